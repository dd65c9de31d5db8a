import type { WebhookEndpointRecord } from '../../../generated/types.ts';
import type { EncryptedBy } from './encrypted-collection.ts';

export const webhook_endpoints: EncryptedBy<
  'webhooks',
  WebhookEndpointRecord,
  'secrets' | 'headers' | 'config'
> = {
  part: 'webhooks',
  kind: 'webhook endpoint',
  member: 'endpoint',
  paths: ['secrets.*.secret', 'headers.*', 'config.credentials'],
  methods: {
    createEndpoint: true,
    listEndpoints: true,
    findEndpoint: true,
    changeEndpoint: true,
    rotateSecret: true,
    deleteEndpoint: true,
    claim: true,
    settle: true,
  },
};
