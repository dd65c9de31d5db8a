/** Converts the event names of hooks and routes to the event types of their webhook endpoints. */
import { invalidParameters } from '../common/errors.ts';
import type { WebhookEndpointRecord } from '../generated/types.ts';
import { published } from './types.ts';

type SubscribedTypes = Pick<WebhookEndpointRecord, 'event_types' | 'types'>;

const everything = '*';

/**
 * Returns the event types for names. The events of this service have their own types; published events have the type
 * that they were published with. `knows` tells whether a name is an event of this service. Without names: all published
 * events.
 */
export function subscriptionTo(
  names: readonly string[],
  knows: (pattern: string) => boolean,
): Required<SubscribedTypes> {
  if (names.includes(everything)) return { event_types: [everything, published], types: [] };
  const own = names.filter(name => knows(name));
  const types = names.filter(name => !knows(name));
  return {
    event_types: [...own, ...(types.length > 0 || names.length === 0 ? [published] : [])],
    types,
  };
}

/**
 * Refuses groups of published events, such as `order.*`: only the events of this service have groups, so nothing would
 * ever match it. `names`: by the pointers to them.
 * @throws MarketplaceError 400
 */
export function refuseGroups(names: ReadonlyMap<string, string>, knows: (pattern: string) => boolean): void {
  for (const [pointer, name] of names)
    if (name.endsWith('.*') && !knows(name))
      throw invalidParameters({
        pointer,
        reason: 'is no group of events of this service: name published events one by one, or use *',
      });
}

/** The reverse of {@link subscriptionTo}. */
export const eventNamesOf = ({ event_types, types = [] }: SubscribedTypes): string[] =>
  event_types.includes(everything)
    ? [everything]
    : [...event_types.filter(type => type !== published), ...types];
