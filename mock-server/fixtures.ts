/** The fixtures: the committed ones, a folder of your own, or collections written in a test. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DataFile, KeyRecord } from '../src/generated/types.ts';
import { digestOf, hintsOf } from '../src/key-format.ts';
import { packageRoot } from './package-root.ts';

/** A key whose secret may be known, as no real key's is: `alias` is its name in `mock.keys`. */
export type FixtureKey = Omit<KeyRecord, 'digest' | 'prefix' | 'last_four'> & {
  alias: string;
  secret: string;
};

/** What a mock starts with: the collections of a data file, keys with their secrets. */
export type Fixtures = Omit<DataFile, 'format' | 'keys'> & { keys: Record<string, FixtureKey[]> };

const collections = [
  'accounts',
  'workspaces',
  'keys',
  'items',
  'purchases',
  'models',
] as const satisfies readonly (keyof Fixtures)[];

/**
 * Reads one JSON file a collection from a folder; a collection without a file is empty.
 * @param folder default: the fixtures of this package
 * @throws Error that names the file which is missing altogether or is not JSON
 */
export function loadFixtures(folder: string = fileURLToPath(new URL('fixtures/', packageRoot))): Fixtures {
  const found = collections.map(
    name => [name, readCollection(join(resolve(folder), `${name}.json`))] as const,
  );
  if (found.every(([, collection]) => collection === undefined))
    throw new Error(
      `${resolve(folder)} holds no fixtures: expected ${collections.map(name => `${name}.json`).join(', ')}`,
    );
  const empty = (name: string) => (name === 'workspaces' ? [] : {});
  return Object.fromEntries(
    found.map(([name, collection]) => [name, collection ?? empty(name)]),
  ) as unknown as Fixtures;
}

function readCollection(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${path} is not JSON`);
  }
}

/** The fixtures as a storage keeps them: of each secret only its digest and what people recognise it by. */
export function toData({ keys, ...rest }: Fixtures): DataFile {
  const stored = Object.entries(keys).map(([workspaceId, list]) => [workspaceId, list.map(toRecord)]);
  return { format: 1, ...rest, keys: Object.fromEntries(stored) };
}

function toRecord({ alias: _, secret, ...record }: FixtureKey): KeyRecord {
  return { ...record, digest: digestOf(secret), ...hintsOf(secret) };
}

/** Alias to secret. */
export function secretsOf({ keys }: Fixtures): Record<string, string> {
  return Object.fromEntries(
    Object.values(keys).flatMap(list => list.map(({ alias, secret }) => [alias, secret])),
  );
}
