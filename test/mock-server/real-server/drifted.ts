/** Real servers for the tests: one that stands before the router, and answers one path in another way. */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Finding } from '../../../mock-server/real-server/verify/verification.ts';
import { type VerifyOptions, verifyServer } from '../../../mock-server/real-server/verify/verify.ts';
import { type Cleanup, type RawAnswer, send } from '../../helper.ts';
import { mockFor } from '../../mock.ts';

export interface Drift {
  /** Changes the body, or returns another. */
  readonly edit?: (body: unknown) => unknown;
  readonly status?: number;
  readonly type?: string;
  readonly body?: string;
  readonly bytes?: (body: Buffer) => Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** A header that is left out. */
  readonly without?: string;
  /** Only answers with this status are changed. @default 200 for `edit`, else all */
  readonly only?: number;
  /** A key that every request gets. */
  readonly withKey?: string;
  /** So many requests are answered with 429 first. */
  readonly busy?: number;
  /** What should be deleted is read, and stays. */
  readonly keepsRecords?: boolean;
  readonly truncate?: boolean;
  readonly reset?: boolean;
  readonly hang?: boolean;
  readonly trickle?: boolean;
  readonly endless?: boolean;
  /** What is sent in place of HTTP. */
  readonly raw?: string;
}

/** The mock server behind a server that answers the path, or all that begin with it, in another way. */
export async function drifted(cleanup: Cleanup, path: string, drift: Drift): Promise<string> {
  const { url } = await mockFor(cleanup);
  let busy = drift.busy ?? 0;
  return listening(cleanup, async (req, res) => {
    const isMeant = path === '' || req.url?.split('?', 1)[0] === path;
    if (isMeant && busy > 0) {
      busy -= 1;
      res.writeHead(429, drift.headers).end();
      return;
    }
    const answer = await passedOn(url, req, isMeant ? drift : {});
    const only = drift.only ?? (drift.edit === undefined ? answer.status : 200);
    if (isMeant && drift.busy === undefined && only === answer.status)
      await answerOtherwise(res, answer, drift);
    else res.writeHead(answer.status, answer.headers).end(answer.bytes);
  });
}

/** A server for a test. */
export async function listening(
  cleanup: Cleanup,
  answer: (req: IncomingMessage, res: ServerResponse) => Promise<void>,
): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function passedOn(
  url: string,
  req: IncomingMessage,
  { withKey: key, keepsRecords }: Drift,
): Promise<RawAnswer> {
  const method = keepsRecords && req.method === 'DELETE' ? 'GET' : (req.method ?? 'GET');
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  const headers = {
    ...(req.headers as Record<string, string>),
    ...(key && { authorization: `Bearer ${key}` }),
  };
  return send(`${url}${req.url}`, { method, headers, body: Buffer.concat(chunks) });
}

async function answerOtherwise(res: ServerResponse, answer: RawAnswer, drift: Drift): Promise<void> {
  const { socket } = res;
  if (drift.hang) return;
  if (drift.reset) return void socket?.resetAndDestroy();
  if (drift.raw !== undefined) return void socket?.end(drift.raw);
  const edited = drift.edit === undefined ? undefined : (drift.edit(answer.json) ?? answer.json);
  const text = drift.body ?? (edited === undefined ? answer.text : JSON.stringify(edited));
  const body = drift.bytes?.(Buffer.from(text)) ?? Buffer.from(text);
  const { 'content-length': _, 'transfer-encoding': __, ...rest } = answer.headers;
  if (drift.without !== undefined) delete rest[drift.without];
  if (drift.type !== undefined) rest['content-type'] = drift.type;
  for (const [name, value] of Object.entries(drift.headers ?? {})) rest[name.toLowerCase()] = value;
  const status = drift.status ?? answer.status;
  if (drift.truncate) {
    res.writeHead(status, { ...rest, 'content-length': String(body.length) });
    res.write(body.subarray(0, body.length / 2), () => socket?.destroy());
  } else if (drift.trickle) {
    res.writeHead(status, rest).write(body.subarray(0, 10));
  } else if (drift.endless) {
    res.writeHead(status, rest);
    const piece = Buffer.alloc(1_048_576, 32);
    const more = () => {
      while (!res.destroyed && res.write(piece));
    };
    res.on('drain', more);
    more();
  } else res.writeHead(status, { ...rest, 'content-length': String(body.length) }).end(body);
}

/** A comparison of all operations within ten seconds an answer, unless the options say otherwise. */
export const verified = (url: string, options: Partial<VerifyOptions>) =>
  verifyServer({ url, keys: [], only: [], write: false, values: {}, timeoutMs: 10_000, ...options });

/** What is not as documented. */
export const found = (findings: readonly Finding[]): readonly string[] =>
  findings
    .filter(({ verdict }) => verdict === 'drift' || verdict === 'absent')
    .map(({ operation, attempt, reason }) => `${operation}: ${attempt}: ${reason}`);
