/** Percent-encoding of URLs: UTF-8, because anything else would be stored and shown as other text. */
import { MarketplaceError } from '../common/errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

function isUtf8(encoded: string): boolean {
  try {
    utf8.decode(Buffer.from(encoded.replaceAll('%', ''), 'hex'));
    return true;
  } catch {
    return false;
  }
}

/** @throws MarketplaceError 400 that says where in the URL of a request the percent-encoding is not UTF-8 */
export function checkPercentEncoding(url: string): void {
  if (!url.includes('%')) return;
  for (const { 0: encoded, index } of url.matchAll(/(?:%[\da-f]{2})+/gi))
    if (!isUtf8(encoded)) {
      const mark = url.indexOf('?');
      const place = mark >= 0 && index > mark ? 'query' : 'path';
      throw new MarketplaceError('invalid_request', `the percent-encoding of the ${place} is not UTF-8`);
    }
}
