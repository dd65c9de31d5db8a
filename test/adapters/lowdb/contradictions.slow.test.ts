/** Rules for data files that a schema cannot express: each error names the invalid value. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { toData } from '../../../mock-server/fixtures.ts';
import { InvalidDataError, lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import type { DataFile } from '../../../src/generated/types.ts';
import { inbound, published } from '../../../src/testing/automation/sample.ts';
import { fixtures, suiteOf } from '../../helper.ts';
import { place } from './place.ts';

const test = suiteOf('An inconsistent data file', { isLong: true });

/** Any part of a data file. */
type Parts = Record<string, Record<string, Record<string, unknown>[]>>;
const studio = 'ws_studio';

/** Adds a changed copy of the first record of a list. */
const again =
  (name: string, changes: object = {}) =>
  (parts: Parts) => {
    const records = parts[name]?.[studio];
    records?.splice(1, 0, { ...records[0], ...changes });
  };
/** Changes the first record of a list. */
const changed = (name: string, changes: object) => (parts: Parts) =>
  Object.assign(parts[name]?.[studio]?.[0] ?? {}, changes);
const session = {
  digest: 'a'.repeat(64),
  user_id: fixtures.users[0]?.id,
  created_at: '2026-01-01T00:00:00Z',
  seen_at: '2026-01-01T00:00:00Z',
};
const lists = (data: DataFile) => data as unknown as Record<string, Record<string, unknown>[]>;
const parts = (data: DataFile) => data as unknown as Parts;

/** Automation with two endpoints and two events, the second of each with changes. */
const inboundContradictions = (
  [
    ['automation_endpoints/ws_studio/1/id', [{ id: 'ain_1' }, {}]],
    ['automation_endpoints/ws_studio/1/tokens/0/digest', [{ tokens: inbound('ain_1', '1').tokens }, {}]],
    ['automation_events/ws_studio/1/id', [{}, { id: 'evt_1' }]],
    ['automation_events/ws_studio/1/source_id', [{}, { source_id: 'A' }]],
    ['automation_events/ws_studio/1/sequence', [{}, { sequence: 1 }]],
  ] as const
).map(([place, [ofEndpoint, ofEvent]]): [string, string, (data: DataFile) => void] => [
  `/${place}`,
  'is a duplicate',
  data => {
    data.automation_endpoints[studio] = [inbound('ain_1', '1'), { ...inbound('ain_2', '2'), ...ofEndpoint }];
    data.automation_events[studio] = [
      published('evt_1', { source_id: 'A', sequence: 1 }),
      { ...published('evt_2'), ...ofEvent },
    ];
  },
]);

