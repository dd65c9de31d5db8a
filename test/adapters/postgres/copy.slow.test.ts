import assert from 'node:assert/strict';
import { toData } from '../../../mock-server/fixtures.ts';
import { type Progress, postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { collectionNames } from '../../../src/adapters/rules/collections/index.ts';
import { byText } from '../../../src/common/text/compare-texts.ts';
import type { DataFile } from '../../../src/generated/types.ts';
import { clicksOn } from '../../../src/testing/links/sample.ts';
import { digestLike, key, other, sample, session, shop } from '../../../src/testing/sample.ts';
import { fixtures, suiteOf } from '../../helper.ts';
import { freshRepository } from '../../postgres-server.ts';
import { wholeData } from '../whole-data.ts';
import { untilWaiting } from './held.ts';

const test = suiteOf('Import into PostgreSQL and export');

/** Sorts lists whose order has no meaning. */
function sorted(data: DataFile): DataFile {
  const each = <One>(collection: Record<string, One[]>, name: (one: One) => string) =>
    Object.fromEntries(Object.entries(collection).map(([id, list]) => [id, [...list].sort(byText(name))]));
  return {
    ...data,
    workspaces: [...data.workspaces].sort(byText(({ id }) => id)),
    keys: each(data.keys, ({ id }) => id),
    purchases: each(data.purchases, one => one.purchase_code),
    users: [...data.users].sort(byText(({ id }) => id)),
    memberships: [...data.memberships].sort(byText(one => `${one.workspace_id} ${one.user_id}`)),
    webhook_endpoints: each(data.webhook_endpoints, ({ id }) => id),
    automation_events: each(data.automation_events, ({ id }) => id),
    instances: each(data.instances, ({ id }) => id),
    messages: each(data.messages, ({ id }) => id),
    media: each(data.media, ({ id }) => id),
    channel_commands: each(data.channel_commands, ({ id }) => id),
    channel_events: each(data.channel_events, ({ id }) => id),
    sessions: [...data.sessions].sort(byText(({ digest }) => digest)),
  };
}

test('keep all data: money, times, the order of lists and members, URLs', async cleanup => {
  for (const data of [toData(fixtures), sample()]) {
    const { repository } = await freshRepository(cleanup);
    assert.equal(await repository.isEmpty(), true);
    await repository.import(data);
    assert.equal(await repository.isEmpty(), false);
    const back = await repository.export();
    assert.deepEqual(sorted(back), sorted(data));
    const text = (one: DataFile) => JSON.stringify([one.items, one.models, one.accounts]);
    assert.equal(text(back).length, text(data).length);
    for (const [workspaceId, items] of Object.entries(data.items))
      assert.ok(
        JSON.stringify(back.items[workspaceId]) === JSON.stringify(items),
        'the order of members is the same too',
      );
  }
});

test('give identical data after a second round, for every collection', async cleanup => {
  const { repository: first } = await freshRepository(cleanup);
  const { repository: second } = await freshRepository(cleanup);
  const data = wholeData();
  const { format: _, ...collected } = data;
  const added = Object.values(collected)
    .flatMap(one => (Array.isArray(one) ? [one] : Object.values(one)))
    .flat().length;
  assert.deepEqual(await first.import(data), { added, kept: 0 });
  const once = await first.export();
  assert.deepEqual(await first.import(once), { added: 0, kept: added });
  await second.import(once);
  assert.deepEqual(sorted(once), sorted(data));
  assert.equal(JSON.stringify(await second.export()), JSON.stringify(once));
  assert.deepEqual(Object.keys(once), ['format', ...collectionNames]);
});

test('leave out what deleted instances and webhooks have left, and find it again where they are imported again', async cleanup => {
  const { repository } = await freshRepository(cleanup);
  const data = wholeData();
  const [workspaceId = ''] = Object.keys(data.links);
  await repository.import(data);
  const before = await repository.export();
  await repository.messaging.deleteInstance(workspaceId, 'ins_whole');
  for (const { id } of data.webhook_endpoints[workspaceId] ?? [])
    await repository.webhooks.deleteEndpoint(workspaceId, id);
  const without = await repository.export();
  for (const name of ['messages', 'chats', 'contacts', 'chat_groups', 'channel_commands'] as const) {
    const all: readonly { readonly instance_id: string }[] = before[name][workspaceId] ?? [];
    const others: typeof all = all.filter(one => one.instance_id !== 'ins_whole');
    assert.notEqual(others.length, all.length, name);
    assert.deepEqual(without[name][workspaceId] ?? [], others, name);
  }
  assert.deepEqual(without.webhook_deliveries[workspaceId] ?? [], []);
  await repository.import(data);
  assert.deepEqual(await repository.export(), before);
  // Counts by hour are kept for two months.
  const now = '2026-02-02T06:06:06Z';
  while (await repository.webhooks.prune({ keepFor: null, now }));
  const none = '1999-01-01T00:00:00Z';
  await repository.messaging.prune({
    eventsBefore: null,
    commandsBefore: none,
    messagesBefore: none,
    mediaBefore: none,
  });
  assert.deepEqual(await repository.export(), before, 'nothing of them is pruned any more');
});

test('keep extreme values', async cleanup => {
  const { repository } = await freshRepository(cleanup);
  const data = sample();
  const [item] = data.items[shop] ?? [];
  const account = data.accounts.acc_shop;
  assert.ok(item && account);
  item.price = { regular: 0.07, extended: 90_071_992_547_409.91 };
  item.published_at = '9999-12-31T23:59:59.999Z';
  item.name = `"quoted" 'single' \\ 😀 {base_url}/ \u2028 ${'x'.repeat(10_000)}`;
  item.tags = ['', ',', '{}', 'NULL', '"', 'a b'].filter(tag => tag !== '');
  item.options = ['null', '\\N', '\t'];
  account.balance = -1234.56;
  account.profile.social_links = JSON.parse('{"__proto__": "https://a.example/", "x": "https://b.example/"}');
  await repository.import(data);
  assert.deepEqual(sorted(await repository.export()), sorted(data));
  assert.deepEqual((await repository.items.list(shop, { tag: 'NULL' })).items[0], item);
});

test('can be repeated, and do not change existing records', async cleanup => {
  const { repository } = await freshRepository(cleanup);
  // A data file has a revision, which a database does not need.
  const first = await repository.import({ ...sample(), revision: '0123456789abcdef' });
  assert.equal(first.kept, 0);
  await repository.keys.revoke(shop, 'key_live', '2026-05-05T05:05:05Z');
  assert.deepEqual(await repository.import(sample()), { added: 0, kept: first.added });
  assert.equal((await repository.keys.find(shop, 'key_live'))?.revoked_at, '2026-05-05T05:05:05Z');
  const more = sample();
  more.sessions.push(session('3', 'ann'));
  assert.deepEqual(await repository.import(more), { added: 1, kept: first.added });
});

test('add no second digest to an existing key, and no key with an existing digest', async cleanup => {
  const { repository } = await freshRepository(cleanup);
  await repository.import(sample());
  const otherSecret = sample();
  otherSecret.keys = { [shop]: [key('key_live', 'f')] };
  await repository.import(otherSecret);
  assert.equal(await repository.keys.findByDigest(digestLike('f')), null);
  const taken = sample();
  taken.keys = { [other]: [key('key_thief', 'a')] };
  await assert.rejects(repository.import(taken), {
    name: 'InvalidDataError',
    message: /conflicts with the stored data.*key_digests/,
  });
  assert.equal(await repository.keys.find(other, 'key_thief'), null);
  assert.equal((await repository.keys.findByDigest(digestLike('a')))?.workspaceId, shop);
});

test('refuse invalid data with its position, without any change', async cleanup => {
  const { repository } = await freshRepository(cleanup);
  const spoil = (change: (data: DataFile) => void) => {
    const data = sample();
    change(data);
    return data;
  };
  for (const [data, pointer] of [
    [spoil(({ workspaces }) => Object.assign(workspaces[0] ?? {}, { name: 'a\0b' })), '/workspaces/0/name'],
    [spoil(({ users }) => Object.assign(users[0] ?? {}, { name: '\ud800' })), '/users/0/name'],
    [spoil(({ users }) => Object.assign(users[0] ?? {}, { name: 1 })), '/users/0/name'],
    [
      spoil(({ memberships }) => Object.assign(memberships[0] ?? {}, { user_id: 'nobody' })),
      '/memberships/0/user_id',
    ],
  ] as const)
    await assert.rejects(repository.import(data), { name: 'InvalidDataError', pointer });
  assert.equal(await repository.isEmpty(), true);
});

test('report progress, and can replace all data', async cleanup => {
  const { repository } = await freshRepository(cleanup);
  const data = sample();
  const [item] = data.items[shop] ?? [];
  assert.ok(item);
  data.items[shop] = Array.from({ length: 2_500 }, (_, index) => ({ ...item, id: index + 1 }));
  const reported: Progress[] = [];
  await repository.import(data, { onProgress: progress => reported.push(progress) });
  assert.deepEqual(
    reported.filter(({ table }) => table === 'items').map(({ done, total }) => [done, total]),
    [
      [1_000, 2_501],
      [2_000, 2_501],
      [2_501, 2_501],
    ],
  );
  await repository.limits.count('ann', 60, 0);
  await repository.import(sample(), { empty: true });
  assert.deepEqual(sorted(await repository.export()), sorted(sample()));
  await assert.rejects(repository.import(sample(), { emtpy: true } as never), {
    name: 'TypeError',
    message: 'import has no option emtpy: did you mean empty?',
  });
});

test('gather the statistics of tables that have grown by a thousand records, and of no others', async cleanup => {
  const { repository, pool, schema } = await freshRepository(cleanup);
  const analyzed = async () => {
    const text = 'select distinct tablename from pg_stats where schemaname = $1 and tablename in ($2, $3)';
    const { rows } = await pool.query(text, [schema, 'items', 'purchases']);
    return rows.map(({ tablename }) => tablename);
  };
  const data = sample();
  const [item] = data.items[shop] ?? [];
  assert.ok(item);
  await repository.import(data);
  data.items[shop]?.push(...Array.from({ length: 999 }, (_, index) => ({ ...item, id: 10_001 + index })));
  await repository.import(data);
  assert.deepEqual(await analyzed(), []);
  data.items[shop]?.push(...Array.from({ length: 1_000 }, (_, index) => ({ ...item, id: 20_001 + index })));
  await repository.import(data);
  assert.deepEqual(await analyzed(), ['items']);
});

test('replace the placeholder in URLs with the URL of the server', async cleanup => {
  const { repository: plain, pool, schema } = await freshRepository(cleanup);
  await plain.import(toData(fixtures));
  const { items, accounts, purchases } = await postgresRepository({
    pool,
    schema,
    baseUrl: 'https://shop.example',
  });
  const text = JSON.stringify([
    await items.list('ws_studio', {}),
    await accounts.findByWorkspace('ws_studio'),
  ]);
  assert.ok(text.includes('"https://shop.example/media/'));
  assert.doesNotMatch(text, /base_url/);
  const { purchase_code: code = '' } = fixtures.purchases.ws_studio?.[0] ?? {};
  assert.doesNotMatch(JSON.stringify(await purchases.findByCode('ws_studio', code)), /base_url/);
});

test('refuse to add keys of one mode to a stored workspace of the other, and change the mode if all data is replaced', async cleanup => {
  const { repository } = await freshRepository(cleanup);
  await repository.import(sample());
  const data = sample();
  Object.assign(data.workspaces[1] ?? {}, { mode: 'test' });
  data.keys[other] = [{ ...key('key_test', 'e'), prefix: 'mk_test_abcd' }];
  await assert.rejects(repository.import(data), {
    message: 'the data: /workspaces changes the mode of the stored workspace ws_other',
  });
  assert.deepEqual(sorted(await repository.export()), sorted(sample()));
  await repository.import(data, { empty: true });
  assert.deepEqual(sorted(await repository.export()), sorted(data));
  // The mode that a workspace has without one.
  Object.assign(data.workspaces[0] ?? {}, { mode: 'live' });
  assert.equal((await repository.import(data)).added, 0);
});

test('wait for what others are writing before they replace all data, and remove it too', async cleanup => {
  const { repository, pool, schema } = await freshRepository(cleanup);
  const data = sample();
  await repository.import(data);
  const other = await pool.connect();
  cleanup(() => other.release(true));
  await other.query('begin');
  await other.query(`insert into ${schema}.link_days (workspace_id, link_id, day, clicks, unique_clicks, bots, referrers, countries, devices)
    values ('${shop}', '', '2026-01-01', 1, 1, 0, '{}', '{}', '{}')`);
  await other.query(`select 1 from ${schema}.workspaces where id = '${shop}' for key share`);
  const importing = repository.import(data, { empty: true });
  await Promise.race([untilWaiting(pool, schema), importing]);
  await other.query('commit');
  await importing;
  assert.deepEqual(sorted(await repository.export()), sorted(data));
});

test('let a writer go first that has a table of theirs and wants another one', async cleanup => {
  // PostgreSQL would end one of them only after this time.
  const { repository, pool, schema } = await freshRepository(cleanup, {
    options: '-c deadlock_timeout=10min',
  });
  await repository.import(sample());
  const writer = await pool.connect();
  cleanup(() => writer.release(true));
  await writer.query(
    `begin; set local lock_timeout = '20s'; lock table ${schema}.workspaces in row exclusive mode`,
  );
  const replacing = repository.replace(data => ({ ...data, models: {} }));
  await Promise.race([untilWaiting(pool, schema), replacing]);
  await writer.query(`lock table ${schema}.limits in row exclusive mode; commit`);
  await replacing;
  assert.deepEqual((await repository.export()).models, {});
});

test('replace existing data while others write', async cleanup => {
  const { repository } = await freshRepository(cleanup);
  const data = toData(fixtures);
  await repository.import(data);
  const click = clicksOn('lnk_demo_spring', 'ab', {}, 'ws_studio');
  // Records that are added during the import may be deleted with their workspace.
  const follow = async () => {
    await Promise.resolve(repository.links.recordClicks([click], { keep: true })).catch(() => {});
  };
  for (let round = 0; round < 3; round += 1)
    await Promise.all([follow(), follow(), repository.import(data, { empty: true }), follow(), follow()]);
  assert.equal((await repository.export()).links.ws_studio?.length, data.links.ws_studio?.length);
});

test.run();
