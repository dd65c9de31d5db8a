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
 * @param folder default: the fixtures of this package
 * @throws Error for a folder without any of the files; InvalidDataError with the location for an invalid JSON file
 */
export async function loadFixtures(folder?: string): Promise<Fixtures> {
  const own = (await readFolder(ownFolder)) as Fixtures;
  return folder === undefined ? own : following(own, await readFolder(folder));
}

/** The collections that a folder has files for. */
export async function readFolder(folder: string): Promise<Partial<Fixtures>> {
  const path = resolve(folder);
  const found = await Promise.all(
    collections.map(async name => [name, await readCollection(join(path, `${name}.json`))] as const),
  );
  const given = found.filter(([, collection]) => collection !== undefined);
  if (given.length === 0)
    throw new Error(
      `${path} contains no fixtures: expected ${collections.map(name => `${name}.json`).join(', ')}`,
    );
  return Object.fromEntries(given);
}

/** The fixtures of a folder or of an object, over those of the package. `now`: the clicks of the latter are recent. */
export async function fixturesFrom(
  given: string | Partial<Fixtures> | undefined,
  now: number,
): Promise<Fixtures> {
  const own = withRecentClicks(await loadFixtures(), now);
  return given === undefined
    ? own
    : following(own, typeof given === 'string' ? await readFolder(given) : given);
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

async function readCollection(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  return text === undefined ? undefined : parseJson(path, text);
}

const day = 86_400_000;

/** The fixtures, with clicks shifted by whole days so that the last clicks are from today. */
export function withRecentClicks(fixtures: Fixtures, now: number): Fixtures {
  const { links, link_days, link_clicks } = fixtures;
  const days = Object.values(link_days).flatMap(records => records.map(record => Date.parse(record.day)));
  const moved = (Math.floor(now / day) - Math.max(...days) / day) * day;
  if (!Number.isFinite(moved)) return fixtures;
  const move = (instant: string) => new Date(Date.parse(instant) + moved).toISOString();
  const each = <One>(collection: Record<string, One[]>, change: (record: One) => One) =>
    Object.fromEntries(Object.entries(collection).map(([id, records]) => [id, records.map(change)]));
  return {
    ...fixtures,
    links: each(links, link => ({
      ...link,
      last_clicked_at: link.last_clicked_at === null ? null : move(link.last_clicked_at),
    })),
    link_days: each(link_days, record => ({ ...record, day: move(record.day).slice(0, 10) })),
    link_clicks: each(link_clicks, click => ({ ...click, at: move(click.at) })),
  };
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
