/** Removes secrets from texts that are logged: errors of databases, drivers and hosts may contain any. */

const rules: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Keys and tokens of this service, of which the beginning is no secret.
  [/\b([a-z]{2,8}_(?:test_)?)[0-9A-Za-z]{38}\b/g, '$1[redacted]'],
  [/\bwhsec_[\w+/=-]+/g, 'whsec_[redacted]'],
  [/\b(Bearer|Basic) +[^\s"',;]+/gi, '$1 [redacted]'],
  // A password may contain an @.
  [/:\/\/[^\s/]+@/g, '://[redacted]@'],
  [
    // Also at the end of a longer name, such as access_token.
    /(password|passwd|pwd|passphrase|secret|token|(?:api|access|private)[_-]?key|credentials?|authorization|cookie|signature)(["']?[:=] ?["']?)[^\s"',;&)]+/gi,
    '$1$2[redacted]',
  ],
];

/** What may be one URL in a text. */
const word = /[^\s"'<>]+/g;
const hostAndPort = /^[^:@]*:\d{1,5}$/;

/** A password may contain a slash too, although no URL may: then all before the last @ is left out. */
function withoutUserInfo(url: string): string {
  const from = url.indexOf('://') + 3;
  const userInfo = url.slice(from, Math.max(url.lastIndexOf('@'), 0));
  const [beforeSlash = ''] = userInfo.split('/', 1);
  const isUserInfo = from > 2 && beforeSlash.includes(':') && !hostAndPort.test(beforeSlash);
  return isUserInfo ? `${url.slice(0, from)}[redacted]${url.slice(from + userInfo.length)}` : url;
}

/** The text without secrets. */
export const redacted = (text: string): string =>
  rules
    .reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), text)
    .replace(word, withoutUserInfo);
