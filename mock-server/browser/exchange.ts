/** Answers requests of a browser: each becomes a request and a response of Node.js, which Koa knows. */
import type { RequestListener } from 'node:http';
import { RecordedResponse } from '../control/journal/index.ts';
import type { InProcess, MockFetch } from '../in-process/fetch.ts';
import { IncomingMessage } from './node/http.ts';
import { page } from './page.ts';

/** Statuses of responses without a body (fetch standard). */
const withoutBody = [204, 205, 304];

export function inProcess(answer: RequestListener, baseUrl: string): InProcess {
  const running = new Set<Promise<unknown>>();
  /** A page cannot see cookies of its requests, and a response that a script makes sets none. */
  const cookies = new Map<string, string>();
  let isClosed = false;

  function keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }

  async function exchange(request: Request): Promise<Response> {
    const { signal } = request;
    signal.throwIfAborted();
    const { host, pathname, search } = new URL(request.url);
    const body = request.body === null ? null : new Uint8Array(await request.arrayBuffer());
    const req = new IncomingMessage(request.method, `${pathname}${search}`, [
      ['host', host],
      // A service worker does not see it.
      ['user-agent', page.navigator.userAgent],
      ...(cookies.size === 0
        ? []
        : [['cookie', [...cookies].map(pair => pair.join('=')).join('; ')] as const]),
      // That of a form, whose page tells no referrer.
      ...[...request.headers].filter(([name, value]) => name !== 'origin' || value !== 'null'),
      ...(body === null ? [] : [['content-length', String(body.length)] as const]),
    ]);
    const res = new RecordedResponse(req as never);
    const response = new Promise<Response>((resolve, reject) => {
      let controller: ReadableStreamDefaultController<Uint8Array>;
      const stream = new ReadableStream<Uint8Array>({
        start(given) {
          controller = given;
        },
        cancel: () => void res.destroy(),
      });
      const fail = () => {
        const error = new TypeError('Failed to fetch');
        reject(error);
        controller.error(error);
      };
      (res as unknown as { sink: object }).sink = {
        head(status: number, statusText: string, headers: [string, string][]) {
          for (const [name, value] of headers) if (/^set-cookie$/i.test(name)) keep(value);
          const isEmpty = request.method === 'HEAD' || withoutBody.includes(status);
          const made = new Response(isEmpty ? null : stream, { status, statusText, headers });
          Object.defineProperty(made, 'url', { value: request.url });
          resolve(made);
        },
        write: (bytes: Uint8Array) => controller.enqueue(bytes),
        end: () => controller.close(),
        fail,
      };
      signal.addEventListener('abort', () => {
        reject(signal.reason);
        controller.error(signal.reason);
        res.destroy();
      });
    });
    answer(req as never, res as never);
    if (body !== null) req.push(body);
    req.finish();
    return response;
  }

  const answered: MockFetch = async (input, init) => {
    if (isClosed) throw new TypeError('Failed to fetch', { cause: new Error('the mock server is closed') });
    const request =
      input instanceof Request ? new Request(input, init) : new Request(new URL(input, `${baseUrl}/`), init);
    const answering = exchange(request);
    running.add(answering);
    answering.catch(() => {}).finally(() => running.delete(answering));
    return answering;
  };
  return {
    callback: () => {
      throw new Error('mock.callback: a browser has no servers');
    },
    fetch: answered,
    with: headers => (input, init) => {
      const request =
        input instanceof Request
          ? new Request(input, init)
          : new Request(new URL(input, `${baseUrl}/`), init);
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      return answered(request);
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(running);
    },
  };
}
