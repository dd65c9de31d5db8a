/** What the schema of a filter cannot refuse: too many conditions in all, and groups that are too deep or say two things. */
import type { AutomationFilter, AutomationFilterCondition } from '../generated/types.ts';
import type { Problem } from './errors.ts';

/** At most this number of groups inside each other. */
const deepestGroup = 5;
/** At most this number of conditions of a filter, with those in groups. */
const mostConditions = 50;

/** What is wrong with a filter that fits its schema. `pointer`: where the filter stands. */
export function filterProblems(filter: AutomationFilter = [], pointer = '/filter'): Problem[] {
  const problems: Problem[] = [];
  let conditions = 0;
  const visit = (condition: AutomationFilterCondition, at: string, depth: number): void => {
    if ('field' in condition) {
      conditions += 1;
      return;
    }
    if (Object.keys(condition).length > 1)
      problems.push({ pointer: at, reason: 'must have only one of all, any and not' });
    if (depth > deepestGroup) {
      problems.push({ pointer: at, reason: `is in more than ${deepestGroup} groups` });
      return;
    }
    const { all = [], any = [], not } = condition;
    for (const [name, list] of Object.entries({ all, any }))
      for (const [index, one] of list.entries()) visit(one, `${at}/${name}/${index}`, depth + 1);
    if (not !== undefined) visit(not, `${at}/not`, depth + 1);
  };
  for (const [index, one] of filter.entries()) visit(one, `${pointer}/${index}`, 1);
  if (conditions > mostConditions)
    problems.push({
      pointer,
      reason: `must have at most ${mostConditions} conditions, with those in groups`,
    });
  return problems;
}
