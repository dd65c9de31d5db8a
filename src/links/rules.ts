/** The rules for all links of a service: their URLs and the targets that they may have; slug.ts has those for slugs. */

import { leadsTo, type OwnAddress, ownAddress } from '../common/network/own-address.ts';
import { type PublicUrl, partsOfPublicUrl, publicUrlsOf } from '../common/network/public-url.ts';
import { withoutEndSlashes } from '../common/text/trim-slashes.ts';
import type { Call } from '../group/call.ts';
import { slugRules } from './slug.ts';
import { parseTarget } from './target.ts';
import type { Links } from './types.ts';

export interface LinkSettings {
  /**
   * Public URL of the short links, including the prefix, such as `https://go.example` or `https://shop.example/l`.
   * Short URLs start with the first one of a list; links must lead to none of them.
   * @default none: short URLs are paths, and QR codes are not available
   */
  readonly url?: PublicUrl;
  /** Additional host names for short links, besides the host of `url`. @default none */
  readonly domains?: readonly string[];
  /** Whether `Spring` and `spring` are two different slugs. @default true */
  readonly caseSensitive?: boolean;
  /** Additional slugs that nobody can use, besides the built-in reserved slugs. @default none */
  readonly reservedSlugs?: readonly string[];
  /**
   * How many days no other workspace gets a slug that a workspace gave up, by a deletion or a new slug: otherwise it would
   * get the visitors of the old link. 0: it is free at once. @default 30
   */
  readonly quarantineDays?: number;
}

/** What the handler of a link operation receives. */
export type LinkCall<Input> = Call<Input, 'links', Links>;

export const defaultPrefix = '/l';

/** The prefix, if none is given: the end of the path of `url` where that is the usual one, or else this path. */
export function linkPrefixOf({
  prefix,
  url,
}: Pick<LinkSettings, 'url'> & { readonly prefix?: string }): string {
  if (prefix !== undefined) return prefix;
  const [base] = publicUrlsOf(url);
  if (base === undefined) return defaultPrefix;
  const { path } = partsOfPublicUrl(base);
  return path.endsWith(defaultPrefix) ? defaultPrefix : path;
}

/** Where the redirects answer: without a prefix, also below the path of `url`, which a mount or a proxy may have removed. */
export function prefixesOf(settings: Parameters<typeof linkPrefixOf>[0]): string[] {
  const prefix = linkPrefixOf(settings);
  if (prefix !== '') return [prefix];
  const paths = publicUrlsOf(settings.url).map(url => partsOfPublicUrl(url).path);
  return [...new Set(paths.filter(path => path !== '')), ''];
}

export function linkRules({
  url,
  domains = [],
  quarantineDays = 30,
  prefix = defaultPrefix,
  ...ofSlugs
}: LinkSettings & { readonly prefix?: string }): Links {
  const [base, ...aliases] = publicUrlsOf(url);
  const baseOf = (domain: string): string => {
    if (domain === '') return base ?? prefix;
    const { protocol, pathname } = new URL(base ?? `https://${domain}${prefix}`);
    return `${protocol}//${domain}${withoutEndSlashes(pathname)}`;
  };
  const own: OwnAddress[] = [
    ...[...(base === undefined ? [] : ['']), ...domains].map(baseOf),
    ...aliases,
  ].map(ownAddress);
  const isOwn: Links['isOwn'] = (target, reach = false) =>
    own.some(address => leadsTo(target, address, reach));
  return {
    domains,
    quarantineDays,
    defaultDomain: base === undefined ? null : new URL(base).hostname,
    ...slugRules(ofSlugs),
    shortUrl: (domain, slug) => `${baseOf(domain)}/${encodeURIComponent(slug)}`,
    isOwn,
    check(text, reach, guarded = []) {
      const target = parseTarget(text);
      if (isOwn(target, reach)) throw new Error('must not point to a short link of this service');
      if (guarded.some(address => leadsTo(target, ownAddress(address), reach)))
        throw new Error('must not point to the console');
    },
    forget: () => {},
  };
}
