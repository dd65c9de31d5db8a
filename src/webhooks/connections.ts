/** Connections to receivers. Only this file knows undici. */
import type { LookupFunction } from 'node:net';
import { Agent, type Dispatcher, Pool } from 'undici';
import { type TargetGuard, targetOf } from './target.ts';

/** Maximum number of idle connections. The caller limits the connections in use. */
const mostKept = 200;
/** How long idle connections stay open, in milliseconds, regardless of the receiver. */
const keptFor = 10_000;

export interface Posting {
  readonly target: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

export interface Posted {
  readonly status: number;
  readonly retryAfter: string;
  readonly text: string;
}

export interface Connections {
  post(posting: Posting): Promise<Posted>;
  close(): Promise<void>;
}

export interface ConnectionRules {
  /** Timeout of a connection and of a response, in milliseconds. */
  readonly timeout: number;
  /** How much of a response is read, in bytes and in characters. */
  readonly longestResponse: number;
}

export function openConnections(
  guard: TargetGuard,
  { timeout, longestResponse }: ConnectionRules,
): Connections {
  const agent = new Agent({
    headersTimeout: timeout,
    bodyTimeout: timeout,
    keepAliveTimeout: keptFor,
    keepAliveMaxTimeout: keptFor,
    // As many connections per origin as deliveries: with fewer, endpoints of different workspaces on one host would
    // wait for each other.
    connections: null,
    factory: (origin, options) => {
      const { port } = targetOf(new URL(origin));
      // Undici gets the address here and connects to exactly this one, so that it cannot change after the check.
      const lookup: LookupFunction = (host, { all }, callback) => {
        guard.addressesOf({ host, port }).then(
          ([first = { address: '', family: 0 }, ...rest]) =>
            // If the host has disabled "happy eyeballs", Node expects a single address instead of a list.
            all ? callback(null, [first, ...rest]) : callback(null, first.address, first.family),
          error => callback(error, []),
        );
      };
      return new Pool(origin, { ...options, connect: { timeout, lookup } });
    },
  });

  let open = 0;
  let underWay = 0;
  agent.on('connect', () => {
    open += 1;
  });
  agent.on('disconnect', () => {
    open -= 1;
  });

  return {
    async post({ target, headers, body, signal }) {
      const isKept = underWay < mostKept;
      underWay += 1;
      try {
        const response = await agent.request({
          origin: target.origin,
          path: `${target.pathname}${target.search}`,
          method: 'POST',
          headers,
          body,
          signal,
          reset: !isKept || open > mostKept,
        });
        return {
          status: response.statusCode,
          retryAfter: String(response.headers['retry-after'] ?? ''),
          text: await startOf(response, longestResponse),
        };
      } finally {
        underWay -= 1;
      }
    },
    close: () => agent.destroy(),
  };
}

/** Reads the first characters of a body. To skip the rest, the connection is closed. */
async function startOf(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  longest: number,
): Promise<string> {
  // Most receivers send no body.
  if (statusCode === 204 || headers['content-length'] === '0') {
    await body.dump();
    return '';
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.length;
    // Leaving the loop destroys the body.
    if (length >= longest) break;
  }
  const text = Buffer.concat(chunks).subarray(0, longest).toString();
  // Removes characters that storages cannot store.
  return text.replaceAll('\0', '\uFFFD');
}
