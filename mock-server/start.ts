/** Starts a mock server in this process. */
import type { PostgresRepository } from '../src/adapters/postgres/index.ts';
import { withoutEndSlashes } from '../src/common/text/trim-slashes.ts';
import { mockClock } from './control/clock/clock.ts';
import type { openProxy } from './control/proxy/index.ts';
import type { ScenarioSource } from './control/scenarios/index.ts';
import { readScenarios, startNames } from './control/scenarios/read.ts';
import { reportedEdit, shownFixtures, tellBy, tellUnused, watchEdits } from './control/state/edits.ts';
import { accessTo, usableKeys, usableUsers } from './demo.ts';
import { areChecked, rememberChecked } from './fixtures/checked.ts';
import { withCollections } from './fixtures/load.ts';
import { secretsOf, toData } from './fixtures/records.ts';
import { seedsFrom } from './fixtures/seeds.ts';
import { inProcess } from './in-process/fetch.ts';
import { createListener, holdRequests, stop } from './listen.ts';
import type { Mock, RunningMock } from './mock.ts';
import { createMockInstances } from './mock-instances.ts';
import { mockObject } from './mock-object.ts';
import { checkMockOptions, type MockOptions, type PostgresMockOptions } from './options.ts';
import { openStorage } from './storage.ts';

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
  const { port = 0, host = '127.0.0.1', file, fixtures, log, allowedHosts = [] } = options;
  const clock = mockClock(options.now);
  const tell = tellBy(options.notice, log);
  const { read: readSeeds, located } = seedsFrom(options, clock.now());
  const seeds = await readSeeds();
  /** Without edits that are not loaded. */
  let current = seeds;
  const scenarios = await readScenarios(options.scenarios);
  let edited = seeds;
  const scenarioData: ScenarioSource['kept'] = new Map();
  const start = startNames(scenarios, options.scenario);
  const ownUrl = options.publicUrl;
  const acceptedHosts = [host, ...(ownUrl === undefined ? [] : [new URL(ownUrl).hostname]), ...allowedHosts];
  const listener = port === null ? null : await createListener(options.https ?? false, acceptedHosts);
  if (options.unref ?? isTestRun()) listener?.unref();
  const begin = listener === null ? () => {} : holdRequests(listener.server);
  // Opens the port first: it is part of the URLs in the data, and if it is in use, no file must change.
  const url = (await listener?.open(port ?? 0, host)) ?? withoutPort;
  const publicUrl = ownUrl === undefined ? url : withoutEndSlashes(ownUrl);
  /** Something may be due. */
  let wake = () => {};
  /** Closes what was opened, if a later part cannot start. */
  const opened: (() => unknown)[] = [];
  try {
    const proxy = options.proxy === undefined ? null : await openedProxy(options.proxy, [url, publicUrl]);
    if (proxy !== null) opened.push(proxy.close);
    const storage = await openStorage(options, {
      seed: toData(seeds),
      isChecked: areChecked(seeds, publicUrl),
      baseUrl: publicUrl,
      onEdit: edit => {
        reportedEdit(tell)(edit);
        wake();
      },
    });
    const { repository } = storage;
    if (options.databaseUrl === undefined && storage.isSeeded) rememberChecked(seeds);
    if (fixtures !== undefined && !storage.isSeeded)
      tellUnused(shownFixtures(fixtures), file ?? 'the database', tell);
    if (start.length > 0 && !storage.isSeeded) tellUnused('the scenario', file ?? 'the database', tell);
    opened.push(storage.close);
    const { shared, isolates, answer } = createMockInstances({
      options,
      storage,
      clock,
      url,
      publicUrl,
      acceptedHosts,
      firstWorkspace: seeds.workspaces[0]?.id ?? '',
      demoAccess: known => accessTo(seeds, known),
      secrets: secretsOf(seeds),
      proxy,
      scenarioSource: {
        all: scenarios,
        start,
        dataOf: async (given = {}, now) => toData(withCollections(current, given, now)),
        kept: scenarioData,
      },
      notice: sentence => tell(sentence, true),
    });
    // It closes the storage too.
    opened.splice(opened.indexOf(storage.close), 1, shared.close);
    wake = shared.engines.wake;
    const endWatching = options.watch
      ? watchEdits({
          file,
          fixtures: typeof fixtures === 'string' ? fixtures : undefined,
          storage,
          async readSeed() {
            edited = await readSeeds();
            return toData(edited);
          },
          located,
          tell,
          loaded() {
            current = edited;
            scenarioData.clear();
            wake();
          },
        })
      : () => {};
    if (start.length > 0 && storage.isSeeded) await shared.scenarios.use(...start);
    else if (storage.isSeeded) await shared.storeDemoData();
    begin(answer);
    const local = inProcess(answer, url);
    const keys = await usableKeys(seeds, repository);
    const users = await usableUsers(seeds, repository);
    const end = async () => {
      endWatching();
      shared.endRequests();
      await isolates.endRequests();
      await Promise.all([local.close(), listener === null ? null : stop(listener.server)]);
      proxy?.close();
      await isolates.close();
      await shared.close();
    };
    const certificate = listener?.certificate ?? null;
    return mockObject({
      shared,
      isolates,
      seeds,
      keys: keys as Mock['keys'],
      users,
      url,
      publicUrl,
      certificate,
      local,
      end,
    });
  } catch (error) {
    listener?.server.close();
    listener?.server.closeAllConnections();
    for (const close of opened.reverse()) await close();
    return located(error);
  }
}

const openedProxy: typeof openProxy = async (...given) =>
  (await import('./control/proxy/index.ts')).openProxy(...given);

/** Whether a test runner runs this process: node:test, Vitest, Jest or Playwright. */
const isTestRun = (): boolean =>
  ['NODE_TEST_CONTEXT', 'VITEST', 'JEST_WORKER_ID', 'TEST_WORKER_INDEX'].some(name => name in process.env) ||
  process.env.NODE_ENV === 'test' ||
  process.execArgv.includes('--test');
