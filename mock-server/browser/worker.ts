/** The mock server as a service worker: it answers the requests of the pages in its scope. */
import type { Mock } from '../mock.ts';
import type { StoredData } from '../storage.ts';
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

/** Browsers end a worker that nobody asks, with its memory: what was stored is kept here. */
const cacheName = 'koa-marketplace';
const place = '/koa-marketplace/state';

let starting: Promise<Mock> | null = null;

function started(): Promise<Mock> {
  starting ??= start();
  starting.catch(() => {
    starting = null;
  });
  return starting;
}

async function start(): Promise<Mock> {
  const mock = await startMock();
  const kept = await (await page.caches.open(cacheName)).match(place);
  // Of another version of the package, it may not fit.
  if (kept !== undefined)
    await mock.repository.replace((await kept.json()) as StoredData).catch(() => keep(mock));
  return mock;
}

let keeping: Promise<void> = Promise.resolve();

/** One after the other, so that the last is the newest. */
function keep(mock: Mock): Promise<void> {
  const store = async () =>
    (await page.caches.open(cacheName)).put(place, new Response(JSON.stringify(mock.data)));
  keeping = keeping.then(store, store);
  return keeping;
}

async function answer(request: Request): Promise<Response> {
  const mock = await started();
  const before = mock.data;
  // A page may have folders of these names itself.
  const other = /^\/(?:media|demo)\//.test(new URL(request.url).pathname) ? request.clone() : null;
  const response = await mock.fetch(request);
  if (mock.data !== before) await keep(mock);
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
