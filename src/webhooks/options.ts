/** The options of {@link createWebhooks}, checked. */

import {
  type Checks,
  checkOptions,
  isFunction,
  isPublicUrl,
  listOf,
  needOption,
  numberFrom,
  objectWith,
  wholeNumberFrom,
} from '../common/check-options.ts';
import { isPlainObject } from '../common/plain-object.ts';
import type { HostEvent } from '../group/event.ts';
import type { Receivers } from '../group/receiver.ts';
import type { Parts, WebhooksRepository } from '../repository/index.ts';
import type { Resolve } from './resolve.ts';

export interface WorkerOptions {
  readonly webhooks: WebhooksRepository;
  /**
   * Deliveries under way at once. Those that have taken longer than half a second no longer count among them,
   * but apart: there may be as many again. @default 100
   */
  readonly concurrency?: number;
  /**
   * Deliveries under way at once to one endpoint: two at first, one more for each answer up to so many, and half as
   * many, one at least, for each time that no answer comes. @default 10
   */
  readonly concurrencyPerEndpoint?: number;
  /** How often to look for what is due, in milliseconds, where nothing tells of it. @default 1000 */
  readonly pollInterval?: number;
  /** How long a delivery may take, in milliseconds. @default 15000 */
  readonly timeout?: number;
  /** How much longer than twice its timeout a delivery is leased, in milliseconds. @default 30000 */
  readonly leaseSlack?: number;
  /** How long to wait after each failure, in milliseconds. @default 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h */
  readonly schedule?: readonly number[];
  /** An endpoint that has failed for so long is paused, in milliseconds. @default five days */
  readonly pauseAfter?: number;
  /** How long deliveries that have ended are kept, in days; 0: for ever. @default 30 */
  readonly deliveryRetentionDays?: number;
  /**
   * Address under which clients reach the router, as its option `publicUrl`: nothing is sent there or below, so
   * that no webhook feeds itself. @default none: only the router refuses it, when a webhook is made or changed
   */
  readonly publicUrl?: string;
  /** CIDRs and host names that may be sent to though they are not public. @default none */
  readonly allowPrivateTargets?: readonly string[];
  /**
   * Finds the addresses of a host name; what takes longer than 5 seconds has none. @default the hosts file, then DNS
   */
  readonly resolve?: Resolve;
  /** Told of what went wrong with the storage, and of a clock that is more than 5 s off the storage's. @default nothing */
  readonly onError?: (error: unknown) => void;
  /**
   * The clock, in milliseconds since 1970. Where it is given, the storage goes by it too.
   * @default Date.now, and due times and leases go by the storage's own clock
   */
  readonly now?: () => number;
  /** Chance, from 0 to below 1, for the waits between tries. @default Math.random */
  readonly random?: () => number;
}

/** What the guard was made from. */
export type TargetOption = 'publicUrl' | 'allowPrivateTargets' | 'resolve';

export interface WebhooksOptions extends Omit<WorkerOptions, 'webhooks'> {
  readonly repository: Pick<Parts, 'webhooks'>;
  /** Events of the host's own, which webhooks may ask for. @default none */
  readonly events?: readonly HostEvent[];
  /**
   * Who takes deliveries to endpoints of the kinds of a host's own groups: their `receivers`. Every process that sends
   * needs them, since any of them may lease such a delivery: where they are missing a try fails, and is made again by
   * the schedule. `createMarketplace` takes them from its groups. @default those of the groups of this package
   */
  readonly receivers?: Receivers;
}

const minute = 60_000;
const day = 1_440 * minute;

const isText = (value: unknown) => typeof value === 'string';
const isWait = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 365 * day;

const checks: Checks<WebhooksOptions> = {
  repository: objectWith('a repository', ['webhooks']),
  receivers: value =>
    isPlainObject(value) && Object.values(value).every(one => one === 'post' || typeof one === 'function')
      ? null
      : "must be 'post' or a function for each kind",
  events: listOf('{ type, summary }', one => isText((one as { type?: unknown } | null)?.type)),
  concurrency: wholeNumberFrom(1, 10_000),
  concurrencyPerEndpoint: wholeNumberFrom(1, 10_000),
  // Less would ask the storage without a pause.
  pollInterval: numberFrom(10, 60 * minute),
  timeout: numberFrom(1, 60 * minute),
  leaseSlack: numberFrom(0, 60 * minute),
  schedule: listOf('waits in milliseconds, of at most a year', isWait),
  pauseAfter: numberFrom(0, Number.POSITIVE_INFINITY),
  deliveryRetentionDays: numberFrom(0, 36_500),
  publicUrl: isPublicUrl,
  allowPrivateTargets: listOf('CIDRs and host names', isText),
  resolve: isFunction,
  onError: isFunction,
  now: isFunction,
  random: isFunction,
};

/** @throws TypeError that names the option */
export function checkWebhooksOptions(options: WebhooksOptions): void {
  checkOptions('createWebhooks', options, checks);
  needOption('createWebhooks', 'repository', options.repository);
}
