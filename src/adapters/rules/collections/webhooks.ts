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
    bound: { limits: ['webhooks', 'hooks', 'routes'] },
    later: true,
    identity: ['id'],
    // `types` is a filter besides `event_types`: all types are meant without it.
    eventPatterns: { event_types: { all: true }, types: { all: false } },
    secrets: ['secrets.*.secret', 'headers.*', 'config.*'],
    serverWritten: ['recent_failures', 'failing_since'],
  },
  webhook_events: {
    scope: 'workspace',
    bound: { pruned: 'As long as one of their deliveries.' },
    later: true,
    identity: ['id'],
  },
  webhook_deliveries: {
    scope: 'workspace',
    bound: {
      pruned:
        '`webhooks.deliveryRetentionDays` (30) after completion; in a data file, the newest 1,000 of a workspace with 8 MB, and 25,000 pending ones with 16 MB.',
    },
    later: true,
    identity: ['id'],
    released: delivery => (delivery.lease === null ? delivery : { ...delivery, lease: null }),
    upgraded: withMadeEvents,
    references: [
      { field: 'endpoint_id', to: 'webhook_endpoints', reason: 'refers to an unknown endpoint' },
      { field: 'event_id', to: 'webhook_events', reason: 'refers to an unknown event' },
    ],
  },
  // Counts outlive the endpoints.
  delivery_hours: {
    scope: 'workspace',
    bound: { pruned: '61 days.' },
    later: true,
    identity: ['hour', 'kind'],
  },
};
