/**
 * How requests to inbound endpoints are verified: a row for each preset. A row says what the signature covers, and what a
 * repeat of a request has in common with the first one: a signed id, or else everything that was signed or tells deliveries
 * of this sender apart. The body alone never does where there is more: equal bodies may be two events.
 */
import { hash } from 'node:crypto';
import { textOfBytes } from '../common/text/text-of-bytes.ts';
import { headerText, type SignedRequest, signatureBytes } from '../secrets/verify-standard.ts';
import { type Scheme, signedIdOf, signedTimeOf, type Verification, wrongSecret } from './verify.ts';

type Signed = Pick<SignedRequest, 'headers' | 'rawBody'>;

export interface Preset {
  /** The signed parts of a request; `null`: no part is signed, and anyone who knows the secret can say anything. */
  readonly signs: readonly ('id' | 'timestamp' | 'url' | 'body')[] | null;
  /** The id of the event that its sender has signed, which is the same in each attempt. @default none */
  readonly signedId?: (signed: Signed) => string | null;
  /** What the signature covers besides the time, where that is not the body as it is. @default the body */
  readonly content?: (signed: Signed) => Uint8Array;
  /**
   * Headers that tell deliveries with one body apart and stay the same in each attempt. They are not signed: only where
   * events would be lost without them. @default none
   */
  readonly deliveryHeaders?: readonly string[];
  /**
   * Where the type of an event may come from: only from the settings of the endpoint, also from a CloudEvent in the
   * signed body, or from anywhere in the request.
   */
  readonly types: 'endpoint' | 'body' | 'request';
  /** Headers that tell the event, which endpoints keep unless they name others. @default none */
  readonly headers?: readonly string[];
  /** What a signed body that is no JSON matches if it is a urlencoded form. @default it is never one */
  readonly form?: RegExp;
}

/** A urlencoded form. Text has white space, and other formats have quotes or brackets: none of them stands in a form. */
const anyForm = /^[^\s&="<>{}]+=[^\s"<>{}]*$/;

const digestOf = (value: string | Uint8Array): string => `sha256:${hash('sha256', value)}`;

/** The id of an event in its body, which is the same in each attempt of the sender. */
function idIn(rawBody: Uint8Array, member: string): string | null {
  try {
    const { [member]: id } = JSON.parse(textOfBytes(rawBody));
    return typeof id === 'string' && id !== '' ? id : null;
  } catch {
    return null;
  }
}

export const presets: Readonly<Record<Scheme, Preset>> = {
  standard_webhooks: {
    signs: ['id', 'timestamp', 'body'],
    signedId: ({ headers }) => signedIdOf(headers),
    types: 'body',
  },
  // `X-GitHub-Delivery` and `X-GitHub-Event` are not signed: with another id or type, a captured request would be another
  // event. GitHub repeats a delivery with the same bytes, and its events differ in them.
  github: {
    signs: ['body'],
    types: 'endpoint',
    headers: ['X-GitHub-Event', 'X-GitHub-Delivery'],
    form: /^payload=/,
  },
  // Stripe signs each attempt anew.
  stripe: {
    signs: ['timestamp', 'body'],
    signedId: ({ rawBody }) => idIn(rawBody, 'id') ?? digestOf(rawBody),
    types: 'endpoint',
  },
  // Shopify sends equal bytes for `orders/create` and `orders/paid`.
  shopify: {
    signs: ['body'],
    deliveryHeaders: ['X-Shopify-Topic'],
    types: 'endpoint',
    headers: ['X-Shopify-Topic', 'X-Shopify-Shop-Domain', 'X-Shopify-Event-Id'],
  },
  slack: {
    signs: ['timestamp', 'body'],
    signedId: ({ rawBody }) => idIn(rawBody, 'event_id'),
    types: 'endpoint',
    form: /^(?:token|payload)=/,
  },
  meta: { signs: ['body'], types: 'endpoint' },
  // The same digit twice in a call has one signature. What Twilio signs does not say where a field ends, so a captured
  // request can be cut into other fields. Its signature stays the same.
  twilio: {
    signs: ['url', 'body'],
    content: ({ headers }) => signatureBytes(headerText(headers['x-twilio-signature']), 'base64'),
    deliveryHeaders: ['I-Twilio-Idempotency-Token'],
    types: 'endpoint',
    form: /^/,
  },
  hmac: { signs: ['body'], deliveryHeaders: ['Idempotency-Key'], types: 'endpoint', form: anyForm },
  basic: { signs: null, types: 'request' },
  header: { signs: null, types: 'request' },
};

/** The id of a request among those of its endpoint, as events store it. `null`: its repeats cannot be recognised. */
export function repeatIdOf(preset: Preset, verification: Verification, signed: Signed): string | null {
  if (preset.signs === null) return null;
  return storableId(preset.signedId?.(signed) ?? wholeOf(preset, verification, signed));
}

/** Everything that was signed, and what else tells deliveries apart. */
function wholeOf(preset: Preset, verification: Verification, signed: Signed): string {
  const { headers, rawBody } = signed;
  const content = digestOf(preset.content?.(signed) ?? rawBody);
  const time = signedTimeOf(verification, headers);
  const known = (preset.deliveryHeaders ?? []).map(name => headerText(headers[name.toLowerCase()]));
  const more = [time, ...known].filter(text => text !== '');
  return more.length === 0 ? content : digestOf(JSON.stringify([content, time, ...known]));
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
