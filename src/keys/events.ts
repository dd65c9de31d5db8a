/** The events of API keys. */

import type { Key, KeyRecord, WebhookEventRecord } from '../generated/types.ts';
import { event, eventMaker } from '../group/event.ts';
import type { RotatedKey } from '../repository/index.ts';
import { showKey } from './keys.ts';

const key: Key = {
  id: 'key_1',
  name: 'Front end',
  prefix: 'mk_4fQs',
  last_four: 'Tz9a',
  mode: 'live',
  scopes: ['marketplace:read'],
  allowed_ips: [],
  rate_limit: null,
  owner: 'cus_42',
  metadata: { plan: 'starter' },
  state: 'active',
  created_at: '2026-03-14T09:26:53Z',
  created_by: 'user_ingrid',
  last_used_at: null,
  last_used_network: null,
  last_used_agent: null,
  expires_at: null,
  revoked_at: null,
  rotated_to: null,
};

export const keyEvents = [
  event({
    type: 'key.created',
    summary: 'An API key was created',
    description: 'Emitted for keys created through the API or in the console. The secret is not included.',
    schema: 'Key',
    example: key,
  }),
  event({
    type: 'key.updated',
    summary: 'An API key was changed',
    description: 'The data is the key after the change.',
    schema: 'Key',
    example: { ...key, name: 'Shop front end' },
  }),
  event({
    type: 'key.rotated',
    summary: 'An API key was replaced',
    description: 'The old key stays valid until its expires_at.',
    schema: 'KeyRotated',
    example: {
      key: { ...key, expires_at: '2026-03-15T09:26:53Z', rotated_to: 'key_2' },
      replacement: { ...key, id: 'key_2' },
    },
  }),
  event({
    type: 'key.revoked',
    summary: 'An API key was revoked',
    description: 'It is refused from now on.',
    schema: 'Key',
    example: { ...key, state: 'revoked', revoked_at: '2026-03-14T10:00:00Z' },
  }),
];

const newEvent = eventMaker(keyEvents);

/**
 * Creates the event for a new key, created at the given time (milliseconds since 1970). `deliveryDepth`: number of webhook deliveries in the chain that led to it.
 */
export const keyCreated =
  (now: number, deliveryDepth?: number) =>
  (key: Readonly<KeyRecord>): WebhookEventRecord[] => [
    newEvent('key.created', showKey(key, now), now, { deliveryDepth }),
  ];

export const keyChanged =
  (now: number, deliveryDepth?: number) =>
  (key: Readonly<KeyRecord>): WebhookEventRecord[] => [
    newEvent('key.updated', showKey(key, now), now, { deliveryDepth }),
  ];

export const keyRotated =
  (now: number, deliveryDepth?: number) =>
  ({ old, replacement }: RotatedKey): WebhookEventRecord[] => [
    newEvent('key.rotated', { key: showKey(old, now), replacement: showKey(replacement, now) }, now, {
      deliveryDepth,
    }),
  ];

export const keyRevoked =
  (now: number, deliveryDepth?: number) =>
  (key: Readonly<KeyRecord>): WebhookEventRecord[] => [
    newEvent('key.revoked', showKey(key, now), now, { deliveryDepth }),
  ];
