/** Whether a request was sent by who knows a secret: signatures of several services, and a shared header. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  headerText,
  isAmong,
  noMatch,
  type SignedRequest,
  sha256,
  standardMismatch,
  wrongTime,
} from '../secrets/verify-standard.ts';

export type { SignedRequest };

export type Scheme = 'standard_webhooks' | 'github' | 'stripe' | 'header';

export interface Verification {
  readonly scheme: Scheme;
  readonly secret: string;
  /** Where the secret of the scheme `header` stands. */
  readonly header?: string | null;
}

/** `null` where the request is from who knows the secret, otherwise why it is not taken: a sentence for the sender. */
export function verify(verification: Verification, signed: SignedRequest): string | null {
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
const prefixOf = (headers: SignedRequest['headers']): string =>
  headers['webhook-signature'] === undefined && 'svix-signature' in headers ? 'svix' : 'webhook';

/** The id that the signature of a Standard Webhooks request covers. */
export const signedIdOf = (headers: SignedRequest['headers']): string =>
  headerText(headers[`${prefixOf(headers)}-id`]);

const schemes: Readonly<
  Record<Scheme, (verification: Verification, signed: SignedRequest) => string | null>
> = {
  /** https://www.standardwebhooks.com */
  standard_webhooks: ({ secret }, signed) => standardMismatch(secret, signed, prefixOf(signed.headers)),

  /** https://docs.github.com/webhooks/using-webhooks/validating-webhook-deliveries */
  github({ secret }, { headers, rawBody }) {
    const given = headerText(headers['x-hub-signature-256']);
    if (given === '') return 'The header X-Hub-Signature-256 is missing.';
    const expected = createHmac('sha256', secret).update(rawBody).digest();
    return given.startsWith('sha256=') && isAmong(expected, [given.slice(7)], 'hex') ? null : noMatch;
  },

  /** https://docs.stripe.com/webhooks/signature */
  stripe({ secret }, { headers, rawBody, now }) {
    const given = headerText(headers['stripe-signature']);
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
    const given = headerText(headers[name.toLowerCase()]);
    if (given === '') return `The header ${name} is missing.`;
    // Node gives the bytes of a header as characters.
    const bytes = Buffer.from(given, 'latin1');
    return timingSafeEqual(sha256(bytes), sha256(secret)) ? null : `The header ${name} does not match.`;
  },
};
