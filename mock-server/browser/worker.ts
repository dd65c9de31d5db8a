/** The mock server as a service worker: it answers the requests of the pages in its scope. */
import type { Scenario } from '../control/scenarios/scenario.ts';
import type { Mock } from '../mock.ts';
import type { StoredData } from '../storage.ts';
import { keep, kept } from './kept.ts';
import { ownScript } from './own-script.ts';
import { page } from './page.ts';
import { type BrowserGroup, scripts } from './scripts.ts';
import { startMock } from './start.ts';

/** What is used of the scope of a service worker. */
interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listen: (event: WorkerEvent) => void): void;
}

interface WorkerEvent {
  readonly request: Request;
  readonly data: unknown;
  respondWith(response: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

const ownGroups: readonly string[] = scripts[ownScript];
const own = ownGroups.includes('links')
  ? /^\/(?:api|media|demo|l|__mock)(?:\/|$)/
  : /^\/(?:api|media|demo|__mock)(?:\/|$)/;

let groups: readonly BrowserGroup[] | undefined;

let starting: Promise<Mock> | null = null;

function started(): Promise<Mock> {
  starting ??= start();
  starting.catch(() => {
    starting = null;
  });
  return starting;
}

/** The scenarios that were added, by their names. */
let scenarios: Readonly<Record<string, Scenario>> = {};

async function start(): Promise<Mock> {
  scenarios = ((await kept('scenarios')) ?? {}) as typeof scenarios;
  // What another version of the package has kept may not fit.
  const asked = groups === undefined ? {} : { groups };
  const mock = await startMock({ ...asked, scenarios }).catch(() => {
    scenarios = {};
    return startMock(asked);
  });
  const data = (await kept('state')) as StoredData | null;
  if (data !== null) await mock.repository.replace(data).catch(() => keepData(mock));
  seen = mock.data;
  return mock;
}

/** The data that was kept, or loaded. */
let seen: Mock['data'] | null = null;

const keepData = (mock: Mock): Promise<void> =>
  keep('state', () => {
    seen = mock.data;
    return seen;
  });

/** What the engines have stored since, such as the state of a sent message. */
async function keepLater(answered: Promise<unknown>): Promise<void> {
  await answered.catch(() => {});
  const mock = await started();
  if (mock.data !== seen) await keepData(mock);
}

/** The name of the scenario that a request adds, or `null`. */
function addedScenario({ method, url }: Request): string | null {
  const [, name] = /^\/__mock\/scenarios\/([^/]+)$/.exec(new URL(url).pathname) ?? [];
  return method === 'PUT' && name !== undefined ? decodeURIComponent(name) : null;
}

async function answer(request: Request): Promise<Response> {
  const mock = await started();
  const before = mock.data;
  // A page may have folders of these names itself.
  const other = /^\/(?:media|demo|l)\//.test(new URL(request.url).pathname) ? request.clone() : null;
  const scenario = addedScenario(request);
  const added = scenario === null ? null : request.clone();
  const response = await mock.fetch(request);
  if (mock.data !== before) await keepData(mock);
  if (scenario !== null && added !== null && response.ok) {
    scenarios = { ...scenarios, [scenario]: (await added.json()) as Scenario };
    await keep('scenarios', () => scenarios);
  }
  return other !== null && response.status === 404 ? fetch(other) : response;
}

/** Answers the requests of the pages in the scope of this worker. */
export function answerRequests(): void {
  const scope = globalThis as unknown as WorkerScope;
  const { origin: here, searchParams } = new URL(page.location.href);
  const origins = [here, ...searchParams.getAll('origin')];
  const asked = searchParams.get('groups')?.split(',');
  const missing = asked?.find(name => !ownGroups.includes(name));
  if (missing !== undefined) throw new Error(`${ownScript}.js does not have the group ${missing}`);
  groups = asked as typeof groups;
  scope.addEventListener('install', event => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', event => event.waitUntil(scope.clients.claim()));
  scope.addEventListener('message', event => event.waitUntil(scope.clients.claim()));
  scope.addEventListener('fetch', event => {
    const { origin, pathname } = new URL(event.request.url);
    if (!origins.includes(origin) || !own.test(pathname)) return;
    const answered = answer(event.request);
    event.respondWith(answered);
    event.waitUntil(keepLater(answered));
  });
}
