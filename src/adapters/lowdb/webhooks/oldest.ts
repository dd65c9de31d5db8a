import { derived, type FrozenData } from '../data.ts';
import { time } from '../order.ts';
import { deliveriesOf, endpointsById, type FrozenDelivery, webhookEndpointsOf } from './records.ts';

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

/** Since when the deliveries to active endpoints are due: the oldest of each endpoint. */
export const dueSince = (data: FrozenData, now: number): number[] =>
  Object.keys(data.webhook_deliveries).flatMap(workspaceId => {
    const endpoints = endpointsById(webhookEndpointsOf(data, workspaceId));
    return [...firstDue(deliveriesOf(data, workspaceId))]
      .filter(([id, at]) => at <= now && endpoints.get(id)?.state === 'active')
      .map(([, at]) => at);
  });
