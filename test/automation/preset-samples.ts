/** A signed request of each preset. */
import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Scheme } from '../../src/automation/presets.ts';
import type { Verification } from '../../src/automation/verify.ts';

export interface PresetSample extends Omit<Verification, 'scheme'> {
  readonly url?: string;
  /** The bodies of two events. */
  readonly bodies: readonly [string, string];
  /** Whether its sender signs an id, by which an attempt at a later time is known. @default false */
  readonly signsId?: true;
  /** The headers with which its sender sends a body. `seconds`: the time since 1970. */
  sign(body: string, secret: string, seconds: number): Readonly<Record<string, string>>;
}

const mac = (secret: string, text: string, encoding: 'hex' | 'base64' = 'hex') =>
  createHmac('sha256', secret).update(text).digest(encoding);
const bodies = ['{"id":"evt_1","event_id":"Ev1"}', '{"id":"evt_2","event_id":"Ev2"}'] as const;
const usual = { secret: 'hush:hush', bodies };

/** In the order of the schemas. */
export const presetSamples: Readonly<Record<Scheme, PresetSample>> = {
  standard_webhooks: {
    ...usual,
    signsId: true,
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    sign: (body, secret, seconds) => {
      const id = JSON.parse(body).id;
      return {
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': new Webhook(secret).sign(id, new Date(seconds * 1_000), body),
      };
    },
  },
  github: { ...usual, sign: (body, secret) => ({ 'x-hub-signature-256': `sha256=${mac(secret, body)}` }) },
  stripe: {
    ...usual,
    signsId: true,
    sign: (body, secret, seconds) => ({
      'stripe-signature': `t=${seconds},v1=${mac(secret, `${seconds}.${body}`)}`,
    }),
  },
  shopify: {
    ...usual,
    sign: (body, secret) => ({ 'x-shopify-hmac-sha256': mac(secret, body, 'base64') }),
  },
  slack: {
    ...usual,
    signsId: true,
    sign: (body, secret, seconds) => ({
      'x-slack-request-timestamp': String(seconds),
      'x-slack-signature': `v0=${mac(secret, `v0:${seconds}:${body}`)}`,
    }),
  },
  meta: { ...usual, sign: (body, secret) => ({ 'x-hub-signature-256': `sha256=${mac(secret, body)}` }) },
  twilio: {
    ...usual,
    url: 'https://shop.example/in',
    bodies: ['Digits=1', 'Digits=2'],
    sign: (body, secret) => ({
      'x-twilio-signature': createHmac('sha1', secret)
        .update(`https://shop.example/in${body.replace('=', '')}`)
        .digest('base64'),
    }),
  },
  hmac: {
    ...usual,
    hmac: {
      header: 'X-Signature',
      algorithm: 'sha256',
      encoding: 'hex',
      prefix: '',
      timestamp_header: 'X-Time',
      signed: '{timestamp}.{body}',
    },
    sign: (body, secret, seconds) => ({
      'x-time': String(seconds),
      'x-signature': mac(secret, `${seconds}.${body}`),
    }),
  },
  basic: {
    ...usual,
    sign: (_, secret) => ({ authorization: `Basic ${Buffer.from(secret).toString('base64')}` }),
  },
  header: { ...usual, header: 'X-Secret', sign: (_, secret) => ({ 'x-secret': secret }) },
};
