/** Whether a request was sent by somebody who knows a secret: signatures of several services, and a shared header. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AutomationHmac } from '../generated/types.ts';
import {
  headerText,
  isAmong,
  noMatch,
  type SignedRequest,
  sha256,
  standardMismatch,
  wrongTime,
} from '../secrets/verify-standard.ts';

/** A request as it was signed. */
export interface InboundRequest extends SignedRequest {
  /** The public URL that the sender has, with the query. Needed by schemes that sign it. */
  readonly url?: string;
}

/** Services that send with Svix use its own names of the headers. */
const prefixOf = (headers: SignedRequest['headers']): string =>
  headers['webhook-signature'] === undefined && 'svix-signature' in headers ? 'svix' : 'webhook';

/** The id that the signature of a Standard Webhooks request covers. */
export const signedIdOf = (headers: SignedRequest['headers']): string =>
  headerText(headers[`${prefixOf(headers)}-id`]);

/** What a signature covers of a request. */
export type Signed = Pick<SignedRequest, 'headers' | 'rawBody'>;

/** What is wrong with a request, for a sender who should know the secret; `null`: nothing. */
export type Mismatch = (secret: string, signed: InboundRequest) => string | null;

/** https://www.standardwebhooks.com */
export const standardWebhooksMismatch: Mismatch = (secret, signed) =>
  standardMismatch(secret, signed, prefixOf(signed.headers));

/** https://www.twilio.com/docs/usage/webhooks/webhooks-security */
export const twilioMismatch: Mismatch = (secret, { headers, rawBody, url = '' }) => {
  const given = headerText(headers['x-twilio-signature']);
  if (given === '') return 'The header X-Twilio-Signature is missing.';
  if (!url.startsWith('http')) return 'Twilio signs the public URL of this service, which it does not know.';
  const digest = bodyDigestOf(url);
  const fields = digest === null ? signedFieldsOf(rawBody) : '';
  const matches = withAndWithoutPort(url).map(one =>
    isAmong(createHmac('sha1', secret).update(one).update(fields).digest(), [given], 'base64'),
  );
  if (!matches.includes(true)) return noMatch;
  const isSame = digest === null || timingSafeEqual(sha256(sha256(rawBody).toString('hex')), sha256(digest));
  return isSame ? null : noMatch;
};

/** https://docs.stripe.com/webhooks/signature */
export const stripeMismatch: Mismatch = (secret, { headers, rawBody, now }) => {
  if (headerText(headers['stripe-signature']) === '') return 'The header Stripe-Signature is missing.';
  const timestamp = stripeTimeOf(headers);
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest();
  if (!isAmong(expected, stripeParts(headers, 'v1'), 'hex')) return noMatch;
  return wrongTime(timestamp, now);
};

export const basicMismatch: Mismatch = (secret, { headers }) => {
  const given = /^basic +(\S+)$/i.exec(headerText(headers.authorization))?.[1];
  if (given === undefined) return 'The header Authorization with a user name and a password is missing.';
  const isSame = timingSafeEqual(sha256(Buffer.from(given, 'base64')), sha256(secret));
  return isSame ? null : 'The user name and the password do not match.';
};

/** `name`: the header that must hold the secret. */
export function headerMismatch(name: string, secret: string, { headers }: InboundRequest): string | null {
  const given = headerText(headers[name.toLowerCase()]);
  if (given === '') return `The header ${name} is missing.`;
  // Node gives the bytes of a header as characters.
  const bytes = Buffer.from(given, 'latin1');
  return timingSafeEqual(sha256(bytes), sha256(secret)) ? null : `The header ${name} does not match.`;
}

/**
 * Both URLs that Twilio may have signed, as its own libraries try them: it signs some URLs with the port of their scheme,
 * and some without their port.
 */
function withAndWithoutPort(url: string): string[] {
  const [, origin = '', port, path = ''] =
    /^(https?:\/\/(?:\[[^\]]*\]|[^/?#:]*))(:\d+)?(.*)$/s.exec(url) ?? [];
  const standardPort = origin.startsWith('https:') ? ':443' : ':80';
  return [`${origin}${port ?? standardPort}${path}`, `${origin}${path}`];
}

/** The digest of a body that is no form, in the URL that Twilio signs; `null` for a form. */
const bodyDigestOf = (url: string): string | null =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('bodySHA256');

/** The fields of a form as Twilio signs them: sorted, each value once, without anything between them. */
function signedFieldsOf(rawBody: Uint8Array): string {
  const fields = new Map<string, Set<string>>();
  for (const [name, value] of new URLSearchParams(Buffer.from(rawBody).toString())) {
    const values = fields.get(name) ?? new Set();
    fields.set(name, values.add(value));
  }
  return [...fields.keys()]
    .sort()
    .flatMap(name => [...(fields.get(name) ?? [])].sort().map(value => `${name}${value}`))
    .join('');
}

/** A header may hold several signatures, such as those with the old secret and the new one. */
const signaturesIn = (header: string, prefix: string): string[] =>
  [header, ...header.split(/[\s,;]+/)].flatMap(one =>
    one.slice(0, prefix.length).toLowerCase() === prefix.toLowerCase() ? [one.slice(prefix.length)] : [],
  );

/** The time that Stripe has signed, as its header has it. */
export const stripeTimeOf = (headers: SignedRequest['headers']): string => stripeParts(headers, 't')[0] ?? '';

/** The values of one name in the header of Stripe. */
const stripeParts = (headers: SignedRequest['headers'], name: string): string[] =>
  headerText(headers['stripe-signature'])
    .split(',')
    .map(item => item.trim())
    .flatMap(item => (item.startsWith(`${name}=`) ? [item.slice(name.length + 1)] : []));

/** The time in the header that a signature covers; empty where it covers none. */
export function hmacTimeOf({ timestamp_header }: AutomationHmac, headers: SignedRequest['headers']): string {
  const name = timestamp_header ?? null;
  return name === null ? '' : headerText(headers[name.toLowerCase()]);
}

/** `signed` says what the signature covers: a text around `{timestamp}` and `{body}`. */
export function hmacMismatch(hmac: AutomationHmac, secret: string, signed: InboundRequest): string | null {
  const { headers, rawBody, now } = signed;
  const given = headerText(headers[hmac.header.toLowerCase()]);
  if (given === '') return `The header ${hmac.header} is missing.`;
  const timeName = hmac.timestamp_header ?? null;
  const timestamp = hmacTimeOf(hmac, headers);
  if (timeName !== null && timestamp === '') return `The header ${timeName} is missing.`;
  const [before = '', after = ''] = hmac.signed.split('{body}');
  const withTime = (text: string) => text.replaceAll('{timestamp}', () => timestamp);
  const expected = createHmac(hmac.algorithm, secret)
    .update(withTime(before))
    .update(rawBody)
    .update(withTime(after))
    .digest();
  if (!isAmong(expected, signaturesIn(given, hmac.prefix), hmac.encoding)) return noMatch;
  return timeName === null ? null : wrongTime(timestamp, now);
}
