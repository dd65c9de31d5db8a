import type { CollectionDeclarations } from './collection.ts';

// They do not refer to keys: a host may delete a key, and its requests stay until they are pruned.
export const requests: CollectionDeclarations<'request_log' | 'usage_counts' | 'usage_hours'> = {
  request_log: {
    bound: {
      pruned:
        '`requests.retentionDays` (30), the newest 10,000 of a workspace and the newest 10,000 that failed; in a data file, 200 of each.',
    },
    identity: ['id'],
  },
  usage_counts: {
    bound: { pruned: '400 days; in a data file, the newest 20,000 of a workspace.' },
    identity: ['day', 'key_id', 'operation'],
  },
  usage_hours: {
    bound: { pruned: '50 hours; in a data file, the newest 20,000 of a workspace.' },
    identity: ['hour', 'key_id', 'operation'],
  },
};
