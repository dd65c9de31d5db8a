/** Why a filter does not match an event, in words. */
import type {
  AutomationFilter,
  AutomationFilterComparison,
  AutomationFilterMatch,
} from '../../generated/types.ts';
import {
  type ComparisonResult,
  type ConditionResult,
  evaluateFilter,
  type FilterResult,
  maxVisitedValues,
} from '../events/filter.ts';
import { cut, startOfJson } from '../json/start-of-json.ts';

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
const maxWords = 300;
/** Longer values are cut. */
const maxValue = 100;

/** What does not hold: of one field, or a list of which one would have to hold. */
type Unmet =
  | { readonly result: ComparisonResult; readonly text: string }
  | { readonly either: readonly Unmet[][] };

/** What does not hold of a condition that does not hold. `isNot`: of the opposite of one that holds. */
function unmetOf(result: ConditionResult, isNot: boolean): Unmet[] {
  if ('condition' in result) return unmetComparisons(result, isNot);
  const { kind, parts } = result;
  if (kind === 'not') return parts.flatMap(part => unmetOf(part, !isNot));
  return unmetList(parts, (kind === 'all') !== isNot, isNot);
}

/** Of conditions that must all hold, or of which one must. */
function unmetList(list: readonly ConditionResult[], isAll: boolean, isNot = false): Unmet[] {
  const parts = list.filter(({ holds }) => holds === isNot).map(one => unmetOf(one, isNot));
  return isAll || parts.length === 1 ? parts.flat() : [{ either: parts }];
}

function unmetComparisons(result: ComparisonResult, isNot: boolean): Unmet[] {
  const { field, ...wanted } = result.condition;
  const comparisons = Object.entries(wanted);
  if (isNot) {
    const parts = comparisons.map(one => [{ result, text: `${field} ${opposite(wordsOf(one))}` }]);
    return parts.length === 1 ? parts.flat() : [{ either: parts }];
  }
  const failing = comparisons.filter(([name]) => result.unmet.has(name));
  // Each comparison holds for an entry of a list, but no entry meets all of them.
  if (failing.length === 0)
    return [{ result, text: `${field} ${comparisons.map(wordsOf).join(' and ')} in one entry` }];
  return failing.map(one => ({ result, text: `${field} ${wordsOf(one)}` }));
}

/** How the text begins that is stored with a delivery that a filter does not match. */
export const startOfNoMatch = 'The filter does not match: ';

/** Whether the text that is stored with a delivery says that a filter does not match. */
export const isNoMatch = (text: string | null): boolean => text?.startsWith(startOfNoMatch) === true;

const tooMany = `${startOfNoMatch}too many values. It visits more than ${maxVisitedValues.toLocaleString('en')} of this event.`;

/** Why a filter does not match an event, as a sentence; `null`: it matches. */
function sentenceOf(
  result: FilterResult,
  words: (parts: readonly ConditionResult[]) => string,
): string | null {
  if (result.outcome === 'matches') return null;
  return result.outcome === 'unmet' ? `${startOfNoMatch}${words(result.parts)}.` : tooMany;
}

/** The sentence that is stored with a delivery. It names the first condition that does not hold. */
export const whyNoMatch = (
  filter: AutomationFilter,
  match: AutomationFilterMatch = 'all',
  event: unknown,
): string | null =>
  sentenceOf(evaluateFilter(filter, event, { match }), parts => {
    if (match === 'any' && filter.length > 1) return `none of its ${filter.length} conditions holds`;
    const [first] = unmetList(parts, match !== 'any');
    return first === undefined
      ? 'it has no condition that holds'
      : cut(
          textOf(first, ({ text }) => text),
          maxWords,
        );
  });

/** Names every condition that does not hold, with the value of the event: for anyone who tries the filter on it. */
export const whyNoMatchInFull = (
  filter: AutomationFilter,
  match: AutomationFilterMatch = 'all',
  event: unknown,
): string | null =>
  sentenceOf(evaluateFilter(filter, event, { match, isThorough: true }), parts =>
    unmetList(parts, true)
      .map(one => textOf(one, ({ result, text }) => `${cut(text, maxWords)}, ${valueWords(result)}`))
      .join('; '),
  );

/** The words of what does not hold; where one of several must hold, with `or` between them. */
function textOf(one: Unmet, leaf: (one: Extract<Unmet, { readonly text: string }>) => string): string {
  if (!('either' in one)) return leaf(one);
  return `(${one.either.map(parts => parts.map(part => textOf(part, leaf)).join(' and ')).join(' or ')})`;
}

function valueWords({ seen, isMissing }: ComparisonResult): string {
  if (isMissing) return 'and is missing';
  return `and is ${startOfJson(seen.length === 1 ? seen[0] : seen, maxValue)}`;
}
