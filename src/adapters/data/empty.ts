import type { DataFile } from '../../generated/types.ts';
import { eachCollection } from './collections/index.ts';
import { deepFreeze } from './deep-freeze.ts';

const emptyOnes = (isLaterOnly: boolean) =>
  Object.fromEntries(
    eachCollection
      .filter(([, { later = false }]) => later || !isLaterOnly)
      .map(([name, { scope }]) => [name, scope === 'storage' ? [] : {}]),
  );

/** The collections that came after the first version: a file without them holds none. */
export const laterCollections = deepFreeze(emptyOnes(true)) as Readonly<Partial<DataFile>>;

/** Nothing stored. */
export const emptyData = deepFreeze({ format: 1, ...emptyOnes(false) }) as unknown as Readonly<DataFile>;
