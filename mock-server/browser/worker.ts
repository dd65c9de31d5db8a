/** The mock server as a service worker: it answers the requests of the pages in its scope. */
import type { Scenario } from '../control/scenarios/scenario.ts';
import type { Mock } from '../mock.ts';
import type { StoredData } from '../storage.ts';
import { keep, kept } from './kept.ts';
import { page } from './page.ts';
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

const own = /^\/(?:api|media|demo|__mock)(?:\/|$)/;

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
  const mock = await startMock({ scenarios }).catch(() => {
    scenarios = {};
    return startMock();
  });
  const data = (await kept('state')) as StoredData | null;
  if (data !== null) await mock.repository.replace(data).catch(() => keepData(mock));
  return mock;
}

const keepData = (mock: Mock): Promise<void> => keep('state', () => mock.data);

/** The name of the scenario that a request adds, or `null`. */
function addedScenario({ method, url }: Request): string | null {
  const [, name] = /^\/__mock\/scenarios\/([^/]+)$/.exec(new URL(url).pathname) ?? [];
  return method === 'PUT' && name !== undefined ? decodeURIComponent(name) : null;
}

async function answer(request: Request): Promise<Response> {
  const mock = await started();
  const before = mock.data;
  // A page may have folders of these names itself.
  const other = /^\/(?:media|demo)\//.test(new URL(request.url).pathname) ? request.clone() : null;
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
  scope.addEventListener('install', event => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', event => event.waitUntil(scope.clients.claim()));
  scope.addEventListener('message', event => event.waitUntil(scope.clients.claim()));
  scope.addEventListener('fetch', event => {
    const { origin, pathname } = new URL(event.request.url);
    if (origins.includes(origin) && own.test(pathname)) event.respondWith(answer(event.request));
  });
}
