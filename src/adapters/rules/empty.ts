import type { DataFile } from '../../generated/types.ts';
import { eachCollection } from './collections/index.ts';
import { deepFreeze } from './deep-freeze.ts';

const emptyOnes = (isLaterOnly: boolean) =>
  Object.fromEntries(
    eachCollection
      .filter(([, { later = false }]) => later || !isLaterOnly)
      .map(([name, { scope }]) => [name, scope === 'storage' ? [] : {}]),
  );

/** The collections that the first version did not have: in files without them, they are empty. */
export const laterCollections = deepFreeze(emptyOnes(true)) as Readonly<Partial<DataFile>>;

export const emptyData = deepFreeze({ format: 1, ...emptyOnes(false) }) as unknown as Readonly<DataFile>;
