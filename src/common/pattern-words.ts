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

/** What a pattern requires, by its portable form. Unpaired surrogates have a message of their own. */
const words: Readonly<Record<string, string>> = {
  '^[^\\x00-\\x1f\\x7f]*$': 'must not contain control characters',
  '^[^\\x00]*$': 'must not contain the character U+0000',
  '^[^.\\x00]+(\\.[^.\\x00]+)*$': 'must be names with a dot between them, such as data.items.0.price',
  "^[\\w\\-.~:/?#\\[\\]@!$&'()*+,;=%]+$": 'must be a URI reference such as /shop/orders',
  '^[a-z][a-z0-9-]*:[a-z]+$': 'must be a scope such as marketplace:read',
  '^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$': `must be ${timestampInWords}`,
};

/** What a pattern requires, in words; `null` for one that has none. */
export const patternInWords = (pattern: string): string | null => {
  const known = portablePattern(pattern) ?? pattern;
  return Object.hasOwn(words, known) ? (words[known] ?? null) : null;
};
