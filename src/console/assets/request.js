// @ts-check
/**
 * The request that a person has filled in, and the code that sends it. Pure, and used twice: by the server,
 * for the document as it is read without a script, and by the page, as the person types.
 *
 * @typedef {object} Parameter
 * @property {string} name
 * @property {string} in `path` or `query`
 * @property {string} value as it was typed; the empty text is left out of the query
 *
 * @typedef {object} Filled
 * @property {string} base address of the API, without a slash at its end
 * @property {string} method
 * @property {string} path with `{name}` for its parameters
 * @property {readonly Parameter[]} parameters
 * @property {string | null} body JSON text; `null` where the operation takes none, empty to send none
 * @property {string} key as it was pasted
 * @property {string} [keyPlace] a name of `keyPlaces`; left out: bearer
 *
 * @typedef {object} ReadyRequest
 * @property {string} url
 * @property {string} method
 * @property {Record<string, string>} headers
 * @property {string | null} body
 */

export const placeholder = 'YOUR_KEY';

/** Where the key may stand in the code. @type {Record<string, string>} */
export const keyPlaces = { bearer: 'Bearer token', parameter: 'Parameter api_key' };

/**
 * What of a pasted text can be a bearer token (RFC 6750, b64token): line breaks and the like would end the
 * header.
 *
 * @param {string} text
 */
export const tokenOf = text => text.replace(/[^A-Za-z0-9\-._~+/=]/g, '');

/**
 * No lone surrogates, which have no bytes, and no NUL, which no shell can pass on.
 *
 * @param {string} text
 */
const sendable = text =>
  text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g, found =>
    found.length === 2 ? found : '\uFFFD',
  );

/**
 * Every client sends it as it stands: some would encode a quotation mark, and others not.
 *
 * @param {string} text
 */
export const encoded = text => encodeURIComponent(sendable(text)).replaceAll("'", '%27');

/**
 * A body with the key as its first member; `null` where it holds no object that could have one.
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
export function requestOf({ base, method, path, parameters, body, key, keyPlace = 'bearer' }) {
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
      ...(isParameter ? {} : { Authorization: `Bearer ${token}` }),
      Accept: 'application/json',
      ...(sent === null ? {} : { 'Content-Type': 'application/json' }),
    },
    body: sent,
  };
}

/**
 * One word of a POSIX shell, whatever the text.
 *
 * @param {string} text
 */
export const shellWord = text => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * A literal of JavaScript and of Python alike.
 *
 * @param {string} text
 */
const literal = text => JSON.stringify(text);

/** @param {string} text */
const phpLiteral = text => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** @type {Record<string, { label: string, write: (request: ReadyRequest) => string }>} */
export const languages = {
  curl: {
    label: 'cURL',
    write: ({ url, method, headers, body }) =>
      [
        `curl ${method === 'GET' ? '' : `-X ${method} `}${shellWord(url)}`,
        ...Object.entries(headers).map(([name, value]) => `-H ${shellWord(`${name}: ${value}`)}`),
        // Not --data: it reads a file where the text begins with @.
        ...(body === null ? [] : [`--data-raw ${shellWord(body)}`]),
      ].join(' \\\n  '),
  },
  javascript: {
    label: 'JavaScript',
    write: ({ url, method, headers, body }) => `const answer = await fetch(${literal(url)}, {
  method: ${literal(method)},
  headers: {
${lines(headers, (name, value) => `    ${literal(name)}: ${literal(value)},`)}
  },${body === null ? '' : `\n  body: ${literal(body)},`}
});
console.log(await answer.json());`,
  },
  python: {
    label: 'Python',
    write: ({ url, method, headers, body }) => `import json
import urllib.error
import urllib.request

request = urllib.request.Request(
    ${literal(url)},
    method=${literal(method)},
    headers={
${lines(headers, (name, value) => `        ${literal(name)}: ${literal(value)},`)}
    },${body === null ? '' : `\n    data=${literal(body)}.encode(),`}
)
try:
    answer = urllib.request.urlopen(request)
except urllib.error.HTTPError as refusal:
    answer = refusal
print(json.dumps(json.load(answer), indent=2))`,
  },
  php: {
    label: 'PHP',
    write: ({ url, method, headers, body }) => `<?php
$answer = file_get_contents(${phpLiteral(url)}, false, stream_context_create(['http' => [
    'method' => ${phpLiteral(method)},
    'header' => [
${lines(headers, (name, value) => `        ${phpLiteral(`${name}: ${value}`)},`)}
    ],${body === null ? '' : `\n    'content' => ${phpLiteral(body)},`}
    'ignore_errors' => true,
]]));
echo $answer, PHP_EOL;`,
  },
};

/**
 * @param {Record<string, string>} headers
 * @param {(name: string, value: string) => string} write
 */
function lines(headers, write) {
  return Object.entries(headers)
    .map(([name, value]) => write(name, value))
    .join('\n');
}
