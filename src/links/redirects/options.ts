/** Validates the options of {@link createLinks}. */

import { isPublicUrls, type PublicUrl, publicUrlsOf } from '../../common/network/public-url.ts';
import {
  type Check,
  type Checks,
  checkOptions,
  isBoolean,
  isFunction,
  listOf,
  needOption,
  numberFrom,
  objectWith,
} from '../../common/options/check-options.ts';
import {
  checksOf,
  type OptionRows,
  type WithDefaults,
  withDefaults,
} from '../../common/options/option-rows.ts';
import type { EventSender } from '../../group/event-sender.ts';
import { type LimitRows, limitsCheck } from '../../limits/options.ts';
import { repositoryWith } from '../../repository/check.ts';
import type { Parts } from '../../repository/index.ts';
import type { LinksLimits } from '../limits.ts';
import type { LinkSettings } from '../rules.ts';

export interface LinkEngineOptions extends LinkSettings {
  /** The storage. It must be the same as the router's. */
  readonly repository: Pick<Parts, 'links'> & Partial<Pick<Parts, 'limits'>>;
  /**
   * Path of the redirects below the mount path. With an empty string, they answer at the root of the hosts of `url` and
   * `domains` only, or below the path of `url` there, and other requests are passed on. @default '/l', or the path of
   * `url` if it does not end with `/l`
   */
  readonly prefix?: string;
  /**
   * The option `publicUrl` of the router. With an empty `prefix`, what no link has is passed on if a host is one of its
   * hosts too, and is otherwise answered with 404. @default none
   */
  readonly publicUrl?: PublicUrl;
  /** What sends webhooks in this process, from `createWebhooks`. @default none: another process sends them */
  readonly webhooks?: EventSender;
  /** Request header in which a trusted proxy sends the country of the visitor, such as `cf-ipcountry`. @default none */
  readonly countryHeader?: string;
  /**
   * Request header in which a trusted proxy sends the city of the visitor, such as `cf-ipcity`: in UTF-8, or encoded as in
   * a URL. @default none
   */
  readonly cityHeader?: string;
  /**
   * How long a link is cached, in milliseconds, if the storage is not in-process. A change by another process takes
   * effect after this time at the latest. @default 1000
   */
  readonly cache?: number;
  /**
   * How long a click may wait to be stored, in milliseconds. A process that is killed loses these clicks. @default 100
   */
  readonly writeInterval?: number;
  /** How many days individual clicks are kept; 0 keeps none. Daily totals are kept permanently. @default 30 */
  readonly retentionDays?: number;
  /**
   * Rate limits for redirects and link passwords: the entries of the option `rateLimits` that concern links. @default
   * true: the default of each limit
   */
  readonly rateLimits?: boolean | LinksLimits;
  /** How often to look for expired links, in milliseconds. @default 1000 */
  readonly pollInterval?: number;
  /**
   * Called with errors: of each redirect that fails, and, at most once a second, with the same outage of the storage in
   * other work. @default nothing
   */
  readonly onError?: (error: unknown) => void;
  /**
   * The clock: returns milliseconds since 1970.
   * @default Date.now; expiry and retention use the clock of the storage
   */
  readonly now?: () => number;
}

const isDomain = (value: unknown) =>
  typeof value === 'string' && /^[a-z0-9.-]+$/.test(value) && !value.endsWith('.');

type Given = Omit<LinkEngineOptions, 'rateLimits'>;

const isHeaderName: Check = value =>
  typeof value === 'string' && /^[\w!#$%&'*+.^`|~-]+$/.test(value) ? null : 'must be a header name';

const rows = {
  repository: repositoryWith(['links'], ['links', 'limits']),
  url: isPublicUrls,
  publicUrl: isPublicUrls,
  prefix: value =>
    typeof value === 'string' && /^(\/[\w.~-]+)*$/.test(value)
      ? null
      : 'must be a path such as /l, or an empty string',
  domains: value =>
    Array.isArray(value) && value.every(isDomain) ? null : 'must be a list of host names in lowercase',
  caseSensitive: isBoolean,
  reservedSlugs: listOf('slugs', value => typeof value === 'string'),
  quarantineDays: numberFrom(0, 36_500),
  webhooks: objectWith('the engine from createWebhooks', ['nudge']),
  countryHeader: [isHeaderName, ''],
  cityHeader: [isHeaderName, ''],
  cache: [numberFrom(0, 3_600_000), 1_000],
  writeInterval: [numberFrom(0, 100), 100],
  retentionDays: [numberFrom(0, 36_500), 30],
  // A shorter interval would poll the storage almost without a pause.
  pollInterval: [numberFrom(10, 3_600_000), 1_000],
  onError: [isFunction, () => {}],
  now: isFunction,
} as const satisfies OptionRows<Given>;

export const linksChecks: Checks<Given> = checksOf<Given>(rows);

export const withLinkDefaults = (options: LinkEngineOptions): WithDefaults<LinkEngineOptions, typeof rows> =>
  withDefaults(rows, options);

/** @throws TypeError that names the invalid option */
export function checkLinksOptions(given: LinkEngineOptions, limits: LimitRows): LinkEngineOptions {
  const checks = { ...linksChecks, rateLimits: limitsCheck(limits) };
  const options = checkOptions('createLinks', given, checks);
  needOption('createLinks', 'repository', options.repository);
  const complaint = complaintAboutDomains(options);
  if (complaint !== null) throw new TypeError(`createLinks: ${complaint}`);
  return options;
}

/** Returns what is wrong with `domains` next to `url`, or `null`. */
export const complaintAboutDomains = ({ url, domains = [] }: Pick<LinkEngineOptions, 'url' | 'domains'>) =>
  publicUrlsOf(url).some(one => domains.includes(new URL(one).hostname))
    ? 'domains must not contain the host of url, which already serves links'
    : null;
