import type { WebhookDeliveryRecord } from '../../../generated/types.ts';
import type { CollectionDeclarations } from './collection.ts';

/** Earlier versions told what a route made in words alone. */
function withMadeEvents(delivery: WebhookDeliveryRecord): WebhookDeliveryRecord {
  const last = delivery.attempts.at(-1);
  if (last === undefined || last.status !== null || last.made_events !== undefined) return delivery;
  const [, id] = /^(evt_[A-Za-z0-9_-]{22}) was made\.$/.exec(last.response ?? '') ?? [];
  if (id === undefined) return delivery;
  return { ...delivery, attempts: [...delivery.attempts.slice(0, -1), { ...last, made_events: [id] }] };
}

export const webhooks: CollectionDeclarations<
  'webhook_endpoints' | 'webhook_events' | 'webhook_deliveries' | 'delivery_hours'
> = {
  webhook_endpoints: {
    scope: 'workspace',
    later: true,
    identity: ['id'],
    secrets: ['secrets.*.secret', 'headers.*', 'config.*'],
  },
  webhook_events: { scope: 'workspace', later: true, identity: ['id'] },
  webhook_deliveries: {
    scope: 'workspace',
    later: true,
    identity: ['id'],
    released: delivery => (delivery.lease === null ? delivery : { ...delivery, lease: null }),
    transient: ['lease'],
    upgraded: withMadeEvents,
    references: [
      { field: 'endpoint_id', to: 'webhook_endpoints', reason: 'refers to an unknown endpoint' },
      { field: 'event_id', to: 'webhook_events', reason: 'refers to an unknown event' },
    ],
  },
  // Counts outlive the endpoints.
  delivery_hours: { scope: 'workspace', later: true, identity: ['hour', 'kind'] },
};
