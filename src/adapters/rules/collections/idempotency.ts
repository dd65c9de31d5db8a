import type { CollectionDeclarations } from './collection.ts';

export const idempotency: CollectionDeclarations<'idempotent_requests'> = {
  idempotent_requests: {
    scope: 'workspace',
    later: true,
    identity: ['digest'],
    secrets: ['digest', 'fingerprint'],
  },
};
