import type { Declared } from './collection.ts';

export const keys: Declared<'keys'> = {
  keys: {
    scope: 'workspace',
    identity: ['id'],
    unique: [{ fields: ['digest'], within: 'storage' }],
    secrets: ['digest'],
  },
};
