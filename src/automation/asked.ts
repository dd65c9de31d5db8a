/** What hooks and routes ask for by the names of events, as their endpoints have it. */
import type { WebhookEndpointRecord } from '../generated/types.ts';
import { published } from './types.ts';

type Asked = Pick<WebhookEndpointRecord, 'event_types' | 'types'>;

const everything = '*';

/**
 * Events of this service are asked for by their own types, others by the types that they are published with.
 * `knows`: whether there is an event of this service. Without names: all that are published.
 */
export function askFor(names: readonly string[], knows: (pattern: string) => boolean): Required<Asked> {
  if (names.includes(everything)) return { event_types: [everything, published], types: [] };
  const own = names.filter(name => knows(name));
  const types = names.filter(name => !knows(name));
  return {
    event_types: [...own, ...(types.length > 0 || names.length === 0 ? [published] : [])],
    types,
  };
}

/** The names that led to {@link askFor}. */
export const namesOf = ({ event_types, types = [] }: Asked): string[] =>
  event_types.includes(everything)
    ? [everything]
    : [...event_types.filter(type => type !== published), ...types];
