/** Events as CloudEvents 1.0 has them, and how HTTP carries one: in its body, or in its headers. */

import { jsonWith } from '../json/exact-json.ts';

/** A CloudEvent (https://github.com/cloudevents/spec, 1.0.2). What is not set is not there. */
export interface CloudEvent {
  readonly id: string;
  /** A URI reference. */
  readonly source: string;
  readonly type: string;
  readonly subject?: string;
  /** RFC 3339, as the sender wrote it. */
  readonly time?: string;
  readonly datacontenttype?: string;
  /** A URI. */
  readonly dataschema?: string;
  /** Further attributes by their names, `[a-z0-9]+`. */
  readonly extensions?: Readonly<Record<string, string | number | boolean>>;
  /** JSON, or text where `datacontenttype` is of something else. Never with `data_base64`. */
  readonly data?: unknown;
  /** What is neither. */
  readonly data_base64?: string;
}

/** What is sent: a body, and the headers that say what it is. */
export interface Content {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** The media types of its JSON format, for one event and for several. */
export const mediaTypes = {
  structured: 'application/cloudevents+json',
  batched: 'application/cloudevents-batch+json',
} as const;

/** A media type without its parameters, in lower case. */
export const essenceOf = (contentType: string): string =>
  (contentType.split(';')[0] ?? '').trim().toLowerCase();

/** Whether data of a media type is JSON: so it is without one. */
export function isJson(contentType: string | undefined): boolean {
  if (contentType === undefined) return true;
  const [, subtype = ''] = essenceOf(contentType).split('/');
  return subtype === 'json' || subtype.endsWith('+json');
}

/** Structured mode: everything is in the body. `json`: the data as JSON text. @default made of `data` */
export function writeStructured(
  { extensions, data, data_base64, ...attributes }: CloudEvent,
  json: string | null = null,
): Content {
  const event = { specversion: '1.0', ...attributes, ...extensions, data, data_base64 };
  return {
    headers: { 'content-type': `${mediaTypes.structured}; charset=utf-8` },
    body: jsonWith(event, { data: json }),
  };
}

/** Binary mode: the body is the data, and the headers are the rest. `json`: the data as JSON text. @default made of `data` */
export function writeBinary(event: CloudEvent, json: string | null = null): Content {
  const { extensions, data, data_base64, datacontenttype, ...attributes } = event;
  const named = Object.entries({ specversion: '1.0', ...attributes, ...extensions });
  const headers = Object.fromEntries(
    named.map(([name, value]) => [`ce-${name}`, headerValue(String(value))]),
  );
  const contentType = datacontenttype ?? (data === undefined ? undefined : 'application/json');
  return {
    headers: { ...headers, ...(contentType !== undefined && { 'content-type': contentType }) },
    body: json ?? bodyOf(event),
  };
}

function bodyOf({ data, data_base64, datacontenttype }: CloudEvent): string | Uint8Array {
  if (data_base64 !== undefined) return Buffer.from(data_base64, 'base64');
  if (data === undefined) return '';
  return isJson(datacontenttype) ? JSON.stringify(data) : String(data);
}

/** Everything but visible ASCII is percent-encoded, and so are the quote and the percent sign (HTTP binding, 3.1.3.2). */
const headerValue = (text: string): string =>
  text.replace(/[^\x21\x23\x24\x26-\x7e]+/g, part =>
    [...Buffer.from(part)].map(byte => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
