/** The text fields of forms. */
import { MarketplaceError } from '../common/errors/errors.ts';
import { shownName } from '../common/text/unknown-name.ts';
import { tooManyFields } from './body-types.ts';
import { isUtf8 } from './charset.ts';
import { type MultipartPart, partsOf } from './multipart.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @throws MarketplaceError 400 for bytes that are not UTF-8 */
export function textOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new MarketplaceError('invalid_request', 'the body is not valid UTF-8');
  }
}

/**
 * The fields of a multipart form with at most `most` parts. An empty file input is no field.
 * @throws MarketplaceError 400 for another body and for files, 415 for fields that are not UTF-8
 */
export function formFieldsOf(
  contentType: string,
  bytes: Uint8Array,
  most = Number.POSITIVE_INFINITY,
): [string, string][] {
  const parts = partsOf(contentType, bytes, most);
  if (parts === null)
    throw new MarketplaceError('invalid_request', 'the body does not match its Content-Type');
  if (parts.length > most) throw tooManyFields(most);
  // Invalid UTF-8 in names would be stored as U+FFFD.
  textOf(bytes);
  return parts.flatMap(fieldsOfPart);
}

function fieldsOfPart({ name, filename, charset, bytes }: MultipartPart): [string, string][] {
  // Browsers send this for a form with a file that nobody chose.
  if (filename === '' && bytes.length === 0) return [];
  if (filename !== null) throw fileRefused(name);
  if (!isUtf8(charset))
    throw new MarketplaceError('unsupported_media_type', `send ${shownName(name)} as UTF-8`);
  return [[name, textOf(bytes)]];
}

/** The error for a file, which is never read or stored. */
export const fileRefused = (name: string): MarketplaceError =>
  new MarketplaceError('invalid_request', `${shownName(name)} is a file: send only text fields`);

/** Fields as an object. A repeated field becomes a list. */
export function fieldsOf(pairs: Iterable<[string, string]>): Record<string, string | string[]> {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of pairs) {
    const earlier = fields.get(name);
    if (Array.isArray(earlier)) earlier.push(value);
    else fields.set(name, earlier === undefined ? value : [earlier, value]);
  }
  return Object.fromEntries(fields);
}
