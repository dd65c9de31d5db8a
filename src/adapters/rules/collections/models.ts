import type { CollectionDeclarations } from './collection.ts';

export const models: CollectionDeclarations<'models'> = {
  models: { bound: { hostOnly: 'No request adds models.' }, identity: ['id'] },
};
