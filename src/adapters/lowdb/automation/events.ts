import { groupBy } from '../../../common/collections/group-by.ts';
import { dayOf } from '../../../common/time/days.ts';
import { fitting } from '../../../repository/filters.ts';
import {
  type AutomationRepository,
  automationEventFilters,
  automationFeedFilters,
  maxCountedEvents,
  momentOf,
  refuse,
} from '../../../repository/index.ts';
import { sizeOfEvent } from '../../rules/automation.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { isOfType } from '../../rules/event-types.ts';
import { firstPage } from '../../rules/feed.ts';
import { checkCounts, checkTimes } from '../../rules/storable.ts';
import type { FrozenData } from '../data.ts';
import { type FeedSource, readFeedPage } from '../feed.ts';
import { clockOf, time } from '../order.ts';
import type { Store } from '../store.ts';
import { withEvents as withHappened, withoutUnclaimed } from '../webhooks/records.ts';
import { pruned } from './prune.ts';
import {
  eventIn,
  eventsOf,
  type FrozenAutomationEvent,
  inOrder,
  isScheduled,
  numberOf,
  withEvents,
  withNumber,
} from './records.ts';

/** What the feed has no number for yet, in the order in which it was published. */
const unnumbered = (data: FrozenData, workspaceId: string, clock: number): FrozenAutomationEvent[] =>
  inOrder(
    eventsOf(data, workspaceId).filter(
      event => event.sequence === null && event.cancelled_at === null && !isScheduled(event, clock),
    ),
  );

const feedOf = (workspaceId: string, clock: number): FeedSource<FrozenAutomationEvent> => ({
  events: data => eventsOf(data, workspaceId),
  waiting: data => unnumbered(data, workspaceId, clock),
  withNumbered: (data, numbered) =>
    withEvents(
      data,
      workspaceId,
      eventsOf(data, workspaceId).map(event => numbered.get(event) ?? event),
      clock,
    ),
  given: data => numberOf(data, workspaceId, 'sequence') ?? 0,
  withGiven: (data, last) => withNumber(data, workspaceId, 'sequence', last),
  pruned: data => numberOf(data, workspaceId, 'pruned') ?? 0,
  sizeOf: sizeOfEvent,
});

const stateOf = (event: FrozenAutomationEvent, clock: number) => {
  if (event.cancelled_at !== null) return 'cancelled';
  return isScheduled(event, clock) ? 'scheduled' : 'published';
};

export function lowdbAutomationEvents(store: Store) {
  return {
    async feed(workspaceId, query) {
      const { after = 0, limit, now } = query;
      checkCounts('automation.feed', { after, limit });
      checkTimes('automation.feed', {}, { now });
      return readFeedPage(store, feedOf(workspaceId, clockOf(now)), {
        after,
        limit,
        matches: fitting(automationFeedFilters, query),
      });
    },

    listEvents(workspaceId, query) {
      const { type, state, since, until, limit, after, now } = query;
      checkCounts('automation.listEvents', { limit });
      checkTimes('automation.listEvents', {}, { since, until, now });
      const clock = clockOf(now);
      const last = after === undefined ? undefined : eventIn(store.data, workspaceId, after);
      if (after !== undefined && last === undefined) return { events: [], next: null };
      const fits = fitting(automationEventFilters, query);
      const latestFirst = inOrder(eventsOf(store.data, workspaceId)).reverse();
      const all = latestFirst
        .slice(last === undefined ? 0 : latestFirst.indexOf(last) + 1)
        .filter(
          event =>
            (type === undefined || isOfType(event.type, type)) &&
            (state === undefined || stateOf(event, clock) === state) &&
            fits({ ...event, at: momentOf(event) }),
        );
      const events = firstPage(all, limit, sizeOfEvent);
      return { events, next: all.length > events.length ? (events.at(-1)?.id ?? null) : null };
    },

    countEvents(workspaceId, { type, endpointId, since, until }) {
      checkTimes('automation.countEvents', { since, until });
      const moments = inOrder(eventsOf(store.data, workspaceId)).flatMap(event => {
        if (event.cancelled_at !== null || (type !== undefined && event.type !== type)) return [];
        if (endpointId !== undefined && event.endpoint_id !== endpointId) return [];
        const at = time(momentOf(event));
        return at >= time(since) && at <= time(until) ? [dayOf(at)] : [];
      });
      const days = groupBy(moments.slice(-maxCountedEvents), day => day);
      return [...days].map(([name, { length: events }]) => ({ name, events }));
    },

    findEvent: (workspaceId, eventId) => eventIn(store.data, workspaceId, eventId) ?? null,

    async cancel(workspaceId, eventId, { now, events: happened = () => [] } = {}) {
      checkTimes('automation.cancel', {}, { now });
      return store.commit(data => {
        const clock = clockOf(now);
        const event = eventIn(data, workspaceId, eventId);
        if (event === undefined) return refuse('not_found');
        if (event.cancelled_at !== null) return { data, result: event };
        const rest = withoutUnclaimed(data, workspaceId, eventId);
        if (!isScheduled(event, clock) || event.sequence !== null || rest === null) return refuse('ended');
        const cancelled = deepFreeze({ ...event, cancelled_at: new Date(clock).toISOString() });
        const events = eventsOf(rest, workspaceId).map(one => (one.id === eventId ? cancelled : one));
        const next = withEvents(rest, workspaceId, events, clock);
        return { data: withHappened(next, workspaceId, happened(cancelled)).data, result: cancelled };
      });
    },

    prune: ({ retentionDays, now }) =>
      store.commit(data => ({ data: pruned(data, retentionDays, clockOf(now)), result: false })),
  } satisfies Partial<AutomationRepository>;
}
