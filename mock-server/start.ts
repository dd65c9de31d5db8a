/** Starts a mock server in this process. */
import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { LowdbRepository } from '../src/adapters/lowdb/index.ts';
import type { PostgresRepository } from '../src/adapters/postgres/index.ts';
import { checkOptions, isText } from '../src/common/check-options.ts';
import { defined } from '../src/common/defined.ts';
import { plainHost } from '../src/common/own-address.ts';
import { withoutEndSlashes } from '../src/common/trim-slashes.ts';
import { resolveConsole } from '../src/console/options.ts';
import { resolveCors } from '../src/options.ts';
import { accessRulesOf, originsWith } from './access-rules.ts';
import { createMockApp } from './app.ts';
import { mockClock } from './control/clock/clock.ts';
import { noteEarly } from './control/journal/index.ts';
import { editTold, tellBy, tellUnused, watchEdits } from './control/state/edits.ts';
import { demoOf, usableKeys, usableUsers } from './demo.ts';
import { areChecked, rememberChecked } from './fixtures/checked.ts';
import { fixturesFrom, inFolder } from './fixtures/load.ts';
import { toData } from './fixtures/records.ts';
import { inProcess } from './in-process/fetch.ts';
import { Isolates, isolating, isolationControl, isolationHeader, pathOf } from './isolation/index.ts';
import { createListener, stop } from './listen.ts';
import type { IsolatedMock, Mock, RunningMock } from './mock.ts';
import { checkMockOptions, type MockOptions, type PostgresMockOptions } from './options.ts';
import { copyOf, inFile, inPostgres } from './storage.ts';
import { createWorld, type World } from './world.ts';

