/** Patterns of schemas: in words for readers, and in a form that all dialects of regular expressions have. */

/**
 * A pattern with `\x00`, because PCRE has no `\u0000`. UTF-8 cannot contain surrogates, so they need not be named.
 * `null`: it names other characters by their number.
 */
export function portablePattern(pattern: string): string | null {
  const shown = pattern.replaceAll('\\ud800-\\udfff', '').replaceAll(/\\u00([0-9a-f]{2})/gi, '\\x$1');
  return shown.includes('\\u') ? null : shown;
}

/** What the times of the service are. */
export const timestampInWords = 'an ISO 8601 timestamp in UTC such as 2026-03-14T09:26:53Z';

const ofName = 'letters, digits, underscores and hyphens';

/**
 * What a pattern requires, by its portable form. Unpaired surrogates have a message of their own. A test finds patterns of
 * schemas/ that have no words.
 */
const words: Readonly<Record<string, string>> = {
  '^[^\\x00-\\x1f\\x7f]*$': 'must not contain control characters',
  '^[^\\x00]*$': 'must not contain the character U+0000',
  '^[^.\\x00]+(\\.[^.\\x00]+)*$': 'must be names with a dot between them, such as data.items.0.price',
  "^[\\w\\-.~:/?#\\[\\]@!$&'()*+,;=%]+$": 'must be a URI reference such as /shop/orders',
  '^[a-z][a-z0-9-]*:[a-z]+$': 'must be a scope such as marketplace:read',
  '^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$': `must be ${timestampInWords}`,
  '^(?!0000)\\d{4}-\\d{2}-\\d{2}$': 'must be a date such as 2026-03-14',
  '^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}$': 'must be an hour such as 2026-03-14T09',
  '^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)$': 'must be a version such as 1.4.2',
  '^(\\*|[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*\\.(\\*|[a-z0-9_]+))$':
    'must be an event type such as order.paid, all of a group such as order.*, or *',
  '^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)+$': 'must be an event type such as order.paid',
  '^[a-z0-9_]+(\\.[a-z0-9_]+)*$': 'must be an event type such as order.paid',
  '^[a-z]+(\\.[a-z_]+)*$': 'must be small letters and underscores with dots between them',
  '^[a-z][a-z0-9_]*$': 'must be small letters, digits and underscores, and begin with a letter',
  '^[a-z][a-z0-9_-]{0,31}$':
    'must be at most 32 small letters, digits, underscores and hyphens, and begin with a letter',
  '^[a-z0-9_.]+$': 'must be small letters, digits, underscores and dots',
  '^[a-z0-9.-]+$': 'must be a host name such as go.example.com',
  '^[a-z]+/[a-z0-9.+-]+$': 'must be a media type such as image/png',
  '^[A-Za-z0-9_-]{0,64}$': `must be at most 64 ${ofName}`,
  '^[A-Za-z0-9_-]{1,64}$': `must be 1 to 64 ${ofName}`,
  '^[A-Za-z0-9_-]{1,300}$': `must be 1 to 300 ${ofName}`,
  '^[A-Za-z0-9_-]{22}$': `must be 22 ${ofName}`,
  '^[A-Za-z0-9_-]{43}$': `must be 43 ${ofName}`,
  '^(?!\\.{1,2}$)[A-Za-z0-9_.-]{1,200}$':
    'must be 1 to 200 letters, digits, underscores, dots and hyphens, and not . or .. alone',
  '^[A-Za-z0-9_.-]{1,40}$': 'must be 1 to 40 letters, digits, underscores, dots and hyphens',
  '^[A-Za-z0-9-]*$': 'must be letters, digits and hyphens',
  '^[A-Za-z][A-Za-z0-9-]{0,63}$': 'must be at most 64 letters, digits and hyphens, and begin with a letter',
  '^[a-z0-9]+$': 'must be small letters and digits',
  '^([A-Za-z][A-Za-z0-9-]*|/[^\\x00-\\x1f\\x7f]*)?$':
    'must be the name of a header such as X-GitHub-Event, or a JSON pointer such as /type',
  '^[A-Z]{2}$': 'must be two capital letters',
  '^[A-Z]{3}$': 'must be three capital letters such as EUR',
  '^[0-9a-f]{64}$': 'must be 64 hexadecimal digits in lower case',
  '^#?([0-9A-Fa-f]{3}){1,2}$': 'must be a colour of three or six hexadecimal digits such as #336699',
  '^whsec_': 'must begin with whsec_',
  '^whsec_[A-Za-z0-9+/=]{32,88}$': 'must be whsec_ and 32 to 88 characters of base64',
  '^enc:v1:[A-Za-z0-9_-]{1,32}:[A-Za-z0-9_-]{38,}$': 'must be an encrypted text',
  '^[!-~]+$': 'must be visible ASCII characters without spaces',
  '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$': 'must be a traceparent of W3C Trace Context, version 00',
  '^[\\x20-\\x7e]{1,512}$': 'must be 1 to 512 ASCII characters that can be printed',
  '^[\\x20-\\x7e]*$': 'must be ASCII characters that can be printed',
  '^[^\\x00-\\x20\\x7f]*$': 'must not contain spaces or control characters',
  '^[^\\x00-\\x20\\x7f]+$': 'must not be empty or contain spaces or control characters',
};

/** What a pattern requires, in words; `null` for one that has none. */
export const patternInWords = (pattern: string): string | null => {
  const known = portablePattern(pattern) ?? pattern;
  return Object.hasOwn(words, known) ? (words[known] ?? null) : null;
};
