/** Look-ups are look-ups: with 20,000 rows in each table, no statement of theirs reads a table through. */
import assert from 'node:assert/strict';
import type pg from 'pg';
import { postgresRepository, type Queryable, type Statement } from '../../../src/adapters/postgres/index.ts';
import type { TransactionClient } from '../../../src/index.ts';
import {
  inbound,
  published,
  refused,
  reported,
  request,
  rotation as tokenRotation,
} from '../../../src/testing/automation/sample.ts';
import { clicksOn, link, query } from '../../../src/testing/links/sample.ts';
import { digestLike, endpoint, event, key, passwordOf, session } from '../../../src/testing/sample.ts';
import { suiteOf } from '../../helper.ts';
import { repositoryAlone, vacuum } from '../../postgres-server.ts';

const test = suiteOf('Query plans');

/** A thousand workspaces of twenty records each. */
async function fill(pool: pg.Pool, schema: string): Promise<void> {
  const many = 'from generate_series(0, 19999) n';
  const workspace = `'ws_' || n % 1000`;
  for (const sql of [
    `insert into accounts select 'acc_' || n, 'u', 'e', 'a', 'b', 'a b', 1, 'USD', '', '', 'c', '{}', '{}', now() from generate_series(0, 999) n`,
    `insert into workspaces select 'ws_' || n, 'W', 'acc_' || n from generate_series(0, 999) n`,
    `insert into keys (workspace_id, id, name, digest, prefix, last_four, scopes, created_at) select ${workspace}, 'key_' || n, 'k', lpad(to_hex(n), 64, '0'), 'mk_', 'abcd', 'marketplace:read', now() - n * interval '1 s' ${many}`,
    `insert into key_digests select lpad(to_hex(n), 64, '0'), ${workspace}, 'key_' || n ${many}`,
    `insert into items select ${workspace}, n + 1, n, 'Item ' || n, 'd', 'c', 's', '[]', '1.0.0', 'https://a.example', '{tag}', '{}', 100, 200, 'USD', now(), 'item' ${many}`,
    `insert into purchases select ${workspace}, 'code_' || n, 'Regular', 100, 'USD', n + 1, null, true, now() ${many}`,
    `insert into models select ${workspace}, 'model_' || n, n, 1, 'me' ${many}`,
    `insert into users select 'user_' || n, n || '@example.com', 'U', null ${many}`,
    `insert into memberships select ${workspace}, 'user_' || n, 'owner' ${many}`,
    `insert into sessions select lpad(to_hex(n), 64, '0'), 'user_' || n, now(), now() ${many}`,
    `insert into webhook_endpoints select ${workspace}, 'ep_' || n, 'https://a.example', '{*}', '', '{}', null, 'active', null, null, null, 0, now(), '[]' ${many}`,
    `insert into webhook_events select ${workspace}, 'msg_' || n, 'a.b', now(), '{}' ${many}`,
    `insert into webhook_deliveries select ${workspace}, 'dlv_' || n, 'ep_' || n, 'msg_' || n, 'a.b', case when n % 100 = 0 then 'pending' else 'succeeded' end, now() - n * interval '1 s', now() - interval '1 s', '[]', null, null ${many}`,
    `insert into webhook_lanes select ${workspace}, 'ep_' || n, case when n % 100 = 0 then now() - interval '1 s' end, 1 ${many}`,
    `insert into record_counts select ${workspace}, 'kind_' || n, 1, now() ${many}`,
    `insert into webhook_wake_ups select ${workspace}, 'ep_' || n, 'wake_up', now() from generate_series(0, 99) n`,
    `insert into channel_commands select ${workspace}, 'cmd_' || n, 'ins_' || n, 'a.b', '{}', null, case when n % 10 = 0 then 'waiting' else 'done' end, null, null, now() - n * interval '1 s', now() + interval '1 day' ${many}`,
    `insert into published_events select ${workspace}, 'sql_' || n, 'a.b', '{}', now(), now() + n * interval '1 s', case when n % 2 = 0 then 'no' end ${many}`,
    `insert into published_events select ${workspace}, 'late_' || n, 'a.late', '{}', now(), now() + n * interval '1 s', 'type: a.late is not declared in events' ${many}`,
    `insert into published_types select 'a.t' || n, now(), null ${many}`,
    `insert into delivery_hours select ${workspace}, to_char(now() + n * interval '1 hour', 'YYYY-MM-DD"T"HH24'), 'kind_' || kind, 1, 0 ${many} cross join generate_series(0, 9) kind`,
    `insert into webhook_deletions select ${workspace}, 'ep_gone' || n, now(), now() ${many}`,
    `insert into links select ${workspace}, 'lnk_' || n, '', 'slug-' || n, 'slug-' || n, 'https://a.example', 'L', case when n % 5000 = 5 then '{rare}' else '{}' end::text[], 'ext_' || n, 302, case when n % 100 = 0 then now() else null end, 5, null, '{}', false, false, null, null, false, n, 0, null, now() - n * interval '1 s', now(), null, 0, null, 'slug' ${many}`,
    `insert into link_slugs select '', 'slug-' || n, ${workspace}, 'lnk_' || n ${many}`,
    `insert into link_days select ${workspace}, 'lnk_' || n, '2026-05-05', 1, 1, 0, '{}', '{}', '{}' ${many}`,
    `insert into link_clicks select ${workspace}, 'clk_' || n, 'lnk_' || n, now() - n * interval '1 min', null, null, 'phone', false ${many}`,
    `insert into link_visitors select ${workspace}, 'lnk_' || n, '2026-05-' || lpad((n % 28 + 1)::text, 2, '0'), 'v' || n ${many}`,
    `insert into link_salts select '2999-' || n, 's' ${many}`,
    `insert into idempotent_requests select ${workspace}, lpad(to_hex(n), 64, '0'), 'f', '[]', now() + interval '1 day' + n * interval '1 s' ${many}`,
    `insert into link_recorders select 'rec_' || n, 1, now() ${many}`,
    `insert into link_quarantines select '', 'old-' || n, ${workspace}, now() + n * interval '1 s' ${many}`,
    `insert into automation_endpoints select ${workspace}, 'ain_' || n, 'N', 'a.b', '[]', false, null, null, 'active', null, now() ${many}`,
    `insert into automation_tokens select lpad(to_hex(n), 64, '0'), ${workspace}, 'ain_' || n ${many}`,
    `insert into automation_events select ${workspace}, 'evt_' || n, 'a.b', '/s', n, null, now(), '{}', 'ain_' || n % 3000, null, now(), case when n % 7 = 0 then now() + interval '1 day' end, case when n % 11 = 0 then now() end, case when n % 3 = 0 and n % 7 <> 0 then n + 1 end, 0, case when n % 7 = 0 then now() + interval '1 day' else now() - n * interval '1 s' end, n % 11 = 0, 'key_' || n ${many}`,
    `insert into automation_refusals select ${workspace}, 'ain_' || n, '[]', '[]', now() ${many}`,
    `insert into automation_requests select ${workspace}, 'ain_1', 'key_' || n, 'f', '{}', now() + interval '1 day' + n * interval '1 s' ${many}`,
    `insert into automation_types select ${workspace}, 'a.' || n, '', null, null, now(), now() ${many}`,
    `insert into automation_numbers select 'ws_' || n, name, 30000 from generate_series(0, 999) n cross join unnest(array['sequence', 'retention_days']) as names (name)`,
    `insert into exclusive_jobs select 'job_' || n ${many}`,
    `insert into limits select 'name_' || n, 1, now() + n * interval '1 s' ${many}`,
  ])
    await pool.query(sql.replace(/insert into (\w+)/, `insert into ${schema}.$1`));
  await vacuum(pool, schema);
}

