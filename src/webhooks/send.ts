/** Sends one attempt of a delivery: to a checked address, without following redirects, with a timeout. */
import type { LookupFunction } from 'node:net';
import { Agent, type Dispatcher, Pool } from 'undici';
import { formatEvent } from '../common/event-format.ts';
import { hopsHeader, hopsOf } from '../common/hops.ts';
import type { WebhookAttempt } from '../generated/types.ts';
import { ForbiddenTargetError, type TargetGuard, targetOf } from '../outbound/target.ts';
import type { Happened, WebhookJob } from '../repository/index.ts';
import { signatureHeaders } from './sign.ts';

/** Maximum number of idle connections. The caller limits the connections in use. */
const mostKept = 200;
/** How long idle connections stay open, in milliseconds, regardless of the receiver. */
const keptFor = 10_000;

/** Maximum size of a response body to read and store, in bytes and in characters. */
export const longestResponse = 4_096;

export interface Sent {
  readonly attempt: WebhookAttempt;
  /** The delay that the receiver requested, in milliseconds, or `null`. */
  readonly wish: number | null;
  /** Whether the receiver said anything, whatever it was. */
  readonly isAnswered: boolean;
  /** What the receiver makes of it, stored with the outcome. @default nothing */
  readonly events?: readonly Happened[];
  /** No further try would help. @default false */
  readonly isFinal?: boolean;
}

export interface Sender {
  send(job: WebhookJob): Promise<Sent>;
  close(): Promise<void>;
}

export interface SendingRules {
  /** Timeout of a delivery in milliseconds: from the DNS look-up to the end of the response. */
  readonly timeout: number;
  readonly now: () => number;
  readonly publicUrl: string | null;
}

export function createSender(guard: TargetGuard, { timeout, now, publicUrl }: SendingRules): Sender {
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

  async function post(
    { workspaceId, delivery, endpoint, payload, hops = 0 }: WebhookJob,
    signal: AbortSignal,
    isKept: boolean,
  ): Promise<Outcome> {
    const { url, headers, secrets } = endpoint;
    // Resolves the name within the limit of the workspace; undici's look-up a moment later then uses the cache. Undici
    // does not look up IP addresses, so they are checked only here.
    await guard.addressesOf(guard.targetOf(url), workspaceId);
    const target = new URL(url);
    const content = formatEvent(endpoint.format ?? 'standard', payload, {
      id: delivery.event_id,
      // An event that says nothing of where it comes from comes from its workspace.
      source: `${publicUrl ?? ''}/workspaces/${workspaceId}`,
    });
    const {
      statusCode,
      headers: answered,
      body,
    } = await agent.request({
      origin: target.origin,
      path: `${target.pathname}${target.search}`,
      method: 'POST',
      headers: {
        ...headers,
        ...content.headers,
        'user-agent': 'koa-marketplace-webhooks',
        [hopsHeader]: hopsOf(hops + 1),
        ...signatureHeaders(delivery.event_id, content.body, secrets, now()),
      },
      body: content.body,
      signal,
      reset: !isKept || open > mostKept,
    });
    return {
      status: statusCode,
      retryAfter: String(answered['retry-after'] ?? ''),
      text: await startOf(body, statusCode === 204 ? '0' : String(answered['content-length'] ?? '')),
    };
  }

  return {
    async send(job) {
      const isKept = underWay < mostKept;
      underWay += 1;
      const started = now();
      const clock = performance.now();
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(new Error(`no response within ${timeout} ms`)), timeout);
      const attempt = (more: Pick<WebhookAttempt, 'status' | 'error' | 'response'>): WebhookAttempt => ({
        at: new Date(started).toISOString(),
        duration_ms: Math.round(performance.now() - clock),
        ...more,
      });
      try {
        const { status, retryAfter, text } = await post(job, limit.signal, isKept);
        return {
          attempt: attempt({ status, error: null, response: text }),
          wish: wishOf(retryAfter, now()),
          isAnswered: true,
        };
      } catch (error) {
        return {
          attempt: attempt({ status: null, error: wordsFor(error), response: null }),
          wish: null,
          isAnswered: false,
        };
      } finally {
        clearTimeout(timer);
        underWay -= 1;
      }
    },
    close: () => agent.destroy(),
  };
}

interface Outcome {
  readonly status: number;
  readonly retryAfter: string;
  readonly text: string;
}

/** Reads the first characters of a body. To skip the rest, the connection is closed. */
async function startOf(body: Dispatcher.ResponseData['body'], announced: string): Promise<string> {
  // Most receivers send no body.
  if (announced === '0') {
    await body.dump();
    return '';
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.length;
    // Leaving the loop destroys the body.
    if (length >= longestResponse) break;
  }
  const text = Buffer.concat(chunks).subarray(0, longestResponse).toString();
  // Removes characters that storages cannot store.
  return text.replaceAll('\0', '\uFFFD');
}

/** Parses `Retry-After` (RFC 9110): seconds or a date. */
function wishOf(value: string, now: number): number | null {
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : date - now;
}

/** Describes why no response arrived, without details that reveal our network to an attacker. */
function wordsFor(error: unknown): string {
  const { code, message, cause } = error as { code?: string; message?: string; cause?: unknown };
  if (error instanceof ForbiddenTargetError) return `the URL ${error.message}`;
  if (cause instanceof ForbiddenTargetError) return `the URL ${cause.message}`;
  if (typeof code === 'string' && words[code] !== undefined) return words[code];
  if (/^no response within/.test(message ?? '')) return String(message);
  if (typeof code === 'string' && /CERT|TLS|SSL|SELF_SIGNED|ALTNAME/.test(code))
    return `the certificate was rejected (${code})`;
  return typeof code === 'string' ? `the connection failed (${code})` : 'the connection failed';
}

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  UND_ERR_SOCKET: 'the connection was closed before a response arrived',
  UND_ERR_CONNECT_TIMEOUT: 'connecting timed out',
  UND_ERR_HEADERS_TIMEOUT: 'the response timed out',
  UND_ERR_BODY_TIMEOUT: 'the response body timed out',
};
