import type { CollectionDeclarations } from './collection.ts';

export const idempotency: CollectionDeclarations<'idempotent_requests'> = {
  idempotent_requests: {
    bound: { pruned: 'One day; in a data file, the newest 1,000 of a workspace.' },
    identity: ['digest'],
    secrets: ['digest', 'fingerprint'],
  },
};
