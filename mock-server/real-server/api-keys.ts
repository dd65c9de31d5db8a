/** The keys of a real server: how a request carries one, and that no text shows one. */
import type { Operation } from '../../src/group/operation.ts';
import { jsonType } from '../../src/http/body-types.ts';
import { redactUrl } from '../redact.ts';
import type { ServerRequest } from './client.ts';

/** The parts of a call before the key is added. */
export interface UnsignedCall {
  /** Path and query. */
  readonly path: string;
  /** A JSON value; `undefined`: none. */
  readonly body?: unknown;
  /** The media type of a body that is a text, and no JSON. */
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request with a key where the specification puts it; without one for `null`. */
export function requestWith(
  { method, auth, reply }: Pick<Operation, 'method' | 'auth' | 'reply'>,
  { path, body, type, headers = {} }: UnsignedCall,
  key: string | null,
): ServerRequest {
  const isParameter = auth === 'parameter' && key !== null;
  const isInQuery = isParameter && method === 'GET';
  const whole = isParameter && !isInQuery ? { ...(body as object), api_key: key } : body;
  return {
    method,
    path: isInQuery ? `${path}${path.includes('?') ? '&' : '?'}api_key=${encodeURIComponent(key)}` : path,
    headers: {
      ...(auth === 'bearer' && key !== null && { Authorization: `Bearer ${key}` }),
      ...('media' in reply ? {} : { Accept: jsonType }),
      ...(whole !== undefined && { 'Content-Type': type ?? jsonType }),
      ...headers,
    },
    body: whole === undefined ? null : type === undefined ? JSON.stringify(whole) : String(whole),
  };
}

/** Removes secrets from what people and files get. */
export interface Masking {
  /** A sentence, in which only these secrets may be. */
  text(text: string): string;
  /** A URL, in which others may be too. */
  url(url: string): string;
}

export function maskingOf(secrets: readonly string[]): Masking {
  const forms = [...new Set(secrets.flatMap(one => [one, encodeURIComponent(one)]))]
    .filter(one => one !== '')
    .sort((one, other) => other.length - one.length);
  const without = (text: string) => forms.reduce((rest, form) => rest.replaceAll(form, '***'), text);
  return { text: without, url: url => redactUrl(without(url)) };
}

/** The keys in a text, separated by commas. */
export const keysIn = (text: string): readonly string[] => [
  ...new Set(text.split(',').flatMap(one => (one.trim() === '' ? [] : [one.trim()]))),
];

/** What is wrong with a list of keys, as text that follows its name, or `null`. It never repeats a key. */
export function complaintAboutKeys(text: string): string | null {
  const keys = keysIn(text);
  if (keys.length === 0) return 'must be an API key, or several with commas between them';
  return keys.every(key => /^[\x21-\x7e]+$/.test(key)) ? null : 'must consist of visible ASCII characters';
}
