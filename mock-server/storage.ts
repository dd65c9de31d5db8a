/** The storage of the mock server. */
import { lowdbRepository } from '../src/adapters/lowdb/index.ts';
import type { DataFile, Item } from '../src/generated/types.ts';
import type { WholeRepository } from '../src/repository/index.ts';

export interface Storage {
  readonly repository: WholeRepository;
  /** Finds an item by its number in any workspace. */
  readonly findItem: (id: number) => Item | null;
  /** Restores the seed. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

interface StorageOptions {
  readonly seed: DataFile;
  readonly baseUrl: string;
  /** Deletes the stored data and loads the seed. */
  readonly reset: boolean;
}

/** In a JSON file, or in memory if there is none. */
export async function inFile(options: StorageOptions & { readonly file?: string }): Promise<Storage> {
  const repository = await lowdbRepository(options);
  return {
    repository,
    findItem: id => itemIn(repository.data.items as DataFile['items'], id),
    reset: () => repository.replace(options.seed),
    close: repository.close,
  };
}

export async function inPostgres({
  seed,
  baseUrl,
  reset,
  databaseUrl,
  schema,
}: StorageOptions & { readonly databaseUrl: string; readonly schema?: string }): Promise<Storage> {
  const { postgresRepository } = await import('../src/adapters/postgres/index.ts');
  const repository = await postgresRepository({
    connectionString: databaseUrl,
    baseUrl,
    ...(schema === undefined ? {} : { schema }),
  });
  const begin = async () => void (await repository.import(seed, { empty: true }));
  try {
    if (reset) await begin();
    else if (await repository.isEmpty()) await repository.import(seed);
  } catch (error) {
    await repository.close();
    throw error;
  }
  // Only fixture items have media, so other workspaces need not be searched.
  return { repository, findItem: id => itemIn(seed.items, id), reset: begin, close: repository.close };
}

function itemIn(items: DataFile['items'], id: number): Item | null {
  for (const records of Object.values(items)) {
    const item = records.find(candidate => candidate.id === id);
    if (item !== undefined) return item;
  }
  return null;
}
