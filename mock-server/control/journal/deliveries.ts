/** The deliveries of webhooks that the mock server has sent. */
import { type Checks, checkOptions } from '../../../src/common/options/check-options.ts';
import type { WebhookJob, WholeRepository } from '../../../src/repository/index.ts';
import { redactUrl } from '../../redact.ts';
import type { ControlPart } from '../control.ts';
import { BoundedList } from './bounded-list.ts';
import { withoutSecrets } from './shown.ts';
import { WaitingCalls, type WaitOptions } from './waiting.ts';
import { withMethods, withParts } from './with-methods.ts';
import { inBrackets, sentenceOf } from './words.ts';

/** An attempt to send a delivery, after its outcome was stored. */
export interface SentDelivery {
  readonly id: string;
  /** When the attempt began (ISO 8601 UTC). */
  readonly time: string;
  readonly workspace_id: string;
  /** Id of the webhook. */
  readonly endpoint_id: string;
  readonly event_id: string;
  /** The event type. */
  readonly type: string;
  /** URL of the webhook. */
  readonly url: string;
  /** The status that the receiver answered, or `null` if it did not answer. */
  readonly status: number | null;
  /** Why it did not answer, or `null`. */
  readonly error: string | null;
  /** The event, as it was sent. */
  readonly payload: unknown;
  /** In milliseconds. */
  readonly duration: number;
}

/** Without members, it means all deliveries. */
export interface DeliveryFilter {
  /** An event type, such as `link.created`. */
  readonly type?: string;
  /** URL of the webhook. */
  readonly url?: string;
  /** The status that the receiver answered; `null` for none. */
  readonly status?: number | null;
  /** Id of the webhook. */
  readonly endpoint_id?: string;
}

export type DeliveryPredicate = (delivery: SentDelivery) => boolean;

/** The deliveries of webhooks, as a test sees them. */
export interface MockDeliveries {
  /**
   * Waits until a webhook delivery that fits was sent. Deliveries are sent in the background, so those that were sent
   * already count too: each is returned once.
   * @throws Error that lists the deliveries that were sent instead, after the timeout; Error when the mock server closes
   */
  waitForDelivery(wanted?: DeliveryFilter | DeliveryPredicate, options?: WaitOptions): Promise<SentDelivery>;
}

export interface Deliveries extends ControlPart, MockDeliveries {
  /** Those that fit, oldest first, without secrets. @default all */
  shown(fits?: DeliveryPredicate): readonly ShownDelivery[];
  /** The same repository, for the engine that sends. */
  watching(repository: WholeRepository): WholeRepository;
}

/** `number` tells the attempts of one delivery apart. */
export type ShownDelivery = SentDelivery & { readonly number: number };

interface Kept {
  readonly id: number;
  size: number;
  readonly delivery: SentDelivery;
  /** Whether a wait has returned it. */
  isTaken: boolean;
}

const maxDeliveries = 1_000;
const maxBytes = 16 * 1024 * 1024;
/** Deliveries that were leased and have no outcome yet. */
const maxRunning = 10_000;

const isText = (value: unknown) => (typeof value === 'string' && value !== '' ? null : 'must be a text');
const checks: Checks<DeliveryFilter> = {
  type: isText,
  url: isText,
  status: value =>
    value === null || Number.isInteger(value) ? null : 'must be a status such as 200, or null',
  endpoint_id: isText,
};

