/** Reads events from requests: JSON, forms, text and CloudEvents. */

import { invalidParameters, MarketplaceError } from '../../common/errors/errors.ts';
import { essenceOf, isJson } from '../../common/events/cloudevents.ts';
import { nonFiniteIn, nonFiniteReason } from '../../common/json/non-finite-numbers.ts';
import type { RawRequest } from '../../group/raw.ts';
import { checkDepth } from '../../http/body.ts';
import { typeRefused } from '../../http/body-types.ts';
import { checkCharset } from '../../http/charset.ts';
import { fieldsOf, formFieldsOf, textOf } from '../../http/form-fields.ts';
import { modeOf, readCloudEvents } from '../cloudevents/read.ts';
import { type Draft, draftOf, instantOf } from './draft.ts';
import { exactDataOf, exactOf } from './exact-data.ts';

/** The events of a request. `isBatch`: the response is a list too. */
export interface ReadEvents {
  readonly drafts: readonly Draft[];
  readonly isBatch: boolean;
  /** JSON pointer to the type, if a single event has it from elsewhere than `type`. */
  readonly typeAt?: string;
}

type Headers = RawRequest['headers'];

const accepted = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
  'application/cloudevents+json',
  'application/cloudevents-batch+json',
] as const;

/** The data of an event, and its text if JavaScript cannot hold all of it. */
export type ReadData = Pick<Draft, 'data' | 'exactData'>;

/** @throws MarketplaceError 400 */
export function jsonOf(bytes: Uint8Array): ReadData {
  const text = textOf(bytes);
  try {
    return checkedJson(JSON.parse(text), text);
  } catch (error) {
    if (error instanceof MarketplaceError) throw error;
    throw new MarketplaceError('invalid_request', 'the body cannot be read as its Content-Type says');
  }
}

/**
 * `text`: what the value was made of.
 * @throws MarketplaceError 400 for JSON that is nested too deeply, has a number that cannot be stored, or an object with two
 * members of one name
 */
export function checkedJson(value: unknown, text: string): ReadData {
  const data = checked(value, '');
  return { data, exactData: exactOf(text, data) };
}

function checked(value: unknown, place: string): unknown {
  checkDepth(value);
  const infinite = nonFiniteIn(value);
  if (infinite !== null)
    throw invalidParameters({ pointer: `${place}${infinite}` || '/body', reason: nonFiniteReason });
  return value;
}

/** The CloudEvents of a request, or `null` if it contains none. @throws MarketplaceError 400 */
export function cloudEventsOf(headers: Headers, bytes: Uint8Array): ReadEvents | null {
  const mode = modeOf(headers);
  if (mode === null) return null;
  const reading = readCloudEvents(mode, headers, bytes);
  if (!reading.ok) throw invalidParameters(reading.problem);
  const isBatch = mode === 'batched';
  const drafts = reading.events.map((event, index) => draftOf(event, isBatch ? `/${index}` : ''));
  for (const [index, { data }] of drafts.entries()) checked(data, `${isBatch ? `/${index}` : ''}/data`);
  const exact = exactDataOf(mode, headers, bytes);
  return { drafts: drafts.map((draft, index) => ({ ...draft, exactData: exact[index] ?? null })), isBatch };
}

/** The data of a request that contains no CloudEvents. @throws MarketplaceError 400 or 415 */
export function dataOf(headers: Headers, bytes: Uint8Array): ReadData {
  if (bytes.length === 0) return { data: null };
  const contentType = headers['content-type'] ?? '';
  const type = essenceOf(contentType);
  checkCharset(contentType);
  if (contentType !== '' && isJson(contentType)) return jsonOf(bytes);
  if (type === 'text/plain') return { data: textOf(bytes) };
  if (type === 'application/x-www-form-urlencoded') return { data: queryFieldsOf(textOf(bytes)) };
  if (type === 'multipart/form-data') return { data: fieldsOf(formFieldsOf(contentType, bytes)) };
  throw typeRefused(accepted);
}

/** The fields of a query or a urlencoded form. @throws MarketplaceError 400 unless they are UTF-8 */
export function queryFieldsOf(text: string): Record<string, string | string[]> {
  // URLSearchParams makes U+FFFD of invalid UTF-8, and leaves a `%` alone that encodes nothing.
  for (const [encoded] of text.matchAll(/(?:%[\da-f]{2})+/gi))
    textOf(Buffer.from(encoded.replaceAll('%', ''), 'hex'));
  return fieldsOf(new URLSearchParams(text));
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
