/**
 * How requests to inbound endpoints are verified: a row for each preset. A row says what the signature covers, and what a
 * repeat of a request has in common with the first one: a signed id, or else everything that was signed or tells deliveries
 * of this sender apart. The body alone never does where there is more: equal bodies may be two events.
 *
 * The order of the rows is that of the schemas, the form and the table in docs/automation.md, which follow from them.
 */
import { hash } from 'node:crypto';
import { textOfBytes } from '../common/text/text-of-bytes.ts';
import type { AutomationHmac, AutomationVerification } from '../generated/types.ts';
import { headerText, signatureBytes } from '../secrets/verify-standard.ts';
import {
  basicMismatch,
  type Mismatch,
  type Signed,
  signedIdOf,
  standardWebhooksMismatch,
  stripeMismatch,
  stripeTimeOf,
  twilioMismatch,
} from './signatures.ts';

export type Scheme = AutomationVerification['scheme'];

export interface Preset {
  /** What people call it. */
  readonly title: string;
  /** What the form calls it. @default `Signature of`, and the title */
  readonly choice?: string;
  /**
   * How the service signs with an HMAC, or what checks its requests. `described`: with the HMAC that the endpoint
   * describes; `header`: the header that the endpoint names holds the secret.
   */
  readonly verify: AutomationHmac | Mismatch | 'described' | 'header';
  /** What is wrong with a secret, as text that follows its name, or `null`. @default nothing, unless it is empty */
  readonly wrongSecret?: (secret: string) => string | null;
  /** The time that a request is signed with. @default that of the HMAC */
  readonly signedTime?: (headers: Signed['headers']) => string;
  /** The signed parts of a request; `null`: no part is signed, and anyone who knows the secret can say anything. */
  readonly signs: readonly ('id' | 'timestamp' | 'url' | 'body')[] | null;
  /** For docs/automation.md: what is signed, and what a repeat has in common with the first request. */
  readonly words: { readonly signed: string; readonly repeat: string };
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

export const prefixedDigest = (value: string | Uint8Array): string => `sha256:${hash('sha256', value)}`;

/** The id of an event in its body, which is the same in each attempt of the sender. */
function idIn(rawBody: Uint8Array, member: string): string | null {
  try {
    const { [member]: id } = JSON.parse(textOfBytes(rawBody));
    return typeof id === 'string' && id !== '' ? id : null;
  } catch {
    return null;
  }
}

/** Bytes of a key, as Standard Webhooks require. */
const shortestKey = 24;

function wrongStandardKey(secret: string): string | null {
  const [, encoded = ''] = /^(?:whsec_)?([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  return Buffer.from(encoded, 'base64').length >= shortestKey
    ? null
    : `must be whsec_ and base64 of at least ${shortestKey} bytes`;
}

export const presets: Readonly<Record<Scheme, Preset>> = {
  standard_webhooks: {
    title: 'Standard Webhooks',
    verify: standardWebhooksMismatch,
    wrongSecret: wrongStandardKey,
    signs: ['id', 'timestamp', 'body'],
    signedId: ({ headers }) => signedIdOf(headers),
    types: 'body',
    words: {
      signed: '`webhook-id`, `webhook-timestamp`, body',
      repeat: '`webhook-id` (`svix-id`), or `source` and `id` of a CloudEvent',
    },
  },
  // `X-GitHub-Delivery` and `X-GitHub-Event` are not signed: with another id or type, a captured request would be another
  // event. GitHub repeats a delivery with the same bytes, and its events differ in them.
  // https://docs.github.com/webhooks/using-webhooks/validating-webhook-deliveries
  github: {
    title: 'GitHub',
    verify: {
      header: 'X-Hub-Signature-256',
      algorithm: 'sha256',
      encoding: 'hex',
      prefix: 'sha256=',
      signed: '{body}',
    },
    signs: ['body'],
    types: 'endpoint',
    headers: ['X-GitHub-Event', 'X-GitHub-Delivery'],
    form: /^payload=/,
    words: { signed: 'body', repeat: 'body' },
  },
  // Stripe signs each attempt anew.
  stripe: {
    title: 'Stripe',
    verify: stripeMismatch,
    signedTime: stripeTimeOf,
    signs: ['timestamp', 'body'],
    signedId: ({ rawBody }) => idIn(rawBody, 'id') ?? prefixedDigest(rawBody),
    types: 'endpoint',
    words: { signed: 'time, body', repeat: '`id` of the event in the body, else body' },
  },
  // Shopify sends equal bytes for `orders/create` and `orders/paid`.
  // https://shopify.dev/docs/apps/build/webhooks/subscribe/https
  shopify: {
    title: 'Shopify',
    verify: {
      header: 'X-Shopify-Hmac-Sha256',
      algorithm: 'sha256',
      encoding: 'base64',
      prefix: '',
      signed: '{body}',
    },
    signs: ['body'],
    deliveryHeaders: ['X-Shopify-Topic'],
    types: 'endpoint',
    headers: ['X-Shopify-Topic', 'X-Shopify-Shop-Domain', 'X-Shopify-Event-Id'],
    words: { signed: 'body', repeat: 'body and `X-Shopify-Topic`' },
  },
  // https://docs.slack.dev/authentication/verifying-requests-from-slack
  slack: {
    title: 'Slack',
    verify: {
      header: 'X-Slack-Signature',
      algorithm: 'sha256',
      encoding: 'hex',
      prefix: 'v0=',
      timestamp_header: 'X-Slack-Request-Timestamp',
      signed: 'v0:{timestamp}:{body}',
    },
    signs: ['timestamp', 'body'],
    signedId: ({ rawBody }) => idIn(rawBody, 'event_id'),
    types: 'endpoint',
    form: /^(?:token|payload)=/,
    words: { signed: 'time, body', repeat: '`event_id` of the event in the body, else time and body' },
  },
  // https://developers.facebook.com/docs/graph-api/webhooks/getting-started#validate-payloads
  meta: {
    title: 'Meta',
    choice: 'Signature of Meta (WhatsApp, Messenger, Instagram)',
    verify: {
      header: 'X-Hub-Signature-256',
      algorithm: 'sha256',
      encoding: 'hex',
      prefix: 'sha256=',
      signed: '{body}',
    },
    signs: ['body'],
    types: 'endpoint',
    words: { signed: 'body', repeat: 'body' },
  },
  // The same digit twice in a call has one signature. What Twilio signs does not say where a field ends, so a captured
  // request can be cut into other fields. Its signature stays the same.
  twilio: {
    title: 'Twilio',
    verify: twilioMismatch,
    signs: ['url', 'body'],
    content: ({ headers }) => signatureBytes(headerText(headers['x-twilio-signature']), 'base64'),
    deliveryHeaders: ['I-Twilio-Idempotency-Token'],
    types: 'endpoint',
    form: /^/,
    words: {
      signed: 'URL, fields of the form or digest of the body',
      repeat: 'signature and `I-Twilio-Idempotency-Token`',
    },
  },
  hmac: {
    title: 'HMAC',
    choice: 'HMAC of another service',
    verify: 'described',
    signs: ['body'],
    deliveryHeaders: ['Idempotency-Key'],
    types: 'endpoint',
    form: anyForm,
    words: {
      signed: 'body, and a time if you name its header',
      repeat: 'time, `Idempotency-Key` and body',
    },
  },
  basic: {
    title: 'User name and password',
    choice: 'User name and password (Basic)',
    verify: basicMismatch,
    wrongSecret: secret => (secret.includes(':') ? null : 'must be a user name, a colon and a password'),
    signs: null,
    types: 'request',
    words: { signed: 'nothing', repeat: 'no request is a repeat without an `Idempotency-Key`' },
  },
  header: {
    title: 'Header',
    choice: 'Secret in a header',
    verify: 'header',
    // HTTP takes white space around the value of a header away.
    wrongSecret: secret => (secret === secret.trim() ? null : 'must not begin or end with white space'),
    signs: null,
    types: 'request',
    words: { signed: 'nothing', repeat: 'no request is a repeat without an `Idempotency-Key`' },
  },
};
