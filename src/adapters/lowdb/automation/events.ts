import { type AutomationRepository, momentOf, type Refused, refuse } from '../../../repository/index.ts';
import { checkRetention, endOfPage, firstPage, numberedAtOnce, settingsOf } from '../../data/automation.ts';
import { deepFreeze } from '../../data/deep-freeze.ts';
import { checkCounts, checkTimes } from '../../data/storable.ts';
import type { Data } from '../data.ts';
import { time } from '../order.ts';
import type { Store } from '../store.ts';
import { withEvents as withHappened, withoutUnclaimed } from '../webhooks/records.ts';
import { pruned } from './prune.ts';
import {
  clockOf,
  type Event,
  eventIn,
  eventsOf,
  isScheduled,
  latestFirst,
  numberOf,
  withEvents,
  withNumber,
} from './records.ts';

type EventMethods = Pick<
  AutomationRepository,
  'feed' | 'listEvents' | 'findEvent' | 'cancel' | 'findSettings' | 'changeSettings' | 'prune'
>;

/** What the feed has no number for yet, in the order in which it was published. */
const unnumbered = (data: Data, workspaceId: string, clock: number): Event[] =>
  eventsOf(data, workspaceId)
    .filter(event => event.sequence === null && event.cancelled_at === null && !isScheduled(event, clock))
    .sort((one, other) => -latestFirst(one, other));

function withSequences(data: Data, workspaceId: string, clock: number): Data {
  const last = numberOf(data, workspaceId, 'sequence') ?? 0;
  const next = unnumbered(data, workspaceId, clock).slice(0, numberedAtOnce);
  if (next.length === 0) return data;
  const sequences = new Map(next.map(({ id }, index) => [id, last + index + 1]));
  const events = eventsOf(data, workspaceId).map(event => {
    const sequence = sequences.get(event.id);
    return sequence === undefined ? event : { ...event, sequence };
  });
  const numbered = withEvents(data, workspaceId, events, clock);
  return withNumber(numbered, workspaceId, 'sequence', last + next.length);
}

const stateOf = (event: Event, clock: number) => {
  if (event.cancelled_at !== null) return 'cancelled';
  return isScheduled(event, clock) ? 'scheduled' : 'published';
};

export function lowdbAutomationEvents(store: Store): EventMethods {
  return {
    async feed(workspaceId, { after = 0, limit, type, now }) {
      checkCounts('automation.feed', { after, limit });
      checkTimes('automation.feed', {}, { now });
      const clock = clockOf(now);
      const data =
        unnumbered(store.data, workspaceId, clock).length === 0
          ? store.data
          : await store.commit(before => {
              const next = withSequences(before, workspaceId, clock);
              return { data: next, result: next };
            });
      const all = eventsOf(data, workspaceId)
        .filter(one => (one.sequence ?? 0) > after && (type === undefined || one.type === type))
        .sort((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0));
      const events = firstPage(all, limit);
      const isFull = all.length > events.length;
      const given = numberOf(data, workspaceId, 'sequence') ?? 0;
      return {
        events,
        last: endOfPage(events, { after, given, isFull }),
        hasMore: isFull || unnumbered(data, workspaceId, clock).length > 0,
      };
    },

    listEvents(workspaceId, { endpointId, type, state, since, until, limit, after, now }) {
      checkCounts('automation.listEvents', { limit });
      checkTimes('automation.listEvents', {}, { since, until, now });
      const clock = clockOf(now);
      const last = after === undefined ? undefined : eventIn(store.data, workspaceId, after);
      if (after !== undefined && last === undefined) return { events: [], next: null };
      const all = eventsOf(store.data, workspaceId)
        .filter(
          event =>
            (endpointId === undefined || event.endpoint_id === endpointId) &&
            (type === undefined || event.type === type) &&
            (state === undefined || stateOf(event, clock) === state) &&
            (since === undefined || time(momentOf(event)) >= time(since)) &&
            (until === undefined || time(momentOf(event)) <= time(until)) &&
            (last === undefined || latestFirst(last, event) < 0),
        )
        .sort(latestFirst);
      const events = firstPage(all, limit);
      return { events, next: all.length > events.length ? (events.at(-1)?.id ?? null) : null };
    },

    findEvent: (workspaceId, eventId) => eventIn(store.data, workspaceId, eventId) ?? null,

    async cancel(workspaceId, eventId, { now, events: happened = () => [] } = {}) {
      checkTimes('automation.cancel', {}, { now });
      return store.commit<Event | Refused<'not_found' | 'ended'>>(data => {
        const clock = clockOf(now);
        const event = eventIn(data, workspaceId, eventId);
        if (event === undefined) return { data, result: refuse('not_found') };
        if (event.cancelled_at !== null) return { data, result: event };
        const rest = withoutUnclaimed(data, workspaceId, eventId);
        if (!isScheduled(event, clock) || event.sequence !== null || rest === null)
          return { data, result: refuse('ended') };
        const cancelled = deepFreeze({ ...event, cancelled_at: new Date(clock).toISOString() });
        const events = eventsOf(rest, workspaceId).map(one => (one.id === eventId ? cancelled : one));
        const next = withEvents(rest, workspaceId, events, clock);
        return { data: withHappened(next, workspaceId, happened(cancelled)).data, result: cancelled };
      });
    },

    findSettings: workspaceId => settingsOf(numberOf(store.data, workspaceId, 'retention_days')),

    async changeSettings(workspaceId, { retention_days }) {
      checkRetention(retention_days);
      return store.commit<ReturnType<typeof settingsOf> | Refused<'workspace_unknown'>>(data =>
        data.workspaces.some(({ id }) => id === workspaceId)
          ? {
              data: withNumber(data, workspaceId, 'retention_days', retention_days),
              result: settingsOf(retention_days ?? undefined),
            }
          : { data, result: refuse('workspace_unknown') },
      );
    },

    prune: ({ retentionDays, now }) =>
      store.commit(data => ({ data: pruned(data, retentionDays, clockOf(now)), result: false })),
  };
}
