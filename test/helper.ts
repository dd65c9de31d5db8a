/** Starts servers and storages for tests, and closes them when the test ends. */
import { once } from 'node:events';
import { Agent, createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clearTimeout, setTimeout } from 'node:timers';
import type Koa from 'koa';
import { suite, type Test } from 'uvu';
import { loadFixtures, secretsOf, toData } from '../mock-server/fixtures.ts';
import { type LowdbRepository, lowdbRepository } from '../src/adapters/lowdb/index.ts';
import type { DataFile } from '../src/generated/types.ts';
import { isOfOrdinaryRun, isQuick } from './extent.ts';
import { unlessLeftOut } from './runner/left-out.ts';
import { mutation } from './runner/mutation.ts';

export const fixtures = await loadFixtures();
export const secrets = secretsOf(fixtures) as Record<
  'studio' | 'sounds' | 'press' | 'test' | 'expired' | 'revoked',
  string
>;
export const knownCode = '4f1c9a52-7c1e-4c55-9d0e-2b6a8f3d1e07';
export const foreignCode = 'b7d20f36-91ce-4f0a-8a64-0c5e92d7f318';

/** Clean-up work at the end of the test. */
export type Cleanup = (close: () => unknown) => void;

type Run = (cleanup: Cleanup) => Promise<void> | void;

interface Suite {
  (name: string, run: Run): void;
  /** Skips a test with the reason, unless `reason` is null. */
  unless(reason: string | null, name: string, run: Run): void;
  run(): void;
}

/**
 * A suite whose tests receive a clean-up function.
 *
 * @param options.isLong it takes more than a second: a quick run skips it
 */
export function suiteOf(name: string, { isLong = false }: { isLong?: boolean } = {}): Suite {
  const inner: Test = suite(name);
  const wrap = (title: string, run: Run) => async () => {
    if (mutation?.begins(`${name}: ${title}`) === false) return;
    const pending: (() => unknown)[] = [];
    let timer: NodeJS.Timeout | undefined;
    // A test that never ends becomes a failure with a name, instead of a run that hangs.
    const hung = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the test did not end')), 500_000);
    });
    try {
      await Promise.race([unlessLeftOut(run)(close => void pending.push(close)), hung]);
    } catch (error) {
      mutation?.failed();
      // uvu prints the error without what led to it.
      if (error instanceof Error && error.cause !== undefined) console.log('\nCaused by:', error.cause);
      throw error;
    } finally {
      clearTimeout(timer);
      for (const close of pending.reverse()) await close();
    }
  };
  const isSkipped = isLong && isQuick;
  const register = (title: string, run: Run, reason: string | null = null) => {
    if (isOfOrdinaryRun()) return;
    if (reason !== null) inner.skip(`${title} (${reason})`);
    else if (isSkipped) inner.skip(title);
    else inner(title, wrap(title, run));
  };
  const unless = (reason: string | null, title: string, run: Run) => register(title, run, reason);
  return Object.assign(register, { unless, run: () => inner.run() });
}

/** Starts a listener on a free port of this machine. */
async function serve(cleanup: Cleanup, listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a Koa app and collects its `error` events. */
export async function serveApp(cleanup: Cleanup, app: Koa): Promise<{ url: string; errors: unknown[] }> {
  const errors: unknown[] = [];
  app.on('error', error => errors.push(error));
  return { url: await serve(cleanup, app.callback()), errors };
}

/** Checked once: data that a repository gave out is neither copied nor checked again. */
const { data: fixtureData } = await lowdbRepository({
  seed: toData(fixtures),
  baseUrl: 'https://shop.example',
});

/** The fixtures in memory. */
export function fixtureRepository(): Promise<LowdbRepository> {
  return lowdbRepository({ seed: fixtureData as DataFile });
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
  json: { [key: string]: unknown };
}

export interface RawRequest {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

/** Keeps connections open: half of the time of a request would go into a new one. */
const agent = new Agent({ keepAlive: true });

/** Sends a request byte by byte, because fetch would normalise it. */
export function send(url: string, asked: RawRequest = {}): Promise<RawAnswer> {
  const { method = 'GET', headers = {}, body } = asked;
  return new Promise((resolve, reject) => {
    const origin = url.slice(0, url.indexOf('/', 8));
    const { hostname, port } = new URL(origin);
    const path = url.slice(origin.length);
    const outgoing = request({ hostname, port, path, method, headers, agent }, incoming => {
      const chunks: Buffer[] = [];
      incoming.on('data', chunk => chunks.push(chunk));
      // Server-Sent Events have no end.
      const isEndless = incoming.headers['content-type'] === 'text/event-stream';
      if (isEndless) incoming.once('data', () => incoming.destroy());
      else incoming.on('error', reject);
      incoming.on(isEndless ? 'close' : 'end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString();
        const isJson = incoming.headers['content-type']?.startsWith('application/json') && text !== '';
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text,
          bytes,
          json: isJson ? JSON.parse(text) : {},
        });
      });
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed the idle connection before it received the request.
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') send(url, asked).then(resolve, reject);
      else reject(error);
    });
    outgoing.end(body);
  });
}

/** A request with a JSON body. */
export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
  });
}

export function form(url: string, body: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });
}

/** A request with a multipart form. */
export async function parts(
  url: string,
  fields: object,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, String(value));
  const whole = new Response(data);
  return send(url, {
    method: 'POST',
    headers: { 'content-type': whole.headers.get('content-type') ?? '', ...headers },
    body: Buffer.from(await whole.arrayBuffer()),
  });
}
