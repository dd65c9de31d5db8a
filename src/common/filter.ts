/** Which events a filter matches: conditions on fields, and groups of them, as `schemas/common/filter.json` has them. */
import type {
  AutomationFilter,
  AutomationFilterComparison,
  AutomationFilterCondition,
  AutomationFilterMatch,
} from '../generated/types.ts';

/**
 * Whether all conditions hold for a value, or any of them: an event, with its `type`, `source`, `data` and so on. Without
 * conditions, every event matches.
 */
export function matches(
  filter: AutomationFilter,
  value: unknown,
  match: AutomationFilterMatch = 'all',
): boolean {
  const isMet = (condition: AutomationFilterCondition) => conditionHolds(condition, value);
  return match === 'all' || filter.length === 0 ? filter.every(isMet) : filter.some(isMet);
}

/** Whether a condition or a group holds. The schema allows one of the members of a group. */
export function conditionHolds(condition: AutomationFilterCondition, value: unknown): boolean {
  if ('field' in condition) {
    const { field, ...wanted } = condition;
    return filterFields(value, field).some(found => holds(wanted, found));
  }
  const { all, any, not } = condition;
  if (not !== undefined) return !conditionHolds(not, value);
  const isMet = (one: AutomationFilterCondition) => conditionHolds(one, value);
  return all === undefined ? (any ?? []).some(isMet) : all.every(isMet);
}

const place = /^(0|[1-9]\d{0,9})$/;

/**
 * What stands at a path: one value, or one of each entry of a list where the path has `*`. `undefined` stands for what is
 * missing: in an entry, and of a list without entries. What objects and lists inherit is nothing.
 */
export function filterFields(value: unknown, path: string): readonly unknown[] {
  let found: unknown[] = [value];
  for (const name of path.split('.')) found = found.flatMap(at => inside(at, name));
  return found;
}

function inside(at: unknown, name: string): unknown[] {
  // Each value stands in a list of its own: a value that is a list stays one.
  if (Array.isArray(at)) {
    if (name === '*' && at.length > 0) return at;
    return [place.test(name) ? at[Number(name)] : undefined];
  }
  const isThere = typeof at === 'object' && at !== null && Object.hasOwn(at, name);
  return [isThere ? (at as Record<string, unknown>)[name] : undefined];
}

type Wanted = Omit<AutomationFilterComparison, 'field'>;
type Operator = keyof Wanted;

/** Whether a field is as an operator asks for. The field is there, but for the two that say what is not. */
const operators: {
  readonly [Name in Operator]: (field: unknown, wanted: Exclude<Wanted[Name], undefined>) => boolean;
} = {
  equals: (field, wanted) => field === wanted,
  not_equals: (field, wanted) => field !== wanted,
  one_of: (field, wanted) => (wanted as readonly unknown[]).includes(field),
  prefix: (field, wanted) => typeof field === 'string' && field.startsWith(wanted),
  suffix: (field, wanted) => typeof field === 'string' && field.endsWith(wanted),
  contains: (field, wanted) => (typeof field === 'string' || Array.isArray(field)) && field.includes(wanted),
  exists: (field, wanted) => (field !== undefined) === wanted,
  min: (field, wanted) => numberOf(field) >= wanted,
  max: (field, wanted) => numberOf(field) <= wanted,
};

const holds = (wanted: Wanted, field: unknown): boolean =>
  Object.entries(wanted).every(([name, value]) =>
    (operators[name as Operator] as (field: unknown, wanted: unknown) => boolean)(field, value),
  );

const decimal = /^[+-]?\d+(\.\d+)?$/;

/** The number that a field is, or is written as. Of anything else `NaN`, which no comparison holds for. */
function numberOf(field: unknown): number {
  if (typeof field === 'number') return field;
  return typeof field === 'string' && decimal.test(field) ? Number(field) : Number.NaN;
}
