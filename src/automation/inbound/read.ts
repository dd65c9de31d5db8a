/** Reads events from requests: JSON, forms, text and CloudEvents. */
import { essenceOf, isJson } from '../../common/cloudevents.ts';
import { invalidParameters, MarketplaceError } from '../../common/errors.ts';
import type { RawRequest } from '../../group/raw.ts';
import { checkDepth } from '../../http/body.ts';
import { modeOf, readCloudEvents } from '../cloudevents/read.ts';
import { type Draft, draftOf, instantOf } from './draft.ts';
import { partsOf } from './multipart.ts';

/** The events of a request. `isBatch`: the response is a list too. */
export interface Read {
  readonly drafts: readonly Draft[];
  readonly isBatch: boolean;
}

type Headers = RawRequest['headers'];

const utf8 = new TextDecoder('utf-8', { fatal: true });

const accepted = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
  'application/cloudevents+json',
  'application/cloudevents-batch+json',
] as const;

function textOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new MarketplaceError('invalid_request', 'the body is not valid UTF-8');
  }
}

/** @throws MarketplaceError 400 */
export function jsonOf(bytes: Uint8Array): unknown {
  const text = textOf(bytes);
  try {
    return checked(JSON.parse(text), '');
  } catch (error) {
    if (error instanceof MarketplaceError) throw error;
    throw new MarketplaceError('invalid_request', 'the body cannot be read as its Content-Type says');
  }
}

/** @throws MarketplaceError 400 for JSON that is nested too deeply, or has a number that cannot be stored */
function checked(value: unknown, place: string): unknown {
  if (typeof value === 'object' && value !== null) checkDepth(value);
  checkNumbers(value, place);
  return value;
}

/** `JSON.parse` makes infinity of a number such as 1e999, which JSON cannot contain. */
function checkNumbers(value: unknown, pointer: string): void {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw invalidParameters({
      pointer: pointer || '/body',
      reason: 'must be a number between -1.8e308 and 1.8e308',
    });
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) checkNumbers(inner, `${pointer}/${name}`);
}

/** The CloudEvents of a request, or `null` if it contains none. @throws MarketplaceError 400 */
export function cloudEventsOf(headers: Headers, bytes: Uint8Array): Read | null {
  const mode = modeOf(headers);
  if (mode === null) return null;
  const reading = readCloudEvents(mode, headers, bytes);
  if (!reading.ok) throw invalidParameters(reading.problem);
  const isBatch = mode === 'batched';
  const drafts = reading.events.map((event, index) => draftOf(event, isBatch ? `/${index}` : ''));
  for (const [index, { data }] of drafts.entries()) checked(data, `${isBatch ? `/${index}` : ''}/data`);
  return { drafts, isBatch };
}

/** The data of a request that contains no CloudEvents. @throws MarketplaceError 400 or 415 */
export function dataOf(headers: Headers, bytes: Uint8Array): unknown {
  if (bytes.length === 0) return null;
  const contentType = headers['content-type'] ?? '';
  const type = essenceOf(contentType);
  checkCharset(contentType);
  if (contentType !== '' && isJson(contentType)) return jsonOf(bytes);
  if (type === 'text/plain') return textOf(bytes);
  if (type === 'application/x-www-form-urlencoded') return queryFieldsOf(textOf(bytes));
  if (type === 'multipart/form-data') return fieldsOf(formFieldsOf(contentType, bytes));
  throw new MarketplaceError('unsupported_media_type', `send ${accepted.join(' or ')}`);
}

function checkCharset(contentType: string): void {
  const charset = /;\s*charset="?([^\s;"]+)/i.exec(contentType)?.[1]?.toLowerCase();
  if (charset !== undefined && !['utf-8', 'utf8', 'us-ascii'].includes(charset))
    throw new MarketplaceError('unsupported_media_type', 'send UTF-8');
}

function formFieldsOf(contentType: string, bytes: Uint8Array): [string, string][] {
  const parts = partsOf(contentType, bytes);
  if (parts === null)
    throw new MarketplaceError('invalid_request', 'the body cannot be read as its Content-Type says');
  // Invalid UTF-8 in names would be stored as U+FFFD.
  textOf(bytes);
  return parts.flatMap(({ name, filename, bytes: value }): [string, string][] => {
    if (filename === null) return [[name, textOf(value)]];
    // Browsers send this for a form with a file that nobody chose.
    if (filename === '' && value.length === 0) return [];
    throw new MarketplaceError('invalid_request', `${name} is a file: send only text fields`);
  });
}

/** The fields of a query or a urlencoded form. @throws MarketplaceError 400 unless they are UTF-8 */
export function queryFieldsOf(text: string): Record<string, string | string[]> {
  // URLSearchParams makes U+FFFD of invalid UTF-8, and leaves a `%` alone that encodes nothing.
  for (const [encoded] of text.matchAll(/(?:%[\da-f]{2})+/gi))
    textOf(Buffer.from(encoded.replaceAll('%', ''), 'hex'));
  return fieldsOf(new URLSearchParams(text));
}

/** Fields as an object. A repeated field becomes a list. */
function fieldsOf(pairs: Iterable<[string, string]>): Record<string, string | string[]> {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of pairs) {
    const earlier = fields.get(name);
    if (Array.isArray(earlier)) earlier.push(value);
    else fields.set(name, earlier === undefined ? value : [earlier, value]);
  }
  return Object.fromEntries(fields);
}

const one = (headers: Headers, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
};

/** The header `Deliver-At`, or `null`. @throws MarketplaceError 400 */
export function deliverAtOf(headers: Headers): string | null {
  const text = one(headers, 'deliver-at');
  if (text === undefined) return null;
  const instant = instantOf(text.trim());
  if (instant !== null) return instant;
  throw invalidParameters({
    pointer: '/Deliver-At',
    reason: 'must be an RFC 3339 time such as 2026-03-14T09:26:53Z',
  });
}
