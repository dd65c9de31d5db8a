/**
 * Reads events from requests whose signature covers the body. The bytes of the body alone decide what it means: whoever
 * has captured a request can change its headers, which may have it refused, but never read as something else.
 */

import { MarketplaceError } from '../../common/errors/errors.ts';
import { essenceOf, isJson, mediaTypes } from '../../common/events/cloudevents.ts';
import { isPlainObject } from '../../common/json/plain-object.ts';
import type { RawRequest } from '../../group/raw.ts';
import { typeRefused } from '../../http/body-types.ts';
import { checkCharset } from '../../http/charset.ts';
import { textOf } from '../../http/form-fields.ts';
import { required } from '../cloudevents/attributes.ts';
import type { Preset } from '../presets.ts';
import { checkedJson, cloudEventsOf, queryFieldsOf, type ReadData, type ReadEvents } from './read.ts';

/** CloudEvents, or the data of one event. */
export type SignedRead = { readonly events: ReadEvents } | ReadData;

/** @throws MarketplaceError 400, 415 */
export function readSigned(preset: Preset, headers: RawRequest['headers'], bytes: Uint8Array): SignedRead {
  if (bytes.length === 0) return { data: null };
  const contentType = headers['content-type'] ?? '';
  checkType(preset, contentType);
  const text = textOf(bytes);
  const value = parsed(text);
  if (value === undefined) {
    if (preset.form?.test(text)) return { data: queryFieldsOf(text) };
    if (essenceOf(contentType) === 'text/plain') return { data: text };
    throw new MarketplaceError('invalid_request', 'the body cannot be read as its Content-Type says');
  }
  const json = checkedJson(value, text);
  const mode = preset.types === 'body' ? modeOf(value) : null;
  const type = mode === null ? contentType : mediaTypes[mode];
  // A body that is said to be CloudEvents and is none is refused with what is wrong.
  const events = cloudEventsOf({ 'content-type': type }, bytes);
  return events === null ? json : { events };
}

function checkType({ types, form }: Preset, contentType: string): void {
  const type = essenceOf(contentType);
  checkCharset(contentType);
  const accepted = [
    'application/json',
    'text/plain',
    ...(form === undefined ? [] : ['application/x-www-form-urlencoded']),
    ...(types === 'endpoint' ? [] : Object.values(mediaTypes)),
  ];
  const isCloudEvents = type.startsWith('application/cloudevents');
  if (!accepted.includes(type) && (isCloudEvents || contentType === '' || !isJson(contentType)))
    throw typeRefused(accepted);
}

/** `undefined` for a text that is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isCloudEvent = (value: unknown): boolean =>
  isPlainObject(value) && required.every(name => Object.hasOwn(value, name) && value[name] !== null);

/** How a JSON value contains CloudEvents, or `null` if it contains none. */
function modeOf(value: unknown): keyof typeof mediaTypes | null {
  if (isCloudEvent(value)) return 'structured';
  return Array.isArray(value) && value.length > 0 && value.every(isCloudEvent) ? 'batched' : null;
}
