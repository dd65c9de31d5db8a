import type { Declared } from './collection.ts';

export const webhooks: Declared<'webhook_endpoints' | 'webhook_events' | 'webhook_deliveries'> = {
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
    references: [
      { field: 'endpoint_id', to: 'webhook_endpoints', reason: 'refers to an unknown endpoint' },
      { field: 'event_id', to: 'webhook_events', reason: 'refers to an unknown event' },
    ],
  },
};
