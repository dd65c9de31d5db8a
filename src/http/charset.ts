/** Which charsets a body may declare: UTF-8, and ASCII, which is part of it. */
import { MarketplaceError } from '../common/errors/errors.ts';

const accepted = ['utf-8', 'utf8', 'us-ascii'];

/** `null`: none is declared. */
export const isUtf8 = (charset: string | null): boolean =>
  charset === null || accepted.includes(charset.toLowerCase());

/** @throws MarketplaceError 415 */
export function checkCharset(contentType: string): void {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1] ?? null;
  if (!isUtf8(charset)) throw new MarketplaceError('unsupported_media_type', 'send it as UTF-8');
}
