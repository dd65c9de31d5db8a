/** The fixtures: those of the package, a folder, or collections in a test. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectionNames } from '../src/adapters/data/collections/index.ts';
import { emptyData } from '../src/adapters/data/empty.ts';
import { parseJson } from '../src/adapters/data/parse-json.ts';
import type { AutomationEndpointRecord, DataFile, KeyRecord, User } from '../src/generated/types.ts';
import { digestOf, hintsOf } from '../src/secrets/key-format.ts';
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

/**
 * Reads one JSON file per collection from a folder. A collection without a file is empty.
 * @param folder default: the fixtures of this package
 * @throws Error for a folder without any of the files; InvalidDataError with the location for an invalid JSON file
 */
export async function loadFixtures(
  folder: string = fileURLToPath(new URL('fixtures/', packageRoot)),
): Promise<Fixtures> {
  const path = resolve(folder);
  const found = await Promise.all(collections.map(name => readCollection(join(path, `${name}.json`))));
  if (found.every(collection => collection === undefined))
    throw new Error(
      `${path} contains no fixtures: expected ${collections.map(name => `${name}.json`).join(', ')}`,
    );
  return Object.fromEntries(
    collections.map((name, index) => [name, found[index] ?? structuredClone(emptyData[name])]),
  ) as unknown as Fixtures;
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
  const each = <One, Stored>(lists: Record<string, One[]>, change: (one: One) => Stored) =>
    Object.fromEntries(Object.entries(lists).map(([workspaceId, list]) => [workspaceId, list.map(change)]));
  return {
    ...structuredClone(emptyData),
    ...rest,
    keys: each(keys, toRecord),
    automation_endpoints: each(automation_endpoints, toEndpoint),
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
