/** Validates the options of {@link createLinks}. */

import {
  type Checks,
  checkOptions,
  isBoolean,
  isFunction,
  isPublicUrl,
  listOf,
  needOption,
  numberFrom,
  objectWith,
} from '../../common/check-options.ts';
import { complaintAboutLimits } from '../../limits/options.ts';
import type { LinksOptions } from './engine.ts';

const isDomain = (value: unknown) =>
  typeof value === 'string' && /^[a-z0-9.-]+$/.test(value) && !value.endsWith('.');

const checks: Checks<LinksOptions> = {
  repository: objectWith('a repository', ['links']),
  url: isPublicUrl,
  prefix: value =>
    typeof value === 'string' && /^(\/[\w.~-]+)*$/.test(value)
      ? null
      : 'must be a path such as /l, or an empty string',
  domains: value =>
    Array.isArray(value) && value.every(isDomain) ? null : 'must be a list of host names in lowercase',
  caseSensitive: isBoolean,
  reservedSlugs: listOf('slugs', value => typeof value === 'string'),
  webhooks: objectWith('the engine from createWebhooks', ['nudge']),
  countryHeader: value =>
    typeof value === 'string' && /^[\w!#$%&'*+.^`|~-]+$/.test(value) ? null : 'must be a header name',
  cache: numberFrom(0, 3_600_000),
  writeInterval: numberFrom(0, 100),
  retentionDays: numberFrom(0, 36_500),
  rateLimits: complaintAboutLimits,
  // A shorter interval would poll the storage almost without a pause.
  pollInterval: numberFrom(10, 3_600_000),
  onError: isFunction,
  now: isFunction,
};

/** @throws TypeError that names the invalid option */
export function checkLinksOptions(options: LinksOptions): void {
  checkOptions('createLinks', options, checks);
  needOption('createLinks', 'repository', options.repository);
  const { url, domains = [] } = options;
  if (url !== undefined && domains.includes(new URL(url).hostname))
    throw new TypeError('createLinks: domains must not contain the host of url, which already serves links');
}
