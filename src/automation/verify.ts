/** Whether a request was sent by who knows a secret: signatures of several services, and a shared header. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { signingKeyOf, standardSignature } from '../secrets/standard-webhooks.ts';

export type Scheme = 'standard_webhooks' | 'github' | 'stripe' | 'header';

export interface Verification {
  readonly scheme: Scheme;
  readonly secret: string;
  /** Where the secret of the scheme `header` stands. */
  readonly header?: string | null;
}

export interface Signed {
  /** As Node has them: names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body to the byte, before anything read it. */
  readonly rawBody: Uint8Array;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** `null` where the request is from who knows the secret, otherwise why it is not taken: a sentence for the sender. */
export function verify(verification: Verification, signed: Signed): string | null {
  return schemes[verification.scheme](verification, signed);
}

/** What is wrong with a secret for a scheme, or `null`: what follows on its name. */
export function wrongSecret(scheme: Scheme, secret: string): string | null {
  if (secret.trim() === '') return 'must not be empty';
  // HTTP takes white space around the value of a header away.
  if (scheme === 'header' && secret !== secret.trim()) return 'must not begin or end with white space';
  if (scheme !== 'standard_webhooks') return null;
  const [, encoded = ''] = /^(?:whsec_)?([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  return Buffer.from(encoded, 'base64').length >= shortestKey
    ? null
    : `must be whsec_ and base64 of at least ${shortestKey} bytes`;
}

/** Bytes of a key, as Standard Webhooks require. */
const shortestKey = 24;

/** Services that send with Svix use its own names of the headers. */
const prefixOf = (headers: Signed['headers']): string =>
  headers['webhook-signature'] === undefined && 'svix-signature' in headers ? 'svix' : 'webhook';

/** The id that the signature of a Standard Webhooks request covers. */
export const signedIdOf = (headers: Signed['headers']): string => textOf(headers[`${prefixOf(headers)}-id`]);

/** How far the clocks of two services may be apart, and how long a request may be kept back: what both standards say. */
const toleranceSeconds = 5 * 60;

const noMatch = 'The signature does not match.';

const schemes: Readonly<Record<Scheme, (verification: Verification, signed: Signed) => string | null>> = {
  /** https://www.standardwebhooks.com */
  standard_webhooks({ secret }, { headers, rawBody, now }) {
    const names = ['id', 'timestamp', 'signature'].map(name => `${prefixOf(headers)}-${name}`);
    const [id = '', timestamp = '', signatures = ''] = names.map(name => textOf(headers[name]));
    const missing = names.find(name => textOf(headers[name]) === '');
    if (missing !== undefined) return `The header ${missing} is missing.`;
    const expected = standardSignature(signingKeyOf(secret), id, timestamp, rawBody);
    const given = signatures.split(' ').flatMap(one => (one.startsWith('v1,') ? [one.slice(3)] : []));
    if (!isAmong(expected, given, 'base64')) return noMatch;
    return wrongTime(timestamp, now);
  },

  /** https://docs.github.com/webhooks/using-webhooks/validating-webhook-deliveries */
  github({ secret }, { headers, rawBody }) {
    const given = textOf(headers['x-hub-signature-256']);
    if (given === '') return 'The header X-Hub-Signature-256 is missing.';
    const expected = createHmac('sha256', secret).update(rawBody).digest();
    return given.startsWith('sha256=') && isAmong(expected, [given.slice(7)], 'hex') ? null : noMatch;
  },

  /** https://docs.stripe.com/webhooks/signature */
  stripe({ secret }, { headers, rawBody, now }) {
    const given = textOf(headers['stripe-signature']);
    if (given === '') return 'The header Stripe-Signature is missing.';
    const items = given.split(',').map(item => item.trim());
    const valuesOf = (name: string) =>
      items.flatMap(item => (item.startsWith(`${name}=`) ? [item.slice(name.length + 1)] : []));
    const [timestamp = ''] = valuesOf('t');
    const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest();
    if (!isAmong(expected, valuesOf('v1'), 'hex')) return noMatch;
    return wrongTime(timestamp, now);
  },

  header({ secret, header }, { headers }) {
    const name = header ?? '';
    const given = textOf(headers[name.toLowerCase()]);
    if (given === '') return `The header ${name} is missing.`;
    // Node gives the bytes of a header as characters.
    const bytes = Buffer.from(given, 'latin1');
    return timingSafeEqual(digestOf(bytes), digestOf(secret)) ? null : `The header ${name} does not match.`;
  },
};

const textOf = (value: string | readonly string[] | undefined): string =>
  typeof value === 'string' ? value : '';

/** Of one length, whatever is compared, so that the time tells nothing of the secret's. */
const digestOf = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest();

/** Looks at each, in a time that depends on their number alone. */
function isAmong(expected: Buffer, given: readonly string[], encoding: 'base64' | 'hex'): boolean {
  const written = digestOf(expected.toString(encoding));
  return given.reduce((found, one) => timingSafeEqual(digestOf(one), written) || found, false);
}

/** Told only to who knows the secret. */
function wrongTime(timestamp: string, now: number): string | null {
  const isNear =
    /^\d{1,12}$/.test(timestamp) && Math.abs(now / 1_000 - Number(timestamp)) <= toleranceSeconds;
  return isNear ? null : 'The timestamp is more than 5 minutes away from the time of this server.';
}
