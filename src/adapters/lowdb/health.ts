import type { StorageHealth } from '../../repository/health.ts';
import { derived, recordsOf } from './data.ts';
import { time } from './order.ts';
import type { Store } from './store.ts';
import { deliveriesOf, endpointsById, type FrozenDelivery, webhookEndpointsOf } from './webhooks/records.ts';

/** When the first pending delivery of each endpoint is due. */
const firstDue = derived((deliveries: readonly FrozenDelivery[]) => {
  const first = new Map<string, number>();
  for (const { state, next_attempt_at, endpoint_id } of deliveries) {
    if (state !== 'pending' || next_attempt_at === null) continue;
    const at = time(next_attempt_at);
    if (at < (first.get(endpoint_id) ?? Number.POSITIVE_INFINITY)) first.set(endpoint_id, at);
  }
  return first;
});

const earliest = (times: readonly number[]): number | null =>
  times.length === 0 ? null : times.reduce((one, other) => Math.min(one, other));

/** How the data are. A file that cannot be written any more is noticed by the next change. */
export const lowdbHealth =
  (store: Store): (() => StorageHealth) =>
  () => {
    const { data } = store;
    const now = Date.now();
    const due = Object.keys(data.webhook_deliveries).flatMap(workspaceId => {
      const endpoints = endpointsById(webhookEndpointsOf(data, workspaceId));
      return [...firstDue(deliveriesOf(data, workspaceId))]
        .filter(([id, at]) => at <= now && endpoints.get(id)?.state === 'active')
        .map(([, at]) => at);
    });
    const waiting = Object.keys(data.channel_commands).flatMap(workspaceId =>
      recordsOf(data, 'channel_commands', workspaceId)
        .filter(({ state }) => state === 'waiting')
        .map(({ created_at }) => time(created_at)),
    );
    return { now, pendingMigrations: [], oldestDelivery: earliest(due), oldestCommand: earliest(waiting) };
  };
