import type { CollectionDeclarations } from './collection.ts';

export const webhooks: CollectionDeclarations<
  'webhook_endpoints' | 'webhook_events' | 'webhook_deliveries' | 'delivery_hours'
> = {
  webhook_endpoints: {
    bound: { limits: ['webhooks', 'hooks', 'routes'] },
    identity: ['id'],
    // `types` is a filter besides `event_types`: all types are meant without it.
    eventPatterns: { event_types: { all: true }, types: { all: false } },
    secrets: ['secrets.*.secret', 'headers.*', 'config.*'],
    serverWritten: ['recent_failures', 'failing_since'],
  },
  webhook_events: {
    bound: { pruned: 'As long as one of their deliveries.' },
    identity: ['id'],
  },
  webhook_deliveries: {
    bound: {
      pruned:
        '`webhooks.deliveryRetentionDays` (30) after completion; in a data file, the newest 1,000 of a workspace with 8 MB, and 25,000 pending ones with 16 MB.',
    },
    identity: ['id'],
    released: delivery => (delivery.lease === null ? delivery : { ...delivery, lease: null }),
    references: [
      { field: 'endpoint_id', to: 'webhook_endpoints', reason: 'refers to an unknown endpoint' },
      { field: 'event_id', to: 'webhook_events', reason: 'refers to an unknown event' },
    ],
  },
  // Counts outlive the endpoints.
  delivery_hours: {
    bound: { pruned: '61 days.' },
    identity: ['hour', 'kind'],
  },
};
