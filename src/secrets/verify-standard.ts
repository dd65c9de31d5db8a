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
const toleranceSeconds = 5 * 60;

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

/** Looks at each, in a time that depends on their number alone. */
export function isAmong(expected: Buffer, given: readonly string[], encoding: 'base64' | 'hex'): boolean {
  const written = sha256(expected.toString(encoding));
  return given.reduce((found, one) => timingSafeEqual(sha256(one), written) || found, false);
}

/** Told only to who knows the secret. */
export function wrongTime(timestamp: string, now: number): string | null {
  const isNear =
    /^\d{1,12}$/.test(timestamp) && Math.abs(now / 1_000 - Number(timestamp)) <= toleranceSeconds;
  return isNear ? null : 'The timestamp is more than 5 minutes away from the time of this server.';
}
