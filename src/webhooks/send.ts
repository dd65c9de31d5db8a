/** Posts a delivery: to a checked address, once, without following anywhere, for a limited time. */
import type { LookupFunction } from 'node:net';
import { Agent, type Dispatcher, Pool } from 'undici';
import { formatEvent } from '../common/event-format.ts';
import { hopsHeader, hopsOf } from '../common/hops.ts';
import type { WebhookAttempt } from '../generated/types.ts';
import type { Happened, WebhookJob } from '../repository/index.ts';
import { signatureHeaders } from './sign.ts';
import { ForbiddenTargetError, type TargetGuard, targetOf } from './target.ts';

/** So many connections stay open for what comes next; how many are in use at once is for the caller to say. */
const mostKept = 200;
/** They stay open for so long, in milliseconds, whatever the receiver says. */
const keptFor = 10_000;

/** Of an answer's body, this much is read and kept, in bytes: no more characters than that. */
export const longestResponse = 4_096;

export interface Sent {
  readonly attempt: WebhookAttempt;
  /** How long the receiver wants to be left alone, in milliseconds, or `null`. */
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
  /** How long a delivery may take, in milliseconds: from the look-up of the name to the end of the answer. */
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
    // As many to one origin as there are deliveries: where there were fewer, endpoints of different workspaces at one
    // host would wait for each other.
    connections: null,
    factory: (origin, options) => {
      const { port } = targetOf(new URL(origin));
      // Undici asks for the address here, and connects to what it is given: nobody can change it in between.
      const lookup: LookupFunction = (host, { all }, callback) => {
        guard.addressesOf({ host, port }).then(
          ([first = { address: '', family: 0 }, ...rest]) =>
            // Where the host has switched "happy eyeballs" off, Node wants one address, and not in a list.
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
    // In the share of the workspace; what undici asks for a moment later is then known. An address in place of a
    // name is never looked up by undici: it is checked here alone.
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
      const timer = setTimeout(() => limit.abort(new Error(`no answer within ${timeout} ms`)), timeout);
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

/** The first characters of a body. The rest is not read: the connection is given up. */
async function startOf(body: Dispatcher.ResponseData['body'], announced: string): Promise<string> {
  // Most receivers have nothing to say.
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
  // What storages cannot hold is no loss here.
  return text.replaceAll('\0', '\uFFFD');
}

/** `Retry-After` (RFC 9110): seconds or a date. */
function wishOf(value: string, now: number): number | null {
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : date - now;
}

/** Why there was no answer, without what an attacker could learn of our network. */
function wordsFor(error: unknown): string {
  const { code, message, cause } = error as { code?: string; message?: string; cause?: unknown };
  if (error instanceof ForbiddenTargetError) return `the URL ${error.message}`;
  if (cause instanceof ForbiddenTargetError) return `the URL ${cause.message}`;
  if (typeof code === 'string' && words[code] !== undefined) return words[code];
  if (/^no answer within/.test(message ?? '')) return String(message);
  if (typeof code === 'string' && /CERT|TLS|SSL|SELF_SIGNED|ALTNAME/.test(code))
    return `the certificate is not accepted (${code})`;
  return typeof code === 'string' ? `the connection failed (${code})` : 'the connection failed';
}

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  UND_ERR_SOCKET: 'the connection was closed before an answer came',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
  UND_ERR_BODY_TIMEOUT: 'no whole answer in time',
};
