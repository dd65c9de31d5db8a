/** Answers requests of this process, without a port. */
import { type IncomingMessage, type RequestListener, type ServerResponse, request as send } from 'node:http';
import { type Duplex, pipeline, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers';
import { createPlainServer } from '../listen.ts';
import { foreignListener } from './callback.ts';
import { connection } from './connection.ts';

/** Like the global `fetch`. A relative URL is below that of the mock server. */
export type MockFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

export interface InProcess {
  readonly fetch: MockFetch;
  /** The same, with further headers in each request. */
  with(headers: Readonly<Record<string, string>>): MockFetch;
  /** A listener for requests of somebody else's server, with further headers in each. */
  callback(headers?: Readonly<Record<string, string>>): RequestListener;
  /** Waits for running requests, for some seconds. */
  close(): Promise<void>;
}

/** How long running requests may take when the mock server closes, in milliseconds. */
const grace = 5_000;

type Body = ConstructorParameters<typeof Response>[0];

/** Headers of the connection, which there is none of. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding'];
/** What the cause of an error of `fetch` is when the server ends a connection. */
const closed = (): Error =>
  Object.assign(new Error('other side closed'), { name: 'SocketError', code: 'UND_ERR_SOCKET' });

/** Lets a body that breaks off fail as that of `fetch` does. */
function failAsFetch(incoming: IncomingMessage): void {
  const { destroy } = incoming;
  incoming.destroy = error =>
    destroy.call(
      incoming,
      (error as NodeJS.ErrnoException | undefined)?.code === 'ECONNRESET'
        ? new TypeError('terminated', { cause: closed() })
        : error,
    );
}

/** Statuses of responses without a body (fetch standard). */
const withoutBody = [204, 205, 304];

export function inProcess(answer: RequestListener, baseUrl: string): InProcess {
  // It never listens: it is given its connections.
  const server = createPlainServer().on('request', answer);
  const open = new Set<Duplex>();
  const running = new Set<ServerResponse>();
  /** Requests whose response has not begun: the server may not have seen them yet. */
  let begun = 0;
  let isClosed = false;
  let changed = () => {};
  server.on('request', (_, res) => {
    running.add(res);
    res.once('close', () => {
      running.delete(res);
      changed();
    });
  });

  function connect() {
    const { client, server: end } = connection();
    open.add(end);
    end.once('close', () => open.delete(end));
    server.emit('connection', end);
    return client;
  }

  async function exchange(request: Request): Promise<Response> {
    const { signal } = request;
    // Without a socket nothing waits for the event loop: a client that asks in a loop would stop all timers.
    await new Promise<void>(resolve => setImmediate(resolve));
    signal.throwIfAborted();
    const outgoing = send({
      createConnection: connect,
      method: request.method,
      path: `${new URL(request.url).pathname}${new URL(request.url).search}`,
      headers: { host: new URL(request.url).host, ...Object.fromEntries(request.headers) },
    });
    return new Promise((resolve, reject) => {
      let incoming: IncomingMessage | null = null;
      const abort = () => {
        incoming?.destroy(signal.reason);
        outgoing.destroy(signal.reason);
        reject(signal.reason);
      };
      signal.addEventListener('abort', abort, { once: true });
      outgoing.once('close', () => signal.removeEventListener('abort', abort));
      outgoing.on('error', error =>
        reject(signal.aborted ? signal.reason : new TypeError('fetch failed', { cause: error })),
      );
      outgoing.once('response', response => {
        incoming = response;
        failAsFetch(response);
        resolve(responseOf(response, request));
      });
      if (request.body === null) outgoing.end();
      else
        pipeline(Readable.fromWeb(request.body as ReadableStream), outgoing, error => {
          // The service may answer before it has read everything.
          if (error && incoming === null && !outgoing.destroyed) outgoing.destroy(error);
        });
    });
  }

  async function answered(request: Request): Promise<Response> {
    if (isClosed) throw new TypeError('fetch failed', { cause: new Error('the mock server is closed') });
    request.signal.throwIfAborted();
    begun += 1;
    try {
      return await exchange(request);
    } finally {
      begun -= 1;
      changed();
    }
  }

  return {
    fetch: async (input, init) => answered(requestOf(input, init, baseUrl)),
    with: headers => async (input, init) => {
      const request = requestOf(input, init, baseUrl);
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      return answered(request);
    },
    callback: (headers = {}) => foreignListener(answer, headers, () => isClosed),
    async close() {
      isClosed = true;
      // A response that was sent is not waited for: its client may never read it.
      const isBusy = () => begun > 0 || [...running].some(({ writableEnded }) => !writableEnded);
      let isOver = false;
      const timer = setTimeout(() => {
        isOver = true;
        changed();
      }, grace);
      while (isBusy() && !isOver)
        await new Promise<void>(resolve => {
          changed = resolve;
        });
      clearTimeout(timer);
      for (const end of open) end.destroy();
    },
  };
}

function requestOf(input: string | URL | Request, init: RequestInit | undefined, baseUrl: string): Request {
  // A body that is a stream needs `duplex`, which browsers and Node.js ask their users for.
  const given = init?.body == null ? init : { duplex: 'half' as const, ...init };
  const settings = given?.signal == null ? given : { ...given, signal: ownSignal(given.signal) };
  if (typeof input === 'string' || input instanceof URL)
    return new Request(new URL(input, `${baseUrl}/`), settings);
  return new Request(input, settings);
}

/** Test environments such as jsdom have an `AbortSignal` of their own, which a `Request` of Node.js refuses. */
function ownSignal(signal: AbortSignal): AbortSignal {
  const isOwn: boolean = signal instanceof AbortSignal;
  // What is no signal at all, `Request` refuses.
  if (isOwn || typeof signal.addEventListener !== 'function') return signal;
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return controller.signal;
}

function responseOf(incoming: IncomingMessage, { method, url }: Request): Response {
  const headers = new Headers();
  const { rawHeaders, statusCode: status = 0, statusMessage: statusText = '' } = incoming;
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (!ofConnection.includes(name.toLowerCase())) headers.append(name, value);
  }
  const isEmpty = method === 'HEAD' || withoutBody.includes(status);
  if (isEmpty) incoming.resume();
  const body = isEmpty ? null : (Readable.toWeb(incoming) as Body);
  const response = new Response(body, { status, statusText, headers });
  // A response that somebody makes has no URL.
  Object.defineProperty(response, 'url', { value: url });
  return response;
}
