/** Starts a mock in this process. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LowdbRepository } from '../src/adapters/lowdb/index.ts';
import type { PostgresRepository } from '../src/adapters/postgres/index.ts';
import type { MarketplaceOptions } from '../src/options.ts';
import type { WholeRepository } from '../src/repository/index.ts';
import { digestOf } from '../src/secrets/key-format.ts';
import { createMockApp } from './app.ts';
import { originsWith } from './doors.ts';
import { type Fixtures, loadFixtures, secretsOf, toData, withRecentClicks } from './fixtures.ts';
import { mockLinks } from './links.ts';
import { checkMockOptions } from './options.ts';
import { inFile, inPostgres } from './storage.ts';
import { mockWebhooks } from './webhooks.ts';

export interface MockOptions extends Omit<MarketplaceOptions, 'repository' | 'publicUrl' | 'links'> {
  /** Port to listen on; 0 takes a free one. @default 0 */
  readonly port?: number;
  /** Address to listen on. @default '127.0.0.1' */
  readonly host?: string;
  /** JSON file that keeps the state. @default none: nothing is written to disk */
  readonly file?: string;
  /** A folder of fixtures, or some collections that take the place of the package's own. @default the package's own */
  readonly fixtures?: string | Partial<Fixtures>;
  /** Seeds from the fixtures even where file or schema hold data; what they held is lost. @default false */
  readonly reset?: boolean;
  /**
   * Answers browsers of other origins. `true` is any origin: any web page that somebody has open then reads what the
   * mock holds. @default pages that this machine serves, such as http://localhost:5173
   */
  readonly cors?: NonNullable<MarketplaceOptions['cors']>;
  /**
   * Ports of this machine that anybody may have webhooks sent to. Others get those that are made in the console or
   * from this machine, and by no web page of another one. @default none
   */
  readonly webhookPorts?: readonly number[];
  /**
   * Host names that the mock answers to, beside addresses, `localhost` and names of private networks.
   * @default none
   */
  readonly allowedHosts?: readonly string[];
  /** Takes one line a request, keys redacted. @default none */
  readonly log?: (line: string) => void;
}

export interface PostgresMockOptions extends Omit<MockOptions, 'file'> {
  /** PostgreSQL that keeps the state, as `postgres://…`, in place of a file. Needs the package `pg`. */
  readonly databaseUrl: string;
  /** The schema of the tables. @default 'marketplace' */
  readonly schema?: string;
}

export interface DemoUser {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

export interface Mock<Repository extends WholeRepository = LowdbRepository> {
  /** Where it listens, such as `http://127.0.0.1:49152`. */
  readonly url: string;
  /** Secrets of the fixtures' keys by alias: `studio`, `sounds`, `expired`, `revoked`. */
  readonly keys: Readonly<Record<string, string>>;
  /** Users of the fixtures whom the data knows, with their passwords, for the console. */
  readonly users: readonly DemoUser[];
  /** What it answers from: change it in a test, and the next answer shows it. */
  readonly repository: Repository;
  /** Back to the fixtures. */
  reset(): Promise<void>;
  /** Finishes requests under way, stores what is not stored yet, and frees port and file. */
  close(): Promise<void>;
}

/** A mock over whichever storage. */
export type RunningMock = Mock<WholeRepository>;

/** How long requests under way may take to finish when the mock closes. */
const grace = 5_000;

/**
 * Starts a mock server in this process, from fixtures. Mocks share nothing: start as many as you like.
 * @throws TypeError that names an option that is unknown or does not fit; Error with code EADDRINUSE for a taken
 * port; InvalidDataError for data that does not fit; FileInUseError where another process has the file open; RepositoryUnavailableError without PostgreSQL.
 */
export function startMock(options: PostgresMockOptions): Promise<Mock<PostgresRepository>>;
export function startMock(options?: MockOptions): Promise<Mock>;
export async function startMock(
  options: MockOptions & Partial<PostgresMockOptions> = {},
): Promise<RunningMock> {
  checkMockOptions(options);
  const { port = 0, host = '127.0.0.1', fixtures, reset = false, log, ...storageOptions } = options;
  const {
    file,
    databaseUrl,
    schema,
    webhookPorts = [],
    allowedHosts = [],
    ...routerOptions
  } = storageOptions;
  const { rateLimits = false } = options;
  const ownFixtures = async () => withRecentClicks(await loadFixtures(), options.now?.() ?? Date.now());
  const seeds =
    typeof fixtures === 'string' ? await loadFixtures(fixtures) : { ...(await ownFixtures()), ...fixtures };
  const server = createServer();
  // Who connects before the data is there waits for it.
  const early: Parameters<RequestListener>[] = [];
  const wait: RequestListener = (...request) => void early.push(request);
  server.on('request', wait);
  // The port comes first: it is part of the addresses in the data, and a taken one must touch no file.
  const url = await listen(server, port, host);
  try {
    const seed = toData(seeds);
    const storage =
      databaseUrl === undefined
        ? await inFile({ seed, baseUrl: url, reset, ...(file === undefined ? {} : { file }) })
        : await inPostgres({
            seed,
            baseUrl: url,
            reset,
            databaseUrl,
            ...(schema === undefined ? {} : { schema }),
          });
    const { repository, findItem } = storage;
    const { now } = routerOptions;
    const own =
      routerOptions.webhooks === undefined
        ? mockWebhooks({ repository, url, ports: webhookPorts, ...(now === undefined ? {} : { now }) })
        : null;
    const links = mockLinks(repository, url, own ?? routerOptions.webhooks, now, rateLimits);
    const answer = createMockApp({
      cors: { origins: originsWith([]) },
      console: true,
      ...routerOptions,
      rateLimits,
      ...(own === null ? {} : { webhooks: own }),
      links,
      redirects: links.router,
      repository,
      findItem,
      publicUrl: url,
      allowedHosts: [host, ...allowedHosts],
      log,
    }).callback();
    server.off('request', wait).on('request', answer);
    for (const [req, res] of early) void answer(req, res);
    return {
      url,
      keys: await usableKeys(seeds, repository),
      repository,
      users: await usableUsers(seeds, repository),
      reset: storage.reset,
      close: async () => {
        await stop(server);
        await links.close();
        await own?.close();
        await storage.close();
      },
    };
  } catch (error) {
    server.close();
    server.closeAllConnections();
    throw error;
  }
}

async function listen(server: Server, port: number, host: string): Promise<string> {
  server.listen(port, host);
  await once(server, 'listening');
  const { address, port: taken } = server.address() as AddressInfo;
  // Nobody can connect to "any address": say one that works.
  const reachable = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${taken}`;
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearTimeout(timer);
}

/** The fixtures' users that the data knows. */
async function usableUsers({ users }: Fixtures, repository: WholeRepository): Promise<DemoUser[]> {
  const usable: DemoUser[] = [];
  for (const { id, email, name, demo_password: password } of users)
    if ((await repository.users.findByEmail(email))?.id === id) usable.push({ email, name, password });
  return usable;
}

/** The fixtures' keys that the data knows: data from an earlier run may be of other fixtures. */
async function usableKeys(fixtures: Fixtures, { keys }: WholeRepository): Promise<Record<string, string>> {
  const usable: Record<string, string> = {};
  for (const [alias, secret] of Object.entries(secretsOf(fixtures)))
    if ((await keys.findByDigest(digestOf(secret))) !== null) usable[alias] = secret;
  return usable;
}
