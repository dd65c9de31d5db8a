/** Whether a request was sent by who knows a secret: signatures of several services, and a shared header. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AutomationVerification } from '../generated/types.ts';
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

export type Scheme = AutomationVerification['scheme'];

export interface Verification extends Pick<AutomationVerification, 'secret' | 'hmac'> {
  readonly scheme: Scheme;
  /** Where the secret of the scheme `header` stands. */
  readonly header?: string | null;
}

type Hmac = NonNullable<AutomationVerification['hmac']>;

/** The services that sign with an HMAC, as the scheme `hmac` describes it. */
const services: Readonly<Partial<Record<Scheme, Hmac>>> = {
  /** https://docs.github.com/webhooks/using-webhooks/validating-webhook-deliveries */
  github: {
    header: 'X-Hub-Signature-256',
    algorithm: 'sha256',
    encoding: 'hex',
    prefix: 'sha256=',
    signed: '{body}',
  },
  /** https://shopify.dev/docs/apps/build/webhooks/subscribe/https */
  shopify: {
    header: 'X-Shopify-Hmac-Sha256',
    algorithm: 'sha256',
    encoding: 'base64',
    prefix: '',
    signed: '{body}',
  },
  /** https://docs.slack.dev/authentication/verifying-requests-from-slack */
  slack: {
    header: 'X-Slack-Signature',
    algorithm: 'sha256',
    encoding: 'hex',
    prefix: 'v0=',
    timestamp_header: 'X-Slack-Request-Timestamp',
    signed: 'v0:{timestamp}:{body}',
  },
  /** https://developers.facebook.com/docs/graph-api/webhooks/getting-started#validate-payloads */
  meta: {
    header: 'X-Hub-Signature-256',
    algorithm: 'sha256',
    encoding: 'hex',
    prefix: 'sha256=',
    signed: '{body}',
  },
};

/** How a scheme signs with an HMAC, or `null`. */
const hmacOf = ({ scheme, hmac }: Pick<Verification, 'scheme' | 'hmac'>): Hmac | null =>
  services[scheme] ?? (scheme === 'hmac' ? (hmac ?? null) : null);

/** `null` where the request is from who knows the secret, otherwise why it is not taken: a sentence for the sender. */
export function verify(verification: Verification, signed: InboundRequest): string | null {
  return schemes[verification.scheme](verification, signed);
}

/** What is wrong with a secret for a scheme, or `null`: what follows on its name. */
export function wrongSecret(scheme: Scheme, secret: string): string | null {
  if (secret.trim() === '') return 'must not be empty';
  // HTTP takes white space around the value of a header away.
  if (scheme === 'header' && secret !== secret.trim()) return 'must not begin or end with white space';
  if (scheme === 'basic' && !secret.includes(':')) return 'must be a user name, a colon and a password';
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
  Record<Scheme, (verification: Verification, signed: InboundRequest) => string | null>
> = {
  /** https://www.standardwebhooks.com */
  standard_webhooks: ({ secret }, signed) => standardMismatch(secret, signed, prefixOf(signed.headers)),

  github: hmacMismatch,
  shopify: hmacMismatch,
  slack: hmacMismatch,
  meta: hmacMismatch,
  hmac: hmacMismatch,

  /** https://www.twilio.com/docs/usage/webhooks/webhooks-security */
  twilio({ secret }, { headers, rawBody, url = '' }) {
    const given = headerText(headers['x-twilio-signature']);
    if (given === '') return 'The header X-Twilio-Signature is missing.';
    if (!url.startsWith('http'))
      return 'Twilio signs the public URL of this service, which it does not know.';
    const digest = bodyDigestOf(url);
    const fields = digest === null ? signedFieldsOf(rawBody) : '';
    const matches = withAndWithoutPort(url).map(one =>
      isAmong(createHmac('sha1', secret).update(one).update(fields).digest(), [given], 'base64'),
    );
    if (!matches.includes(true)) return noMatch;
    const isSame =
      digest === null || timingSafeEqual(sha256(sha256(rawBody).toString('hex')), sha256(digest));
    return isSame ? null : noMatch;
  },

  /** https://docs.stripe.com/webhooks/signature */
  stripe({ secret }, { headers, rawBody, now }) {
    if (headerText(headers['stripe-signature']) === '') return 'The header Stripe-Signature is missing.';
    const [timestamp = ''] = stripeParts(headers, 't');
    const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest();
    if (!isAmong(expected, stripeParts(headers, 'v1'), 'hex')) return noMatch;
    return wrongTime(timestamp, now);
  },

  basic({ secret }, { headers }) {
    const given = /^basic +(\S+)$/i.exec(headerText(headers.authorization))?.[1];
    if (given === undefined) return 'The header Authorization with a user name and a password is missing.';
    const isSame = timingSafeEqual(sha256(Buffer.from(given, 'base64')), sha256(secret));
    return isSame ? null : 'The user name and the password do not match.';
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

/** The time that a request is signed with, as its sender wrote it; empty for a scheme that signs none. */
export function signedTimeOf(verification: Verification, headers: SignedRequest['headers']): string {
  if (verification.scheme === 'stripe') return stripeParts(headers, 't')[0] ?? '';
  const name = hmacOf(verification)?.timestamp_header ?? null;
  return name === null ? '' : headerText(headers[name.toLowerCase()]);
}

/** The values of one name in the header of Stripe. */
const stripeParts = (headers: SignedRequest['headers'], name: string): string[] =>
  headerText(headers['stripe-signature'])
    .split(',')
    .map(item => item.trim())
    .flatMap(item => (item.startsWith(`${name}=`) ? [item.slice(name.length + 1)] : []));

/** `signed` says what the signature covers: a text around `{timestamp}` and `{body}`. */
function hmacMismatch(verification: Verification, { headers, rawBody, now }: SignedRequest): string | null {
  const hmac = hmacOf(verification);
  if (hmac === null) return noMatch;
  const given = headerText(headers[hmac.header.toLowerCase()]);
  if (given === '') return `The header ${hmac.header} is missing.`;
  const timeName = hmac.timestamp_header ?? null;
  const timestamp = signedTimeOf(verification, headers);
  if (timeName !== null && timestamp === '') return `The header ${timeName} is missing.`;
  const [before = '', after = ''] = hmac.signed.split('{body}');
  const withTime = (text: string) => text.replaceAll('{timestamp}', () => timestamp);
  const expected = createHmac(hmac.algorithm, verification.secret)
    .update(withTime(before))
    .update(rawBody)
    .update(withTime(after))
    .digest();
  if (!isAmong(expected, signaturesIn(given, hmac.prefix), hmac.encoding)) return noMatch;
  return timeName === null ? null : wrongTime(timestamp, now);
}
