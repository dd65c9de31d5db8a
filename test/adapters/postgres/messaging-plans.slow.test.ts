/** What PostgreSQL reads for messaging: pages and single rows, however many there are. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { MessageRecord } from '../../../src/generated/types.ts';
import { methodsOf } from '../../../src/repository/parts.ts';
import { instance as newInstance } from '../../../src/testing/messaging/sample.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { repositoryAlone, vacuum } from '../../postgres-server.ts';
import { combinations } from './engines/statements.ts';
import { planning } from './plan.ts';

const test = suiteOf('Query plans of messaging');

const limit = 20;
/** A page, the row that shows whether there is another one, and rows of the same index that are looked at with it. */
const page = 3 * (limit + 1);
const workspaces = 10;

/** Instances of ten workspaces with so many messages each, half of them in one chat. */
async function fill(pool: pg.Pool, schema: string, size: number): Promise<void> {
  const all = `from generate_series(0, ${workspaces * size - 1}) n`;
  const one = `n / ${workspaces}`;
  const workspace = `'ws_' || n % ${workspaces}`;
  const few = `from generate_series(0, ${workspaces * 200 - 1}) n`;
  const chat = `case when ${one} % 2 = 0 then 'chat_0' else 'chat_' || ${one} % 400 end`;
  const direction = `case when ${one} % 4 < 2 then 'in' else 'out' end`;
  const state = `case when ${one} % 4 < 2 then case when ${one} % 100 < 2 then 'delivered' else 'read' end
    else case ${one} % 100 when 2 then 'queued' when 3 then 'queued' when 6 then 'failed' when 7 then 'sent' else 'read' end end`;
  for (const sql of [
    `workspaces select 'ws_' || n, 'W', null from generate_series(0, 1999) n`,
    `instances select ${workspace}, 'ins_' || n / ${workspaces}, 'N', 'simulated', '{}', null, 'open', null, 'open', 'qr', null, null, null, 1, now() + interval '1 day', null, null, now(), now(), now() + interval '1 day' from generate_series(0, ${workspaces * 2_000 - 1}) n`,
    `messages select ${workspace}, 'msg_' || n, 'ins_0', ${chat}, ${direction}, null, '{"kind":"text","text":"x"}', null, 'ext_' || n, n + 1, ${state}, null, 0, null, null, null, 'key_' || n, 'f', '[]', now() - (${workspaces * size} - n) * interval '1 s', null, null, null, null, null, case when n % 50 = 0 then 'med_' || n end ${all}`,
    `chats select ${workspace}, 'ins_0', 'chat_' || ${one}, 'direct', 0, 0, now() - n * interval '1 s', case when ${one} % 2 = 0 then now() - n * interval '1 s' end from generate_series(0, ${workspaces * 3_000 - 1}) n`,
    `contacts select ${workspace}, 'con_' || n, 'ins_0', 'chat_' || ${one}, 'C', false, null, now(), now() ${all}`,
    `chat_groups select ${workspace}, 'grp_' || n, 'ins_0', 'grp_' || ${one}, 'G', null, '[]', null, null, now(), now() ${all}`,
    `media select ${workspace}, 'med_' || n, 'image/png', 1, 'd', null, now() - n * interval '1 s' ${all}`,
    `channel_commands select ${workspace}, 'cmd_' || n, 'ins_' || ${one} % 200, 'a.b', '{}', 1, case when ${one} % 50 = 0 then 'waiting' else 'done' end, null, null, now() - n * interval '1 s', now() + n * interval '1 s' ${all}`,
    `channel_events select ${workspace}, 'evt_' || n, 'ins_' || ${one} % 2, 't' || ${one} % 3, '{}', now() - (${workspaces * size} - n) * interval '1 s', case when ${one} < ${size - 50} then n + 1 end ${all}`,
    `messaging_numbers select 'ws_' || n, 'sequence', ${workspaces * size} from generate_series(0, 1999) n`,
    `record_counts select 'ws_' || n, 'kind', 1, now() from generate_series(0, 1999) n`,
    `instance_deletions select ${workspace}, 'gone_' || n, now(), now() + interval '1 day' ${few}`,
    `exclusive_jobs select 'job_' || n from generate_series(0, 2000) n`,
    `webhook_endpoints select ${workspace}, 'ep_' || n, 'https://a.example', '{*}', '', '{}', null, 'active', null, null, null, 0, now(), '[]' ${few}`,
  ])
    await pool.query(`insert into ${schema}.${sql}`);
  await vacuum(pool, schema);
}

