/** The text of the data of events, where JavaScript cannot hold all of it. */

import { invalidParameters, MarketplaceError } from '../../common/errors/errors.ts';
import { isJson } from '../../common/events/cloudevents.ts';
import { exactJson, exactPart } from '../../common/json/exact-json.ts';
import { elementTexts, memberText } from '../../common/json/json-member.ts';
import { roundedIn } from '../../common/json/non-finite-numbers.ts';
import type { RawRequest } from '../../group/raw.ts';
import { textOf } from '../../http/form-fields.ts';
import type { CloudEventsMode } from '../cloudevents/read.ts';

/**
 * `null`: the value is all there is.
 * @throws MarketplaceError 400 for an object with two members of one name: each reader would take another one
 */
export function exactOf(text: string, value: unknown): string | null {
  const { exact, repeated } = exactJson(text, value);
  if (repeated !== null) throw invalidParameters({ pointer: repeated, reason: 'must not be there twice' });
  return exact;
}

/** Of each of the CloudEvents that a request contains. @throws MarketplaceError 400, as {@link exactOf} */
export function exactDataOf(
  mode: CloudEventsMode,
  headers: RawRequest['headers'],
  bytes: Uint8Array,
): readonly (string | null)[] {
  if (mode === 'binary') return [isJson(headers['content-type']) ? exactIn(bytes) : null];
  const text = textOf(bytes);
  const body = JSON.parse(text);
  const whole = exactOf(text, body);
  const isBatch = mode === 'batched';
  const texts = whole === null ? [] : isBatch ? elementTexts(whole) : [whole];
  return (isBatch ? body : [body]).map((event: Record<string, unknown>, index: number) => {
    const { data, data_base64, datacontenttype } = event;
    if (typeof data_base64 !== 'string') return exactPart(memberText(texts[index] ?? '', ['data']), data);
    // Of another kind, the data is the text in base64.
    return typeof datacontenttype !== 'string' || isJson(datacontenttype)
      ? exactIn(Buffer.from(data_base64, 'base64'))
      : null;
  });
}

/** Bytes of a kind that is not said may be no JSON. */
function exactIn(bytes: Uint8Array): string | null {
  let text: string;
  let value: unknown;
  try {
    text = textOf(bytes);
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return exactOf(text, value);
}

/**
 * A body parser of the host has kept values, and not the text.
 * @throws MarketplaceError 400 for a number that it may have rounded
 */
export function refuseRounded(data: unknown, place: string): void {
  const pointer = roundedIn(data);
  if (pointer !== null)
    throw new MarketplaceError(
      'invalid_request',
      `the application has already parsed the body, which may have rounded the number ${place}${pointer || (place === '' ? 'that it is' : '')}: let it keep the text of the body, or pass the number as text`,
    );
}
