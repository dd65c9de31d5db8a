/** Which events a route takes: conditions on fields, as `schemas/automation/filter.json` has them. */
import type {
  AutomationFilter,
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
  const isMet = (condition: AutomationFilterCondition) =>
    holds(condition, filterField(value, condition.field));
  return match === 'all' || filter.length === 0 ? filter.every(isMet) : filter.some(isMet);
}

const place = /^(0|[1-9]\d{0,9})$/;

/** What stands at a path, or `undefined`. What objects and lists inherit is nothing. */
export function filterField(value: unknown, path: string): unknown {
  let at = value;
  for (const name of path.split('.')) {
    if (Array.isArray(at)) at = place.test(name) ? at[Number(name)] : undefined;
    else if (typeof at === 'object' && at !== null && Object.hasOwn(at, name))
      at = (at as Record<string, unknown>)[name];
    else return undefined;
  }
  return at;
}

type Operator = Exclude<keyof AutomationFilterCondition, 'field'>;

/** Whether a field is as an operator asks for. The field is there, but for the two that say what is not. */
const operators: {
  readonly [Name in Operator]: (
    field: unknown,
    wanted: Exclude<AutomationFilterCondition[Name], undefined>,
  ) => boolean;
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

function holds(condition: AutomationFilterCondition, field: unknown): boolean {
  const { field: _, ...wanted } = condition;
  return Object.entries(wanted).every(([name, value]) =>
    (operators[name as Operator] as (field: unknown, wanted: unknown) => boolean)(field, value),
  );
}

const decimal = /^[+-]?\d+(\.\d+)?$/;

/** The number that a field is, or is written as. Of anything else `NaN`, which no comparison holds for. */
function numberOf(field: unknown): number {
  if (typeof field === 'number') return field;
  return typeof field === 'string' && decimal.test(field) ? Number(field) : Number.NaN;
}
