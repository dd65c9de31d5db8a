/**
 * How requests to inbound endpoints are verified: a row for each preset. Whoever has captured a request can send it
 * again with other headers, so a row says what the signature covers, and takes the id of a repeat and the type of an event
 * from nothing else.
 */
import { hash } from 'node:crypto';
import { headerText, type SignedRequest } from '../secrets/verify-standard.ts';
import { type Scheme, signedIdOf, type Verification, wrongSecret } from './verify.ts';

export interface Preset {
  /** The signed parts of a request; `null`: no part is signed, and whoever knows the secret can say anything. */
  readonly signs: readonly ('id' | 'timestamp' | 'url' | 'body')[] | null;
  /** What a repeated request has in common with the first one, among the signed parts. `null`: nothing. */
  readonly repeatId: ((signed: Pick<SignedRequest, 'headers' | 'rawBody'>) => string) | null;
  /**
   * Where the type of an event may come from: only from the settings of the endpoint, also from a CloudEvent in the
   * signed body, or from anywhere in the request.
   */
  readonly types: 'endpoint' | 'body' | 'request';
  /** Headers that tell the event, which endpoints keep unless they name others. @default none */
  readonly headers?: readonly string[];
  /** What a signed body that is no JSON starts with if it is a urlencoded form. @default it is never one */
  readonly formStarts?: readonly string[];
}

const digestOf = (value: string | Uint8Array): string => `sha256:${hash('sha256', value)}`;

/** The id of an event in its body, which is the same in each attempt of the sender. */
function idIn(rawBody: Uint8Array, member: string): string | null {
  try {
    const { [member]: id } = JSON.parse(Buffer.from(rawBody).toString());
    return typeof id === 'string' && id !== '' ? id : null;
  } catch {
    return null;
  }
}

export const presets: Readonly<Record<Scheme, Preset>> = {
  standard_webhooks: {
    signs: ['id', 'timestamp', 'body'],
    repeatId: ({ headers }) => signedIdOf(headers),
    types: 'body',
  },
  // `X-GitHub-Delivery` and `X-GitHub-Event` are not signed: with another id or type, a captured request would be another
  // event. GitHub repeats a delivery with the same bytes.
  github: {
    signs: ['body'],
    repeatId: ({ rawBody }) => digestOf(rawBody),
    types: 'endpoint',
    headers: ['X-GitHub-Event', 'X-GitHub-Delivery'],
    formStarts: ['payload='],
  },
  stripe: {
    signs: ['timestamp', 'body'],
    repeatId: ({ rawBody }) => idIn(rawBody, 'id') ?? digestOf(rawBody),
    types: 'endpoint',
  },
  // Shopify repeats a delivery with the same bytes, and signs none of its headers.
  shopify: {
    signs: ['body'],
    repeatId: ({ rawBody }) => digestOf(rawBody),
    types: 'endpoint',
    headers: ['X-Shopify-Topic', 'X-Shopify-Shop-Domain', 'X-Shopify-Event-Id'],
  },
  slack: {
    signs: ['timestamp', 'body'],
    repeatId: ({ rawBody }) => idIn(rawBody, 'event_id') ?? digestOf(rawBody),
    types: 'endpoint',
    formStarts: ['token=', 'payload='],
  },
  meta: { signs: ['body'], repeatId: ({ rawBody }) => digestOf(rawBody), types: 'endpoint' },
  // What Twilio signs does not say where a field ends, so a captured request can be cut into other fields. Its signature
  // stays the same.
  twilio: {
    signs: ['url', 'body'],
    repeatId: ({ headers }) => digestOf(headerText(headers['x-twilio-signature'])),
    types: 'endpoint',
    formStarts: [''],
  },
  hmac: { signs: ['body'], repeatId: ({ rawBody }) => digestOf(rawBody), types: 'endpoint' },
  basic: { signs: null, repeatId: null, types: 'request' },
  header: { signs: null, repeatId: null, types: 'request' },
};

/** The id of a request among those of its endpoint, as events store it. `null`: its repeats cannot be recognised. */
export function repeatIdOf(
  { repeatId }: Preset,
  signed: Pick<SignedRequest, 'headers' | 'rawBody'>,
): string | null {
  if (repeatId === null) return null;
  return storableId(repeatId(signed));
}

/** An id as events store it: instead of a long or unprintable one, its digest. */
export const storableId = (id: string): string => (/^[\x20-\x7e]{1,1000}$/.test(id) ? id : digestOf(id));

/**
 * The preset of a stored verification. `null`: it cannot be evaluated, because the data does not hold what it needs. Then
 * nobody can be verified.
 */
export function presetOf(verification: Partial<Verification> | undefined): Preset | null {
  const { scheme, secret, header } = verification ?? {};
  if (scheme === undefined || !Object.hasOwn(presets, scheme)) return null;
  if (typeof secret !== 'string' || wrongSecret(scheme, secret) !== null) return null;
  if (scheme === 'header' && (typeof header !== 'string' || header === '')) return null;
  return scheme === 'hmac' && verification?.hmac === undefined ? null : presets[scheme];
}