/** Wake-ups are deleted soon and migrations are few: a sequential scan is the fastest way. */
const small = ['Seq Scan webhook_wake_ups', 'Seq Scan migrations'];

/** What is counted whole, and is empty most of the time. */
const counted = ['Seq Scan webhook_deletions', 'Seq Scan published_events'];

/** All nodes of a plan, including the inner ones. */
function nodesOf(plan: { 'Node Type': string; 'Relation Name'?: string; Plans?: (typeof plan)[] }): string[] {
  const own = `${plan['Node Type']} ${plan['Relation Name'] ?? ''}`.trim();
  return [own, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

test('of all look-ups contain no sequential scan', async cleanup => {
  const { pool, schema } = await repositoryAlone(cleanup);
  await fill(pool, schema);
  // Keeps deleted rows in the statistics, as tests that run at the same time may do.
  const other = await pool.connect();
  cleanup(() => other.release(true));
  await other.query('begin isolation level repeatable read');
  await other.query('select 1');
  const asked: Statement[] = [];
  const spying = (one: Queryable): Queryable => ({
    query: statement => {
      asked.push(statement);
      return one.query(statement);
    },
  });
  const connect = async () => {
    const client = await pool.connect();
    return { ...spying(client), release: (error?: Error) => client.release(error) };
  };
  const repository = await postgresRepository({
    pool: { ...spying(pool), connect },
    schema,
    migrate: false,
  });
  /** In a transaction of the host. */
  const within = async (work: (client: TransactionClient) => unknown) => {
    const client = await connect();
    await client.query({ text: 'begin', values: [] });
    await work(client);
    await client.query({ text: 'commit', values: [] });
    client.release();
  };
  const { keys, accounts, items, purchases, models, users, sessions, limits, webhooks, links, automation } =
    repository;
  const digest = 5n.toString(16).padStart(64, '0');
  const at = '2026-01-01T00:00:00Z';
  const later = '2099-01-01T00:00:00Z';
  const place = { at: later, id: 'dlv_5005' };
  const replacement = { ...key('key_new', '0'), digest: digestLike('e') };
  const rotation = { keyId: 'key_7', replacement, oldExpiresAt: at, now: at };
  const calls: Record<string, () => unknown> = {
    'keys.findByDigest': () => keys.findByDigest(digest),
    'keys.find': () => keys.find('ws_5', 'key_5'),
    'keys.list': () => keys.list('ws_5', { limit: 10 }),
    'keys.list after': () => keys.list('ws_5', { limit: 10, after: 'key_5005' }),
    'keys.countActive': () => keys.countActive('ws_5', at),
    'keys.create': () => keys.create('ws_5', { ...key('key_fresh', '0'), digest: digestLike('f') }),
    'keys.create by a key': () =>
      keys.create('ws_5', { ...key('key_next', '0'), digest: digestLike('d') }, { by: 'key_5' }),
    'keys.rotate': () => keys.rotate('ws_7', rotation),
    'keys.change': () => keys.change('ws_5', 'key_5', { name: 'Till', now: at }),
    'keys.revoke': () => keys.revoke('ws_5', 'key_5', at),
    'keys.recordUse': () => keys.recordUse('ws_6', 'key_6', at),
    'accounts.findByWorkspace': () => accounts.findByWorkspace('ws_5'),
    'items.find': () => items.find('ws_5', 6),
    'items.list': () => items.list('ws_5', {}),
    'items.list of a page': () => items.list('ws_5', { offset: 20, limit: 20 }),
    'items.list filtered': () => items.list('ws_5', { category: 'c', tag: 'tag', q: 'item' }),
    'items.batches': () => items.batches('ws_5', {})[Symbol.asyncIterator]().next(),
    'purchases.findByCode': () => purchases.findByCode('ws_5', 'code_5'),
    'models.list': () => models.list('ws_5'),
    'users.find': () => users.find('user_5'),
    'users.findByEmail': () => users.findByEmail('5@example.com'),
    'users.setPassword': () => users.setPassword('user_5', passwordOf('p')),
    'users.workspacesOf': () => users.workspacesOf('user_5'),
    'users.namesOf': () => users.namesOf(['user_5', 'user_6']),
    'sessions.create': () => sessions.create({ ...session('a', 'ann'), user_id: 'user_5' }, at),
    'sessions.find': () => sessions.find(digest),
    'sessions.touch': () => sessions.touch(digest, at),
    'sessions.delete': () => sessions.delete(digest),
    'webhooks.createEndpoint': () => webhooks.createEndpoint('ws_5', endpoint('ep_new', ['*'])),
    'webhooks.listEndpoints': () => webhooks.listEndpoints('ws_5'),
    'webhooks.listEndpoints of a kind': () => webhooks.listEndpoints('ws_5', { kind: 'hook' }),
    'webhooks.findEndpoint': () => webhooks.findEndpoint('ws_5', 'ep_5'),
    'webhooks.changeEndpoint': () => webhooks.changeEndpoint('ws_5', 'ep_5', { rate: 1 }),
    'webhooks.rotateSecret': () =>
      webhooks.rotateSecret('ws_5', 'ep_5', { secret: `whsec_${'A'.repeat(32)}`, oldExpiresAt: at, now: at }),
    'webhooks.publish': () => webhooks.publish('ws_5', [event('msg_new')]),
    'webhooks.publish to some': () => webhooks.publish('ws_5', [{ ...event('msg_some'), only: ['ep_5'] }]),
    'webhooks.publishWithin': () =>
      within(client => webhooks.publishWithin?.(client, 'ws_5', [event('msg_within')])),
    'webhooks.claim': () => webhooks.claim({ token: 't', leaseFor: 60_000, limit: 10, perEndpoint: 10 }),
    'webhooks.settle': () =>
      webhooks.settle('t', [
        {
          workspaceId: 'ws_100',
          deliveryId: 'dlv_100',
          endpointId: 'ep_100',
          attempt: { at, duration_ms: 1, status: 200, error: null, response: '' },
          state: 'succeeded',
          retryAfter: null,
          events: [],
        },
      ]),
    'webhooks.takeSqlEvents': () =>
      webhooks.takeSqlEvents?.(() => ({ refused: 'no' }), { types: ['a.b'], knownFor: 60_000 }),
    'webhooks.takeSqlEvents of a type that was not declared': () =>
      webhooks.takeSqlEvents?.(() => ({ refused: 'no' }), { types: ['a.late'], knownFor: 60_000 }),
    'webhooks.renew': () =>
      webhooks.renew?.('t', [{ workspaceId: 'ws_100', delivery: { id: 'dlv_100' } as never }], {
        leaseFor: 15_000,
      }),
    'webhooks.rewriteSecrets': () =>
      webhooks.rewriteSecrets?.(() => null, { limit: 10, after: { workspaceId: 'ws_5', id: 'ep_5' } }),
    'webhooks.claim of ordered endpoints': () =>
      webhooks.claim({ token: 'o', leaseFor: 60_000, limit: 10, perEndpoint: 10 }),
    'webhooks.skip': () =>
      webhooks.skip?.('ws_5', 'dlv_5', {
        at,
        duration_ms: 0,
        status: null,
        error: 'skipped',
        response: null,
      }),
    'webhooks.releaseEnded': () => webhooks.releaseEnded?.(token => token === 't'),
    'webhooks.release': () =>
      webhooks.release('t', [{ workspaceId: 'ws_100', delivery: { id: 'dlv_100' } as never }]),
    'webhooks.countDeliveries': () =>
      webhooks.countDeliveries?.('ws_5', {
        by: 'day',
        from: '2026-05-05T00',
        to: '2026-05-06T23',
        kind: null,
      }),
    'webhooks.countWaiting': () => webhooks.countWaiting?.(),
    'webhooks.countWaiting of a workspace': () => webhooks.countWaiting?.({ workspaceId: 'ws_5' }),
    'webhooks.recentDeliveries': () =>
      webhooks.recentDeliveries?.('ws_5', { endpointIds: ['ep_5', 'ep_105'], limit: 20 }),
    'webhooks.prune': () => webhooks.prune({ keepFor: 86_400_000 }),
    'webhooks.clock': () => webhooks.clock(),
    'webhooks.listDeliveries': () => webhooks.listDeliveries('ws_5', { limit: 10, after: place }),
    'webhooks.listDeliveries of one': () =>
      webhooks.listDeliveries('ws_5', { limit: 10, endpointId: 'ep_5' }),
    'webhooks.listDeliveries of a state': () =>
      webhooks.listDeliveries('ws_5', { limit: 10, state: 'failed', after: place }),
    'webhooks.listDeliveries of a type': () =>
      webhooks.listDeliveries('ws_5', { limit: 10, eventType: 'a.b', after: place }),
    'webhooks.listDeliveries of types': () =>
      webhooks.listDeliveries('ws_5', { limit: 10, eventType: 'a.*', since: at, after: place }),
    'webhooks.listDeliveries of some': () =>
      webhooks.listDeliveries('ws_5', { limit: 10, ids: ['dlv_5', 'dlv_1005'], kind: null }),
    'webhooks.listDeliveries of an event': () =>
      webhooks.listDeliveries('ws_5', { limit: 10, eventId: 'msg_5', after: place }),
    'webhooks.listDeliveries of a kind': () => webhooks.listDeliveries('ws_5', { limit: 10, kind: null }),
    'webhooks.listDeliveries of all that': () =>
      webhooks.listDeliveries('ws_5', {
        limit: 10,
        endpointId: 'ep_5',
        state: 'succeeded',
        eventType: 'a.b',
      }),
    'webhooks.findDelivery': () => webhooks.findDelivery('ws_5', 'dlv_5'),
    'webhooks.replay': () => webhooks.replay('ws_5', 'dlv_5', at),
    'webhooks.replayMany': () => webhooks.replayMany('ws_5', ['dlv_5', 'dlv_6'], at),
    'webhooks.replayFailed': () => webhooks.replayFailed('ws_5', 'ep_5', at, at),
    'webhooks.deleteEndpoint': () => webhooks.deleteEndpoint('ws_7', 'ep_7'),
    'links.create': () => links.create('ws_5', [link('lnk_new')]),
    'links.find': () => links.find('ws_5', 'lnk_5'),
    'links.findByExternalId': () => links.findByExternalId('ws_5', 'ext_5'),
    'links.findBySlug': () => links.findBySlug('', 'slug-5'),
    'links.list': () => links.list('ws_5', query({ limit: 20 })),
    'links.list most clicked': () =>
      links.list('ws_5', query({ limit: 20, sort: 'clicks', after: { value: 10_005, id: 'lnk_10005' } })),
    'links.list of a tag': () => links.list('ws_5', query({ limit: 20, tag: 'rare' })),
    'links.list searched': () => links.list('ws_5', query({ limit: 20, q: 'nothing' })),
    'links.change': () => links.change('ws_5', 'lnk_5', () => ({ title: 'x' })),
    'links.pass': () => links.pass('ws_5', 'lnk_5'),
    'links.clock': () => links.clock(),
    'links.expire': () => links.expire(later, 10),
    'links.recordClicks': () =>
      links.recordClicks([clicksOn('lnk_5', 'ab', {}, 'ws_5')], {
        keep: true,
        batch: { recorder: 'rec_5', number: 2, at },
      }),
    'links.findQuarantine': () => links.findQuarantine('', 'slug-5'),
    'links.listDays': () => links.listDays('ws_5', 'lnk_5', '2026-01-01', '2026-12-31'),
    'links.listClicks': () => links.listClicks('ws_5', 'lnk_5', { limit: 10 }),
    'links.saltOf': () => links.saltOf('2026-05-05', 's'.repeat(43)),
    'links.prune': () =>
      links.prune({
        clicksBefore: '2020-01-01T00:00:00Z',
        visitorsBefore: '2020-01-01',
        recordersBefore: '2020-01-01T00:00:00Z',
        quarantinesBefore: '2020-01-01T00:00:00Z',
      }),
    'links.delete': () => links.delete('ws_7', 'lnk_7'),
    'automation.createEndpoint': () =>
      automation.createEndpoint('ws_5', inbound('ain_new', 'f'), { most: 50 }),
    'automation.listEndpoints': () => automation.listEndpoints('ws_5'),
    'automation.findEndpoint': () => automation.findEndpoint('ws_5', 'ain_5'),
    'automation.findByToken': () => automation.findByToken(digest),
    'automation.changeEndpoint': () => automation.changeEndpoint('ws_5', 'ain_5', { rate: 1 }),
    'automation.rewriteSecrets': () =>
      automation.rewriteSecrets?.(() => null, { limit: 10, after: { workspaceId: 'ws_5', id: 'ain_5' } }),
    'automation.rotateToken': () => automation.rotateToken('ws_5', 'ain_5', tokenRotation('e')),
    'automation.publish': () =>
      automation.publish('ws_5', [published('evt_new', { source_id: 'new' })], {
        request: request('new', { expiresAt: later }),
        events: reported,
      }),
    'automation.publishWithin': () =>
      within(client =>
        automation.publishWithin?.(client, 'ws_5', [published('evt_within')], { events: reported }),
      ),
    'automation.findRegistryWithin': () => within(client => automation.findRegistryWithin?.(client, 'ws_5')),
    'automation.publish again': () =>
      automation.publish('ws_5', [published('evt_newer', { source_id: 'new' })], { events: reported }),
    'automation.publish of a key that came before': () =>
      automation.publish('ws_5', [published('evt_newest')], {
        request: request('new', { expiresAt: later }),
      }),
    'automation.findPublished': () => automation.findPublished('ws_5', request('new')),
    'automation.publish of nothing': () => automation.publish('ws_5', []),
    'automation.feed': () => automation.feed('ws_5', { limit: 10 }),
    'automation.feed of a type': () => automation.feed('ws_5', { limit: 10, after: 5_000, type: 'a.b' }),
    'automation.listEvents': () => automation.listEvents('ws_5', { limit: 10, after: 'evt_5005' }),
    'automation.listEvents of an endpoint': () =>
      automation.listEvents('ws_5', { limit: 10, endpointId: 'ain_5', state: 'published' }),
    'automation.listEvents of a type': () =>
      automation.listEvents('ws_5', { limit: 10, type: 'a.b', state: 'cancelled' }),
    'automation.findEvent': () => automation.findEvent('ws_5', 'evt_5'),
    'automation.cancel': () => automation.cancel('ws_14', 'evt_14'),
    'automation.registerType': () =>
      automation.registerType(
        'ws_5',
        { type: 'new', description: '', data_schema: null, data_example: null as never, at },
        { most: 10 },
      ),
    'automation.recordRefusals': () => automation.recordRefusals('ws_5', refused('ain_5')),
    'automation.findRefusals': () => automation.findRefusals('ws_5', 'ain_5'),
    'automation.countEvents': () =>
      automation.countEvents('ws_5', { endpointId: 'ain_5', since: '2026-01-01T00:00:00Z', until: at }),
    'automation.countEvents of a type': () =>
      automation.countEvents('ws_5', { type: 'a.5', since: '2026-01-01T00:00:00Z', until: at }),
    'automation.listTypes': () => automation.listTypes('ws_5'),
    'automation.removeType': () => automation.removeType('ws_5', 'a.5'),
    'automation.findSettings': () => automation.findSettings('ws_5'),
    'automation.changeSettings': () => automation.changeSettings('ws_5', { retention_days: 7 }),
    'automation.changeSettings to nothing': () => automation.changeSettings('ws_5', { retention_days: null }),
    'automation.prune': () => automation.prune({ retentionDays: 30 }),
    'automation.deleteEndpoint': () => automation.deleteEndpoint('ws_5', 'ain_new'),
    'limits.count': () => limits.count('somebody', 60, Date.parse(at)),
    'limits.giveBack': () => limits.giveBack('somebody', Date.parse(at)),
    'limits.reset': () => limits.reset('somebody'),
    health: () => repository.health(),
  };
  for (const [name, call] of Object.entries(calls)) {
    asked.length = 0;
    await call();
    const statements = asked.filter(({ text }) => /^\s*(select|update|delete|insert|with)/i.test(text));
    assert.ok(statements.length > 0, name);
    for (const { text, values } of statements) {
      const { rows } = await pool.query(`explain (format json) ${text}`, values);
      const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan);
      assert.deepEqual(
        nodes.filter(
          node =>
            node.startsWith('Seq Scan') &&
            !small.includes(node) &&
            !(name.startsWith('webhooks.countWaiting') && counted.includes(node)),
        ),
        [],
        `${name}: ${nodes.join(' > ')} ${text}`,
      );
    }
  }
  const methods = [
    keys,
    accounts,
    items,
    purchases,
    models,
    users,
    sessions,
    limits,
    webhooks,
    links,
    automation,
  ].flatMap(part => Object.keys(part));
  const called = new Set(Object.keys(calls).map(name => name.split(/[. ]/)[1]));
  assert.deepEqual(
    methods.filter(method => !called.has(method)),
    [],
    'every method is checked',
  );
});

test.run();
