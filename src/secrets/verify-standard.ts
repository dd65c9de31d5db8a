/** Whether a request was signed with a secret (https://www.standardwebhooks.com), and what other schemes share with it. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { signingKeyOf, standardSignature } from './standard-webhooks.ts';

export interface SignedRequest {
  /** As Node has them: names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body to the byte, before anything read it. */
  readonly rawBody: Uint8Array;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** How far the clocks of two services may be apart, and how long a request may be kept back: what both standards say. */
const tolerance = 5 * 60 * 1_000;

export const noMatch = 'The signature does not match.';

/**
 * `null` where the request was signed with the secret, otherwise why it is not taken: a sentence for the sender.
 * `prefix`: what the names of its headers begin with.
 */
export function standardMismatch(
  secret: string,
  { headers, rawBody, now }: SignedRequest,
  prefix = 'webhook',
): string | null {
  const names = ['id', 'timestamp', 'signature'].map(name => `${prefix}-${name}`);
  const [id = '', timestamp = '', signatures = ''] = names.map(name => headerText(headers[name]));
  const missing = names.find(name => headerText(headers[name]) === '');
  if (missing !== undefined) return `The header ${missing} is missing.`;
  const expected = standardSignature(signingKeyOf(secret), id, timestamp, rawBody);
  const given = signatures.split(' ').flatMap(one => (one.startsWith('v1,') ? [one.slice(3)] : []));
  if (!isAmong(expected, given, 'base64')) return noMatch;
  return wrongTime(timestamp, now);
}

export const headerText = (value: string | readonly string[] | undefined): string =>
  typeof value === 'string' ? value : '';

/** Of one length, whatever is compared, so that the time tells nothing of the secret's. */
export const sha256 = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether one of the given signatures has the expected bytes, however it spells them: hexadecimal in capitals, base64
 * without padding and base64url are the same bytes. Looks at each, in a time that depends on their number alone.
 */
export function isAmong(expected: Buffer, given: readonly string[], encoding: SignatureEncoding): boolean {
  return given.reduce((found, one) => {
    const bytes = signatureBytes(one, encoding);
    return (bytes.length === expected.length && timingSafeEqual(bytes, expected)) || found;
  }, false);
}

export type SignatureEncoding = 'base64' | 'hex';

const spellings: Readonly<Record<SignatureEncoding, RegExp>> = {
  base64: /^[\w+/-]+={0,2}$/,
  hex: /^(?:[\da-f]{2})+$/i,
};

/** No bytes for a text that is not of this encoding. */
export const signatureBytes = (text: string, encoding: SignatureEncoding): Buffer =>
  Buffer.from(spellings[encoding].test(text) ? text : '', encoding);

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/;
/** Seconds since 1970 reach it in the year 5138, and milliseconds had it in 1973. */
const firstMilliseconds = 1e11;

/** Milliseconds since 1970. Senders write seconds, milliseconds or ISO 8601. `NaN` for anything else. */
function timeOf(text: string): number {
  if (isoTime.test(text)) return Date.parse(text);
  const number = /^\d{1,13}(?:\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
  return number < firstMilliseconds ? number * 1_000 : number;
}

/** Given only to who knows the secret. */
export function wrongTime(timestamp: string, now: number): string | null {
  const time = timeOf(timestamp);
  if (Number.isNaN(time))
    return 'The timestamp cannot be read: send seconds or milliseconds since 1970, or ISO 8601 with a time zone.';
  return Math.abs(now - time) <= tolerance
    ? null
    : 'The timestamp is more than 5 minutes away from the time of this server.';
}
