/**
 * Sends requests to a server that may be slow, broken or somebody else's: whatever it answers, a request ends in time, and
 * takes a bounded amount of memory. Redirects are not followed, so that a key goes to no other server.
 */
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from 'node:http';
import { Agent as EncryptedAgent, request as requestEncrypted } from 'node:https';
import { clearTimeout, setTimeout } from 'node:timers';
import { tlsFailure } from '../../src/common/network/tls-failure.ts';
import { decodedBody } from '../../src/common/text/content-coding.ts';
import { version } from '../version.ts';
import { type ServerAddress, serverNameOf } from './server-url.ts';

export interface ServerRequest {
  readonly method: string;
  /** Path and query, below the mount. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface ServerResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The body is longer than what was read of it. */
  readonly isCut: boolean;
}

/** There was no answer, or not all of it. The message says why, and names no secret. */
export class NoResponseError extends Error {
  override readonly name = 'NoResponseError';
  /** Whether no connection was made, so that no other request would be answered either. */
  readonly isUnreachable: boolean;

  constructor(message: string, isUnreachable: boolean, cause?: unknown) {
    super(message, { cause });
    this.isUnreachable = isUnreachable;
  }
}

/** Longer bodies are not read to their end. */
export const maxBodyBytes = 64 * 1_048_576;

export interface ServerClient {
  readonly address: ServerAddress;
  /** @throws NoResponseError */
  send(request: ServerRequest): Promise<ServerResponse>;
  close(): void;
}

/** `timeoutMs`: how long a whole answer may take. */
export function createClient(
  address: ServerAddress,
  timeoutMs: number,
  maxBytes: number = maxBodyBytes,
): ServerClient {
  const { isEncrypted, hostname: host, port, mount } = address;
  const agent = isEncrypted
    ? new EncryptedAgent({ keepAlive: true, ...serverNameOf(address) })
    : new Agent({ keepAlive: true });
  const request = isEncrypted ? requestEncrypted : requestPlain;

  const send = (asked: ServerRequest): Promise<ServerResponse> =>
    new Promise((resolve, reject) => {
      const { method, path, headers, body } = asked;
      const outgoing = request({
        host,
        port,
        method,
        path: `${mount}${path}`,
        // A request that may change something is never sent twice: its connection is a new one.
        ...(method === 'GET' ? { agent } : { agent: false, ...(isEncrypted && serverNameOf(address)) }),
        headers: {
          'User-Agent': `koa-marketplace/${version}`,
          Accept: '*/*',
          'Accept-Encoding': 'identity',
          ...headers,
          ...(body !== null && { 'Content-Length': String(Buffer.byteLength(body)) }),
        },
      });
      let isConnected = false;
      const timer = setTimeout(
        () => outgoing.destroy(new Error(`no complete answer within ${timeoutMs / 1_000} s`)),
        timeoutMs,
      );
      const fail = (error: NodeJS.ErrnoException) => {
        clearTimeout(timer);
        // The server closed an idle connection before it received the request.
        if (outgoing.reusedSocket && !isConnected && error.code === 'ECONNRESET') resolve(send(asked));
        else reject(failureOf(error, address, isConnected));
      };
      outgoing.on('error', fail);
      outgoing.once('response', incoming => {
        isConnected = true;
        readWhole(incoming, maxBytes).then(response => {
          clearTimeout(timer);
          resolve(response);
        }, fail);
      });
      outgoing.end(body ?? undefined);
    });

  return { address, send, close: () => agent.destroy() };
}

async function readWhole(incoming: IncomingMessage, maxBytes: number): Promise<ServerResponse> {
  // Server-Sent Events never end: their head is the answer.
  if (incoming.headers['content-type']?.startsWith('text/event-stream')) {
    incoming.on('error', () => {}).destroy();
    return responseOf(incoming, Buffer.alloc(0), true);
  }
  if (incoming.statusCode === 304 || incoming.headers['content-length'] === '0') {
    // It has no body that could be compressed, whatever its headers say.
    incoming.resume();
    return responseOf(incoming, Buffer.alloc(0), false);
  }
  const decoded = decodedBody(incoming, incoming.headers['content-encoding']);
  if (decoded === null) throw new Error('the Content-Encoding of the answer is not known');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decoded as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      incoming.on('error', () => {}).destroy();
      return responseOf(incoming, Buffer.concat(chunks), true);
    }
    chunks.push(chunk);
  }
  return responseOf(incoming, Buffer.concat(chunks), false);
}

const responseOf = ({ statusCode = 0, headers }: IncomingMessage, body: Buffer, isCut: boolean) => ({
  status: statusCode,
  headers,
  body,
  isCut,
});

/** What is said about an error, by its code. */
const failures: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the name cannot be resolved; check its spelling and the network',
  EAI_AGAIN: 'the name cannot be resolved at the moment; check the network',
  ECONNREFUSED: 'nothing listens there',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ETIMEDOUT: 'no connection was made in time',
  ECONNRESET: 'the connection was reset',
  ECONNABORTED: 'the connection was reset',
  EPIPE: 'the connection was reset',
  ERR_STREAM_PREMATURE_CLOSE: 'the connection ended before the answer did',
  HPE_HEADER_OVERFLOW: 'the headers of the answer are too long',
  Z_DATA_ERROR: 'the compressed answer is broken',
  Z_BUF_ERROR: 'the compressed answer is broken',
};

/** Before there is a connection. */
const unreachable = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'];

function failureOf(
  error: NodeJS.ErrnoException,
  { hostname, port }: ServerAddress,
  hasResponse: boolean,
): NoResponseError {
  const place = `${hostname}:${port}`;
  const encryption = hasResponse ? null : tlsFailure(error, place);
  if (encryption !== null) return new NoResponseError(encryption, true, error);
  const { code = '', message } = error;
  const isParsing = code.startsWith('HPE_') && failures[code] === undefined;
  const isAborted = hasResponse && (code === 'ECONNRESET' || message === 'aborted');
  const reason = isParsing
    ? `the answer is not HTTP (${code})`
    : isAborted
      ? 'the connection ended before the answer did'
      : (failures[code] ?? message);
  return new NoResponseError(`${place}: ${reason}`, unreachable.includes(code), error);
}
