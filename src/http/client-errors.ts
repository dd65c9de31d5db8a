/** Answers what Node refuses before any middleware sees it: URLs that are too long, unknown methods, broken requests. */
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type CommonErrorCode, errorCodeHeader, MarketplaceError } from '../common/errors/errors.ts';
import { nextRequestId } from './request-id.ts';

/** How long a client may go on sending after its answer, in milliseconds. */
const linger = 1_000;

interface ClientError extends NodeJS.ErrnoException {
  /** What arrived last. */
  readonly rawPacket?: Buffer;
}

/** Sockets that have their answer. */
const answered = new WeakSet<Duplex>();

/**
 * Lets a server answer with `{"status": "error", "msg": "…"}` where Node would answer without a body, or not at all: 400
 * for requests that are not HTTP and for unknown methods, 408 for requests that do not arrive in time, 413 for chunk
 * extensions that are too long, 417 for unknown expectations, 431 for URLs and headers that are too long, and 405 for
 * CONNECT, unless the server has another listener for it. The connection is then closed.
 *
 * @example
 * const server = app.listen(3000);
 * answerClientErrors(server);
 */
export function answerClientErrors(server: Server): void {
  server.on('clientError', (error: ClientError, socket) => {
    if (answered.has(socket)) return;
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) socket.destroy();
    else end(socket, refusalOf(error), isHead(error));
  });
  server.on('checkExpectation', (_req: IncomingMessage, res: ServerResponse) => {
    if (res.headersSent) return;
    const { status, head, body } = answerTo(new MarketplaceError('expectation_failed'));
    res.writeHead(status, head).end(body);
  });
  server.on('connect', (_req: IncomingMessage, socket: Duplex) => {
    if (server.listenerCount('connect') > 1) return;
    socket.on('error', () => socket.destroy());
    // The target of CONNECT is no resource of ours, so it has no methods (RFC 9110, 10.2.1).
    const headers = { Allow: '' };
    end(socket, new MarketplaceError('method_not_allowed', 'the server opens no tunnels', { headers }));
  });
}

const refusals: Readonly<Record<string, readonly [CommonErrorCode, string?]>> = {
  HPE_HEADER_OVERFLOW: ['headers_too_large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['body_too_large', 'its chunk extensions are too long'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout'],
  HPE_INVALID_METHOD: ['invalid_request', 'the method is unknown'],
};

const refusalOf = ({ code = '' }: NodeJS.ErrnoException): MarketplaceError =>
  new MarketplaceError(...(refusals[code] ?? (['invalid_request', 'it is not valid HTTP'] as const)));

/** A client that sent HEAD would take a body for the beginning of another response. */
const isHead = ({ rawPacket }: ClientError): boolean =>
  rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD ';

/** Whether part of a response has been sent. Node's own handler of these errors looks at the same member. */
const isAnswering = (socket: Duplex): boolean =>
  (socket as Duplex & { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent === true;

function answerTo({ code, status, message, headers }: MarketplaceError) {
  const body = JSON.stringify({ status: 'error', msg: message });
  const head: Record<string, string> = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Request-Id': nextRequestId(),
    [errorCodeHeader]: code,
    Connection: 'close',
    ...headers,
  };
  return { status, head, body };
}

function end(socket: Duplex, refusal: MarketplaceError, withoutBody = false): void {
  answered.add(socket);
  const { status, head, body } = answerTo(refusal);
  const lines = Object.entries({ ...head, Date: new Date().toUTCString() }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end(
    [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', withoutBody ? '' : body].join('\r\n'),
  );
  // The client may still be sending. If the connection were closed at once, its system could drop the answer unread.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), linger).unref();
  socket.once('close', () => clearTimeout(timer));
}
