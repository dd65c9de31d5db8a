/** What holds for all links of a service: its addresses, its slugs, and where links may lead. */

import { leadsTo, type OwnAddress, ownAddress } from '../common/own-address.ts';
import { withoutEndSlashes } from '../common/trim-slashes.ts';
import type { Links } from '../group/engines.ts';
import type { Call } from '../group/operation.ts';
import { mixesScripts, readsAsLatin, skeletonOf } from './scripts.ts';
import { newSlug, normalSlug, reservedWords } from './slug.ts';
import { parseTarget } from './target.ts';

export interface LinkSettings {
  /**
   * Address of the short links as clients see it, prefix included, such as `https://go.example` or
   * `https://shop.example/l`. @default none: links are told as paths, and have no QR codes
   */
  readonly url?: string;
  /** Further host names that short links may have, beside that of `url`. @default none */
  readonly domains?: readonly string[];
  /** Whether `Spring` and `spring` are two slugs. @default true */
  readonly caseSensitive?: boolean;
  /** Slugs that nobody gets, beside those that are reserved anyway. @default none */
  readonly reservedSlugs?: readonly string[];
}

/** What a handler of links gets. */
export type LinkCall<Input> = Call<Input, 'links', Links>;

export const defaultPrefix = '/l';

export function linkRules({
  url,
  domains = [],
  caseSensitive = true,
  reservedSlugs = [],
  prefix = defaultPrefix,
}: LinkSettings & { readonly prefix?: string }): Links {
  const keyOf = (slug: string, form: 'NFKC' | 'NFC' = 'NFKC') =>
    caseSensitive ? slug : slug.toLowerCase().normalize(form);
  const reserved = new Set([...reservedWords, ...reservedSlugs].map(skeletonOf));
  const base = url === undefined ? undefined : withoutEndSlashes(url);
  const baseOf = (domain: string): string => {
    if (domain === '') return base ?? prefix;
    const { protocol, pathname } = new URL(base ?? `https://${domain}${prefix}`);
    return `${protocol}//${domain}${withoutEndSlashes(pathname)}`;
  };
  const own: OwnAddress[] = [...(base === undefined ? [] : ['']), ...domains].map(domain =>
    ownAddress(baseOf(domain)),
  );
  const isOwn: Links['isOwn'] = (target, reach = false) =>
    own.some(address => leadsTo(target, address, reach));
  return {
    domains,
    newSlug,
    shortUrl: (domain, slug) => `${baseOf(domain)}/${encodeURIComponent(slug)}`,
    slugOf(text) {
      const slug = normalSlug(text);
      if (slug === null) return 'invalid';
      if (reserved.has(skeletonOf(slug))) return 'reserved';
      if (mixesScripts(slug) || readsAsLatin(slug)) return 'confusable';
      return { slug, key: keyOf(slug) };
    },
    keysOf(text) {
      const [old, slug] = [normalSlug(text, 'NFC'), normalSlug(text)];
      // As it is written first: links of earlier versions lead where they did.
      const keys = [...(old === null ? [] : [keyOf(old, 'NFC')]), ...(slug === null ? [] : [keyOf(slug)])];
      return keys[0] === keys[1] ? keys.slice(0, 1) : keys;
    },
    isOwn,
    check(text, reach, guarded = []) {
      const target = parseTarget(text);
      if (isOwn(target, reach)) throw new Error('leads back to the short links');
      if (guarded.some(address => leadsTo(target, ownAddress(address), reach)))
        throw new Error('leads to the console');
    },
    forget: () => {},
  };
}
