import { collectionScopes } from '../../generated/collection-scopes.ts';
import type { DataFile } from '../../generated/types.ts';
import { deepFreeze } from './deep-freeze.ts';

const emptyCollections = Object.fromEntries(
  Object.entries(collectionScopes).map(([name, scope]) => [name, scope === 'storage' ? [] : {}]),
);

export const emptyData = deepFreeze({ format: 1, ...emptyCollections }) as unknown as Readonly<DataFile>;

/** Anyone who writes a data file by hand need not write the collections that are empty. */
export const withAllCollections = (data: object): object => ({ ...emptyCollections, ...data });
