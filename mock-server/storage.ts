/** The storage of the mock server. */
import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { alreadyChecked, isChecked, markChecked } from '../src/adapters/lowdb/checked.ts';
import { type LowdbOptions, type LowdbRepository, lowdbRepository } from '../src/adapters/lowdb/index.ts';
import { deepFreeze } from '../src/adapters/rules/deep-freeze.ts';
import { withoutLeases, withValidLeases } from '../src/adapters/rules/leases.ts';
import { checkStorable } from '../src/adapters/rules/storable.ts';
import { defined } from '../src/common/defined.ts';
import type { DataFile, Item } from '../src/generated/types.ts';
import type { WholeRepository } from '../src/repository/index.ts';
import type { AnyMockOptions } from './options.ts';

/** Whether a storage has checked this data. */
export const isCheckedData = (data: StoredData): boolean => isChecked(data);

/** All stored data, deeply frozen. */
export type StoredData = LowdbRepository['data'];

export interface Storage {
  readonly repository: WholeRepository;
  readonly findItem: (id: number) => Item | null;
  /** Restores the seed. */
  reset(): Promise<void>;
  /** All stored data, from one moment. */
  read(): Promise<StoredData>;
  /**
   * Replaces the data by what a function makes of it; no other change comes in between.
   * @throws InvalidDataError; nothing has changed then
   */
  change(change: (data: StoredData) => DataFile): Promise<void>;
  /** Puts data back that was read before. */
  restore(data: StoredData): Promise<void>;
  /** Whether the seed was stored at the start; otherwise there was data already. */
  readonly isSeeded: boolean;
  /**
   * Another seed for the next reset. If the data began with the seed, what differs changes in it too. Resolves with
   * whether anything differs.
   * @throws InvalidDataError if it does not fit; nothing has changed then
   */
  reseed(seed: DataFile): Promise<boolean>;
  /** Looks whether somebody has edited the file. @throws InvalidDataError if the edit does not fit */
  reload(): Promise<boolean>;
  close(): Promise<void>;
}

interface StorageOptions {
  readonly seed: DataFile;
  /** The seed consists of fixtures that were checked before. @default false */
  readonly isChecked?: boolean;
  readonly baseUrl: string;
  /** Deletes the stored data and loads the seed. */
  readonly reset: boolean;
}

/** Where the options say. */
export function openStorage(
  { file, databaseUrl, schema, reset = false }: AnyMockOptions,
  { isChecked: wasChecked, onEdit, ...seeding }: Omit<Parameters<typeof inFile>[0], 'file' | 'reset'>,
): Promise<Storage> {
  if (databaseUrl !== undefined)
    return inPostgres({ ...seeding, reset, databaseUrl, ...defined({ schema }) });
  return inFile({ ...seeding, reset, ...defined({ isChecked: wasChecked, onEdit, file }) });
}

/** In a JSON file, or in memory if there is none. */
export async function inFile(
  options: StorageOptions & Pick<LowdbOptions, 'file' | 'onEdit'>,
): Promise<Storage> {
  const { isChecked: wasChecked = false, ...lowdb } = options;
  const { baseUrl, file, reset } = lowdb;
  let { seed } = lowdb;
  const isSeeded = file === undefined || reset || !existsSync(file);
  const repository = await lowdbRepository({
    ...lowdb,
    seed: wasChecked ? (alreadyChecked(seed, baseUrl) as DataFile) : seed,
  });
  // The seed as the storage has it: it is checked only once. A file has other data, so then it is made when needed.
  let begin = file === undefined || reset ? repository.data : null;
  const checked = async (data: DataFile) => (await lowdbRepository({ seed: data, baseUrl })).data;
  return {
    repository,
    findItem: id => itemIn(repository.data.items as DataFile['items'], id),
    async reset() {
      begin ??= await checked(seed);
      await repository.replace(begin);
    },
    read: async () => repository.data,
    restore: data => repository.replace(data),
    change: change => repository.replace(change),
    isSeeded,
    async reseed(next) {
      const [before, after] = [begin ?? (await checked(seed)), await checked(next)];
      begin = after;
      seed = next;
      if (isDeepStrictEqual(before, after)) return false;
      if (!isSeeded) return true;
      const { withDifference } = await import('./fixtures/difference.ts');
      await repository.replace(now => withDifference(now, before, after));
      return true;
    },
    reload: repository.reload,
    close: repository.close,
  };
}

/** In memory, with a copy of other data that is made when it changes. */
export async function copyOf(data: StoredData, baseUrl: string): Promise<Storage> {
  return inFile({ seed: copied(data) as DataFile, baseUrl, reset: false });
}

const copies = new WeakMap<StoredData, StoredData>();

/** The leases of the original are of its own engines. It is checked already if the data is. */
function copied(data: StoredData): StoredData {
  let copy = copies.get(data);
  if (copy === undefined) {
    copy = deepFreeze(withoutLeases(data as DataFile)) as StoredData;
    if (isChecked(data)) markChecked(copy);
    copies.set(data, copy);
  }
  return copy;
}

async function inPostgres({
  seed: first,
  baseUrl,
  reset,
  databaseUrl,
  schema,
}: StorageOptions & { readonly databaseUrl: string; readonly schema?: string }): Promise<Storage> {
  const { postgresRepository } = await import('../src/adapters/postgres/index.ts');
  const repository = await postgresRepository({
    connectionString: databaseUrl,
    baseUrl,
    ...defined({ schema }),
  });
  let seed = first;
  const begin = async () => void (await repository.import(seed, { empty: true }));
  // An import takes its locks in another order than a replacement, so at the same time they would wait for each other.
  let last: Promise<void> = Promise.resolve();
  const alone = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  let isSeeded = reset;
  try {
    isSeeded ||= await repository.isEmpty();
    if (reset) await begin();
    else if (isSeeded) await repository.import(seed);
  } catch (error) {
    await repository.close();
    throw error;
  }
  // Only fixture items have media, so other workspaces need not be searched.
  const findItem = (id: number) => itemIn(seed.items, id);
  const read = async () => (await repository.export()) as StoredData;
  return {
    repository,
    findItem,
    read,
    reset: () => alone(begin),
    restore: data => alone(() => repository.replace(now => withValidLeases(data as DataFile, now))),
    change: change => alone(() => repository.replace(now => change(now as StoredData))),
    isSeeded,
    async reseed(next) {
      checkStorable('fixtures', next);
      const isOther = !isDeepStrictEqual(seed, next);
      seed = next;
      return isOther;
    },
    reload: async () => false,
    close: repository.close,
  };
}

function itemIn(items: DataFile['items'], id: number): Item | null {
  for (const records of Object.values(items)) {
    const item = records.find(candidate => candidate.id === id);
    if (item !== undefined) return item;
  }
  return null;
}
