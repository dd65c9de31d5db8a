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
} from '../check-options.ts';
import type { WebhooksOptions } from './engine.ts';

const minute = 60_000;
const day = 1_440 * minute;

const isText = (value: unknown) => typeof value === 'string';
const isWait = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 365 * day;

const checks: Checks<WebhooksOptions> = {
  repository: objectWith('a repository', ['webhooks']),
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
