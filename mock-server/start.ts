/** Starts a mock server in this process. */
import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { LowdbRepository } from '../src/adapters/lowdb/index.ts';
import type { PostgresRepository } from '../src/adapters/postgres/index.ts';
import { withoutEndSlashes } from '../src/common/trim-slashes.ts';
import { createMockApp } from './app.ts';
import { mockClock } from './control/clock/clock.ts';
import { createDeliveries, notingCallers } from './control/journal/index.ts';
import { createControls } from './control/parts.ts';
import { editTold, tellBy, tellUnused, watchEdits } from './control/state/edits.ts';
import { demoOf, usableKeys, usableUsers } from './demo.ts';
import { originsWith } from './doors.ts';
import { startEngines } from './engines/index.ts';
import { areChecked, rememberChecked } from './fixtures/checked.ts';
import { fixturesFrom, inFolder } from './fixtures/load.ts';
import { toData } from './fixtures/records.ts';
import { inProcess } from './in-process/fetch.ts';
import { createListener, stop } from './listen.ts';
import type { Mock, RunningMock } from './mock.ts';
import { checkMockOptions, type MockOptions, type PostgresMockOptions } from './options.ts';
import { inFile, inPostgres } from './storage.ts';

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
  const listener = port === null ? null : await createListener(https, [...hosts, ...allowedHosts]);
  if (unref) listener?.unref();
  // Requests that arrive before the data is loaded wait for it.
  const early: Parameters<RequestListener>[] = [];
  const wait: RequestListener = (...request) => void early.push(request);
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
            ...(file === undefined ? {} : { file }),
          })
        : await inPostgres({
            seed,
            baseUrl: publicUrl,
            reset,
            databaseUrl,
            ...(schema === undefined ? {} : { schema }),
          });
    const { repository, findItem } = storage;
    if (databaseUrl === undefined && storage.isSeeded) rememberChecked(seeds);
    if (fixtures !== undefined && !storage.isSeeded) tellUnused(fixtures, file ?? 'the database', tell);
    opened.push(storage.close);
    const deliveries = createDeliveries();
    const { groups } = routerOptions;
    const engines = startEngines({
      ...options,
      repository,
      watching: deliveries.watching,
      clock,
      url,
      publicUrl,
      groups,
    });
    opened.push(engines.close);
    wake = engines.wake;
    const { control, journal, faults, state } = createControls({
      ...options,
      cors,
      storage,
      repository,
      engines,
      deliveries,
      clock,
      publicUrl,
      firstWorkspace,
    });
    const answer = createMockApp({
      cors,
      console: true,
      ...routerOptions,
      rateLimits,
      webhooks: engines.webhooks,
      links: engines.links,
      messaging: engines.messaging.engine,
      control,
      record: journal.record,
      redirects: engines.links.router,
      repository: notingCallers(engines.repository),
      now,
      findItem,
      publicUrl,
      allowedHosts: [...hosts, ...allowedHosts],
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
    let closing: Promise<void> | undefined;
    const end = async () => {
      endWatching();
      control.close();
      engines.messaging.endStreams();
      await Promise.all([local.close(), listener === null ? null : stop(listener.server)]);
      await engines.close();
      await storage.close();
    };
    const close = () => {
      closing ??= end();
      return closing;
    };
    return {
      url,
      publicUrl,
      certificate: listener?.certificate ?? null,
      keys: await usableKeys(seeds, repository),
      repository,
      messaging: engines.messaging.channel,
      now,
      setTime: clock.set,
      advance: clock.advance,
      resetTime: clock.reset,
      requests: journal.requests,
      clearRequests: journal.clearRequests,
      waitForRequest: journal.waitForRequest,
      waitForDelivery: deliveries.waitForDelivery,
      fetch: local.fetch,
      publish: (type, data, { workspaceId = firstWorkspace, ...rest } = {}) =>
        engines.webhooks.publish(workspaceId, type, data, rest),
      har: journal.har,
      ...faults,
      users: await usableUsers(seeds, repository),
      demo: () => demoOf(seeds, repository, now()),
      ...state,
      get data() {
        return 'data' in repository ? (repository as LowdbRepository).data : null;
      },
      close,
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    listener?.server.close();
    listener?.server.closeAllConnections();
    for (const close of opened.reverse()) await close();
    return inItsFile(error);
  }
}

/** Whether a test runner runs this process: node:test, Vitest, Jest or Playwright. */
const isTestRun = (): boolean =>
  ['NODE_TEST_CONTEXT', 'VITEST', 'JEST_WORKER_ID', 'TEST_WORKER_INDEX'].some(name => name in process.env) ||
  process.env.NODE_ENV === 'test' ||
  process.execArgv.includes('--test');

/** Pages may send the header `Prefer`, which only the mock server reads. */
function withPreferences(cors: NonNullable<MockOptions['cors']>): NonNullable<MockOptions['cors']> {
  if (cors === false) return false;
  const settings = cors === true ? { origins: '*' as const } : cors;
  return { ...settings, allowHeaders: [...(settings.allowHeaders ?? []), 'Prefer'] };
}
