/** Settled deliveries that are of no use any more, removed with their events. */
import { type Data, withRecords } from '../data.ts';
import { newestFirst, time } from '../order.ts';
import { type Delivery, deliveriesOf, eventsOf, withDeliveries } from './records.ts';

/** So many settled deliveries of a workspace stay, the newest: with every change the whole file is written. */
const mostSettled = 1_000;

const byAge = newestFirst<Delivery>(({ created_at }) => created_at);

/** The data without what has been settled for longer than `keepFor` milliseconds (`null`: however long). */
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

/** The data in which a workspace has no more settled deliveries than stay. */
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