const contradictions: readonly [pointer: string, reason: string, change: (data: DataFile) => void][] = [
  [
    '/workspaces/1/id',
    'is a duplicate',
    data => lists(data).workspaces?.splice(1, 0, { ...data.workspaces[0] }),
  ],
  [
    '/users/1/id',
    'is a duplicate',
    data => lists(data).users?.splice(1, 0, { ...data.users[0], email: 'x@example.com' }),
  ],
  [
    '/users/1/email',
    'is a duplicate',
    data => lists(data).users?.splice(1, 0, { ...data.users[0], id: 'user_x' }),
  ],
  [
    '/users/0/email',
    'must be in lower case',
    data => Object.assign(data.users[0] ?? {}, { email: 'X@example.com' }),
  ],
  [
    '/memberships/1',
    'is a duplicate',
    data => lists(data).memberships?.splice(1, 0, { ...data.memberships[0] }),
  ],
  [
    '/memberships/0/workspace_id',
    'refers to an unknown workspace',
    data => Object.assign(data.memberships[0] ?? {}, { workspace_id: 'ws_nobody' }),
  ],
  [
    '/memberships/0/user_id',
    'refers to an unknown user',
    data => Object.assign(data.memberships[0] ?? {}, { user_id: 'user_nobody' }),
  ],
  ['/sessions/1/digest', 'is a duplicate', data => lists(data).sessions?.push(session, session)],
  [`/keys/${studio}/1/id`, 'is a duplicate', data => again('keys', { digest: 'f'.repeat(64) })(parts(data))],
  [
    `/keys/${studio}/0/prefix`,
    'must begin with mk_test_ in a test workspace, and nowhere else',
    data => changed('keys', { prefix: 'mk_test_abcd' })(parts(data)),
  ],
  [
    `/keys/${studio}/0/prefix`,
    'must begin with mk_test_ in a test workspace, and nowhere else',
    data => Object.assign(data.workspaces[0] ?? {}, { mode: 'test' }),
  ],
  [`/items/${studio}/1/id`, 'is a duplicate', data => again('items')(parts(data))],
  [`/purchases/${studio}/1/purchase_code`, 'is a duplicate', data => again('purchases')(parts(data))],
  [`/webhook_endpoints/${studio}/1/id`, 'is a duplicate', data => again('webhook_endpoints')(parts(data))],
  [`/webhook_events/${studio}/1/id`, 'is a duplicate', data => again('webhook_events')(parts(data))],
  [`/webhook_deliveries/${studio}/1/id`, 'is a duplicate', data => again('webhook_deliveries')(parts(data))],
  [
    `/links/${studio}/1/id`,
    'is a duplicate',
    data => again('links', { slug: 'x', slug_key: 'x' })(parts(data)),
  ],
  [
    `/links/${studio}/1/external_id`,
    'is a duplicate',
    data => {
      changed('links', { external_id: 'ext' })(parts(data));
      again('links', { id: 'lnk_x', slug: 'x', slug_key: 'x' })(parts(data));
    },
  ],
  ...(['url', 'ios_url', 'android_url', 'expired_url'] as const).map(
    (name): (typeof contradictions)[number] => [
      `/links/${studio}/0/${name}`,
      'must be an http or https URL',
      data => changed('links', { [name]: 'ftp://files.example/x' })(parts(data)),
    ],
  ),
  [`/link_days/${studio}/1`, 'is a duplicate', data => again('link_days')(parts(data))],
  [`/link_clicks/${studio}/1/id`, 'is a duplicate', data => again('link_clicks')(parts(data))],
  [
    `/link_visitors/${studio}/1`,
    'is a duplicate',
    data => {
      const visitor = { link_id: '', day: '2026-01-01', visitor: 'v'.repeat(22) };
      Object.assign(data.link_visitors, { [studio]: [visitor, visitor] });
    },
  ],
  [
    '/link_salts/1/day',
    'is a duplicate',
    data => {
      const day = '2026-01-01';
      lists(data).link_salts?.push({ day, salt: 'a'.repeat(43) }, { day, salt: 'b'.repeat(43) });
    },
  ],
  ...inboundContradictions,
  ...(['instances', 'media', 'messages', 'contacts', 'chat_groups'] as const).map(
    (name): (typeof contradictions)[number] => [
      `/${name}/${studio}/1/id`,
      'is a duplicate',
      data => again(name)(parts(data)),
    ],
  ),
  [`/chats/${studio}/1`, 'is a duplicate', data => again('chats')(parts(data))],
  ...(['messages', 'chats', 'contacts', 'chat_groups'] as const).map(
    (name): (typeof contradictions)[number] => [
      `/${name}/${studio}/0/instance_id`,
      'refers to an unknown instance of the workspace',
      data => changed(name, { instance_id: 'ins_nobody' })(parts(data)),
    ],
  ),
  ...(['contacts', 'chat_groups'] as const).map((name): (typeof contradictions)[number] => [
    `/${name}/${studio}/1/address`,
    'is a duplicate',
    data => again(name, { id: 'another' })(parts(data)),
  ]),
  [
    `/messages/${studio}/1/external_id`,
    'is a duplicate',
    data => again('messages', { id: 'msg_x', sequence: 1_000 })(parts(data)),
  ],
  [
    `/messages/${studio}/1/request_key`,
    'is a duplicate',
    data => {
      changed('messages', { request_key: 'once' })(parts(data));
      again('messages', { id: 'msg_x', sequence: 1_000, external_id: null })(parts(data));
    },
  ],
  [
    `/messages/${studio}/1/sequence`,
    'is a duplicate',
    data => again('messages', { id: 'msg_x', external_id: null })(parts(data)),
  ],
  [
    `/links/${studio}/0/aliases/0/slug_key`,
    'is a duplicate',
    data => {
      const [link] = data.links[studio] ?? [];
      const { domain = '', slug = '', slug_key = '' } = link ?? {};
      Object.assign(link ?? {}, { aliases: [{ domain, slug, slug_key }] });
    },
  ],
  [
    `/link_quarantines/${studio}/1`,
    'is a duplicate',
    data => {
      const given = { domain: '', slug_key: 'given', until: '2026-01-01T00:00:00Z' };
      Object.assign(data.link_quarantines, { [studio]: [given, given] });
    },
  ],
  [
    '/link_quarantines/ws_sounds/0/slug_key',
    'is a duplicate',
    data => {
      const given = { domain: '', slug_key: 'given', until: '2026-01-01T00:00:00Z' };
      Object.assign(data.link_quarantines, { [studio]: [given], ws_sounds: [given] });
    },
  ],
  [
    '/link_recorders/1/id',
    'is a duplicate',
    data => {
      const recorder = { id: 'rec_1', batch: 1, at: '2026-01-01T00:00:00Z' };
      lists(data).link_recorders?.push(recorder, { ...recorder, batch: 2 });
    },
  ],
  [
    '/keys/ws_sounds/0/digest',
    'is a duplicate',
    data => Object.assign(data.keys.ws_sounds?.[0] ?? {}, { digest: data.keys[studio]?.[0]?.digest }),
  ],
  [
    '/links/ws_sounds/0/slug_key',
    'is a duplicate',
    data => {
      const { [studio]: own = [] } = data.links;
      Object.assign(data, { links: { [studio]: own, ws_sounds: own.slice(0, 1) } });
    },
  ],
];

for (const [pointer, reason, change] of contradictions)
  test(`is refused: ${pointer} ${reason}`, async cleanup => {
    const file = await place(cleanup);
    const data = structuredClone(toData(fixtures)) as DataFile;
    change(data);
    await writeFile(file, JSON.stringify(data));
    await assert.rejects(lowdbRepository({ file, baseUrl: 'https://shop.example' }), (error: Error) => {
      assert.ok(error instanceof InvalidDataError);
      assert.deepEqual([error.pointer, error.reason], [pointer, reason]);
      return true;
    });
  });

test('is accepted if each record exists once', async cleanup => {
  const file = await place(cleanup);
  await writeFile(file, JSON.stringify(toData(fixtures)));
  const repository = await lowdbRepository({ file, baseUrl: 'https://shop.example' });
  await repository.close();
});

test.run();
