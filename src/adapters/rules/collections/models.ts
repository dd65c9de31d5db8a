import type { Declared } from './collection.ts';

export const models: Declared<'models'> = {
  models: { scope: 'workspace', identity: ['id'] },
};
