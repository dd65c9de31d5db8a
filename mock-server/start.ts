/** Starts a mock server in this process. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LowdbRepository } from '../src/adapters/lowdb/index.ts';
import type { PostgresRepository } from '../src/adapters/postgres/index.ts';
import type { WholeRepository } from '../src/repository/index.ts';
import { digestOf } from '../src/secrets/key-format.ts';
import { createMockApp } from './app.ts';
import { createControl } from './control/control.ts';
import { messagingControl } from './control/messaging.ts';
import { operationFinder, operationsControl } from './control/operations.ts';
import { type MockState, mockState } from './control/state/state.ts';
import { originsWith } from './doors.ts';
import { type Fixtures, loadFixtures, secretsOf, toData, withRecentClicks } from './fixtures.ts';
import { mockLinks } from './links.ts';
import { type MockChannel, mockMessaging } from './messaging.ts';
import { checkMockOptions, type MockOptions, type PostgresMockOptions } from './options.ts';
import { servedLazily } from './served.ts';
import { type Data, inFile, inPostgres } from './storage.ts';
import { mockWebhooks } from './webhooks.ts';

export interface DemoUser {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

export interface Mock<Repository extends WholeRepository = LowdbRepository> extends MockState {
  /** The URL of the server, such as `http://127.0.0.1:49152`. */
  readonly url: string;
  /** Secrets of the fixture keys by alias: `studio`, `sounds`, `press`, `expired`, `revoked`. */
  readonly keys: Readonly<Record<string, string>>;
  /** Users of the fixtures whom the data knows, with their passwords, for the console. */
  readonly users: readonly DemoUser[];
  /** The storage. A change in a test takes effect with the next response. */
  readonly repository: Repository;
  /**
   * All stored data, deeply frozen: collections by name, as in a data file. With PostgreSQL it is `null`: read
   * `await mock.repository.export()` instead.
   */
  readonly data: Repository extends LowdbRepository ? Data : Data | null;
  /** Lets things happen at the simulated messaging channel: received messages, read receipts, lost connections. */
  readonly messaging: MockChannel;
  /** Finishes running requests, stores pending changes, and releases port and file. */
  close(): Promise<void>;
}

/** A mock server over any storage. */
export type RunningMock = Mock<WholeRepository>;

/** How long running requests may take when the mock server closes. */
const grace = 5_000;

/**
 * Starts a mock server in this process, with fixtures. Mock servers share nothing, so you can start many.
 * @throws TypeError that names an unknown or invalid option; Error with the code EADDRINUSE for a port in use;
 * InvalidDataError for invalid data; FileInUseError if another process uses the file; RepositoryUnavailableError if
 * PostgreSQL is unreachable.
 */
export function startMock(options: PostgresMockOptions): Promise<Mock<PostgresRepository>>;
export function startMock(options?: MockOptions): Promise<Mock>;
export async function startMock(
  given: MockOptions & Partial<PostgresMockOptions> = {},
): Promise<RunningMock> {
  const options = checkMockOptions(given);
  const { port = 0, host = '127.0.0.1', fixtures, reset = false, log, ...storageOptions } = options;
  const {
    file,
    databaseUrl,
    schema,
    webhookPorts = [],
    allowedHosts = [],
    remoteControl = false,
    ...routerOptions
  } = storageOptions;
  const { rateLimits = false } = options;
  const ownFixtures = async () => withRecentClicks(await loadFixtures(), options.now?.() ?? Date.now());
  const seeds =
    typeof fixtures === 'string' ? await loadFixtures(fixtures) : { ...(await ownFixtures()), ...fixtures };
  const server = createServer();
  // Requests that arrive before the data is loaded wait for it.
  const early: Parameters<RequestListener>[] = [];
  const wait: RequestListener = (...request) => void early.push(request);
  server.on('request', wait);
  // Opens the port first: it is part of the URLs in the data, and if it is in use, no file must change.
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
    const webhooks = own ?? routerOptions.webhooks;
    const messaging = mockMessaging({
      repository,
      url,
      ...(file === undefined ? {} : { mediaFolder: `${file}.media` }),
      ...(webhooks === undefined ? {} : { webhooks }),
      ...(now === undefined ? {} : { now }),
    });
    const served = servedLazily({
      repository,
      groups: routerOptions.groups,
      messaging: messaging.engine,
      webhooks,
    });
    const operations = operationFinder(() => served().operations);
    const links = mockLinks(repository, url, webhooks, now, rateLimits);
    const state = mockState({
      storage,
      now: now ?? (() => Date.now()),
      resetControls: () => control.reset(),
      async during(replace) {
        messaging.reset();
        await replace();
        messaging.engine.nudge();
        webhooks?.nudge();
      },
    });
    const control = createControl(
      [operationsControl(operations), messagingControl(messaging.channel), state.control],
      { isOpen: remoteControl },
    );
    const answer = createMockApp({
      cors: { origins: originsWith([]) },
      console: true,
      ...routerOptions,
      rateLimits,
      ...(own === null ? {} : { webhooks: own }),
      links,
      messaging: messaging.engine,
      control,
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
      messaging: messaging.channel,
      users: await usableUsers(seeds, repository),
      reset: state.reset,
      snapshot: state.snapshot,
      restore: state.restore,
      snapshots: state.snapshots,
      deleteSnapshot: state.deleteSnapshot,
      get data() {
        return 'data' in repository ? (repository as LowdbRepository).data : null;
      },
      close: async () => {
        control.close();
        await stop(server);
        await links.close();
        await messaging.close();
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
  // A wildcard address cannot be connected to, so a usable one is shown.
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

/** The fixture users that the data contains. */
async function usableUsers({ users }: Fixtures, repository: WholeRepository): Promise<DemoUser[]> {
  const usable: DemoUser[] = [];
  for (const { id, email, name, demo_password: password } of users)
    if ((await repository.users.findByEmail(email))?.id === id) usable.push({ email, name, password });
  return usable;
}

/** The fixture keys that the data contains: data of an earlier run may come from other fixtures. */
async function usableKeys(fixtures: Fixtures, { keys }: WholeRepository): Promise<Record<string, string>> {
  const usable: Record<string, string> = {};
  for (const [alias, secret] of Object.entries(secretsOf(fixtures)))
    if ((await keys.findByDigest(digestOf(secret))) !== null) usable[alias] = secret;
  return usable;
}
