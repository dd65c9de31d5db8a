/** The fixtures: those of the package, a folder, or collections in a test. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InvalidDataError } from '../src/adapters/data/check.ts';
import { collectionNames } from '../src/adapters/data/collections/index.ts';
import { emptyData } from '../src/adapters/data/empty.ts';
import { parseJson, withLine } from '../src/adapters/data/parse-json.ts';
import type { AutomationEndpointRecord, DataFile, KeyRecord, User } from '../src/generated/types.ts';
import { digestOf, hintsOf } from '../src/secrets/key-format.ts';
import { following } from './fixtures/following.ts';
import { hasRelativeDates, withPlainDates } from './fixtures/relative-dates.ts';
import { packageRoot } from './package-root.ts';

/** A key with a known secret, unlike real keys. `alias` is its name in `mock.keys`. */
export type FixtureKey = Omit<KeyRecord, 'digest' | 'prefix' | 'last_four'> & {
  alias: string;
  secret: string;
};

/** A user with a known password. */
export type FixtureUser = User & { demo_password: string };

/** An inbound endpoint with a known token. */
export type FixtureAutomationEndpoint = Omit<AutomationEndpointRecord, 'tokens'> & { token: string };

/** Collections that fixtures never contain, because a server creates them for its visitors. */
const unseeded = [
  'sessions',
  'link_visitors',
  'link_salts',
  'link_recorders',
  'automation_requests',
  'automation_numbers',
  'channel_commands',
  'messaging_numbers',
] as const;

type Unseeded = (typeof unseeded)[number];

/** The initial data of a mock server: the collections of a data file, and keys and users with their secrets. */
export type Fixtures = Omit<DataFile, 'format' | 'keys' | 'users' | 'automation_endpoints' | Unseeded> & {
  keys: Record<string, FixtureKey[]>;
  users: FixtureUser[];
  automation_endpoints: Record<string, FixtureAutomationEndpoint[]>;
};

const collections = collectionNames.filter(
  (name): name is Exclude<typeof name, Unseeded> => !unseeded.some(one => one === name),
);

const ownFolder = fileURLToPath(new URL('fixtures/', packageRoot));

/**
 * The fixtures of the package, or those of a folder with one JSON file per collection. Collections without a file are
 * those of the package, without what refers to records that are not there.
 * Relative dates, such as `{now-30d}`, are replaced by plain ones.
 * @param folder default: the fixtures of this package
 * @param options.now what relative dates are relative to, in milliseconds since 1970; default: the real time
 * @throws Error for a folder without any of the files; InvalidDataError with the location for an invalid JSON file
 */
export async function loadFixtures(
  folder?: string,
  { now = Date.now() }: { readonly now?: number } = {},
): Promise<Fixtures> {
  return fixturesFrom(folder, now);
}

/** The collections that a folder has files for. */
async function readFolder(folder: string, now: number): Promise<Partial<Fixtures>> {
  const path = resolve(folder);
  const found = await Promise.all(
    collections.map(async name => [name, await readCollection(join(path, `${name}.json`), now)] as const),
  );
  const given = found.filter(([, collection]) => collection !== undefined);
  if (given.length === 0)
    throw new Error(
      `${path} contains no fixtures: expected ${collections.map(name => `${name}.json`).join(', ')}`,
    );
  return Object.fromEntries(given);
}

/** The fixtures of a folder or of an object, over those of the package. `now`: what relative dates are relative to. */
export async function fixturesFrom(
  given: string | Partial<Fixtures> | undefined,
  now: number,
): Promise<Fixtures> {
  const own = (await readFolder(ownFolder, now)) as Fixtures;
  if (given === undefined) return own;
  return following(
    own,
    typeof given === 'string' ? await readFolder(given, now) : withPlainDates('fixtures', given, now),
  );
}

/** The same error. If it is about the seed: with the file of the folder, its pointer and its line. */
export async function inFolder(error: unknown, folder: string): Promise<unknown> {
  if (!(error instanceof InvalidDataError) || !/^the (seed|data):/.test(error.message)) return error;
  const [, name = '', ...rest] = error.pointer.split('/');
  const path = join(resolve(folder), `${name}.json`);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null || !collections.some(one => one === name)) return error;
  const pointer = rest.map(step => `/${step}`).join('');
  return withLine(path, text, new InvalidDataError(path, pointer, error.reason));
}

async function readCollection(path: string, now: number): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const value = await parseJson(path, text);
  if (!hasRelativeDates(text)) return value;
  try {
    return withPlainDates(path, value, now);
  } catch (error) {
    throw error instanceof InvalidDataError ? await withLine(path, text, error) : error;
  }
}

/** The fixtures as a storage stores them: with digests and hints instead of secrets. */
export function toData({ keys, users, automation_endpoints, ...rest }: Fixtures): DataFile {
  const each = <One, Stored>(
    name: keyof DataFile,
    secret: keyof One & string,
    lists: Record<string, One[]>,
    change: (one: One) => Stored,
  ) =>
    Object.fromEntries(
      Object.entries(lists).map(([workspaceId, list]) => [
        workspaceId,
        list.map((one, at) => {
          if (typeof one[secret] === 'string') return change(one);
          throw new InvalidDataError(
            'the seed',
            `/${name}/${workspaceId}/${at}/${secret}`,
            'must be a string',
          );
        }),
      ]),
    );
  return {
    ...structuredClone(emptyData),
    ...rest,
    keys: each('keys', 'secret', keys, toRecord),
    automation_endpoints: each('automation_endpoints', 'token', automation_endpoints, toEndpoint),
    users: users.map(toUser),
  };
}

function toRecord({ alias: _, secret, ...record }: FixtureKey): KeyRecord {
  return { ...record, digest: digestOf(secret), ...hintsOf(secret) };
}

const toEndpoint = ({ token, ...endpoint }: FixtureAutomationEndpoint): AutomationEndpointRecord => ({
  ...endpoint,
  tokens: [{ digest: digestOf(token), last_four: token.slice(-4), expires_at: null }],
});

const toUser = ({ demo_password: _, ...user }: FixtureUser): User => user;

/** Secrets by alias. */
export function secretsOf({ keys }: Fixtures): Record<string, string> {
  return Object.fromEntries(
    Object.values(keys).flatMap(list => list.map(({ alias, secret }) => [alias, secret])),
  );
}
