import type { AutomationEndpointRecord } from '../../../generated/types.ts';
import type { EncryptedBy } from './encrypted-collection.ts';

export const automation_endpoints: EncryptedBy<'automation', AutomationEndpointRecord, 'verification'> = {
  part: 'automation',
  kind: 'inbound endpoint',
  member: 'endpoint',
  paths: ['verification.secret'],
  methods: {
    createEndpoint: true,
    listEndpoints: true,
    findEndpoint: true,
    findByToken: true,
    changeEndpoint: true,
    rotateToken: true,
    deleteEndpoint: true,
  },
};
