import { type AutomationRepository, refuse } from '../../../repository/index.ts';
import { checkPublished, firstOfEach, requestRecord } from '../../rules/automation.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { checkTimes } from '../../rules/storable.ts';
import { type FrozenData, hasWorkspace } from '../data.ts';
import { clockOf } from '../order.ts';
import type { Store } from '../store.ts';
import { withEvents as withHappened } from '../webhooks/records.ts';
import { checkWaiting } from '../webhooks/room.ts';
import {
  eventIn,
  eventsOf,
  type FrozenAutomationEvent,
  identitiesIn,
  isLive,
  isScheduled,
  requestsOf,
  sizeOf,
  withEvents,
  withRequests,
} from './records.ts';

export function lowdbAutomationPublishing(
  store: Store,
): Pick<AutomationRepository, 'publish' | 'findPublished'> {
  return {
    async findPublished(workspaceId, { scope, key, fingerprint, now }) {
      checkTimes('automation.findPublished', {}, { now });
      const clock = clockOf(now);
      const known = requestsOf(store.data, workspaceId).find(
        one => one.scope === scope && one.key === key && isLive(one, clock),
      );
      return known?.fingerprint === fingerprint ? stored(store.data, workspaceId, known.event_ids) : null;
    },

    async publish(
      workspaceId,
      given,
      { request, most = Number.POSITIVE_INFINITY, events: happened = () => [] } = {},
    ) {
      const copies = deepFreeze(structuredClone(given));
      const asked = structuredClone(request);
      checkPublished(copies, asked);
      return store.commit(data => {
        if (!hasWorkspace(data, workspaceId)) return refuse('workspace_unknown');
        const clock = clockOf(asked?.now);
        const live = requestsOf(data, workspaceId).filter(one => isLive(one, clock));
        const known = live.find(({ scope, key }) => scope === asked?.scope && key === asked.key);
        if (known !== undefined)
          return known.fingerprint === asked?.fingerprint
            ? { data, result: { events: stored(data, workspaceId, known.event_ids), isNew: false } }
            : refuse('key_reused');
        const { fresh, events } = among(data, workspaceId, copies);
        let next = data;
        if (fresh.length > 0)
          next = withEvents(next, workspaceId, [...eventsOf(next, workspaceId), ...fresh], clock);
        if (asked !== undefined) {
          const record = requestRecord(
            asked,
            events.map(({ id }) => id),
          );
          next = withRequests(next, workspaceId, [...live, record]);
        }
        const reported = fresh.flatMap(event => happened(event));
        const published = withHappened(next, workspaceId, reported);
        const scheduled = eventsOf(published.data, workspaceId).filter(event => isScheduled(event, clock));
        const isScheduling = fresh.some(event => isScheduled(event, clock));
        if (isScheduling && scheduled.length > most) return refuse('too_many');
        if (published.added > 0 || isScheduling) checkWaiting(published.data, workspaceId, sizeOf(scheduled));
        return {
          data: published.data,
          result: { events, isNew: fresh.length > 0 },
        };
      });
    },
  };
}

const stored = (data: FrozenData, workspaceId: string, ids: readonly string[]): FrozenAutomationEvent[] =>
  ids.flatMap(id => eventIn(data, workspaceId, id) ?? []);

/** Each event as it is stored then, and those of them that are not there yet. */
function among(data: FrozenData, workspaceId: string, given: readonly FrozenAutomationEvent[]) {
  const first = firstOfEach(given);
  const known = identitiesIn(data, workspaceId);
  const storedAs = (event: FrozenAutomationEvent) =>
    known.sameAs(first.get(event) ?? event) ?? first.get(event) ?? event;
  const events = given.map(storedAs);
  return { events, fresh: [...new Set(given.filter((event, index) => events[index] === event))] };
}
