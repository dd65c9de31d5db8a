/** What an inbound endpoint takes of a request besides the data: kept headers, the type, and the id of repeats. */
import { invalidParameters } from '../../common/errors/errors.ts';
import { memberText } from '../../common/json/json-member.ts';
import { nameOfStep } from '../../common/json/json-pointer.ts';
import type { AutomationEndpointRecord } from '../../generated/types.ts';
import type { RawRequest } from '../../group/raw.ts';
import { utf8HeaderOf } from '../../http/header-text.ts';
import { wrongValue } from '../cloudevents/attributes.ts';
import { type Preset, presets } from '../presets.ts';
import { storableId } from '../verify.ts';
import type { ReadData } from './read.ts';

/** Names of headers that hold secrets: these are never stored with an event. */
const secret = /authori[sz]ation|cookie|passw|secret|token|api-?key/;

type Settings = Pick<
  AutomationEndpointRecord,
  'event_type_from' | 'repeat_id_from' | 'keep_headers' | 'verification'
>;

/** Whether it can be evaluated is checked before a request is read. */
const presetNamed = (verification: Settings['verification']): Preset | undefined =>
  verification === null ? undefined : presets[verification.scheme];

/** The headers that an endpoint keeps, as they were named. */
export const keptHeadersOf = ({ keep_headers, verification }: Settings): string[] => [
  ...(keep_headers ?? presetNamed(verification)?.headers ?? []),
];

/** @throws MarketplaceError 400 for a header that holds a secret, and for an id of repeats that nobody has signed */
export function checkTaken(
  given: { readonly [Name in Exclude<keyof Settings, 'verification'>]?: Settings[Name] | null },
  { verification }: Settings,
): void {
  const own = verification?.header?.toLowerCase();
  const isSecret = (name: string) => secret.test(name.toLowerCase()) || name.toLowerCase() === own;
  const index = (given.keep_headers ?? []).findIndex(isSecret);
  if (index !== -1) throw refused(`/keep_headers/${index}`);
  for (const name of ['event_type_from', 'repeat_id_from'] as const) {
    const place = given[name];
    if (place && !isPointer(place) && isSecret(place)) throw refused(`/${name}`);
  }
  const { repeat_id_from: place } = given;
  if (place && !isPointer(place) && signs(verification))
    throw invalidParameters({
      pointer: '/repeat_id_from',
      reason: `must be a JSON pointer: the signature does not cover the header ${place}`,
    });
}

const refused = (pointer: string) =>
  invalidParameters({ pointer, reason: 'must not be a header that holds a secret' });

const isPointer = (place: string) => place.startsWith('/');
const signs = (verification: Settings['verification']) => (presetNamed(verification)?.signs ?? null) !== null;

function headerOf(headers: RawRequest['headers'], name: string): string | undefined {
  const known = name.toLowerCase();
  // Headers such as `constructor` are none of the object's own.
  if (!Object.hasOwn(headers, known)) return undefined;
  const value: unknown = headers[known];
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return utf8HeaderOf(text) ?? text;
}

/** The kept headers that a request has, or `undefined` for none. */
export function keptHeadersIn(
  endpoint: Settings,
  headers: RawRequest['headers'],
): Record<string, string> | undefined {
  const own = endpoint.verification?.header?.toLowerCase();
  const kept = keptHeadersOf(endpoint).flatMap(given => {
    const name = given.toLowerCase();
    const value = name === own ? undefined : headerOf(headers, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** A text or a number, as text. */
function valueAt(place: string, headers: RawRequest['headers'], read: ReadData): string | null {
  if (!isPointer(place)) return headerOf(headers, place) ?? null;
  const steps = place.slice(1).split('/').map(nameOfStep);
  let at: unknown = read.data;
  for (const step of steps) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return null;
    if (Array.isArray(at) && !/^\d+$/.test(step)) return null;
    at = (at as Record<string, unknown>)[step];
  }
  if (typeof at === 'number') return (read.exactData && memberText(read.exactData, steps)) || String(at);
  return typeof at === 'string' ? at : null;
}

/** The type that a request gives its event, and where; `null`: the one of the endpoint. */
export function eventTypeIn(
  { event_type_from: place }: Settings,
  headers: RawRequest['headers'],
  read: ReadData,
): { readonly type: string; readonly pointer: string } | null {
  const type = place ? valueAt(place, headers, read) : null;
  if (!place || type === null) return null;
  const pointer = isPointer(place) ? `/data${place}` : `/${place}`;
  const wrong = [...type].length > 200 ? 'must have at most 200 characters' : wrongValue('type', type);
  if (wrong !== null) throw invalidParameters({ pointer, reason: `${wrong}, as an event type` });
  return { type, pointer };
}

/** What the repeats of a request have in common; `null`: unknown. */
export function repeatIdIn(
  endpoint: Settings,
  headers: RawRequest['headers'],
  read: ReadData,
): string | null {
  const { repeat_id_from: place } = endpoint;
  if (!place || (!isPointer(place) && signs(endpoint.verification))) return null;
  const id = valueAt(place, headers, read);
  return id === null || id === '' ? null : storableId(id);
}
