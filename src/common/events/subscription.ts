/** Converts the names of events that somebody subscribes to into the event types of endpoints, and back. */
import type { WebhookEndpointRecord } from '../../generated/types.ts';

/** The type that published events have for the storage; their own type stands in their bodies. */
export const published = 'automation.published';

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
  return listedSubscriptionTo(names.length === 0 ? [published] : names, knows);
}

/** The reverse of {@link subscriptionTo}. */
export const eventNamesOf = ({ event_types, types = [] }: SubscribedTypes): string[] =>
  event_types.includes(everything) && event_types.includes(published) && types.length === 0
    ? [everything]
    : [...event_types.filter(type => type !== published), ...types];

/** The reverse of {@link listedSubscriptionTo}. */
export const listedNamesOf = ({ event_types, types = [] }: SubscribedTypes): string[] => [
  ...event_types.filter(type => type !== published || types.length === 0),
  ...types,
];

/**
 * Like {@link subscriptionTo} for webhooks, in which `*` stands for the events of this service only, and published
 * events are all meant by their type `automation.published`.
 */
export function listedSubscriptionTo(
  names: readonly string[],
  knows: (pattern: string) => boolean,
): Required<SubscribedTypes> {
  const own = names.filter(name => name === published || knows(name));
  // All published events are meant: a filter by type would leave some out.
  if (own.includes(published)) return { event_types: own, types: [] };
  const types = names.filter(name => !knows(name));
  return { event_types: [...own, ...(types.length > 0 ? [published] : [])], types };
}
