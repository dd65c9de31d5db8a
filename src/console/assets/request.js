// @ts-check
/**
 * The request that a user has filled in, and the code that sends it. Pure functions for two uses: the server renders
 * the reference for pages without scripts, and the page updates the code while the user types.
 *
 * @typedef {object} Parameter
 * @property {string} name
 * @property {string} in `path`, `query` or `header`
 * @property {string} value the typed value; an empty value is omitted from query and headers
 *
 * @typedef {object} Filled
 * @property {string} base URL of the API without a trailing slash
 * @property {string} method
 * @property {string} path with `{name}` for parameters
 * @property {readonly Parameter[]} parameters
 * @property {string | null} body JSON text; `null` if the operation has no body, empty to send none
 * @property {string} [type] the content type of the body; default: JSON
 * @property {string} key the pasted key
 * @property {string} [keyPlace] a name of `keyPlaces`, or `none`; default: bearer
 * @property {string} [answer] the expected media type: JSON, `text/event-stream`, or any other for a file; default: JSON
 *
 * @typedef {object} ReadyRequest
 * @property {string} url
 * @property {string} method
 * @property {Record<string, string>} headers
 * @property {string | null} body
 * @property {'json' | 'events' | 'file'} answer what the response contains
 */

export const placeholder = 'YOUR_KEY';

const jsonType = 'application/json';

/** What a response of these media types contains; others are files. @type {Record<string, ReadyRequest['answer']>} */
const kinds = { [jsonType]: 'json', 'text/event-stream': 'events' };

/** Where the code puts the key. @type {Record<string, string>} */
export const keyPlaces = { bearer: 'Bearer token', parameter: 'Parameter api_key' };

/**
 * Removes characters that a bearer token cannot contain (RFC 6750, b64token): line breaks and others would end the
 * header.
 *
 * @param {string} text
 */
export const tokenOf = text => text.replace(/[^A-Za-z0-9\-._~+/=]/g, '');

/**
 * Removes what the value of a header cannot contain.
 *
 * @param {string} text
 */
const headerOf = text => text.replace(/[^\x20-\x7e]/g, '').trim();

/**
 * Removes lone surrogates, which cannot be encoded, and NUL, which a shell cannot pass on.
 *
 * @param {string} text
 */
const sendable = text =>
  text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g, found =>
    found.length === 2 ? found : '\uFFFD',
  );

/**
 * Encodes characters that some clients would encode and others would not, so that all send the same URL.
 *
 * @param {string} text
 */
export const encoded = text => encodeURIComponent(sendable(text)).replaceAll("'", '%27');

/**
 * A body with the key as its first member, or `null` if the body is not a JSON object.
 *
 * @param {string | null} body
 * @param {string} token
 */
function bodyWithKey(body, token) {
  try {
    const members = Object.keys(JSON.parse(body ?? ''));
    const [, start = ''] = /^(\s*\{\s*)/.exec(body ?? '') ?? [];
    if (start === '') return null;
    if (members.includes('api_key')) return body;
    return `${start}"api_key": "${token}"${members.length > 0 ? ', ' : ''}${body?.slice(start.length)}`;
  } catch {
    return null;
  }
}

/**
 * @param {Filled} filled
 * @returns {ReadyRequest}
 */
export function requestOf({
  base,
  method,
  path,
  parameters,
  body,
  type = jsonType,
  key,
  keyPlace = 'bearer',
  answer = jsonType,
}) {
  const inPath = new Map(parameters.filter(one => one.in === 'path').map(one => [one.name, one.value]));
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name) => encoded(inPath.get(name) || name.toUpperCase()));
  const token = tokenOf(key) || placeholder;
  const isParameter = keyPlace === 'parameter';
  const plain = body === null || body === '' ? null : sendable(body).replaceAll('\0', '');
  const keyed = isParameter ? bodyWithKey(plain, token) : null;
  const sent = keyed ?? plain;
  const query = [
    ...(isParameter && keyed === null ? [`api_key=${encoded(token)}`] : []),
    ...parameters
      .filter(one => one.in === 'query' && one.value !== '')
      .map(one => `${encoded(one.name)}=${encoded(one.value)}`),
  ].join('&');
  return {
    url: `${base}${filledPath}${query && `?${query}`}`,
    method,
    headers: {
      ...(keyPlace === 'bearer' ? { Authorization: `Bearer ${token}` } : {}),
      Accept: answer,
      ...(sent === null ? {} : { 'Content-Type': type }),
      ...Object.fromEntries(
        parameters
          .filter(one => one.in === 'header')
          .map(one => [one.name, headerOf(one.value)])
          .filter(([, value]) => value !== ''),
      ),
    },
    body: sent,
    answer: kinds[answer] ?? 'file',
  };
}

/**
 * Quotes a text as one word of a POSIX shell.
 *
 * @param {string} text
 */
export const shellWord = text => `'${text.replaceAll("'", "'\\''")}'`;

/** @param {ReadyRequest} request */
export const curl = ({ url, method, headers, body, answer }) =>
  [
    `curl ${{ GET: '', HEAD: '--head ' }[method] ?? `-X ${method} `}${shellWord(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${shellWord(`${name}: ${value}`)}`),
    // Not --data, which reads a file if the text starts with @.
    ...(body === null ? [] : [`--data-raw ${shellWord(body)}`]),
    ...{ json: [], events: ['--no-buffer'], file: ['--fail --output download'] }[answer],
  ].join(' \\\n  ');
