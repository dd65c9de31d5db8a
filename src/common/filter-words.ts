/** Why a filter does not match an event, in words. */
import type {
  AutomationFilter,
  AutomationFilterComparison,
  AutomationFilterCondition,
  AutomationFilterMatch,
} from '../generated/types.ts';
import { conditionHolds, filterFields, matches } from './filter.ts';

type Operator = Exclude<keyof AutomationFilterComparison, 'field'>;

/** What follows on the name of the field. The value of the event is not told: it may be large or private. */
const words: { readonly [Name in Operator]: (wanted: unknown) => string } = {
  equals: wanted => `must be ${JSON.stringify(wanted)}`,
  not_equals: wanted => `must not be ${JSON.stringify(wanted)}`,
  one_of: wanted =>
    `must be one of ${(wanted as readonly unknown[]).map(one => JSON.stringify(one)).join(', ')}`,
  prefix: wanted => `must start with ${JSON.stringify(wanted)}`,
  suffix: wanted => `must end with ${JSON.stringify(wanted)}`,
  contains: wanted => `must contain ${JSON.stringify(wanted)}`,
  exists: wanted => (wanted === true ? 'must exist' : 'must not exist'),
  min: wanted => `must be at least ${wanted}`,
  max: wanted => `must be at most ${wanted}`,
};

const wordsOf = ([operator, wanted]: readonly [string, unknown]): string =>
  words[operator as Operator](wanted);

/** The opposite of the words of an operator. */
const opposite = (text: string): string =>
  text.startsWith('must not ') ? text.replace('must not ', 'must ') : text.replace('must ', 'must not ');

/** Longer conditions are cut: the words are stored with each delivery. */
const longest = 300;
/** Longer values are cut. */
const longestValue = 100;

/** A half of a character cannot be stored. */
const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;

/** What does not hold: of one field, or a list of which one would have to hold. */
type Unmet = { readonly field: string; readonly text: string } | { readonly either: readonly Unmet[][] };

/** What does not hold of a condition that does not hold. `isNot`: of the opposite of one that holds. */
function unmet(condition: AutomationFilterCondition, event: unknown, isNot: boolean): Unmet[] {
  if ('field' in condition) return unmetComparisons(condition, event, isNot);
  const { all, any, not } = condition;
  if (not !== undefined) return unmet(not, event, !isNot);
  return unmetList(all ?? any ?? [], (all === undefined) === isNot, event, isNot);
}

/** Of conditions that must all hold, or of which one must. */
function unmetList(
  list: readonly AutomationFilterCondition[],
  isAll: boolean,
  event: unknown,
  isNot = false,
): Unmet[] {
  const parts = list.filter(one => conditionHolds(one, event) === isNot).map(one => unmet(one, event, isNot));
  return isAll || parts.length === 1 ? parts.flat() : [{ either: parts }];
}

function unmetComparisons(
  { field, ...wanted }: AutomationFilterComparison,
  event: unknown,
  isNot: boolean,
): Unmet[] {
  const comparisons = Object.entries(wanted);
  if (isNot) {
    const parts = comparisons.map(one => [{ field, text: `${field} ${opposite(wordsOf(one))}` }]);
    return parts.length === 1 ? parts.flat() : [{ either: parts }];
  }
  const failing = comparisons.filter(([name, value]) => !conditionHolds({ field, [name]: value }, event));
  // Each comparison holds for an entry of a list, but no entry meets all of them.
  if (failing.length === 0)
    return [{ field, text: `${field} ${comparisons.map(wordsOf).join(' and ')} in one entry` }];
  return failing.map(one => ({ field, text: `${field} ${wordsOf(one)}` }));
}

const start = 'The filter does not match: ';

/** Whether the text that is stored with a delivery says that a filter does not match. */
export const isNoMatch = (text: string | null): boolean => text?.startsWith(start) === true;

/** Why a filter does not match an event, as a sentence that is stored with its delivery; `null`: it matches. */
export const whyNoMatch = (
  filter: AutomationFilter,
  match: AutomationFilterMatch = 'all',
  event: unknown,
): string | null => (matches(filter, event, match) ? null : `${start}${unmetWords(filter, match, event)}.`);

/** Names the first condition that does not hold of a filter that does not match. */
function unmetWords(filter: AutomationFilter, match: string, event: unknown): string {
  if (match === 'any' && filter.length > 1) return `none of its ${filter.length} conditions holds`;
  const [first] = unmetList(filter, match !== 'any', event);
  return first === undefined
    ? 'it has no condition that holds'
    : cut(
        textOf(first, ({ text }) => text),
        longest,
      );
}

/** Names every condition that does not hold, with the value of the event: for whoever tries the filter on it. */
export const unmetValues = (filter: AutomationFilter, event: unknown): string =>
  unmetList(filter, true, event)
    .map(one => textOf(one, ({ field, text }) => `${cut(text, longest)}, ${isWords(field, event)}`))
    .join('; ');

/** The words of what does not hold; where one of several must hold, with `or` between them. */
function textOf(one: Unmet, leaf: (one: Extract<Unmet, { readonly field: string }>) => string): string {
  if (!('either' in one)) return leaf(one);
  return `(${one.either.map(parts => parts.map(part => textOf(part, leaf)).join(' and ')).join(' or ')})`;
}

function isWords(path: string, event: unknown): string {
  const values = filterFields(event, path);
  const [first] = values;
  if (values.every(one => one === undefined)) return 'and is missing';
  return `and is ${cut(JSON.stringify(values.length === 1 ? first : values), longestValue)}`;
}
