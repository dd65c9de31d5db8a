/** Deletes old settled deliveries with their events. */
import { type FrozenData, withRecords } from '../data.ts';
import { newestFirst, time } from '../order.ts';
import {
  deliveriesOf,
  type FrozenDelivery,
  webhookEventIn,
  webhookEventsOf,
  withDeliveries,
} from './records.ts';

/** Maximum number of settled deliveries per workspace (the newest), because every change writes the whole file. */
const maxSettled = 1_000;
/** Maximum number of characters of the payloads of their events. */
const maxCharacters = 8_000_000;

/** A copy of the data without deliveries that were settled more than `keepFor` milliseconds ago (`null` keeps all). */
export function pruned(data: FrozenData, keepFor: number | null, now?: string): FrozenData {
  const clock = now === undefined ? Date.now() : time(now);
  const isOld = ({ attempts, created_at }: FrozenDelivery) =>
    keepFor !== null && time(attempts.at(-1)?.at ?? created_at) <= clock - keepFor;
  return Object.keys(data.webhook_deliveries).reduce(
    (next, workspaceId) =>
      without(
        next,
        workspaceId,
        deliveriesOf(next, workspaceId).filter(one => one.state !== 'pending' && isOld(one)),
      ),
    data,
  );
}

/** A copy of the data with at most that number of settled deliveries in a workspace. */
export function bounded(data: FrozenData, workspaceId: string): FrozenData {
  const settled = deliveriesOf(data, workspaceId).filter(({ state }) => state !== 'pending');
  const events = new Set<string>();
  let characters = 0;
  /** Whether there is no room for the event of a delivery. */
  const isTooLarge = ({ event_id: id }: FrozenDelivery) => {
    if (!events.has(id)) characters += webhookEventIn(data, workspaceId, id)?.payload.length ?? 0;
    events.add(id);
    return characters > maxCharacters;
  };
  if (settled.length <= maxSettled && !settled.some(isTooLarge)) return data;
  events.clear();
  characters = 0;
  // Comparing reads each time several times.
  const times = new Map(settled.map(one => [one, time(one.created_at)]));
  const sorted = settled.toSorted(newestFirst(one => times.get(one) ?? 0));
  const end = sorted.findIndex((delivery, index) => index === maxSettled || isTooLarge(delivery));
  return without(data, workspaceId, sorted.slice(end));
}

function without(data: FrozenData, workspaceId: string, removed: readonly FrozenDelivery[]): FrozenData {
  if (removed.length === 0) return data;
  const gone = new Set(removed);
  const stay = deliveriesOf(data, workspaceId).filter(one => !gone.has(one));
  const wanted = new Set(stay.map(({ event_id }) => event_id));
  const events = webhookEventsOf(data, workspaceId).filter(({ id }) => wanted.has(id));
  return withDeliveries(withRecords(data, 'webhook_events', workspaceId, events), workspaceId, stay);
}