async function place(cleanup: Cleanup, size: number) {
  const { pool, schema } = await repositoryAlone(cleanup);
  await fill(pool, schema, size);
  return planning(pool, schema);
}

const message = (id: string, more: Partial<MessageRecord> = {}) => ({
  id,
  instance_id: 'ins_0',
  chat: 'chat_0',
  direction: 'out' as const,
  from: null,
  content: { kind: 'text' as const, text: 'x' },
  reply_to: null,
  external_id: null,
  state: 'queued' as const,
  reason: null,
  attempts: 0,
  sending: null,
  retry_at: null,
  send_at: null,
  request_key: id,
  request_fingerprint: 'f'.repeat(64),
  reactions: [],
  created_at: new Date().toISOString(),
  sent_at: null,
  delivered_at: null,
  read_at: null,
  edited_at: null,
  deleted_at: null,
  ...more,
});

const at = '2026-01-01T00:00:00Z';
const here = ['ws_5', 'ins_0'] as const;
const manyHeld = Array.from({ length: 20 }, (_, index) => ({
  workspaceId: 'ws_5',
  instanceId: `ins_${index}`,
  generation: 1,
}));

const inboxPlace = {
  activeAt: new Date(Date.now() - 600_000).toISOString(),
  instanceId: 'ins_0',
  address: 'chat_7',
};

test('of lists of messages read one page of a state that the statistics give to all messages, or to none', async cleanup => {
  const { pool, schema } = await repositoryAlone(cleanup);
  const size = 4_000;
  for (const sql of [
    `workspaces values ('ws_5', 'W', null)`,
    `instances values ('ws_5', 'ins_0', 'N', 'simulated', '{}', null, 'open', null, 'open', 'qr', null, null, null, 1, null, null, null, now(), now(), null)`,
    `messages select 'ws_5', 'msg_' || n, 'ins_0', 'chat_' || n % 3, 'in', null, '{"kind":"text","text":"x"}', null, null, n + 1, 'delivered', null, 0, null, null, null, null, null, '[]', now() - (${size} - n) * interval '1 s' from generate_series(0, ${size - 1}) n`,
  ])
    await pool.query(`insert into ${schema}.${sql}`);
  await vacuum(pool, schema);
  await pool.query(`update ${schema}.messages set state = 'read' where sequence > 5`);
  await pool.query(`update ${schema}.messages set direction = 'out', state = 'failed' where sequence <= 2`);
  const { repository, looks } = await planning(pool, schema);
  const { messaging } = repository;
  const filters = {
    chat: 'chat_0',
    direction: 'in' as const,
    state: 'delivered' as const,
    after: 'msg_3000',
  };
  for (const some of [
    ...combinations(filters),
    { direction: 'out' as const },
    { state: 'failed' as const },
  ]) {
    const rows = await looks(() => messaging.listMessages(...here, { ...some, limit }));
    const most = some.direction === undefined && some.state === undefined ? page : 5 * page;
    assert.ok(rows <= most, `${rows} rows of ${most}: ${JSON.stringify(some)}`);
  }
});

