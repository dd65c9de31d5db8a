/** Which events a filter matches: conditions on fields, and groups of them, as `schemas/common/filter.json` has them. */
import type {
  AutomationFilter,
  AutomationFilterComparison,
  AutomationFilterCondition,
  AutomationFilterMatch,
} from '../../generated/types.ts';
import { BudgetSpentError, StepBudget } from '../concurrency/step-budget.ts';
import { stretches } from '../time/event-loop.ts';

/** One evaluation of a filter visits at most this number of values. */
export const maxVisitedValues = 20_000;

/** What an evaluation has found of a comparison or a group. */
export type ConditionResult = ComparisonResult | GroupResult;

export interface ComparisonResult {
  readonly condition: AutomationFilterComparison;
  readonly holds: boolean;
  /** Those of its operators that hold for no value. */
  readonly unmet: ReadonlySet<string>;
  /** The first values of the field; `undefined` stands for what is missing. */
  readonly seen: readonly unknown[];
  /** Whether all values are missing. */
  readonly isMissing: boolean;
}

interface GroupResult {
  readonly kind: 'all' | 'any' | 'not';
  readonly holds: boolean;
  /** Of its conditions up to the one that decides. */
  readonly parts: readonly ConditionResult[];
}

export type FilterResult =
  | { readonly outcome: 'matches' }
  | { readonly outcome: 'too_many_values' }
  /** `parts`: what was found of its conditions. */
  | { readonly outcome: 'unmet'; readonly parts: readonly ConditionResult[] };

export interface FilterOptions {
  /** @default 'all' */
  readonly match?: AutomationFilterMatch | undefined;
  /** Whether to evaluate the conditions after the first one that does not hold, for their words. @default false */
  readonly isThorough?: boolean;
  /** Replaced in tests, which read how many values were visited. */
  readonly budget?: StepBudget;
}

/**
 * Whether all conditions hold for a value, or any of them: an event, with its `type`, `source`, `data` and so on. Without
 * conditions, every event matches. An evaluation that visits too many values ends there, and does not match.
 */
export function evaluateFilter(
  filter: AutomationFilter,
  value: unknown,
  { match = 'all', isThorough = false, budget = new StepBudget(maxVisitedValues) }: FilterOptions = {},
): FilterResult {
  const parts: ConditionResult[] = [];
  const isAny = match === 'any' && filter.length > 0;
  try {
    for (const condition of filter) {
      const part = conditionResult(condition, value, budget);
      parts.push(part);
      if (isAny && part.holds) return { outcome: 'matches' };
      if (!isAny && !part.holds && !isThorough) break;
    }
  } catch (error) {
    if (!(error instanceof BudgetSpentError)) throw error;
    // Only a filter that is known not to match has words for what was evaluated so far.
    if (isAny || parts.every(({ holds }) => holds)) return { outcome: 'too_many_values' };
  } finally {
    stretches.spend(budget.taken);
  }
  return !isAny && parts.every(({ holds }) => holds) ? { outcome: 'matches' } : { outcome: 'unmet', parts };
}

export const matches = (filter: AutomationFilter, value: unknown, match?: AutomationFilterMatch): boolean =>
  evaluateFilter(filter, value, { match }).outcome === 'matches';

/** The schema allows one of the members of a group. */
function conditionResult(
  condition: AutomationFilterCondition,
  value: unknown,
  budget: StepBudget,
): ConditionResult {
  if ('field' in condition) return comparisonResult(condition, value, budget);
  const { all, any, not } = condition;
  if (not !== undefined) {
    const part = conditionResult(not, value, budget);
    return { kind: 'not', holds: !part.holds, parts: [part] };
  }
  const kind = all === undefined ? 'any' : 'all';
  const parts: ConditionResult[] = [];
  for (const one of all ?? any ?? []) {
    const part = conditionResult(one, value, budget);
    parts.push(part);
    if (part.holds === (kind === 'any')) return { kind, holds: part.holds, parts };
  }
  return { kind, holds: kind === 'all', parts };
}

/** As many values as the words about a field can show. */
const maxSeen = 50;

function comparisonResult(
  condition: AutomationFilterComparison,
  event: unknown,
  budget: StepBudget,
): ComparisonResult {
  const { field, ...wanted } = condition;
  const comparisons = Object.entries(wanted) as [Operator, unknown][];
  const unmet = new Set<string>(Object.keys(wanted));
  const seen: unknown[] = [];
  let isMissing = true;
  const holds = someField(event, field.split('.'), budget, value => {
    if (seen.length < maxSeen) seen.push(value);
    if (value !== undefined) isMissing = false;
    let isMet = true;
    for (const [operator, operand] of comparisons) {
      budget.take(stepsOf(operator, value, operand));
      if (holdsFor(operator, value, operand)) unmet.delete(operator);
      else isMet = false;
    }
    return isMet;
  });
  return { condition, holds, unmet, seen, isMissing };
}

const place = /^(0|[1-9]\d{0,9})$/;

/**
 * Whether the condition holds for what stands at a path: one value, or one of each entry of a list where the path has
 * `*`. `undefined` stands for what is missing: in an entry, and of a list without entries. What objects and lists inherit
 * is nothing. It ends with the first value that the condition holds for.
 */
function someField(
  from: unknown,
  names: readonly string[],
  budget: StepBudget,
  condition: (value: unknown) => boolean,
  start = 0,
): boolean {
  let at = from;
  // The last step was an entry of a list.
  if (start === names.length) budget.take();
  for (let step = start; step < names.length && at !== undefined; step += 1) {
    budget.take();
    const name = names[step] as string;
    if (name === '*' && Array.isArray(at) && at.length > 0)
      return at.some(entry => someField(entry, names, budget, condition, step + 1));
    at = inside(at, name);
  }
  return condition(at);
}

function inside(at: unknown, name: string): unknown {
  if (Array.isArray(at)) return place.test(name) ? at[Number(name)] : undefined;
  const isThere = typeof at === 'object' && at !== null && Object.hasOwn(at, name);
  return isThere ? (at as Record<string, unknown>)[name] : undefined;
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

const holdsFor = (operator: Operator, field: unknown, operand: unknown): boolean =>
  (operators[operator] as (field: unknown, operand: unknown) => boolean)(field, operand);

/** Comparing so many characters with each other, or entries of a list, takes one step. */
const charactersOfStep = 10_000;
const entriesOfStep = 10;

/** How many steps a comparison takes besides the visit of the value: none if both are short. */
function stepsOf(operator: Operator, field: unknown, operand: unknown): number {
  if (operator === 'one_of') return Math.floor((operand as unknown[]).length / entriesOfStep);
  if (operator === 'contains' && Array.isArray(field)) return Math.floor(field.length / entriesOfStep);
  if (typeof field !== 'string') return 0;
  // A search for a long text in another one may compare each character with each.
  const width = operator === 'contains' ? (operand as string).length : 1;
  return Math.floor((field.length * width) / charactersOfStep);
}

const decimal = /^[+-]?\d+(\.\d+)?$/;

/** The number that a field is, or is written as. Of anything else `NaN`, which no comparison holds for. */
function numberOf(field: unknown): number {
  if (typeof field === 'number') return field;
  return typeof field === 'string' && decimal.test(field) ? Number(field) : Number.NaN;
}
