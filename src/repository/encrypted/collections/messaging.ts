import type { InstanceRecord } from '../../../generated/types.ts';
import type { EncryptedBy } from './encrypted-collection.ts';

export const instances: EncryptedBy<'messaging', InstanceRecord, 'settings' | 'memory'> = {
  part: 'messaging',
  kind: 'instance',
  member: 'instance',
  paths: ['settings', 'memory'],
  methods: {
    createInstance: true,
    listInstances: true,
    findInstance: true,
    changeInstance: true,
    deleteInstance: true,
    claimInstances: true,
    renewInstances: true,
  },
};
