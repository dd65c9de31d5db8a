/** The initial data of each case: two workspaces of two accounts. */
import { defined } from '../common/defined.ts';
import { collectionScopes } from '../generated/collection-scopes.ts';
import type {
  Account,
  DataFile,
  Item,
  KeyRecord,
  PasswordHash,
  PurchaseRecord,
  Session,
  User,
  WebhookEndpointRecord,
  WebhookEventRecord,
} from '../generated/types.ts';

export const shop = 'ws_shop';
export const other = 'ws_other';

/** Arguments that a hostile request may contain: none of them identifies a record. */
export const hostileTexts = [
  '',
  '__proto__',
  'constructor',
  '\u0000',
  'a\u0000b',
  "' OR 1=1 --",
  '%',
  '\uD800',
  'x'.repeat(10_000),
];

export function sample(): DataFile {
  return {
    ...nothing(),
    accounts: { acc_shop: account('shop'), acc_other: account('other') },
    workspaces: [
      { id: shop, name: 'Shop', account_id: 'acc_shop' },
      { id: other, name: 'Other', account_id: 'acc_other' },
    ],
    keys: {
      [shop]: [key('key_live', 'a'), { ...key('key_revoked', 'b'), revoked_at: '2026-01-01T00:00:00Z' }],
      [other]: [{ ...key('key_live', 'c'), expires_at: '2026-01-01T00:00:00Z' }],
    },
    items: {
      [shop]: [
        item(3, { name: 'Clear Icons', category: 'Graphics', tags: ['icons', 'svg'] }),
        item(1, { name: 'Invoice Script', category: 'Scripts', description: 'Prints INVOICES.' }),
        item(2, { name: 'Line Icons', category: 'Graphics', tags: ['icons'] }),
      ],
      [other]: [item(1, { name: 'Rain', category: 'Audio' })],
    },
    purchases: {
      [shop]: [purchase('code-supported', 1, '2030-01-01T00:00:00Z'), purchase('code-plain', 2)],
      [other]: [purchase('code-other', 1)],
    },
    models: { [shop]: [model('zeta'), model('alpha')] },
    users: [user('ann'), user('bob'), user('eve')],
    memberships: [
      { workspace_id: shop, user_id: 'user_ann', role: 'owner' },
      { workspace_id: other, user_id: 'user_ann', role: 'viewer' },
      { workspace_id: other, user_id: 'user_bob', role: 'developer' },
    ],
    sessions: [session('1', 'ann'), session('2', 'bob')],
    webhook_endpoints: {
      [shop]: [
        endpoint('ep_all', ['*']),
        endpoint('ep_keys', ['key.*']),
        { ...endpoint('ep_paused', ['*']), state: 'paused' },
      ],
      [other]: [endpoint('ep_all', ['*'])],
    },
  };
}

/** Empty data: every collection without records. */
export function nothing(): DataFile {
  const empty = Object.entries(collectionScopes).map(([name, scope]) => [
    name,
    scope === 'storage' ? [] : {},
  ]);
  return { format: 1, ...Object.fromEntries(empty) };
}

/** A key whose digest repeats one hexadecimal digit. */
export function key(id: string, digit: string): KeyRecord {
  return {
    id,
    name: id,
    digest: digestLike(digit),
    prefix: 'mk_abcd',
    last_four: 'wxyz',
    scopes: ['marketplace:read'],
    created_at: '2025-01-01T00:00:00Z',
    created_by: null,
    last_used_at: null,
    expires_at: null,
    revoked_at: null,
    rotated_to: null,
  };
}

export const digestLike = (digit: string): string => digit.repeat(64);

export function account(username: string): Account {
  return {
    name: { firstname: 'A', lastname: username, full_name: `A ${username}` },
    username,
    email: `${username}@example.com`,
    balance: 10.25,
    currency: 'USD',
    profile: {
      heading: '',
      description: '',
      contact: { email: `contact-${username}@example.com` },
      social_links: { x: 'https://x.example/a', 'a network nobody has heard of': 'https://n.example/a' },
      media: { avatar: 'https://cdn.example/a.png', cover: 'https://cdn.example/c.png' },
    },
    registered_at: '2020-01-01T00:00:00Z',
  };
}

export function user(name: string): User {
  const password = { ...passwordOf('x') };
  return {
    id: `user_${name}`,
    email: `${name}@example.com`,
    name,
    password: name === 'eve' ? null : password,
  };
}

/** A hash that matches no password. */
export const passwordOf = (letter: string): PasswordHash => ({
  scheme: 'scrypt',
  cost: 16_384,
  block_size: 8,
  parallelization: 1,
  salt: letter.repeat(22),
  hash: letter.repeat(43),
});

/** A session whose digest repeats one hexadecimal digit. */
export const session = (digit: string, name: string): Session => ({
  digest: digestLike(digit),
  user_id: `user_${name}`,
  created_at: '2026-01-01T00:00:00Z',
  seen_at: '2026-01-02T00:00:00Z',
});

function item(id: number, some: Partial<Item>): Item {
  return {
    id,
    name: '',
    description: '',
    category: '',
    sub_category: '',
    options: ['Documentation'],
    version: '1.0.0',
    demo_link: 'https://demo.example/1',
    tags: [],
    media: { thumbnail: 'https://cdn.example/t.png', preview_image: 'https://cdn.example/p.png' },
    price: { regular: 19.99, extended: 0.07 },
    currency: 'USD',
    published_at: '2024-01-01T00:00:00.123Z',
    ...some,
  };
}

function purchase(code: string, itemId: number, supportedUntil?: string): PurchaseRecord {
  return {
    purchase_code: code,
    license_type: 'Regular',
    price: 19.99,
    currency: 'USD',
    item_id: itemId,
    downloaded: true,
    date: '2025-01-01T00:00:00Z',
    ...defined({ supported_until: supportedUntil }),
  };
}

const model = (id: string) => ({ id, object: 'model' as const, created: 1_700_000_000, owned_by: 'shop' });

export function endpoint(id: string, event_types: string[]): WebhookEndpointRecord {
  return {
    id,
    url: `https://${id.replace('_', '-')}.example/hook`,
    event_types,
    description: '',
    headers: { 'X-Shop': id },
    rate: null,
    state: 'active',
    paused_reason: null,
    paused_at: null,
    failing_since: null,
    created_at: '2025-01-01T00:00:00Z',
    secrets: [{ secret: `whsec_${'a'.repeat(32)}`, expires_at: null }],
    recent_failures: 0,
  };
}

export const event = (
  id: string,
  type = 'key.created',
  created_at = '2026-05-05T05:05:05Z',
): WebhookEventRecord => ({
  id,
  type,
  created_at,
  payload: `{"type":"${type}","timestamp":"${created_at}","data":{"id":"${id}"}}`,
});
