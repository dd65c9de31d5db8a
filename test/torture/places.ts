/** Storages with the fixtures, for hosts of their own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toData } from '../../mock-server/fixtures.ts';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import { postgresRepository } from '../../src/adapters/postgres/index.ts';
import type { HostStorage } from '../adapters/postgres/chaos/host.ts';
import { type Cleanup, fixtures } from '../helper.ts';
import { ownServer } from '../runner/postgres.ts';
import { seedPostgres } from './seed.ts';

export interface Place {
  /** The path of the file, or the URL of the database. */
  readonly address: string;
  readonly storage: HostStorage;
}

export async function folder(cleanup: Cleanup): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'marketplace-torture-'));
  cleanup(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** Of what the fixtures contain. */
const baseUrl = 'https://shop.example';

/** Opens the storage in this process. */
export const repositoryOf = ({ address, storage }: Place) =>
  storage === 'file'
    ? lowdbRepository({ file: address, baseUrl })
    : postgresRepository({ connectionString: address });

export async function filePlace(cleanup: Cleanup, parent?: string): Promise<Place> {
  const address = join(parent ?? (await folder(cleanup)), 'data.json');
  await (await lowdbRepository({ file: address, seed: toData(fixtures), baseUrl })).close();
  return { address, storage: 'file' };
}

/** A server of its own that stores what it acknowledges, without tables. */
export async function emptyPlace(cleanup: Cleanup): Promise<Place> {
  const { url, remove } = await ownServer(['synchronous_commit=on']);
  cleanup(remove);
  return { address: url, storage: 'ours' };
}

export async function postgresPlace(cleanup: Cleanup): Promise<Place> {
  const place = await emptyPlace(cleanup);
  await seedPostgres(place.address);
  return place;
}
