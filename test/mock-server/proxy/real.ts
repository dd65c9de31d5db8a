/** Real servers beside a mock server. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Mock, type MockOptions, type ProxyOptions, startMock } from '../../../mock-server/index.ts';
import type { Cleanup } from '../../helper.ts';

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Real {
  readonly url: string;
  /** The requests that have arrived as a whole. */
  readonly seen: Seen[];
  /** Closes all its connections. */
  readonly hangUp: () => void;
}

/** A real server, which answers after the whole request has arrived. */
export async function real(cleanup: Cleanup, answer: RequestListener): Promise<Real> {
  const seen: Seen[] = [];
  const server = createServer(async (req, res) => {
    req.on('error', () => {});
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = req;
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    answer(req, res);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, seen, hangUp: () => server.closeAllConnections() };
}

/** A real server that answers each request with this JSON. */
export const realJson = (cleanup: Cleanup, body: unknown, status = 200): Promise<Real> =>
  real(cleanup, (_, res) => {
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });

/** A mock server in front of it. */
export async function before(
  cleanup: Cleanup,
  { url }: Pick<Real, 'url'>,
  proxy: Omit<ProxyOptions, 'url'> = {},
  options: MockOptions = {},
): Promise<Mock> {
  const mock = await startMock({ ...options, proxy: { url, allowPrivate: true, ...proxy } });
  cleanup(mock.close);
  return mock;
}
