/** Reads CloudEvents 1.0 from HTTP requests: structured, batched and binary. */

import type { Problem } from '../../common/errors/errors.ts';
import { type CloudEvent, essenceOf, isJson, mediaTypes } from '../../common/events/cloudevents.ts';
import { isPlainObject } from '../../common/json/plain-object.ts';
import { type Attributes, isExtension, required, wrongName, wrongValue } from './attributes.ts';
import { readHeaderValue } from './header-value.ts';

export type CloudEventsMode = 'structured' | 'batched' | 'binary';

/** As Node has them: names in lower case. */
export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

export type CloudEventsResult =
  | { readonly ok: true; readonly events: readonly CloudEvent[] }
  /** `pointer` names the attribute: `/source`, `/1/source` in a batch, `/ce-source` among the headers. */
  | { readonly ok: false; readonly problem: Problem };

const headerOf = (headers: Headers, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' || value === undefined ? value : value.join(', ');
};

/** How a request carries CloudEvents, or `null` where it carries none. */
export function modeOf(headers: Headers): CloudEventsMode | null {
  const type = essenceOf(headerOf(headers, 'content-type') ?? '');
  if (type.startsWith('application/cloudevents-batch')) return 'batched';
  if (type.startsWith('application/cloudevents')) return 'structured';
  return required.some(name => headers[`ce-${name}`] !== undefined) ? 'binary' : null;
}

/** The events of a request that carries some. */
export function readCloudEvents(
  mode: CloudEventsMode,
  headers: Headers,
  rawBody: Uint8Array,
): CloudEventsResult {
  try {
    return { ok: true, events: readers[mode](headers, rawBody) };
  } catch (error) {
    if (error instanceof Unfit) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** Thrown and caught in this file alone. */
class Unfit extends Error {
  readonly problem: Problem;
  constructor(pointer: string, reason: string) {
    super(reason);
    this.problem = { pointer, reason };
  }
}

const readers: Readonly<
  Record<CloudEventsMode, (headers: Headers, rawBody: Uint8Array) => readonly CloudEvent[]>
> = {
  structured: (headers, rawBody) => [fromJson(jsonOf(headers, rawBody, mediaTypes.structured), '')],
  batched(headers, rawBody) {
    const list = jsonOf(headers, rawBody, mediaTypes.batched);
    if (!Array.isArray(list)) throw new Unfit('/body', 'must be a list of events');
    return list.map((event, index) => fromJson(event, `/${index}`));
  },
  binary: (headers, rawBody) => [fromHeaders(headers, rawBody)],
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

function textOf(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/** `undefined` where it is no JSON. */
function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(bytes) ?? '');
  } catch {
    return undefined;
  }
}

function jsonOf(headers: Headers, rawBody: Uint8Array, taken: string): unknown {
  if (essenceOf(headerOf(headers, 'content-type') ?? '') !== taken)
    throw new Unfit('/content-type', `must be ${taken}: CloudEvents in other formats cannot be read`);
  const value = parsed(rawBody);
  if (value === undefined) throw new Unfit('/body', 'must be JSON in UTF-8');
  return value;
}

/** Checks attributes, and tells where each stands that does not fit. */
function checked(attributes: Attributes, pointerOf: (name: string) => string): Omit<CloudEvent, 'data'> {
  for (const name of required)
    if (!Object.hasOwn(attributes, name)) throw new Unfit(pointerOf(name), 'is required');
  const { id = '', source = '', type = '' } = attributes as Record<string, string>;
  const event: Record<string, unknown> = { id, source, type };
  const extensions: [string, string | number | boolean][] = [];
  for (const [name, value] of Object.entries(attributes)) {
    const wrong = wrongName(name) ?? wrongValue(name, value);
    if (wrong !== null) throw new Unfit(pointerOf(name), wrong);
    if (isExtension(name)) extensions.push([name, value]);
    else if (name !== 'specversion') event[name] = value;
  }
  return {
    ...event,
    id,
    source,
    type,
    ...(extensions.length > 0 && { extensions: Object.fromEntries(extensions) }),
  };
}

/** More do not fit into the size that is stored of them. */
const maxAttributes = 1_500;

function fromJson(value: unknown, place: string): CloudEvent {
  if (!isPlainObject(value)) throw new Unfit(place || '/body', 'must be an event: a JSON object');
  const { data, data_base64, ...members } = value;
  // What is null is not set.
  const set = Object.entries(members).filter(([, member]) => member !== null);
  if (set.length > maxAttributes)
    throw new Unfit(place || '/body', `must have at most ${maxAttributes} attributes`);
  const event = checked(Object.fromEntries(set) as Attributes, name => `${place}/${name}`);
  if (data_base64 === undefined || data_base64 === null) {
    if (!Object.hasOwn(value, 'data')) return event;
    if (!isJson(event.datacontenttype) && typeof data !== 'string')
      throw new Unfit(`${place}/data`, 'must be a string where datacontenttype is not JSON');
    return { ...event, data };
  }
  if (data !== undefined) throw new Unfit(`${place}/data_base64`, 'must not stand beside data');
  if (typeof data_base64 !== 'string' || !isBase64(data_base64))
    throw new Unfit(`${place}/data_base64`, 'must be base64');
  const inner = isJson(event.datacontenttype) ? parsed(Buffer.from(data_base64, 'base64')) : undefined;
  return inner === undefined ? { ...event, data_base64 } : { ...event, data: inner };
}

const isBase64 = (text: string) => Buffer.from(text, 'base64').toString('base64') === text;

function fromHeaders(headers: Headers, rawBody: Uint8Array): CloudEvent {
  const attributes: [string, string][] = [];
  for (const header of Object.keys(headers)) {
    if (!header.startsWith('ce-') || headers[header] === undefined) continue;
    if (header === 'ce-datacontenttype') throw new Unfit(`/${header}`, 'must be sent as Content-Type');
    const value = readHeaderValue(headerOf(headers, header) ?? '');
    if (value === null) throw new Unfit(`/${header}`, 'must be percent-encoded UTF-8');
    attributes.push([header.slice(3), value]);
  }
  const contentType = headerOf(headers, 'content-type');
  if (contentType !== undefined) attributes.push(['datacontenttype', contentType]);
  const event = checked(Object.fromEntries(attributes), name =>
    name === 'datacontenttype' ? '/content-type' : `/ce-${name}`,
  );
  return { ...event, ...dataOf(rawBody, contentType) };
}

/** Text types whose data is kept as text, so that a mapping can read it. */
const textual = /^(text\/.*|application\/(.*\+)?xml|application\/x-www-form-urlencoded)$/;

function dataOf(
  rawBody: Uint8Array,
  contentType: string | undefined,
): Pick<CloudEvent, 'data' | 'data_base64'> {
  if (rawBody.length === 0) return {};
  const asBytes = { data_base64: Buffer.from(rawBody).toString('base64') };
  if (isJson(contentType)) {
    const data = parsed(rawBody);
    if (data !== undefined) return { data };
    // Without a type it may be anything.
    if (contentType === undefined) return asBytes;
    throw new Unfit('/body', 'must be JSON in UTF-8, as Content-Type says');
  }
  const charset = /;\s*charset="?([\w-]+)/i.exec(contentType ?? '')?.[1]?.toLowerCase() ?? 'utf-8';
  const isText =
    textual.test(essenceOf(contentType ?? '')) && ['utf-8', 'utf8', 'us-ascii'].includes(charset);
  const data = isText ? textOf(rawBody) : null;
  return data === null ? asBytes : { data };
}