test('of lists read one page, whatever the filters, and whether there are 1,000 or 4,000 messages', async cleanup => {
  for (const size of [1_000, 4_000]) {
    const { repository, looks } = await place(cleanup, size);
    const { messaging } = repository;
    const after = 'msg_5005';
    const filters = { chat: 'chat_0', direction: 'out' as const, state: 'failed' as const, after };
    for (const some of combinations(filters)) {
      const rows = await looks(() => messaging.listMessages(...here, { ...some, limit }));
      // A filter reads a page of each direction and state, of which there are up to five.
      const most = some.direction === undefined && some.state === undefined ? page : 5 * page;
      assert.ok(rows <= most, `${rows} rows of ${most}: ${JSON.stringify(some)}, ${size}`);
    }
    const calls: readonly (readonly [most: number, call: () => unknown])[] = [
      [5 * page, () => messaging.listChats(...here, { limit })],
      [5 * page, () => messaging.listChats(...here, { limit, after: 'chat_7' })],
      [page, () => messaging.listContacts(...here, { limit, after: 'con_5005' })],
      [page, () => messaging.listGroups(...here, { limit, after: 'grp_5005' })],
      [5 * page, () => messaging.listInbox('ws_5', { limit })],
      [5 * page, () => messaging.listInbox('ws_5', { limit, after: inboxPlace })],
      [5 * page, () => messaging.listInbox('ws_5', { limit, unread: true })],
      [5 * page, () => messaging.listInbox('ws_5', { limit, instanceId: 'ins_0' })],
      [3 * page, () => messaging.searchContacts('ws_5', { limit, after: 'con_5005' })],
      [3 * page, () => messaging.searchGroups('ws_5', { limit, after: 'grp_5005' })],
      [page, () => messaging.feed('ws_5', { limit, after: 5_000 })],
      [page, () => messaging.feed('ws_5', { limit, after: 5_000, instanceId: 'ins_1' })],
      [page, () => messaging.feed('ws_5', { limit, after: 5_000, type: 't1' })],
      [page, () => messaging.workOf([{ workspaceId: 'ws_5', instanceId: 'ins_0', generation: 1 }])],
      [page, () => messaging.claimInstances({ leaseFor: 60_000, limit })],
      [page, () => messaging.addMessages(...here, [message(`msg_new_${size}`)])],
      [page, () => messaging.addMessages(...here, [message(`msg_${size}`, { request_key: 'key_5' })])],
      [12 * page, () => messaging.takeMessages(...here, { generation: 1, limit })],
      [page, () => messaging.takeCommands(...here, { generation: 2, limit })],
      [page, () => messaging.takeFiles(...here, { generation: 2, limit })],
      // All that are queued and all files are counted; of whoever has none, nothing is read.
      [size / 10, () => messaging.countBacklog('ws_5')],
      [page, () => messaging.countBacklog('ws_5', { instanceId: 'ins_1' })],
      // Each instance for each of four figures, and all that is queued.
      [size / 10 + 4 * 2_000, () => messaging.countWaiting?.({ workspaceId: 'ws_5' })],
      [5 * page, () => messaging.renewInstances(manyHeld, { leaseFor: 60_000 })],
      [10 * page, () => messaging.workOf(manyHeld)],
    ];
    // What waits for its number gets it once.
    await messaging.feed('ws_5', { limit });
    for (const [most, call] of calls) {
      const rows = await looks(call);
      assert.ok(rows <= most, `${rows} rows of ${most}: ${call}, ${size}`);
    }
  }
});

/** What is counted up to a limit where nearly all rows count, and what is empty most of the time. */
const counted = ['Seq Scan instances', 'Seq Scan instance_deletions'];

