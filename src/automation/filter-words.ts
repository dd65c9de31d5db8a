/** Why a filter does not match an event, in words. */
import type { AutomationFilter, AutomationFilterCondition } from '../generated/types.ts';
import { filterField, matches } from './filter.ts';

type Operator = Exclude<keyof AutomationFilterCondition, 'field'>;

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

/** Longer conditions are cut: the words are stored with each delivery. */
const longest = 300;
/** Longer values are cut. */
const longestValue = 100;

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);

/** Each condition that does not hold, as its field and what follows on its name. */
const unmet = (
  filter: AutomationFilter,
  event: unknown,
): { readonly field: string; readonly text: string }[] =>
  filter.flatMap(({ field, ...wanted }) =>
    Object.entries(wanted)
      .filter(([operator, value]) => !matches([{ field, [operator]: value }], event))
      .map(([operator, value]) => ({ field, text: `${field} ${words[operator as Operator](value)}` })),
  );

/** Names the first condition that does not hold of a filter that does not match. */
export function unmetWords(filter: AutomationFilter, match: string, event: unknown): string {
  if (match === 'any' && filter.length > 1) return `none of its ${filter.length} conditions holds`;
  const [first] = unmet(filter, event);
  return first === undefined ? 'it has no condition that holds' : cut(first.text, longest);
}

/** Names every condition that does not hold, with the value of the event: for whoever tries the filter on it. */
export const unmetValues = (filter: AutomationFilter, event: unknown): string =>
  unmet(filter, event)
    .map(({ field, text }) => `${cut(text, longest)}, ${isWords(filterField(event, field))}`)
    .join('; ');

const isWords = (value: unknown): string =>
  value === undefined ? 'and is missing' : `and is ${cut(JSON.stringify(value), longestValue)}`;
