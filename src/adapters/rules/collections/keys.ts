import type { CollectionDeclarations } from './collection.ts';

export const keys: CollectionDeclarations<'keys'> = {
  keys: {
    scope: 'workspace',
    identity: ['id'],
    unique: [{ fields: ['digest'], within: 'storage' }],
    secrets: ['digest'],
    transient: ['last_used_at', 'last_used_network', 'last_used_agent'],
  },
};