/** The URL of a mock server without a port: a name of this machine (RFC 6761), where nothing listens. */
const withoutPort = 'http://mock.localhost';

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
  const {
    port = 0,
    host = '127.0.0.1',
    fixtures,
    reset = false,
    log,
    watch = false,
    ...storageOptions
  } = options;
  const {
    file,
    databaseUrl,
    schema,
    webhookPorts = [],
    allowedHosts = [],
    remoteControl = false,
    publicUrl: givenUrl,
    https = false,
    generate,
    delay,
    redact,
    unref = isTestRun(),
    notice,
    cors: givenCors = { origins: originsWith([]) },
    webhooks: givenWebhooks,
    events = [],
    ...routerOptions
  } = storageOptions;
  const { rateLimits = false } = options;
  const clock = mockClock(options.now);
  const { now } = clock;
  const inItsFile = async (error: unknown) => {
    throw typeof fixtures === 'string' ? await inFolder(error, fixtures) : error;
  };
  const cors = withPreferences(givenCors);
  const tell = tellBy(notice, log);
  // Relative dates stay what they were at the start: fixtures that are read again differ only in what was edited.
  const begun = now();
  // Records for a file that has its data already would not be used.
  const isStored = file !== undefined && !reset && existsSync(file);
  const readSeeds = async () => {
    const chosen = await fixturesFrom(fixtures, begun).catch(inItsFile);
    if (generate === undefined || isStored) return chosen;
    return (await import('./generate/index.ts')).generate(chosen, generate, begun);
  };
  const seeds = await readSeeds();
  const hosts = givenUrl === undefined ? [host] : [host, new URL(givenUrl).hostname];
  const acceptedHosts = [...hosts, ...allowedHosts];
  const listener = port === null ? null : await createListener(https, acceptedHosts);
  if (unref) listener?.unref();
  // Requests that arrive before the data is loaded wait for it.
  const early: Parameters<RequestListener>[] = [];
  const wait: RequestListener = (...request) => {
    noteEarly(request[0]);
    early.push(request);
  };
  listener?.server.on('request', wait);
  // Opens the port first: it is part of the URLs in the data, and if it is in use, no file must change.
  const url = (await listener?.open(port ?? 0, host)) ?? withoutPort;
  const publicUrl = givenUrl === undefined ? url : withoutEndSlashes(givenUrl);
  /** Something may be due. */
  let wake = () => {};
  /** Closes what was opened, if a later part cannot start. */
  const opened: (() => unknown)[] = [];
  try {
    const firstWorkspace = seeds.workspaces[0]?.id ?? '';
    const seed = toData(seeds);
    const storage =
      databaseUrl === undefined
        ? await inFile({
            seed,
            isChecked: areChecked(seeds, publicUrl),
            baseUrl: publicUrl,
            reset,
            onEdit: edit => {
              editTold(tell)(edit);
              wake();
            },
            ...defined({ file }),
          })
        : await inPostgres({
            seed,
            baseUrl: publicUrl,
            reset,
            databaseUrl,
            ...defined({ schema }),
          });
    const { repository } = storage;
    if (databaseUrl === undefined && storage.isSeeded) rememberChecked(seeds);
    if (fixtures !== undefined && !storage.isSeeded) tellUnused(fixtures, file ?? 'the database', tell);
    opened.push(storage.close);
    const { groups } = routerOptions;
    const { prefix: consolePath = null } = resolveConsole(routerOptions.console ?? true) ?? {};
    const accessRules = accessRulesOf(
      new Set(acceptedHosts.map(plainHost)),
      path => consolePath !== null && `${path}/`.startsWith(`${consolePath}/`),
    );
    const serving = { cors, console: true, ...routerOptions, rateLimits, publicUrl, accessRules };
    const worldOptions = { ...options, cors, url, publicUrl, groups, firstWorkspace, serving };
    const isolates = new Isolates({
      make: async (): Promise<World> =>
        createWorld({
          ...withoutFile(worldOptions),
          storage: await copyOf(await storage.read(), publicUrl),
          clock: mockClock(options.now),
          journalBytes: isolatedBytes,
          shared,
          isLazy: true,
        }),
    });
    const shared: World = createWorld({
      ...worldOptions,
      storage,
      clock,
      more: [isolationControl(isolates)],
    });
    // It closes the storage too.
    opened.splice(0, opened.length, shared.close);
    wake = shared.engines.wake;
    const answer = createMockApp({
      answer: isolating({ isolates, serve: shared.serve, accessRules, cors: resolveCors(cors) }),
      now: clock.now,
      log,
    }).callback();
    const endWatching = watch
      ? watchEdits({
          file,
          fixtures: typeof fixtures === 'string' ? fixtures : undefined,
          storage,
          readSeed: async () => toData(await readSeeds()),
          located: inItsFile,
          tell,
          loaded: () => wake(),
        })
      : () => {};
    listener?.server.off('request', wait).on('request', answer);
    const local = inProcess(answer, url);
    for (const [req, res] of early) void answer(req, res);
    const keys = await usableKeys(seeds, repository);
    const users = await usableUsers(seeds, repository);
    /** The object of a world, apart from how it is reached and ended. */
    const objectOf = (world: World) => ({
      publicUrl,
      certificate: listener?.certificate ?? null,
      keys,
      users,
      repository: world.storage.repository,
      messaging: world.engines.messaging.channel,
      now: world.clock.now,
      setTime: world.clock.set,
      advance: world.clock.advance,
      resetTime: world.clock.reset,
      requests: world.journal.requests,
      clearRequests: world.journal.clearRequests,
      waitForRequest: world.journal.waitForRequest,
      waitForDelivery: world.deliveries.waitForDelivery,
      publish: ((type, data, { workspaceId = firstWorkspace, ...rest } = {}) =>
        world.engines.webhooks.publish(workspaceId, type, data, rest)) as Mock['publish'],
      har: world.journal.har,
      ...world.faults,
      demo: () => demoOf(seeds, world.storage.repository, world.clock.now()),
      ...world.state,
    });
    const end = async () => {
      endWatching();
      shared.endRequests();
      await isolates.endRequests();
      await Promise.all([local.close(), listener === null ? null : stop(listener.server)]);
      await isolates.close();
      await shared.close();
    };
    return {
      ...objectOf(shared),
      url,
      fetch: local.fetch,
      get data() {
        return dataOf(shared);
      },
      async isolate(options = {}) {
        const given = checkOptions('isolate', options, { name: isText }).name;
        const { name, world } = await isolates.hold(given);
        const headers = { [isolationHeader]: name };
        return {
          ...objectOf(world),
          ...closedOnce(async () => void (await isolates.drop(name))),
          name,
          headers,
          url: `${url}${pathOf(name)}`,
          fetch: local.with(headers),
          get data() {
            return dataOf(world);
          },
        } as unknown as IsolatedMock;
      },
      ...closedOnce(end),
    };
  } catch (error) {
    listener?.server.close();
    listener?.server.closeAllConnections();
    for (const close of opened.reverse()) await close();
    return inItsFile(error);
  }
}

/** Bytes of bodies that the journal of an isolated test keeps: there may be hundreds of them. */
const isolatedBytes = 4 * 1024 * 1024;

/** Media of isolated tests are kept in memory. */
const withoutFile = <Options extends { file?: string }>({ file: _, ...options }: Options) => options;

const dataOf = ({ storage: { repository } }: World) =>
  'data' in repository ? (repository as LowdbRepository).data : null;

/** Both ways to close. A second call waits for the first one. */
function closedOnce(end: () => Promise<void>) {
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= end();
    return closing;
  };
  return { close, [Symbol.asyncDispose]: close };
}

/** Whether a test runner runs this process: node:test, Vitest, Jest or Playwright. */
const isTestRun = (): boolean =>
  ['NODE_TEST_CONTEXT', 'VITEST', 'JEST_WORKER_ID', 'TEST_WORKER_INDEX'].some(name => name in process.env) ||
  process.env.NODE_ENV === 'test' ||
  process.execArgv.includes('--test');

/** Pages may send the headers that only the mock server reads. */
function withPreferences(cors: NonNullable<MockOptions['cors']>): NonNullable<MockOptions['cors']> {
  if (cors === false) return false;
  const settings = cors === true ? { origins: '*' as const } : cors;
  return { ...settings, allowHeaders: [...(settings.allowHeaders ?? []), isolationHeader, 'Prefer'] };
}
