import type { Declared } from './collection.ts';

export const idempotency: Declared<'idempotent_requests'> = {
  idempotent_requests: {
    scope: 'workspace',
    later: true,
    identity: ['digest'],
    secrets: ['digest', 'fingerprint'],
  },
};
