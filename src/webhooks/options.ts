/** The options of {@link createWebhooks}: documentation and validation. */

import { safeCallback } from '../common/errors/safe-callback.ts';
import { isTracing, type Tracing } from '../common/events/tracing.ts';
import { isPlainObject } from '../common/json/plain-object.ts';
import type { PublicUrl } from '../common/network/public-url.ts';
import {
  type Checks,
  checkOptions,
  isFunction,
  listOf,
  needOption,
  numberFrom,
  wholeNumberFrom,
} from '../common/options/check-options.ts';
import { checksOf, type OptionRows, type WithDefaults, withDefaults } from '../common/options/option-rows.ts';
import { isProcessName } from '../common/process-name.ts';
import { onceASecond } from '../common/time/once-a-second.ts';
import type { WorkerTime } from '../common/time/worker-time.ts';
import { complaintAboutDestinations, type Destination } from '../destinations/destination.ts';
import type { HostEvent } from '../group/event.ts';
import type { Receivers } from '../group/receiver.ts';
import { targetChecks } from '../outbound/options.ts';
import type { Resolve } from '../outbound/resolve.ts';
import { repositoryWith } from '../repository/check.ts';
import { complaintAboutSecrets, type SecretsOptions } from '../repository/encrypted/keyring.ts';
import type { AutomationRepository, Parts, WebhooksRepository } from '../repository/index.ts';
import type { DeliveryReport } from './delivery-report.ts';
import { complaintAboutEvents } from './host-events.ts';
import { standardSchedule } from './schedule.ts';

export interface WorkerOptions {
  readonly webhooks: WebhooksRepository;
  /** If there is one, its old events and idempotency keys are pruned. */
  readonly automation?: AutomationRepository;
  /**
   * Maximum number of concurrent deliveries. A delivery that takes longer than half a second moves to a second pool of
   * the same size. @default 100
   */
  readonly concurrency?: number;
  /**
   * Maximum number of concurrent deliveries to one endpoint. The limit starts at two, grows by one with each response
   * up to this number, and is halved, down to one at least, each time no response arrives. @default 10
   */
  readonly concurrencyPerEndpoint?: number;
  /** How often to poll for due deliveries, in milliseconds, when nothing wakes the worker. @default 1000 */
  readonly pollInterval?: number;
  /** Timeout of a delivery, in milliseconds. @default 15000 */
  readonly timeout?: number;
  /**
   * How long this process holds a delivery without renewing its lease, in milliseconds: after this time, another one
   * sends those of a process that has died. @default 15000
   */
  readonly leaseFor?: number;
  /**
   * A name that no other process has at the same time, such as that of its container: a process that starts with it
   * releases the deliveries of the one that had it before at once, without waiting for the end of their leases.
   * @default on Linux, processes of one machine and one container recognise each other
   */
  readonly holder?: string;
  /**
   * A lease lasts at most twice the timeout plus this many milliseconds: so long if the storage cannot renew leases.
   * @default 30000
   */
  readonly leaseSlack?: number;
  /** Delay after each failed attempt, in milliseconds. @default 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h */
  readonly schedule?: readonly number[];
  /** An endpoint is paused after it has failed for this many milliseconds. @default five days */
  readonly pauseAfter?: number;
  /** How many days completed deliveries are kept; 0 keeps them forever. @default 30 */
  readonly deliveryRetentionDays?: number;
  /**
   * How many days events of automation are kept in workspaces that have not set their own number; 0 keeps them forever.
   * @default 30
   */
  readonly eventRetentionDays?: number;
  /**
   * Public URL of the router, the same as its option `publicUrl`. Nothing is sent to this URL (or those of a list) or
   * below it, so that webhooks cannot loop. @default none: only the router checks it, when a webhook is created or updated
   */
  readonly publicUrl?: PublicUrl;
  /** CIDRs and host names that webhooks may use although they are not public. @default none */
  readonly allowPrivateTargets?: readonly string[];
  /**
   * Resolves a host name to IP addresses. A look-up that takes longer than 5 seconds fails. @default the hosts file,
   * then DNS
   */
  readonly resolve?: Resolve;
  /**
   * Called with errors of the storage, with the same outage at most once a second, and when the clock of this process
   * differs from the storage clock by more than 5 s. @default nothing
   */
  readonly onError?: (error: unknown) => void;
  /**
   * Called after each attempt of a delivery: `workspace`, `endpoint`, `kind`, `eventType`, `attempt` (from 1), `outcome`
   * (`succeeded`, `retried`, `failed`, or `skipped` by a filter), `status` and `ms`. An exception goes to `onError`. @default nothing
   */
  readonly onDelivery?: (delivery: DeliveryReport) => unknown;
  /**
   * Traces for OpenTelemetry, made by `createTracing` of `koa-marketplace/tracing`: each attempt is a span of the trace
   * that led to its event, and the receiver is sent its context. @default nothing is traced
   */
  readonly tracing?: Tracing;
  /**
   * The clock: returns milliseconds since 1970. If you set it, the storage uses it too.
   * @default Date.now; due times and leases use the clock of the storage
   */
  readonly now?: () => number;
  /** Random number from 0 to below 1, which varies the delays between attempts. @default Math.random */
  readonly random?: () => number;
}