test('contain no sequential scan', async cleanup => {
  const { repository, nodes } = await place(cleanup, 2_000);
  const { messaging } = repository;
  const held = [{ workspaceId: 'ws_5', instanceId: 'ins_0', generation: 1 }];
  const holder = { generation: 1 };
  const instance = newInstance('ins_new', { settings: {}, created_at: at, changed_at: at });
  const person = {
    instance_id: 'ins_0',
    address: 'new',
    picture_id: 'med_5',
    created_at: at,
    changed_at: at,
  };
  const command = {
    ...{
      id: 'cmd_new',
      instance_id: 'ins_0',
      name: 'a.b',
      input: {},
      taken: null,
      state: 'waiting' as const,
    },
    ...{ result: null, reason: null, created_at: at, expires_at: '2999-01-01T00:00:00Z' },
  };
  const file = {
    id: 'med_new',
    type: 'image/png',
    size: 1,
    digest: 'd'.repeat(64),
    name: null,
    created_at: at,
  };
  const events = ({ id }: { readonly id: string }) => [
    {
      id: `evt_${id}_${randomUUID()}`,
      type: 'message.status',
      created_at: at,
      payload: '{}',
      about: { instance: ['ins_0'] },
    },
  ];
  const old = '2020-01-01T00:00:00Z';
  const calls: Record<string, () => unknown> = {
    createInstance: () => messaging.createInstance('ws_5', instance, { most: 1_000, events }),
    listInstances: () => messaging.listInstances('ws_5'),
    findInstance: () => messaging.findInstance(...here),
    changeInstance: () => messaging.changeInstance(...here, { reason: 'x' }, { ...holder, events }),
    claimInstances: () => messaging.claimInstances({ leaseFor: 1, limit: 5 }),
    'claimInstances of drivers': () =>
      messaging.claimInstances({ leaseFor: 1, limit: 5, drivers: ['simulated'] }),
    renewInstances: () => messaging.renewInstances(held, { leaseFor: 60_000 }),
    releaseInstances: () => messaging.releaseInstances(held),
    workOf: () => messaging.workOf(held),
    addMessages: () => messaging.addMessages(...here, [message('msg_a')], { most: 100_000, events }),
    'addMessages again': () =>
      messaging.addMessages(...here, [message('msg_b', { request_key: 'msg_a' })], { events }),
    'addMessages of a holder': () => messaging.addMessages(...here, [message('msg_c')], holder),
    'addMessages with a file': () =>
      messaging.addMessages(...here, [
        message('msg_d', { content: { kind: 'media', media_id: 'med_5', caption: null } }),
      ]),
    listMessages: () => messaging.listMessages(...here, { limit, after: 'msg_5005' }),
    'listMessages of a chat': () => messaging.listMessages(...here, { limit, chat: 'chat_0' }),
    'listMessages of a state': () => messaging.listMessages(...here, { limit, state: 'failed' }),
    findMessage: () => messaging.findMessage(...here, { id: 'msg_5' }),
    'findMessage by external id': () => messaging.findMessage(...here, { externalId: 'ext_5' }),
    'findMessage by idempotency key': () => messaging.findMessage(...here, { requestKey: 'key_5' }),
    takeMessages: () => messaging.takeMessages(...here, { ...holder, limit: 1_000 }),
    settleMessage: () =>
      messaging.settleMessage(
        ...here,
        'msg_a',
        { state: 'sent', at, externalId: 'x' },
        { ...holder, events },
      ),
    advanceMessage: () =>
      messaging.advanceMessage(...here, { externalId: 'x' }, { state: 'read', at }, { events }),
    changeMessage: () => messaging.changeMessage(...here, { id: 'msg_c' }, { deletedAt: at }, { events }),
    react: () => messaging.react(...here, { id: 'msg_a' }, { from: 'a', emoji: '👍', at }, { events }),
    listChats: () => messaging.listChats(...here, { limit }),
    'listChats after': () => messaging.listChats(...here, { limit, after: 'chat_5' }),
    findChat: () => messaging.findChat(...here, 'chat_0'),
    readChat: () => messaging.readChat(...here, 'chat_0', { sequence: 1_000_000, at, limit: 10 }, { events }),
    putContact: () =>
      messaging.putContact(...here, { ...person, id: 'con_new', name: 'A', blocked: false }, { events }),
    listInbox: () => messaging.listInbox('ws_5', { limit }),
    'listInbox after': () => messaging.listInbox('ws_5', { limit, after: inboxPlace }),
    'listInbox of an instance': () => messaging.listInbox('ws_5', { limit, instanceId: 'ins_0' }),
    'listInbox with a search': () => messaging.listInbox('ws_5', { limit, q: 'no such text' }),
    'listInbox of unread chats': () => messaging.listInbox('ws_5', { limit, unread: true }),
    searchContacts: () => messaging.searchContacts('ws_5', { limit, after: 'con_5' }),
    searchGroups: () => messaging.searchGroups('ws_5', { limit, after: 'grp_5' }),
    listContacts: () => messaging.listContacts(...here, { limit, after: 'con_5' }),
    findContact: () => messaging.findContact(...here, { address: 'new' }),
    changeContact: () => messaging.changeContact(...here, 'con_new', { blocked: true }, { events }),
    deleteContact: () => messaging.deleteContact(...here, 'con_new', { events }),
    putGroup: () =>
      messaging.putGroup(
        ...here,
        { ...person, id: 'grp_new', name: 'G', participants: [], invite_link: null, left_at: null },
        { events },
      ),
    listGroups: () => messaging.listGroups(...here, { limit, after: 'grp_5' }),
    findGroup: () => messaging.findGroup(...here, { id: 'grp_new' }),
    changeGroup: () => messaging.changeGroup(...here, { address: 'new' }, () => ({ name: 'H' }), { events }),
    addCommand: () => messaging.addCommand(...here, command, { most: 100_000 }),
    takeFiles: () => messaging.takeFiles(...here, { ...holder, limit: 5 }),
    settleFile: () =>
      messaging.settleFile(
        ...here,
        'msg_new',
        { mediaId: 'med_new', state: 'stored' },
        { ...holder, events },
      ),
    retryFile: () => messaging.retryFile(...here, 'msg_new', at, { events }),
    countBacklog: () => messaging.countBacklog('ws_5'),
    countWaiting: () => messaging.countWaiting?.(),
    'countWaiting of a workspace': () => messaging.countWaiting?.({ workspaceId: 'ws_5' }),
    'countBacklog of an instance': () => messaging.countBacklog('ws_5', { instanceId: 'ins_0' }),
    takeCommands: () => messaging.takeCommands(...here, { ...holder, limit: 5 }),
    settleCommand: () => messaging.settleCommand(...here, 'cmd_new', { state: 'done', result: null }, holder),
    findCommand: () => messaging.findCommand(...here, 'cmd_new'),
    addMedia: () => messaging.addMedia('ws_5', file, { most: 1_000_000 }),
    findMedia: () => messaging.findMedia('ws_5', 'med_new'),
    listMedia: () => messaging.listMedia('ws_5', ['med_new', 'med_none']),
    feed: () => messaging.feed('ws_5', { limit, after: 5_000, instanceId: 'ins_0', type: 't0' }),
    endOfFeed: () => messaging.endOfFeed('ws_5'),
    prune: () =>
      messaging.prune({ eventsBefore: old, commandsBefore: old, messagesBefore: old, mediaBefore: old }),
    rewriteSecrets: () =>
      messaging.rewriteSecrets?.(() => null, { limit: 10, after: { workspaceId: 'ws_5', id: 'ins_0' } }),
    deleteInstance: () => messaging.deleteInstance('ws_5', 'ins_new', { events }),
  };
  for (const [name, call] of Object.entries(calls)) {
    const statements = await nodes(call);
    assert.ok(statements.length > 0, name);
    for (const { text, nodes: found } of statements)
      assert.deepEqual(
        found.filter(
          node => node.startsWith('Seq Scan') && !(name.startsWith('countWaiting') && counted.includes(node)),
        ),
        [],
        `${name}: ${found.join(' > ')} ${text}`,
      );
  }
  const called = new Set(Object.keys(calls).map(name => name.split(' ')[0]));
  assert.deepEqual(
    methodsOf('messaging').filter(method => !called.has(method)),
    [],
    'every method is checked',
  );
});

test.run();
