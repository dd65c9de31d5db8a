/** Deletes old settled deliveries with their events. */
import { type Data, withRecords } from '../data.ts';
import { newestFirst, time } from '../order.ts';
import { type Delivery, deliveriesOf, eventsOf, withDeliveries } from './records.ts';

/** Maximum number of settled deliveries per workspace (the newest), because every change writes the whole file. */
const mostSettled = 1_000;

const byAge = newestFirst<Delivery>(({ created_at }) => created_at);

/** A copy of the data without deliveries that were settled more than `keepFor` milliseconds ago (`null` keeps all). */
export function pruned(data: Data, keepFor: number | null, now?: string): Data {
  const clock = now === undefined ? Date.now() : time(now);
  const isOld = ({ attempts, created_at }: Delivery) =>
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
export function bounded(data: Data, workspaceId: string): Data {
  const settled = deliveriesOf(data, workspaceId).filter(({ state }) => state !== 'pending');
  return settled.length <= mostSettled
    ? data
    : without(data, workspaceId, settled.toSorted(byAge).slice(mostSettled));
}

function without(data: Data, workspaceId: string, removed: readonly Delivery[]): Data {
  if (removed.length === 0) return data;
  const gone = new Set(removed);
  const stay = deliveriesOf(data, workspaceId).filter(one => !gone.has(one));
  const wanted = new Set(stay.map(({ event_id }) => event_id));
  const events = eventsOf(data, workspaceId).filter(({ id }) => wanted.has(id));
  return withDeliveries(withRecords(data, 'webhook_events', workspaceId, events), workspaceId, stay);
}
