/** Percent-encoding of URLs: UTF-8, because anything else would be stored and shown as other text. */

const utf8 = new TextDecoder('utf-8', { fatal: true });

function isUtf8(encoded: string): boolean {
  try {
    utf8.decode(Buffer.from(encoded.replaceAll('%', ''), 'hex'));
    return true;
  } catch {
    return false;
  }
}

/** Where in a URL the percent-encoding is not UTF-8, or `null`. */
export function placeNotUtf8(url: string): 'path' | 'query' | null {
  if (!url.includes('%')) return null;
  for (const { 0: encoded, index } of url.matchAll(/(?:%[\da-f]{2})+/gi))
    if (!isUtf8(encoded)) {
      const mark = url.indexOf('?');
      return mark >= 0 && index > mark ? 'query' : 'path';
    }
  return null;
}
