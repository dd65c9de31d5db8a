import type { WebhookAttempt } from '../../generated/types.ts';
import type { Claim, Settlement, WebhookJob, WebhooksRepository } from '../../repository/index.ts';
import { shop } from '../sample.ts';

export const now = '2026-05-05T05:05:05Z';
export const until = '2026-05-05T05:06:05Z';
export const later = '2026-06-06T06:06:06Z';

/** From {@link now} to {@link later}, in milliseconds. */
export const fromNowToLater = Date.parse(later) - Date.parse(now);

export const claimOf = (token: string, more: Partial<Claim> = {}): Claim => ({
  token,
  now,
  leaseFor: 60_000,
  limit: 100,
  perEndpoint: 100,
  ...more,
});

export const idsOf = (jobs: readonly WebhookJob[]) => jobs.map(({ delivery }) => delivery.id).sort();

export const attempt = (status: number): WebhookAttempt => ({
  at: now,
  duration_ms: 12,
  status,
  error: null,
  response: 'ok',
});

export const settlementOf = (
  { workspaceId, delivery }: WebhookJob,
  more: Partial<Settlement> = {},
): Settlement => ({
  workspaceId,
  deliveryId: delivery.id,
  endpointId: delivery.endpoint_id,
  attempt: attempt(200),
  state: 'succeeded',
  retryAfter: null,
  events: [],
  ...more,
});

export const all = (webhooks: WebhooksRepository) => webhooks.listDeliveries(shop, { limit: 100 });
