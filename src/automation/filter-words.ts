/** Why a filter does not match an event, in words. */
import type { AutomationFilter, AutomationFilterCondition } from '../generated/types.ts';
import { matches } from './filter.ts';

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

/** Names the first condition that does not hold of a filter that does not match. */
export function unmetWords(filter: AutomationFilter, match: string, event: unknown): string {
  if (match === 'any' && filter.length > 1) return `none of its ${filter.length} conditions holds`;
  for (const { field, ...wanted } of filter)
    for (const [operator, value] of Object.entries(wanted))
      if (!matches([{ field, [operator]: value }], event)) {
        const text = `${field} ${words[operator as Operator](value)}`;
        return text.length > longest ? `${text.slice(0, longest)}…` : text;
      }
  return 'it has no condition that holds';
}
