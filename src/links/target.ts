/** Where links may lead, and where a link leads a visitor. */
import { domainToUnicode } from 'node:url';
import { parseUrl } from '../common/parse-url.ts';
import { withoutEndSlashes } from '../common/trim-slashes.ts';
import type { LinkRecord } from '../generated/types.ts';
import { mixesScripts, readsAsLatin } from './scripts.ts';

/** A longer address is more than servers and browsers take. */
const longestTarget = 8_192;
const longestLocation = 16_384;

/** Parses a target. @throws Error whose message says why it cannot be one, as what follows on "url" */
export function parseTarget(text: string): URL {
  const url = parseUrl(text);
  if (url === null || text !== text.trim()) throw new Error('must be an absolute URL');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('must be an http or https URL');
  // Browsers mend these, each in its own way: what was checked is then not where it leads.
  if (/[\s\\]/u.test(text)) throw new Error('must not contain spaces or backslashes');
  if (!/^https?:\/\/[^/]/i.test(text)) throw new Error('must be an absolute URL');
  if (/^[^/]*\/\/[^/?#]*@/.test(text)) throw new Error('must hold no user name and no password');
  if (isMixed(url.hostname)) throw new Error('names a host in letters that look like those of another');
  if (url.href.length > longestTarget)
    throw new Error(`must have at most ${longestTarget} characters, encoded`);
  return url;
}

/** Whether a label of a host is in letters that look like those of another, as browsers show it encoded then. */
const isMixed = (hostname: string): boolean =>
  hostname
    .split('.')
    .filter(label => label.startsWith('xn--'))
    .map(domainToUnicode)
    .some(label => mixesScripts(label) || readsAsLatin(label));

const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** The parameters of a query as they are written, with their names as they are meant. */
function parametersOf(query: string): { name: string; text: string }[] {
  return query
    .replace(/^\?/, '')
    .split('&')
    .filter(text => text !== '')
    .map(text => ({ name: [...new URLSearchParams(text).keys()][0] ?? '', text }));
}

/** A query of parameters as they were written: what a target is signed with must stay as it is. */
const asQuery = (parameters: readonly { readonly text: string }[]) =>
  parameters.map(({ text }) => text).join('&');

/** A target with the UTM parameters of its link. */
export function withUtm(target: string, utm: LinkRecord['utm']): string {
  const url = new URL(target);
  const added = utmNames.flatMap(name => {
    const value = utm[name];
    return value === undefined
      ? []
      : { name: `utm_${name}`, text: `utm_${name}=${encodeURIComponent(value)}` };
  });
  if (added.length === 0) return url.href;
  const names = new Set(added.map(({ name }) => name));
  const kept = parametersOf(url.search).filter(({ name }) => !names.has(name));
  url.search = asQuery([...kept, ...added]);
  return url.href;
}

/** Whether a location is more than clients take. */
export const isTooLong = (location: string): boolean => location.length > longestLocation;

/**
 * A target with what the visitor's address brings: path and parameters, where the link lets them through.
 * `null` where the path would leave the target, or all becomes too long.
 */
export function forwarded(
  target: string,
  { forward_query: forwardQuery, forward_path: forwardPath }: Readonly<LinkRecord>,
  rest: string,
  query: string,
): string | null {
  const url = new URL(target);
  if (forwardPath && rest !== '') {
    // `..`, however it is written, and a slash that is encoded lead elsewhere.
    if (/(^|\/)(\.|%2e){1,2}(;[^/]*)?(\/|$)|%2f|%5c|\\|\/\//i.test(rest)) return null;
    url.pathname = `${withoutEndSlashes(url.pathname)}${rest}`;
  }
  if (forwardQuery && query !== '') {
    const own = parametersOf(url.search);
    const known = new Set(own.map(({ name }) => name));
    url.search = asQuery([...own, ...parametersOf(query).filter(({ name }) => !known.has(name))]);
  }
  return isTooLong(url.href) ? null : url.href;
}
