/** Which headers cross the proxy, in each direction. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** They belong to one connection (RFC 9110, 7.6.1). */
export const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
]);

/** What only the mock server reads, and what says of a page that it is another site than the real server's. */
const ofMock = new Set([
  ...['host', 'expect', 'mock-as', 'mock-scenario', 'mock-control'],
  ...['origin', 'referer', 'access-control-request-method', 'access-control-request-headers'],
]);

/** Cookies of the mock server, its console and its dashboard. */
const ownCookie = /^(?:mk|mock)_/;

/** Without the names that the header `Connection` has. */
const ofConnection = ({ connection = '' }: IncomingHttpHeaders): ReadonlySet<string> =>
  new Set(connection.split(',').map(name => name.trim().toLowerCase()));

/**
 * The headers of a request for the real server, names and values in turn. `pseudonym`: what the mock server is called in
 * `Via` (RFC 9110, 7.6.3).
 */
export function requestHeaders(
  { headers, rawHeaders, httpVersion }: IncomingMessage,
  host: string,
  own: Readonly<Record<string, string>>,
  pseudonym: string,
): string[] {
  const dropped = ofConnection(headers);
  const replaced = new Set(Object.keys(own).map(name => name.toLowerCase()));
  const passed: string[] = replaced.has('host') ? [] : ['Host', host];
  for (const [name, value] of pairsOf(rawHeaders)) {
    const key = name.toLowerCase();
    if (hopByHop.has(key) || ofMock.has(key) || dropped.has(key) || replaced.has(key)) continue;
    if (key.startsWith('sec-fetch-') || key === 'accept-encoding' || key === 'via') continue;
    const text = key === 'cookie' ? withoutOwnCookies(value) : value;
    if (text !== '' || value === '') passed.push(name, text);
  }
  const via = headers.via === undefined ? '' : `${headers.via}, `;
  // Compressed bodies could not be shown and checked.
  if (!replaced.has('accept-encoding')) passed.push('Accept-Encoding', 'identity');
  if (headers['transfer-encoding'] !== undefined) passed.push('Transfer-Encoding', 'chunked');
  passed.push('Via', `${via}${httpVersion} ${pseudonym}`);
  for (const [name, value] of Object.entries(own)) passed.push(name, value);
  return passed;
}

const withoutOwnCookies = (cookies: string): string =>
  cookies
    .split(/; */)
    .filter(pair => !ownCookie.test(pair))
    .join('; ');

function* pairsOf(raw: readonly string[]): Generator<[string, string]> {
  for (let at = 0; at + 1 < raw.length; at += 2) yield [raw[at] as string, raw[at + 1] as string];
}

/** What would bind a browser to the real server: the mock server has another address. */
const ofRealServer = new Set(['strict-transport-security', 'alt-svc', 'public-key-pins']);

export interface Places {
  /** Base URL of the real server, without a slash at its end. */
  readonly real: string;
  /** Of the mock server. */
  readonly own: string;
}

/** The headers of an answer for the client, by name. */
export function answerHeaders(
  { headers, rawHeaders }: IncomingMessage,
  places: Places,
): ReadonlyMap<string, string[]> {
  const dropped = ofConnection(headers);
  const passed = new Map<string, string[]>();
  for (const [name, value] of pairsOf(rawHeaders)) {
    const key = name.toLowerCase();
    // Those of CORS are those of the mock server, which knows the pages that may read.
    if (hopByHop.has(key) || dropped.has(key) || ofRealServer.has(key) || key.startsWith('access-control-'))
      continue;
    passed.set(key, [...(passed.get(key) ?? []), shownValue(key, value, places)]);
  }
  return passed;
}

type Shown = (value: string, places: Places) => string;

/** Headers with addresses, which a browser or a client follows (RFC 9110, RFC 8288, and HTML for `Refresh`). */
const shown: ReadonlyMap<string, Shown> = new Map<string, Shown>([
  ['location', ownAddress],
  ['content-location', ownAddress],
  ['refresh', ownRefresh],
  ['link', ownLinks],
  ['set-cookie', (cookie, { own }) => cookieFor(cookie, own)],
]);

const shownValue = (name: string, value: string, places: Places): string =>
  shown.get(name)?.(value, places) ?? value;

/** `5; url=https://…`, with or without `url=` and quotes. */
function ownRefresh(value: string, places: Places): string {
  const sign = value.search(/[;,]/);
  if (sign === -1 || !/^[\s\d.]+$/.test(value.slice(0, sign))) return value;
  const [head = ''] = /^\s*(?:url\s*=\s*)?["']?/i.exec(value.slice(sign + 1)) ?? [];
  const start = sign + 1 + head.length;
  const [address = ''] = /^[^"']*/.exec(value.slice(start)) ?? [];
  return `${value.slice(0, start)}${ownAddress(address, places)}${value.slice(start + address.length)}`;
}

/** `<https://…>; rel="next", <…>`. What stands in quotes is the text of a parameter. */
function ownLinks(value: string, places: Places): string {
  return value.replaceAll(/"[^"]*"|<([^<>]*)>/g, (whole, address: string | undefined) =>
    address === undefined ? whole : `<${ownAddress(address, places)}>`,
  );
}

/** Addresses of the real server become addresses of the mock server. */
function ownAddress(value: string, { real, own }: Places): string {
  const { origin, pathname } = new URL(real);
  const base = pathname === '/' ? '' : pathname;
  const isBelow = (path: string) => /^(?:[/?#]|$)/.test(path.slice(base.length)) && path.startsWith(base);
  if (value.startsWith('/') && !value.startsWith('//'))
    return isBelow(value) ? value.slice(base.length) || '/' : value;
  const rest = value.toLowerCase().startsWith(origin) ? value.slice(origin.length) : null;
  return rest !== null && /^(?:[/?#]|$)/.test(rest) && isBelow(rest)
    ? `${own}${rest.slice(base.length)}`
    : value;
}

/** A cookie that the browser keeps for the mock server: without the domain, and over HTTP without `Secure`. */
function cookieFor(cookie: string, own: string): string {
  const [pair = '', ...attributes] = cookie.split(';');
  const isPlain = own.startsWith('http:') && !/^\s*__(?:Host|Secure)-/i.test(pair);
  // Browsers drop such a cookie without `Secure`.
  const isForAll = attributes.some(one => /^\s*samesite\s*=\s*none\s*$/i.test(one));
  const kept = attributes.filter(
    one => !/^\s*domain\s*=/i.test(one) && !(isPlain && !isForAll && /^\s*secure\s*$/i.test(one)),
  );
  return [pair, ...kept].join(';');
}
