/**
 * What the schema of a filter does not refuse: too many conditions in all, paths that are too long, and groups that are too
 * deep or say two things. Filters that were stored before a limit may exceed it.
 */
import type { AutomationFilter, AutomationFilterCondition } from '../../generated/types.ts';
import type { Problem } from '../errors/errors.ts';

/** At most this number of groups inside each other. */
const deepestGroup = 5;
/** At most this number of conditions of a filter, with those in groups. */
const maxConditions = 50;

/** More problems are not looked for: a body may have tens of thousands. */
const maxProblems = 20;
/** At most this number of names, places and `*` in a path. */
const maxSteps = 20;
/** At most this number of `*` in a path: each one goes through a list. */
const maxLists = 3;

function pathProblems(path: string, pointer: string): Problem[] {
  const steps = path.split('.');
  const reasons = [
    ...(steps.length > maxSteps ? [`must have a path of at most ${maxSteps} parts`] : []),
    ...(steps.filter(step => step === '*').length > maxLists
      ? [`must have a path with at most ${maxLists} *`]
      : []),
  ];
  return reasons.map(reason => ({ pointer, reason }));
}

/** The paths of a filter. */
function pathsIn(filter: readonly AutomationFilterCondition[]): string[] {
  return filter.flatMap(one => {
    if ('field' in one) return [one.field];
    const { all = [], any = [], not } = one;
    return pathsIn([...all, ...any, ...(not === undefined ? [] : [not])]);
  });
}

/**
 * What is wrong with a filter that fits its schema. `stored`: the one that it replaces, whose paths may be longer, because
 * they were stored before there was a limit.
 */
export function filterProblems(filter: AutomationFilter = [], stored: AutomationFilter = []): Problem[] {
  const problems: Problem[] = [];
  const known = new Set(pathsIn(stored));
  let conditions = 0;
  const visit = (condition: AutomationFilterCondition, at: string, depth: number): void => {
    if (conditions > maxConditions || problems.length >= maxProblems) return;
    if ('field' in condition) {
      conditions += 1;
      if (!known.has(condition.field)) problems.push(...pathProblems(condition.field, `${at}/field`));
      return;
    }
    if (Object.keys(condition).length > 1)
      problems.push({ pointer: at, reason: 'must contain exactly one of all, any or not' });
    if (depth > deepestGroup) {
      problems.push({ pointer: at, reason: `is in more than ${deepestGroup} groups` });
      return;
    }
    const { all = [], any = [], not } = condition;
    for (const [name, list] of Object.entries({ all, any }))
      for (const [index, one] of list.entries()) visit(one, `${at}/${name}/${index}`, depth + 1);
    if (not !== undefined) visit(not, `${at}/not`, depth + 1);
  };
  for (const [index, one] of filter.entries()) visit(one, `/filter/${index}`, 1);
  if (conditions > maxConditions)
    problems.push({
      pointer: '/filter',
      reason: `must have at most ${maxConditions} conditions, with those in groups`,
    });
  return problems;
}
