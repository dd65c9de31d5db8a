/**
 * Who takes deliveries to endpoints of a kind. The engine that sends webhooks leases, retries, pauses and prunes for
 * all of them alike; what differs is where a delivery goes.
 */
import type { Tracing } from '../common/events/tracing.ts';
import type { WebhookAttempt } from '../generated/types.ts';
import type { OutboxEvent, Parts, WebhookJob } from '../repository/index.ts';

export interface LocalTools {
  /** The clock of the engine, in milliseconds since 1970. */
  readonly now: number;
  /** The option `publicUrl` of the engine, where it has one. */
  readonly publicUrl: string | null;
  /** The option `tracing` of the engine. `null`: nothing is traced. */
  readonly tracing: Tracing | null;
  /** The repository of the engine: `webhooks`, and `automation` where it has it. */
  readonly repository: Partial<Parts>;
  /** Aborted when the time of the try is over: what comes later is not stored. */
  readonly signal: AbortSignal;
}

/** What became of a delivery in this process. */
export interface LocalOutcome {
  /** It has succeeded where there is no `error`, and a `status` that says so or none. */
  readonly attempt: Pick<WebhookAttempt, 'status' | 'error' | 'response'>;
  /**
   * What follows from it, stored in the very step of the outcome: all of it or nothing. A process that ends before,
   * or loses its lease, has it tried again: ids that derive from the delivery make that happen once.
   */
  readonly events: readonly OutboxEvent[];
  /** Whether another try may help, where it has failed. */
  readonly retry: boolean;
  /** Whether it could be reached: of one that cannot, fewer deliveries are tried at once. @default true */
  readonly isAnswered?: boolean;
}

export interface LocalReceiver {
  /** Called for deliveries of any workspace, several at once, and again for one whose outcome was not stored. */
  receive(job: WebhookJob, tools: LocalTools): Promise<LocalOutcome>;
  /** Numbers of what it is working on, and has done: they are added to those of the engine. @default none */
  inHand?(): Readonly<Record<string, number>>;
  done?(): Readonly<Record<string, number>>;
  /** Called when the engine closes, after the last delivery. */
  close?(): Promise<void>;
}

/**
 * `post`: deliveries are posted to the `url` of the endpoint in its `format`, and an endpoint whose receiver answers 410
 * is deleted. A function: makes what takes them in this process, once an engine, when the first one comes.
 */
export type Receiver = 'post' | (() => LocalReceiver);

/** By the kind of the endpoints. */
export type Receivers = Readonly<Record<string, Receiver>>;

/**
 * The receivers of several groups together. `factory`: what the host called.
 * @throws TypeError for a kind that two of them take
 */
export function mergedReceivers(factory: string, all: readonly (Receivers | undefined)[]): Receivers {
  const merged = new Map<string, Receiver>();
  for (const [kind, receiver] of all.flatMap(receivers => Object.entries(receivers ?? {}))) {
    if (!/^[a-z][a-z0-9_]{0,31}$/.test(kind))
      throw new TypeError(`${factory}: receivers: ${kind} must be up to 32 small letters, digits and _`);
    if (merged.has(kind) && merged.get(kind) !== receiver)
      throw new TypeError(`${factory}: receivers: the kind ${kind} is taken by another group`);
    merged.set(kind, receiver);
  }
  return Object.fromEntries(merged);
}
