/** Sends one attempt of a delivery: to a checked address, without following redirects, with a timeout. */

import { codingOf } from '../common/text/content-coding.ts';
import { elapsed } from '../common/time/worker-time.ts';
import type { WebhookAttempt } from '../generated/types.ts';
import type { LocalReceiver } from '../group/receiver.ts';
import { ForbiddenTargetError, type Target, type TargetGuard } from '../outbound/target.ts';
import type { OutboxEvent, WebhookJob } from '../repository/index.ts';
import type { Connections } from './connections.ts';
import { Deadlines } from './deadlines.ts';
import { Exchange, type ReceiverResponse } from './exchange.ts';
import type { ResolvedWorkerOptions } from './options.ts';
import { requestOf } from './request.ts';
import { responseText, startOf } from './response-text.ts';
import { requestedDelay } from './retry-after.ts';

/** Maximum size of a response body to read and store, in bytes and in characters. */
export const maxResponseLength = 4_096;

export interface AttemptOutcome {
  readonly attempt: WebhookAttempt;
  /** The delay that the receiver requested, in milliseconds, or `null`. */
  readonly requestedRetryMs: number | null;
  /** Whether the receiver said anything, whatever it was. */
  readonly isAnswered: boolean;
  /** What the receiver makes of it, stored with the outcome. @default nothing */
  readonly events?: readonly OutboxEvent[];
  /** Nothing was sent, because the filter of the endpoint does not match. @default false */
  readonly isSkipped?: boolean;
  /** No further try would help. @default false */
  readonly isFinal?: boolean;
}

export interface Sender {
  send(job: WebhookJob): Promise<AttemptOutcome>;
  /** Who has taken deliveries in this process so far. @default nobody */
  receivers?(): Iterable<LocalReceiver>;
  close(): Promise<void>;
}

/** `timeout`: from the DNS look-up to the end of the response. */
export interface SendingRules extends Pick<ResolvedWorkerOptions, 'timeout' | 'now'> {
  /** Maximum number of idle connections that are kept for the next deliveries. */
  readonly maxIdle: number;
  readonly publicUrl: string | null;
}

export function createSender(guard: TargetGuard, rules: SendingRules): Sender {
  const { timeout, now, publicUrl } = rules;
  // Loaded with the first delivery: undici is a quarter of the time that a server takes to start.
  let opening: Promise<Connections> | undefined;
  let opened: Connections | undefined;
  const open = () => {
    opening ??= import('./connections.ts').then(async ({ openConnections }) => {
      opened = await openConnections(guard, rules);
      return opened;
    });
    return opening;
  };

  const deadlines = new Deadlines<Exchange>(timeout, exchange =>
    exchange.end(new Error(`no response within ${timeout} ms`)),
  );
  /** What follows from the URL of an endpoint: deliveries that were leased together share the endpoint. */
  const places = new WeakMap<WebhookJob['endpoint'], Place>();

  function placeOf(endpoint: WebhookJob['endpoint']): Place {
    const known = places.get(endpoint);
    if (known !== undefined) return known;
    const { origin, pathname, search } = new URL(endpoint.url);
    const place = { target: guard.targetOf(endpoint.url), origin, path: `${pathname}${search}` };
    places.set(endpoint, place);
    return place;
  }

  async function post(
    connections: Connections,
    job: WebhookJob,
    exchange: Exchange,
  ): Promise<ReceiverResponse> {
    const { target, origin, path } = placeOf(job.endpoint);
    // Resolves the name within the limit of the workspace; undici's look-up a moment later then uses the cache. Undici
    // does not look up IP addresses, so they are checked only here.
    const addresses = guard.addressesOf(target, job.workspaceId);
    if (addresses instanceof Promise) await addresses;
    const { headers, body } = requestOf(job, { now: now(), publicUrl });
    connections.post({ origin, path, headers, body }, exchange);
    return exchange.answered;
  }

  return {
    async send(job) {
      const connections = opened ?? (await open());
      const started = now();
      const clock = elapsed();
      const exchange = new Exchange(maxResponseLength);
      deadlines.add(exchange);
      const attempt = (more: Pick<WebhookAttempt, 'status' | 'error' | 'response'>): WebhookAttempt => ({
        at: new Date(started).toISOString(),
        duration_ms: Math.round(elapsed() - clock),
        ...more,
      });
      try {
        const { status, headers, body } = await post(connections, job, exchange);
        const coding = codingOf(headers['content-encoding']) ?? 'identity';
        const text = coding === 'identity' ? body : await startOf(body, coding, maxResponseLength);
        return {
          attempt: attempt({ status, error: null, response: responseText(text) }),
          requestedRetryMs: requestedDelay(headers['retry-after'], now()),
          isAnswered: true,
        };
      } catch (error) {
        return {
          attempt: attempt({ status: null, error: wordsFor(error), response: null }),
          requestedRetryMs: null,
          isAnswered: false,
        };
      } finally {
        deadlines.delete(exchange);
      }
    },
    async close() {
      await (await opening)?.close();
    },
  };
}

interface Place {
  readonly target: Target;
  readonly origin: string;
  readonly path: string;
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
