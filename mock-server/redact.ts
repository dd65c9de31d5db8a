/** Removes secrets from what the mock server shows of a request: in its log and in its journal. */

import { isSecretName, wordsOf } from '../src/secrets/secret-name.ts';

const shown = '***';

/** Whether a field, a parameter or a header of this name holds a secret. */
export function isRedactedName(name: string): boolean {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return (
    plain !== 'idempotencykey' &&
    ([name, plain].some(isSecretName) ||
      /purchasecode|authentication|csrf|sessionid/.test(plain) ||
      wordsOf(name).some(word => secretWords.has(word)))
  );
}

/** As whole words, of services besides ours: a real server may stand behind the mock server. */
const secretWords = new Set(['assertion', 'auth', 'cvc', 'cvv', 'otp', 'pass', 'sid']);

/** The code of a log-in that another service has sent the browser back with. */
const isRedactedParameter = (name: string): boolean => name === 'code' || isRedactedName(name);

/** Secrets of this package, which are recognised wherever they stand. */
const ownSecret = /(mk_test|mk|mi|mv)_[0-9A-Za-z]+|(whsec)_[0-9A-Za-z+/=]+/g;
/** The token of an inbound endpoint stands in the path. */
const inboundToken = /(\/automation\/in\/)[^/?#\s"'<>\\]+/gi;

/** A token in a text, as the header Authorization has it. */
const bearer = /\b(Bearer) [\w.~+/-]{8,}=*/g;

/** A text without the secrets that are recognised by their form. */
const withoutOwnSecrets = (text: string): string =>
  text
    .replaceAll(ownSecret, `$1$2_${shown}`)
    .replaceAll(inboundToken, `$1${shown}`)
    .replaceAll(bearer, `$1 ${shown}`);

/** Purchase codes, under whatever name: each of the fixtures is a UUID. */
const purchaseCode = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;

const withoutCodes = (text: string): string => withoutOwnSecrets(text).replaceAll(purchaseCode, shown);

/** Whether it holds a secret of this package behind percent-encoding. */
function isEncodedSecret(text: string): boolean {
  const plain = text.includes('%') ? decoded(text) : text;
  return plain !== text && withoutCodes(plain) !== plain;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** The search of the console, into which somebody may paste anything, and a link that returns to it after a login. */
const searchPath = /\/workspaces\/[^/]+\/search$/;
function returnsToSearch(pair: string): boolean {
  const text = decoded(pair);
  const start = text.indexOf('/search?');
  return start !== -1 && /[?&]q=/.test(text.slice(start));
}

/** The URL of a request. */
export function redactUrl(url: string): string {
  const mark = url.indexOf('?');
  const path = (mark === -1 ? url : url.slice(0, mark))
    .split('/')
    .map(segment => (isEncodedSecret(segment) ? shown : segment))
    .join('/');
  if (mark === -1) return withoutCodes(path);
  const isSearch = searchPath.test(path);
  const query = url
    .slice(mark + 1)
    .split('&')
    .map(pair => {
      const [name = ''] = pair.split('=', 1);
      const isHidden =
        isRedactedParameter(decoded(name)) ||
        isEncodedSecret(pair) ||
        (isSearch && decoded(name) === 'q') ||
        returnsToSearch(pair);
      return isHidden ? `${name}=${shown}` : pair;
    });
  // A request line contains no line breaks or control characters; percent-encoded ones stay encoded.
  return withoutCodes(`${path}?${query.join('&')}`);
}

/** Headers that a request to an inbound endpoint shows. Any other may hold the secret that the endpoint expects. */
const plainHeader =
  /^(?:accept|content-|host$|user-agent$|connection$|transfer-encoding$|date$|origin$|referer$|sec-fetch-|webhook-(?:id|timestamp)$)/;

/** The value of a header of a request or response. `name`: in lowercase. */
export function redactHeader(name: string, value: string, isInbound: boolean): string {
  const isSecret =
    (isRedactedName(name) && name !== 'www-authenticate') ||
    name.startsWith('x-auth') ||
    (isInbound && !plainHeader.test(name));
  if (isSecret) return shown;
  return /^(?:referer|location|link)$/.test(name) ? redactLinks(value) : withoutOwnSecrets(value);
}

/** A header of URLs, such as `<https://shop.example/api?page=2>; rel="next"`. */
const redactLinks = (value: string): string => value.replaceAll(/[^\s<>;,"]+/g, redactUrl);

/** Deeper values are left out: nothing that the service accepts is nested so deep. */
const deepest = 40;

/** A JSON value: of fields with a secret name, only that they are there. */
export function redactValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return isUrl(value) ? redactUrl(value) : withoutCodes(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return shown;
  if (Array.isArray(value)) return value.map(one => redactValue(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      withoutOwnSecrets(name),
      hides(name) ? hidden(inner) : redactValue(inner, depth + 1),
    ]),
  );
}

/** Whether it can be a URL whose query holds secrets, such as that of a webhook. */
const isUrl = (text: string) => text.includes('?') && !/\s/.test(text);

/** The headers that a webhook sends often contain a password; a pairing lets its reader take over an account. */
const hides = (name: string) => isRedactedName(name) || name === 'headers' || name === 'pairing';

/** Whether there is a secret stays visible. */
const hidden = (value: unknown) =>
  value === null || typeof value === 'boolean' || value === '' ? value : shown;

/** A text whose syntax is unknown or broken: what follows a secret name is left out, up to the next separator. */
export function redactText(text: string): string {
  const plain = text
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, decoded)
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return redactNamed(withoutCodes(plain));
}

/** What stands between a name and its separator, or the separator and the value. */
const isFiller = (char: string | undefined) => char !== undefined && ' \t\r\n"\'\\'.includes(char);
const isBlank = (char: string | undefined) => char !== undefined && ' \t\r\n'.includes(char);

/** Not one regular expression: it would not take linear time. */
function redactNamed(text: string): string {
  let result = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] !== ':' && text[at] !== '=') continue;
    if (!isRedactedName(nameBefore(text, at, from))) continue;
    let start = at + 1;
    while (isBlank(text[start])) start += 1;
    result += `${text.slice(from, start)}${shown}`;
    from = endOfValue(text, start);
    at = from - 1;
  }
  return result + text.slice(from);
}

const maxNameLength = 64;

function nameBefore(text: string, separator: number, from: number): string {
  const least = Math.max(from, separator - 2 * maxNameLength);
  let end = separator;
  while (end > least && isFiller(text[end - 1])) end -= 1;
  let start = end;
  while (start > least && /[\w.-]/.test(text[start - 1] ?? '')) start -= 1;
  return text.slice(start, end);
}

function endOfValue(text: string, start: number): number {
  let open = start;
  while (text[open] === '\\') open += 1;
  const first = text[open];
  if (first === '"' || first === "'") return endOfQuoted(text, open, open - start);
  if (first === '[' || first === '{') return endOfNested(text, open);
  let end = open;
  while (end < text.length && !/[\s,;&}\]]/.test(text[end] ?? '')) end += 1;
  return end;
}

/** `escapes`: the number of backslashes before the quote, if the text stands within another one. */
function endOfQuoted(text: string, open: number, escapes: number): number {
  const quote = text[open] ?? '';
  for (let at = text.indexOf(quote, open + 1); at !== -1; at = text.indexOf(quote, at + 1)) {
    let before = at;
    while (text[before - 1] === '\\' && before - 1 > open) before -= 1;
    if (at - before <= escapes) return at + 1;
  }
  return text.length;
}

function endOfNested(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if ('[{'.includes(text[at] ?? '')) depth += 1;
    if (']}'.includes(text[at] ?? '')) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}
