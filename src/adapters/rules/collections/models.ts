import type { CollectionDeclarations } from './collection.ts';

export const models: CollectionDeclarations<'models'> = {
  models: { scope: 'workspace', bound: { hostOnly: 'No request adds models.' }, identity: ['id'] },
};
