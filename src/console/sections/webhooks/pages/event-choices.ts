/** The events that a webhook can subscribe to: all, those of a group, and each type. */
import type { OfferedEvent } from '../../../../group/event.ts';
import { patternsOf } from '../../../../repository/index.ts';
import { shortened } from '../../../format.ts';
import type { Html } from '../../../html.ts';
import { choiceGroups } from '../../../pages/choice-groups.ts';
import type { RegisteredEventType } from '../../../section.ts';
import type { WebhookForm } from '../views.ts';

/** Number of characters of a description beside a choice. */
const maxDescribed = 120;

/** Keeps event types that the webhook subscribes to but nobody declares any more. */
export function eventChoices(
  id: string,
  { eventTypes, errors }: WebhookForm,
  events: readonly OfferedEvent[],
  registered: readonly RegisteredEventType[],
): Html {
  const own = registered.map(({ type, description }) => ({
    value: type,
    words: shortened(description, maxDescribed),
  }));
  const others = eventTypes.filter(type => !registered.some(one => one.type === type));
  const patterns = [...new Set([...events.flatMap(({ type }) => patternsOf(type)), ...others])];
  const choiceOf = (value: string) => ({ value, words: wordsFor(value, events) });
  const ofGroups = patterns.filter(one => one !== '*').sort();
  const titles = [...new Set(ofGroups.map(groupOf))];
  return choiceGroups({
    id: `${id}-events`,
    name: 'event_types',
    label: 'Events',
    hint: 'All events, all of a group, or single types.',
    search: 'Search events',
    first: choiceOf('*'),
    groups: [
      ...(own.length === 0 ? [] : [{ title: 'Registered by this workspace', choices: own }]),
      ...titles.map(title => ({
        title,
        choices: ofGroups.filter(one => groupOf(one) === title).map(choiceOf),
      })),
    ],
    chosen: eventTypes,
    error: errors.events,
  });
}

const groupOf = (pattern: string): string => pattern.split('.')[0] ?? '';

function wordsFor(pattern: string, events: readonly OfferedEvent[]): string {
  const own = events.find(({ type }) => type === pattern);
  if (own !== undefined)
    return own.onRequest ? `${own.summary}: sent only if it is chosen here` : own.summary;
  const meant = events.filter(({ type }) => patternsOf(type).includes(pattern));
  if (meant.length === 0) return 'Unknown event';
  const but = meant.some(({ onRequest }) => onRequest)
    ? ', except high-volume events, which must be selected individually'
    : '';
  return pattern === '*'
    ? `Everything that happens${but}`
    : `Every event of the group ${pattern.slice(0, -2)}${but}`;
}
