/** Starts a mock server in this process. */
import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { LowdbRepository } from '../src/adapters/lowdb/index.ts';
import type { PostgresRepository } from '../src/adapters/postgres/index.ts';
import { withoutEndSlashes } from '../src/common/trim-slashes.ts';
import { storesEvents, type WholeRepository } from '../src/repository/index.ts';
import { createMockApp } from './app.ts';
import { createAnswerer } from './control/answer.ts';
import { mockClock } from './control/clock/clock.ts';
import { clockControl } from './control/clock/control.ts';
import { storageByClock } from './control/clock/storage.ts';
import { createControl } from './control/control.ts';
import { dashboardControl } from './control/dashboard/dashboard.ts';
import { faultControl, type MockFaults } from './control/faults/index.ts';
import { healthControl } from './control/health.ts';
import {
  createDeliveries,
  createJournal,
  type MockDeliveries,
  type MockRequests,
  notingCallers,
} from './control/journal/index.ts';
import { messagingControl } from './control/messaging.ts';
import { operationFinder, operationsControl } from './control/operations.ts';
import { preferControl } from './control/prefer/index.ts';
import { editTold, tellBy, tellUnused, watchEdits } from './control/state/edits.ts';
import { type MockState, mockState } from './control/state/state.ts';
import { type Demo, type DemoUser, demoOf, usableKeys, usableUsers } from './demo.ts';
import { originsWith } from './doors.ts';
import { fixturesFrom, inFolder } from './fixtures/load.ts';
import { toData } from './fixtures/records.ts';
import { inProcess, type MockFetch } from './in-process/fetch.ts';
import { mockLinks } from './links.ts';
import { createListener, stop } from './listen.ts';
import { type MockChannel, mockMessaging } from './messaging.ts';
import { checkMockOptions, engineOrSettings, type MockOptions, type PostgresMockOptions } from './options.ts';
import { servedLazily } from './served.ts';
import { type Data, inFile, inPostgres } from './storage.ts';
import { mockWebhooks, type PublishOptions, receiversOf, webhooksOfHost } from './webhooks.ts';

export interface Mock<Repository extends WholeRepository = LowdbRepository>
  extends MockState,
    MockFaults,
    MockRequests,
    MockDeliveries {
  /** The URL of the server, such as `http://127.0.0.1:49152`. */
  readonly url: string;
  /** The URL that all addresses in replies start with: the option `publicUrl`, or else `url`. */
  readonly publicUrl: string;
  /** The certificate that clients have to trust, as PEM; `null` without the option `https`. */
  readonly certificate: string | null;
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
  /** What the fixtures offer to try: all demo keys with what each is for, a valid purchase code, an item. */
  demo(): Promise<Demo>;
  /** The time of the mock server, in milliseconds since 1970. */
  now(): number;
  /**
   * Sets the clock of the whole service to a date, milliseconds since 1970 or an ISO text. The clock runs on from there;
   * with `frozen` it stands still. What is due by then happens at once. Returns the new time. @throws TypeError
   */
  setTime(at: Date | number | string, options?: { readonly frozen?: boolean }): number;
  /**
   * Moves the clock forward, by milliseconds or by a duration such as `'30d'` or `'2h30m'`. What is due by then happens
   * at once. Returns the new time. @throws TypeError
   */
  advance(by: number | string): number;
  /** Sets the clock back to what it would show if nobody had moved it. Returns the new time. */
  resetTime(): number;
  /**
   * Answers a request without a port, like the global `fetch`: to any host, redirects as they are. A relative URL is
   * below that of the mock server. It needs no `this`, so it can be passed on.
   * @example
   * const openai = new OpenAI({ baseURL: 'https://api.example/api/v1', apiKey: mock.keys.studio, fetch: mock.fetch });
   */
  readonly fetch: MockFetch;
  /**
   * Publishes an event of the host application (`events`) to the webhooks of a workspace. Resolves with their number.
   * @throws RangeError for an event type that is not in `events`, data that is too large or an invalid id
   */
  publish(type: string, data: object, options?: PublishOptions): Promise<number>;
  /** Finishes running requests, stores pending changes, and releases port and file. */
  close(): Promise<void>;
}