/** The options that the target guard is created from. */
export type TargetOption = 'publicUrl' | 'allowPrivateTargets' | 'resolve';

export interface WebhooksOptions extends Omit<WorkerOptions, 'webhooks' | 'automation'> {
  /**
   * The storage, the same as the router's. If it has `automation`, its old events and idempotency keys are pruned.
   */
  readonly repository: Pick<Parts, 'webhooks'> & Partial<Pick<Parts, 'automation'>>;
  /**
   * Event types of the host application that webhooks can subscribe to: `type` and `summary`, and besides `description`,
   * `example`, and `schema`, a JSON Schema of the data. @default none
   */
  readonly events?: readonly HostEvent[];
  /** Where events can be sent other than to URLs: see `createRouter`. @default nowhere */
  readonly destinations?: readonly Destination[];
  /** Keys with which stored secrets are encrypted: see `createRouter`. @default they are stored as plain text */
  readonly secrets?: SecretsOptions;
  /**
   * Who takes deliveries to endpoints of the kinds of a host's own groups: their `receivers`. Every process that sends
   * needs them, since any of them may lease such a delivery: where they are missing a try fails, and is made again by
   * the schedule. `createMarketplace` takes them from its groups. @default those of the groups of this package
   */
  readonly receivers?: Receivers;
}

/** In days: longer than any event has been there. */
export const maxRetention = 36_500;
const minute = 60_000;
const day = 1_440 * minute;

const isWait = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 365 * day;

/** Nobody is told of deliveries. */
export const noReport = (): void => {};

type Given = Omit<WorkerOptions, 'webhooks' | 'automation'>;

const rows = {
  concurrency: [wholeNumberFrom(1, 10_000), 100],
  concurrencyPerEndpoint: [wholeNumberFrom(1, 10_000), 10],
  // A shorter interval would poll the storage almost without a pause.
  pollInterval: [numberFrom(10, 60 * minute), 1_000],
  timeout: [numberFrom(1, 60 * minute), 15_000],
  leaseFor: [numberFrom(100, 60 * minute), 15_000],
  holder: isProcessName,
  leaseSlack: [numberFrom(0, 60 * minute), 30_000],
  schedule: [listOf('delays in milliseconds, each at most one year', isWait), standardSchedule],
  pauseAfter: [numberFrom(0, Number.POSITIVE_INFINITY), 5 * day],
  deliveryRetentionDays: [numberFrom(0, 36_500), 30],
  eventRetentionDays: [wholeNumberFrom(0, maxRetention), 30],
  ...targetChecks,
  onError: isFunction,
  onDelivery: [isFunction, noReport],
  tracing: [isTracing, null],
  // Read late, so that tests can install fake timers.
  now: [isFunction, () => Date.now()],
  random: [isFunction, () => Math.random()],
} as const satisfies OptionRows<Given>;

export type ResolvedWorkerOptions = WithDefaults<Given, typeof rows> & Required<Pick<Given, 'onError'>>;

export const resolveWorkerOptions = (options: Given, time: WorkerTime): ResolvedWorkerOptions => ({
  ...withDefaults(rows, options),
  onError: onceASecond(safeCallback(options.onError ?? (() => {})), time),
});

/** The checks. `reserved`: the event types of this package, which a host cannot publish. */
export const webhooksChecks = (reserved: readonly string[]): Checks<WebhooksOptions> => ({
  repository: repositoryWith(['webhooks'], ['webhooks', 'automation']),
  receivers: value =>
    isPlainObject(value) && Object.values(value).every(one => one === 'post' || typeof one === 'function')
      ? null
      : "must be 'post' or a function for each kind",
  events: value => complaintAboutEvents(value, reserved),
  ...checksOf<Given>(rows),
  secrets: complaintAboutSecrets,
  destinations: complaintAboutDestinations,
});

/** @throws TypeError that names the invalid option */
export function checkWebhooksOptions(given: WebhooksOptions, reserved: readonly string[]): WebhooksOptions {
  const options = checkOptions('createWebhooks', given, webhooksChecks(reserved));
  needOption('createWebhooks', 'repository', options.repository);
  return options;
}