export function createDeliveries(): Deliveries {
  const list = new BoundedList<Kept>({ most: maxDeliveries, bytes: maxBytes });
  const waiting = new WaitingCalls<Kept>();
  const running = new Map<string, WebhookJob>();

  function note(job: WebhookJob, attempt: Pick<SentDelivery, 'status' | 'error'> & Attempt): void {
    const { workspaceId, delivery, endpoint, payload } = job;
    const sent: SentDelivery = {
      id: delivery.id,
      time: attempt.at,
      workspace_id: workspaceId,
      endpoint_id: endpoint.id,
      event_id: delivery.event_id,
      type: delivery.event_type,
      url: endpoint.url,
      status: attempt.status,
      error: attempt.error,
      payload: JSON.parse(payload),
      duration: attempt.duration_ms,
    };
    const kept = { id: list.nextId, size: payload.length, delivery: sent, isTaken: false };
    list.add(kept);
    kept.isTaken = waiting.offer(kept, true) > 0;
  }

  const shown = (fits: DeliveryPredicate = () => true): readonly ShownDelivery[] =>
    list.after(0).flatMap(({ id, delivery }) => {
      if (!fits(delivery)) return [];
      const { url, payload } = delivery;
      return { number: id, ...delivery, url: redactUrl(url), payload: withoutSecrets.value(payload) };
    });

  return {
    shown,
    watching(repository) {
      const { webhooks } = repository;
      const watched: WholeRepository['webhooks'] = withMethods(webhooks, {
        async claim(...given) {
          const jobs = await webhooks.claim(...given);
          for (const job of jobs) {
            running.delete(job.delivery.id);
            running.set(job.delivery.id, job);
          }
          for (const id of [...running.keys()].slice(0, Math.max(0, running.size - maxRunning)))
            running.delete(id);
          return jobs;
        },
        async settle(token, settlements, clock) {
          const settled = await webhooks.settle(token, settlements, clock);
          for (const { deliveryId, attempt } of settlements) {
            const job = running.get(deliveryId);
            running.delete(deliveryId);
            if (job !== undefined) note(job, attempt);
          }
          return settled;
        },
      });
      return withParts(repository, { webhooks: watched });
    },
    async waitForDelivery(wanted = {}, options = {}) {
      const fits = typeof wanted === 'function' ? wanted : matcherOf(wanted);
      const kept = list.after(0);
      const earlier = kept.find(one => !one.isTaken && fits(one.delivery));
      if (earlier !== undefined) {
        earlier.isTaken = true;
        return earlier.delivery;
      }
      const found = await waiting.wait(
        'waitForDelivery',
        options,
        ({ delivery }) => fits(delivery),
        timeout =>
          undelivered(
            wanted,
            timeout,
            list.after(0).map(({ delivery, isTaken }) => inWords(delivery, isTaken)),
          ),
      );
      return found.delivery;
    },
    routes(router) {
      router.on('GET', '/deliveries', ({ query }) => shown(matcherOf(filterIn(query))), {
        parameters: Object.keys(checks),
      });
    },
    reset() {
      list.clear();
      running.clear();
    },
    close() {
      waiting.end(new Error('waitForDelivery: the mock server was closed before such a delivery was sent'));
    },
  };
}

interface Attempt {
  readonly at: string;
  readonly duration_ms: number;
}

/** What the query of a request asks for. A status is a number, or `null`. */
function filterIn(query: URLSearchParams): DeliveryFilter {
  const { status, ...texts } = Object.fromEntries(query);
  return {
    ...texts,
    ...(status !== undefined && { status: status === 'null' ? null : Number(status) }),
  };
}

/** Why nothing was found. `sent`: what was sent instead, in words. */
export function undelivered(
  wanted: DeliveryFilter | DeliveryPredicate,
  timeout: number,
  sent: readonly string[],
): string {
  const which = typeof wanted === 'function' ? ' that fits the function' : inBrackets(wanted);
  const none = sent.length === 0 ? ': does a webhook or a hook of the workspace subscribe to it?' : '';
  return `waitForDelivery: no delivery${which} was sent within ${timeout} ms; ${sentenceOf('deliveries', sent)}${none}`;
}

function matcherOf(given: DeliveryFilter): DeliveryPredicate {
  const filter = checkOptions('waitForDelivery', given, checks);
  return delivery =>
    Object.entries(filter).every(([name, value]) => delivery[name as keyof DeliveryFilter] === value);
}

export const inWords = ({ type, url, status, error }: SentDelivery, isTaken: boolean) =>
  `${type} to ${redactUrl(url)} (${status ?? error}${isTaken ? ', returned by an earlier waitForDelivery' : ''})`;