/** A mock server over any storage. */
export type RunningMock = Mock<WholeRepository>;

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
    notice,
    cors = { origins: originsWith([]) },
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
    const seed = toData(seeds);
    const storage =
      databaseUrl === undefined
        ? await inFile({
            seed,
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
    if (fixtures !== undefined && !storage.isSeeded) tellUnused(fixtures, file ?? 'the database', tell);
    opened.push(storage.close);
    const timed = storageByClock(repository, clock);
    const deliveries = createDeliveries();
    const { engine, settings } = engineOrSettings(givenWebhooks);
    const webhooks =
      engine === null
        ? mockWebhooks({
            repository: deliveries.watching(timed.repository),
            url,
            publicUrl,
            ports: webhookPorts,
            now,
            events,
            receivers: receiversOf(routerOptions.groups),
            settings,
          })
        : webhooksOfHost(engine);
    const messaging = mockMessaging({
      repository: timed.repository,
      url: publicUrl,
      now,
      ...(file === undefined ? {} : { mediaFolder: `${file}.media` }),
      webhooks,
    });
    opened.push(webhooks.close, messaging.close);
    const served = servedLazily({
      repository,
      groups: routerOptions.groups,
      messaging: messaging.engine,
      webhooks,
    });
    const operations = operationFinder(() => served().operations);
    const links = mockLinks(timed.repository, publicUrl, webhooks, now, rateLimits);
    opened.push(links.close);
    clock.onMoved(by => {
      messaging.clockMoved(by);
      links.nudge();
      webhooks.nudge();
      messaging.engine.nudge();
    });
    wake = () => {
      webhooks.nudge();
      messaging.engine.nudge();
    };
    const state = mockState({
      storage,
      now,
      resetControls: () => control.reset(),
      async during(replace) {
        messaging.reset();
        await replace();
        timed.forget();
        wake();
      },
    });
    const answerer = createAnswerer({
      cors,
      publicUrl,
      ...(routerOptions.errorStatus === undefined ? {} : { errorStatus: routerOptions.errorStatus }),
    });
    const refusals = {
      refusesDeliveries: storesEvents(repository),
      parameterKeyOnV1: routerOptions.parameterKeyOnV1 ?? false,
    };
    const journal = createJournal({ finder: operations, baseUrl: publicUrl, now });
    const answering = { operations, served, refusals, answerer };
    const { control: faultPart, ...faults } = faultControl(answering);
    const parts = [
      journal,
      deliveries,
      clockControl(clock),
      preferControl({ ...answering, delay }),
      faultPart,
      healthControl,
      operationsControl(operations),
      messagingControl(messaging.channel),
      state.control,
      dashboardControl({
        url: publicUrl,
        journal,
        state,
        read: storage.read,
        clock,
        faults,
        operations,
      }),
    ];
    const control = createControl(parts, { isOpen: remoteControl });
    const answer = createMockApp({
      cors,
      console: true,
      ...routerOptions,
      rateLimits,
      webhooks,
      links,
      messaging: messaging.engine,
      control,
      record: journal.record,
      redirects: links.router,
      repository: notingCallers(timed.repository),
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
    return {
      url,
      publicUrl,
      certificate: listener?.certificate ?? null,
      keys: await usableKeys(seeds, repository),
      repository,
      messaging: messaging.channel,
      now,
      setTime: clock.set,
      advance: clock.advance,
      resetTime: clock.reset,
      requests: journal.requests,
      clearRequests: journal.clearRequests,
      waitForRequest: journal.waitForRequest,
      waitForDelivery: deliveries.waitForDelivery,
      fetch: local.fetch,
      publish: (type, data, { workspaceId = seeds.workspaces[0]?.id ?? '', ...rest } = {}) =>
        webhooks.publish(workspaceId, type, data, rest),
      har: journal.har,
      ...faults,
      users: await usableUsers(seeds, repository),
      demo: () => demoOf(seeds, repository, now()),
      reset: state.reset,
      snapshot: state.snapshot,
      restore: state.restore,
      snapshots: state.snapshots,
      deleteSnapshot: state.deleteSnapshot,
      get data() {
        return 'data' in repository ? (repository as LowdbRepository).data : null;
      },
      close: async () => {
        endWatching();
        control.close();
        await Promise.all([local.close(), listener === null ? null : stop(listener.server)]);
        await links.close();
        await messaging.close();
        await webhooks.close();
        await storage.close();
      },
    };
  } catch (error) {
    listener?.server.close();
    listener?.server.closeAllConnections();
    for (const close of opened.reverse()) await close();
    return inItsFile(error);
  }
}
