import type { CollectionDeclarations } from './collection.ts';

// They do not refer to keys: a host may delete a key, and its requests stay until they are pruned.
export const requests: CollectionDeclarations<'request_log' | 'usage_counts' | 'usage_hours'> = {
  request_log: { scope: 'workspace', later: true, identity: ['id'] },
  usage_counts: {
    scope: 'workspace',
    later: true,
    identity: ['day', 'key_id', 'operation'],
  },
  usage_hours: {
    scope: 'workspace',
    later: true,
    identity: ['hour', 'key_id', 'operation'],
  },
};
