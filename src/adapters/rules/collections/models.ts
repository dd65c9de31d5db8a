import type { CollectionDeclarations } from './collection.ts';

export const models: CollectionDeclarations<'models'> = {
  models: { scope: 'workspace', identity: ['id'] },
};
