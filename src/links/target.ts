/** Valid targets of links, and the target for a visitor. */
import { domainToUnicode } from 'node:url';
import { parseUrl } from '../common/network/parse-url.ts';
import { withoutEndSlashes } from '../common/text/trim-slashes.ts';
import type { LinkRecord } from '../generated/types.ts';
import { mixesScripts, readsAsLatin } from './lookalikes.ts';

/** Servers and browsers do not accept longer URLs. */
const maxTargetLength = 8_192;
const maxLocationLength = 16_384;

/** Parses a target. @throws Error whose message completes a sentence that starts with "url" */
export function parseTarget(text: string): URL {
  const url = parseUrl(text);
  if (url === null || text !== text.trim()) throw new Error('must be an absolute URL');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('must be an http or https URL');
  // Browsers repair these characters in different ways, so the URL that was checked would not be the one that is
  // opened.
  if (/[\s\\]/u.test(text)) throw new Error('must not contain spaces or backslashes');
  if (!/^https?:\/\/[^/]/i.test(text)) throw new Error('must be an absolute URL');
  if (/^[^/]*\/\/[^/?#]*@/.test(text)) throw new Error('must not contain a user name or password');
  if (isMixed(url.hostname))
    throw new Error('contains a host name that imitates another one with lookalike letters');
  if (url.href.length > maxTargetLength)
    throw new Error(`must have at most ${maxTargetLength} characters after encoding`);
  return url;
}

/** Whether a label of a host name contains lookalike letters; browsers show such names encoded. */
const isMixed = (hostname: string): boolean =>
  hostname
    .split('.')
    .filter(label => label.startsWith('xn--'))
    .map(domainToUnicode)
    .some(label => mixesScripts(label) || readsAsLatin(label));

export const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** The parameters of a query as they are written, with decoded names. */
function parametersOf(query: string): { name: string; text: string }[] {
  return query
    .replace(/^\?/, '')
    .split('&')
    .filter(text => text !== '')
    .map(text => ({ name: [...new URLSearchParams(text).keys()][0] ?? '', text }));
}

/** Joins parameters as they were written, so that signatures of the target stay valid. */
const asQuery = (parameters: readonly { readonly text: string }[]) =>
  parameters.map(({ text }) => text).join('&');

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

/** Whether a location is too long for clients. */
export const isTooLong = (location: string): boolean => location.length > maxLocationLength;

/**
 * Adds path and query of the visitor to a target, if the link allows it. `null` if the path would leave the target, or
 * the result is too long.
 */
export function forwarded(
  target: string,
  { forward_query: forwardQuery, forward_path: forwardPath }: Readonly<LinkRecord>,
  rest: string,
  query: string,
): string | null {
  const url = new URL(target);
  if (forwardPath && rest !== '') {
    // `..` in any encoding, and an encoded slash, would lead to another path.
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
