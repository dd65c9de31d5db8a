/** The UTM parameters with which a visitor comes. */
import { LruCache } from '../../common/collections/lru-cache.ts';
import { parseUrl } from '../../common/network/parse-url.ts';
import { visitorText } from '../../common/text/visitor-text.ts';
import type { ClickUtm } from '../../generated/types.ts';
import { utmNames } from '../target.ts';

/** Most addresses have none, and a search for the name costs less than reading the query. */
const hasUtm = (address: string): boolean => /utm(?:_|%5f)/i.test(address);

function utmIn(query: URLSearchParams): ClickUtm {
  const utm: ClickUtm = {};
  for (const name of utmNames) {
    const value = visitorText(query.get(`utm_${name}`) ?? '');
    if (value !== '') utm[name] = value;
  }
  return utm;
}

const none: ClickUtm = Object.freeze({});
/** Those of targets, which most clicks share. */
const known = new LruCache<ClickUtm>(1_000);

function utmOfTarget(target: string): ClickUtm {
  if (!hasUtm(target)) return none;
  let utm = known.get(target);
  if (utm === undefined) {
    utm = utmIn(parseUrl(target)?.searchParams ?? new URLSearchParams());
    known.set(target, utm);
  }
  return utm;
}

/**
 * `target`: where the visitor goes. Its parameters take precedence over those after the short URL, as in the redirect.
 * `requested`: the path and query of the request.
 */
export function utmOf(target: string, requested: string): ClickUtm {
  const own = utmOfTarget(target);
  if (!hasUtm(requested)) return own;
  const query = requested.indexOf('?');
  if (query < 0) return own;
  return { ...utmIn(new URLSearchParams(requested.slice(query + 1))), ...own };
}
