/** Rows that a host or a tool has locked: only what needs them waits. */
import assert from 'node:assert/strict';
import type pg from 'pg';
import { type PostgresRepository, postgresRepository } from '../../../src/adapters/postgres/index.ts';
import type { Settlement, WebhookJob } from '../../../src/repository/index.ts';
import { published } from '../../../src/testing/automation/sample.ts';
import { clicksOn, link } from '../../../src/testing/links/sample.ts';
import { instance, later, message, ok, received, sent } from '../../../src/testing/messaging/sample.ts';
import { of as callOf, request } from '../../../src/testing/requests/requests.ts';
import { endpoint, event, other, sample, shop } from '../../../src/testing/sample.ts';
import { attempt } from '../../../src/testing/webhooks/jobs.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { inspectedRepository } from '../../postgres-server.ts';
import { around } from './around.ts';
import { clientOf } from './transactions/service.ts';

const test = suiteOf('A locked row', { isLong: true });

const type = 'order.paid';
const old = '2020-01-01T00:00:00Z';
const claim = { token: 'one', leaseFor: 60_000, limit: 100, perEndpoint: 100 };
const eventsOf = (jobs: readonly WebhookJob[]) => jobs.map(({ delivery }) => delivery.event_id).sort();

const succeeded = ({ workspaceId, delivery, endpoint: { id } }: WebhookJob): Settlement => ({
  workspaceId,
  deliveryId: delivery.id,
  endpointId: id,
  attempt: attempt(204),
  state: 'succeeded',
  retryAfter: null,
  events: [],
});
const failed = (job: WebhookJob): Settlement => ({
  ...succeeded(job),
  attempt: attempt(500),
  state: 'pending',
  retryAfter: 1_000,
});

/** Two workspaces, each with an ordered webhook and another one. A statement that waits fails instead of hanging. */
async function host(cleanup: Cleanup) {
  const { pool, schema, repository } = await inspectedRepository(cleanup, { query_timeout: 5_000 });
  await repository.import({ ...sample(), webhook_endpoints: {} });
  for (const workspaceId of [shop, other])
    for (const ordered of [true, false]) {
      const one = endpoint(`ep_${workspaceId}_${ordered ? 'line' : 'all'}`, [type]);
      await repository.webhooks.createEndpoint(workspaceId, { ...one, ...(ordered && { ordered }) });
    }
  const client = await clientOf(cleanup, pool);
  const publish = async (id: string) => {
    for (const workspaceId of [shop, other])
      await repository.webhooks.publish(workspaceId, [event(`${id}_${workspaceId}`, type)]);
  };
  return { pool, schema, repository, client, publish };
}

const locks = {
  'a delivery': (schema: string) => `${schema}.webhook_deliveries`,
  'a lane': (schema: string) => `${schema}.webhook_lanes`,
  'a wake-up row': (schema: string) => `${schema}.webhook_wake_ups`,
};

for (const [what, tableIn] of Object.entries(locks))
  test(`that is ${what} of one workspace delays no other workspace, and is taken once it is free`, async cleanup => {
    const { schema, repository, client, publish } = await host(cleanup);
    const { webhooks } = repository;
    // A lane comes to be with the first claim.
    await publish('msg_0');
    const first = await webhooks.claim(claim);
    assert.equal(first.length, 4);
    await webhooks.settle('one', first.map(succeeded));
    await publish('msg_1');
    await client.query('begin');
    await client.query(`select 1 from ${tableIn(schema)} where workspace_id = $1 for update`, [shop]);
    const whileLocked = [...(await webhooks.claim(claim)), ...(await webhooks.claim(claim))];
    await publish('msg_2');
    whileLocked.push(...(await webhooks.claim(claim)));
    const others = whileLocked.filter(({ workspaceId }) => workspaceId === other);
    assert.deepEqual(eventsOf(others), [`msg_1_${other}`, `msg_1_${other}`, `msg_2_${other}`]);
    await client.query('rollback');
    // The lease of what was claimed meanwhile has ended by then.
    const now = new Date(Date.now() + 3_600_000).toISOString();
    const jobs = [...(await webhooks.claim({ ...claim, token: 'two', now }))];
    const own = jobs.filter(({ workspaceId }) => workspaceId === shop);
    assert.deepEqual(eventsOf(own), [`msg_1_${shop}`, `msg_1_${shop}`, `msg_2_${shop}`]);
  });

const lockedForOutcomes = {
  'a delivery': ['webhook_deliveries', succeeded],
  'the count of an hour': ['delivery_hours', succeeded],
  'a webhook with a failed attempt': ['webhook_endpoints', failed],
} as const;

for (const [what, [table, outcomeOf]] of Object.entries(lockedForOutcomes))
  test(`that is ${what} delays no outcome of other workspaces, and its outcomes can be stored once it is free`, async cleanup => {
    const { schema, repository, client, publish } = await host(cleanup);
    const { webhooks } = repository;
    const store = async (token: string, settlements: readonly Settlement[]) => {
      const locked: Settlement[] = [];
      const stored = await webhooks.settle(token, settlements, { passOver: some => locked.push(...some) });
      const workspacesOf = (all: readonly Settlement[]) => all.map(({ workspaceId }) => workspaceId);
      return {
        stored: workspacesOf(stored.map(({ settlement }) => settlement)),
        passedOver: workspacesOf(locked),
        locked,
      };
    };
    await publish('msg_0');
    assert.equal((await store('one', (await webhooks.claim(claim)).map(succeeded))).stored.length, 4);
    await publish('msg_1');
    const jobs = await webhooks.claim(claim);
    assert.equal(jobs.length, 4);
    await client.query('begin');
    await client.query(`select 1 from ${schema}.${table} where workspace_id = $1 for update`, [shop]);
    // The second time, it is known that rows are locked.
    const { locked, ...first } = await store(
      'one',
      jobs.filter(({ endpoint: { ordered } }) => ordered).map(outcomeOf),
    );
    assert.deepEqual(first, { stored: [other], passedOver: [shop] });
    const second = await store('one', jobs.filter(({ endpoint: { ordered } }) => !ordered).map(outcomeOf));
    assert.deepEqual([second.stored, second.passedOver], [[other], [shop]]);
    await client.query('rollback');
    const last = await store('one', [...locked, ...second.locked]);
    assert.deepEqual([last.stored, last.passedOver], [[shop, shop], []]);
  });

test('that is a leased delivery delays no renewal and no release of others, and both work once it is free', async cleanup => {
  const { schema, repository, client, publish } = await host(cleanup);
  const { webhooks } = repository;
  await publish('msg_1');
  const jobs = await webhooks.claim(claim);
  const renewed = async () =>
    (await webhooks.renew?.('one', jobs, { leaseFor: 60_000 }))?.map(({ workspaceId }) => workspaceId).sort();
  const leased = async () =>
    eventsOf(await webhooks.claim({ ...claim, token: 'two' })).map(id => id.replace('msg_1_', ''));
  await client.query('begin');
  await client.query(`select 1 from ${schema}.webhook_deliveries where workspace_id = $1 for update`, [shop]);
  for (const _ of ['while it is found', 'while it is known'])
    assert.deepEqual(await renewed(), [other, other]);
  await webhooks.release('one', jobs);
  assert.deepEqual(await leased(), [other, other]);
  assert.equal(await webhooks.releaseEnded?.(token => ['one', 'two'].includes(token)), 2);
  assert.deepEqual(await leased(), [other, other]);
  await client.query('rollback');
  assert.deepEqual(await renewed(), [shop, shop]);
  await webhooks.release('one', jobs);
  assert.deepEqual(await leased(), [shop, shop]);
});

test('that is an instance delays no renewal and no release of others, and both work once it is free', async cleanup => {
  const { schema, repository, client } = await host(cleanup);
  const { messaging } = repository;
  for (const workspaceId of [shop, other]) await messaging.createInstance(workspaceId, instance('ins_1'));
  const claimed = async () => messaging.claimInstances({ leaseFor: 60_000, limit: 10 });
  const holdings = (await claimed()).map(({ workspaceId, instance: { id, generation } }) => ({
    workspaceId,
    instanceId: id,
    generation,
  }));
  assert.equal(holdings.length, 2);
  const workspacesOf = (held: readonly { workspaceId: string }[]) =>
    held.map(({ workspaceId }) => workspaceId).sort();
  const renewed = async () => workspacesOf(await messaging.renewInstances(holdings, { leaseFor: 60_000 }));
  await client.query('begin');
  await client.query(`select 1 from ${schema}.instances where workspace_id = $1 for update`, [shop]);
  assert.deepEqual(await renewed(), [other]);
  await messaging.releaseInstances(holdings);
  assert.deepEqual(workspacesOf(await claimed()), [other]);
  await client.query('rollback');
  assert.deepEqual(await renewed(), [shop]);
  await messaging.releaseInstances(holdings);
  assert.deepEqual(workspacesOf(await claimed()), [shop]);
});

for (const table of ['links', 'link_days'])
  test(`of ${table} delays no clicks of other workspaces, which are told apart, and its clicks count once it is free`, async cleanup => {
    const { pool, schema, repository, client } = await host(cleanup);
    const { links } = repository;
    const entry = (workspaceId: string) => clicksOn('lnk_1', 'a', {}, workspaceId);
    for (const workspaceId of [shop, other])
      await links.create(workspaceId, [link('lnk_1', { slug: workspaceId })]);
    const counts = async () => {
      const { rows } = await pool.query(`select workspace_id, clicks::int from ${schema}.links order by 1`);
      return Object.fromEntries(rows.map(row => [row.workspace_id, row.clicks]));
    };
    let number = 0;
    const record = async () => {
      const locked: string[] = [];
      number += 1;
      const batch = { recorder: 'rec_1', number, at: old };
      const passOver = (some: readonly { workspaceId: string }[]) =>
        void locked.splice(0, locked.length, ...some.map(({ workspaceId }) => workspaceId));
      await links.recordClicks([shop, other].map(entry), { keep: false, batch, passOver });
      return locked;
    };
    assert.deepEqual(await record(), []);
    await client.query('begin');
    await client.query(`select 1 from ${schema}.${table} where workspace_id = $1 for update`, [shop]);
    assert.deepEqual([await record(), await record()], [[shop], [shop]]);
    assert.deepEqual(await counts(), { [shop]: 1, [other]: 3 });
    await client.query('rollback');
    assert.deepEqual(await record(), []);
    assert.deepEqual(await counts(), { [shop]: 2, [other]: 4 });
  });

test('that is a count of requests delays the requests of its workspace only', async cleanup => {
  const { schema, repository, client } = await host(cleanup);
  const { requests } = repository;
  const listed = async (workspaceId: string) =>
    (await requests.list(workspaceId, { limit: 9 })).requests.map(({ id }) => id);
  await requests.record([callOf(shop, request('a'))]);
  await client.query('begin');
  await client.query(`select 1 from ${schema}.usage_hours where workspace_id = $1 for update`, [shop]);
  const recorded = requests.record([callOf(shop, request('b')), callOf(other, request('c'))]);
  for (let looks = 0; looks < 1_000 && (await listed(other)).length === 0; looks += 1);
  assert.deepEqual([await listed(other), await listed(shop)], [['c'], ['a']]);
  const left: string[] = [];
  await requests.record(
    [callOf(shop, request('d')), callOf(shop, request('e')), callOf(other, request('f'))],
    {
      passOver: some => void left.push(...some.map(({ workspaceId }) => workspaceId)),
    },
  );
  assert.deepEqual(
    [left, await listed(other)],
    [
      [shop, shop],
      ['f', 'c'],
    ],
  );
  await client.query('rollback');
  await recorded;
  assert.deepEqual(await listed(shop), ['b', 'a']);
});

test('that is an old delivery, or its event, delays no pruning of others, and is pruned once it is free', async cleanup => {
  const { pool, schema, repository, client, publish } = await host(cleanup);
  const { webhooks } = repository;
  await publish('msg_0');
  await pool.query(`update ${schema}.webhook_deliveries set state = 'succeeded', next_attempt_at = null`);
  const prune = async () => {
    await webhooks.prune({ keepFor: 0, now: '2999-01-01T00:00:00Z' });
    const { rows } = await pool.query(`select distinct workspace_id from ${schema}.webhook_events`);
    return rows.map(({ workspace_id }) => workspace_id);
  };
  await client.query('begin');
  await client.query(`select 1 from ${schema}.webhook_deliveries where workspace_id = $1 for update`, [shop]);
  await client.query(`select 1 from ${schema}.webhook_events where workspace_id = $1 for update`, [shop]);
  assert.deepEqual(await prune(), [shop]);
  await client.query('rollback');
  assert.deepEqual(await prune(), []);
});

test('that is a delivery or an event stays with what belongs to it, also after its endpoint was deleted, until it is free', async cleanup => {
  const { pool, schema, repository, client } = await host(cleanup);
  const { webhooks } = repository;
  const left = async () => {
    const count = (table: string) => `(select count(*)::int from ${schema}.${table})`;
    const tables = ['webhook_deliveries', 'webhook_events', 'webhook_deletions'];
    const { rows } = await pool.query(
      `select ${tables.map(table => `${count(table)} as ${table}`).join(', ')}`,
    );
    return tables.map(table => rows[0][table]);
  };
  const prune = async () => {
    while (await webhooks.prune({ keepFor: null }));
    return left();
  };
  for (const workspaceId of [shop, other]) {
    await webhooks.publish(workspaceId, [event(`msg_${workspaceId}`, type)]);
    for (const { id } of await webhooks.listEndpoints(workspaceId))
      await webhooks.deleteEndpoint(workspaceId, id);
  }
  for (const table of ['webhook_deliveries', 'webhook_events']) {
    // The deletion is a day old, so it ends with its last delivery.
    await pool.query(
      `update ${schema}.webhook_deletions set deleted_at = now() - interval '2 days', look_at = now()`,
    );
    await client.query('begin');
    await client.query(`select 1 from ${schema}.${table} where workspace_id = $1 for update`, [shop]);
    assert.deepEqual(await prune(), [2, 1, 2], table);
    await client.query('rollback');
  }
  await pool.query(`update ${schema}.webhook_deletions set look_at = now()`);
  assert.deepEqual(await prune(), [0, 0, 0]);
});

test('that is the lane of a deleted endpoint delays no pruning of others, and is removed once it is free', async cleanup => {
  const { pool, schema, repository, client, publish } = await host(cleanup);
  const { webhooks } = repository;
  await publish('msg_0');
  // A lane comes to be with the first claim.
  await webhooks.settle('one', (await webhooks.claim(claim)).map(succeeded));
  for (const workspaceId of [shop, other])
    for (const { id } of await webhooks.listEndpoints(workspaceId))
      await webhooks.deleteEndpoint(workspaceId, id);
  const lanes = async () => {
    await pool.query(
      `update ${schema}.webhook_deletions set deleted_at = now() - interval '2 days', look_at = now()`,
    );
    while (await webhooks.prune({ keepFor: null }));
    const { rows } = await pool.query(`select distinct workspace_id from ${schema}.webhook_lanes`);
    return rows.map(({ workspace_id }) => workspace_id);
  };
  await client.query('begin');
  await client.query(`select 1 from ${schema}.webhook_lanes where workspace_id = $1 for update`, [shop]);
  assert.deepEqual(await lanes(), [shop]);
  await client.query('rollback');
  assert.deepEqual(await lanes(), []);
});

/** Stores `count` old deliveries, or old events of automation, of a workspace. */
const storeOldDeliveries = async (pool: pg.Pool, schema: string, workspaceId: string, count: number) => {
  await pool.query(
    `insert into ${schema}.webhook_events (workspace_id, id, type, created_at, payload)
    select $1, 'msg_' || n, '${type}', '${old}', '{}' from generate_series(1, $2::int) n`,
    [workspaceId, count],
  );
  await pool.query(
    `insert into ${schema}.webhook_deliveries (workspace_id, id, endpoint_id, event_id, event_type, state, created_at, attempts)
    select $1, 'dlv_' || n, $3, 'msg_' || n, '${type}', 'succeeded', '${old}', '[]' from generate_series(1, $2::int) n`,
    [workspaceId, count, `ep_${workspaceId}_all`],
  );
};
const storeOldEvents = async ({ pool, schema, repository }: Stored, workspaceId: string, count: number) => {
  await repository.automation.publish(workspaceId, [published('evt_1', { received_at: old })]);
  await pool.query(
    `insert into ${schema}.automation_events select (json_populate_record(e, json_build_object('id', 'evt_' || n))).*
    from ${schema}.automation_events e, generate_series(2, $2::int) n where e.workspace_id = $1`,
    [workspaceId, count],
  );
};
const storeOldMessages = async ({ pool, schema, repository }: Stored, workspaceId: string, count: number) => {
  const id = `ins_${workspaceId}`;
  await repository.messaging.createInstance(workspaceId, instance(id));
  const first = received('msg_1', { instance_id: id, created_at: old });
  await repository.messaging.addMessages(workspaceId, id, [first]);
  await pool.query(
    `insert into ${schema}.messages
    select (json_populate_record(m, json_build_object('id', 'msg_' || n, 'sequence', n, 'external_id', null))).*
    from ${schema}.messages m, generate_series(2, $2::int) n where m.workspace_id = $1`,
    [workspaceId, count],
  );
};

type Stored = Pick<Awaited<ReturnType<typeof host>>, 'pool' | 'schema' | 'repository'>;

const full = {
  webhook_deliveries: {
    count: 500,
    store: ({ pool, schema }: Stored, workspaceId: string, count: number) =>
      storeOldDeliveries(pool, schema, workspaceId, count),
    prune: ({ repository }: Stored) => repository.webhooks.prune({ keepFor: 1_000 }),
    locks: ['webhook_deliveries', 'webhook_events'],
  },
  automation_events: {
    count: 1_000,
    store: storeOldEvents,
    prune: ({ repository }: Stored) => repository.automation.prune({ retentionDays: 30 }),
    locks: ['automation_events', 'automation_numbers'],
  },
  messages: {
    count: 500,
    store: storeOldMessages,
    prune: async ({ repository }: Stored) => {
      const until = { eventsBefore: null, commandsBefore: old, messagesBefore: later, mediaBefore: old };
      return (await repository.messaging.prune(until)).hasMore;
    },
    locks: ['messages', 'chats'],
  },
  surplus: {
    table: 'messages',
    count: 500,
    store: storeOldMessages,
    prune: async ({ repository }: Stored) => {
      const until = { eventsBefore: null, commandsBefore: old, messagesBefore: null, mediaBefore: old };
      return (await repository.messaging.prune({ ...until, keep: 0 })).hasMore;
    },
    locks: ['messages', 'chats'],
  },
  'rows of deleted instances': {
    table: 'messages',
    count: 500,
    store: async (stored: Stored, workspaceId: string, count: number) => {
      await storeOldMessages(stored, workspaceId, count);
      await stored.repository.messaging.deleteInstance(workspaceId, `ins_${workspaceId}`);
      await stored.pool.query(
        `update ${stored.schema}.instance_deletions set deleted_at = now() - interval '2 days'`,
      );
    },
    prune: async ({ repository }: Stored) => {
      const until = { eventsBefore: null, commandsBefore: old, messagesBefore: null, mediaBefore: old };
      return (await repository.messaging.prune(until)).hasMore;
    },
    later: (schema: string) => `update ${schema}.instance_deletions set look_at = now()`,
    locks: ['messages', 'instance_deletions'],
  },
};

for (const [name, { count, store, prune, locks: tables, ...more }] of Object.entries(full))
  for (const table of tables)
    test(`of ${table} delays no pruning of ${name} in other workspaces, also where ${count} are locked, and they are pruned once they are free`, async cleanup => {
      const stored = await host(cleanup);
      const { pool, schema, client } = stored;
      // The first workspace in the order of the pruning is the one with locked rows.
      const [locked, free] = [shop, other].sort();
      await store(stored, locked as string, count);
      await store(stored, free as string, 1);
      const left = async () => {
        for (let calls = 0; calls < 20 && (await prune(stored)); calls += 1);
        const { rows } = await pool.query(
          `select workspace_id, count(*)::int as count from ${schema}.${'table' in more ? more.table : name} group by 1`,
        );
        return rows.map(row => [row.workspace_id, row.count]);
      };
      if (table === 'automation_numbers')
        await pool.query(`insert into ${schema}.${table} values ($1, 'sequence', 0)`, [locked]);
      await client.query('begin');
      await client.query(`select 1 from ${schema}.${table} where workspace_id = $1 for update`, [locked]);
      assert.deepEqual(await left(), [[locked, count]]);
      // Now it is known that rows are locked.
      assert.deepEqual(await left(), [[locked, count]]);
      await client.query('rollback');
      if ('later' in more) await pool.query(more.later(schema));
      assert.deepEqual(await left(), []);
    });

test('of a delivery that gets young while it is pruned keeps it', async cleanup => {
  const { pool, schema } = await host(cleanup);
  await storeOldDeliveries(pool, schema, shop, 2);
  // Between finding and removing, it is sent again.
  const young = `update ${schema}.webhook_deliveries set attempts = jsonb_build_array(jsonb_build_object('at', now()))
    where id = 'dlv_1'`;
  const changing = around(pool, async (statement, run) => {
    if (/^delete from \S+webhook_deliveries/.test(statement.text)) await run({ text: young, values: [] });
    return run(statement);
  });
  const { webhooks } = await postgresRepository({ pool: changing, schema, migrate: false });
  while (await webhooks.prune({ keepFor: 1_000 }));
  const { rows } = await pool.query(`select d.id, e.id as event from ${schema}.webhook_deliveries d
    join ${schema}.webhook_events e on e.id = d.event_id`);
  assert.deepEqual(rows, [{ id: 'dlv_1', event: 'msg_1' }]);
});

test('that is an event which SQL has published delays no event of other workspaces, and is taken once it is free', async cleanup => {
  const { pool, schema, repository, client } = await host(cleanup);
  const taken = async () => {
    const ids: string[] = [];
    const eventFrom = ({ id, type: of }: { id: string; type: string }) => ({
      event: { ...event(id, of), id },
    });
    await repository.webhooks.takeSqlEvents?.(eventFrom, { types: [type], knownFor: 60_000 });
    for (const { id } of (await pool.query(`select id from ${schema}.webhook_events order by id`)).rows)
      ids.push(id);
    return ids;
  };
  for (const workspaceId of [shop, other])
    await pool.query(`select ${schema}.publish_event($1, $2, '{}', $3)`, [
      workspaceId,
      type,
      `sql_${workspaceId}`,
    ]);
  await client.query('begin');
  await client.query(`select 1 from ${schema}.published_events where workspace_id = $1 for update`, [shop]);
  assert.deepEqual(await taken(), [`sql_${other}`]);
  await client.query('rollback');
  assert.deepEqual(await taken(), [`sql_${other}`, `sql_${shop}`].sort());
});

test('that is an event of a transaction which is open delays only what publishes the same id', async cleanup => {
  const { repository, client } = await host(cleanup);
  const { automation } = repository;
  await client.query('begin');
  await automation.publishWithin?.(client, shop, [published('evt_open')]);
  const ids = Array.from({ length: 40 }, (_, index) => `evt_${index}`);
  // One that shares its statement with nobody waits for the transaction, and others do not wait for it.
  const alone = Promise.resolve(automation.publish(shop, [published('evt_open')]));
  const before = ids.slice(0, 20).map(id => automation.publish(shop, [published(id)]));
  let isAnswered = false;
  const same = Promise.resolve(automation.publish(shop, [published('evt_open')])).finally(() => {
    isAnswered = true;
  });
  const after = ids.slice(20).map(id => automation.publish(shop, [published(id)]));
  await Promise.all([...before, ...after]);
  assert.equal((await automation.publish(shop, [published('evt_last')])).constructor, Object);
  assert.equal(isAnswered, false);
  await client.query('commit');
  for (const one of [alone, same])
    assert.deepEqual(await one, { events: [published('evt_open')], isNew: false });
});

/** Whether promises have ended. */
function watched<Result>(all: readonly Promise<Result>[]) {
  let ended = 0;
  const results = all.map(one =>
    one.finally(() => {
      ended += 1;
    }),
  );
  // A test that fails meanwhile does not wait for them.
  for (const one of results) one.catch(() => {});
  return { results, ended: () => ended };
}

test('that is a chat or a message delays no messages and outcomes of other chats of the instance, and its own are stored once it is free', async cleanup => {
  const { schema, repository, client } = await host(cleanup);
  const { messaging } = repository;
  await messaging.createInstance(shop, instance('ins_1'));
  const [holding] = await messaging.claimInstances({ leaseFor: 60_000, limit: 1 });
  const generation = holding?.instance.generation ?? 0;
  const add = async (id: string, chat: string) =>
    messaging.addMessages(shop, 'ins_1', [message(id, { chat })]);
  const settle = async (id: string) =>
    messaging.settleMessage(shop, 'ins_1', id, sent(`on_${id}`), { generation, events: () => [] });
  await add('msg_0', '+4900');
  await client.query('begin');
  await client.query(`select 1 from ${schema}.chats where address = '+4900' for update`);
  const chats = Array.from({ length: 20 }, (_, index) => `+49${index + 10}`);
  // The first is stored alone, and the others share a statement with one that waits.
  const waiting = watched([add('msg_first', '+4900'), add('msg_same', '+4900')]);
  await Promise.all(chats.map(chat => add(`msg_${chat.slice(1)}`, chat)));
  assert.equal(waiting.ended(), 0);
  await client.query('rollback');
  for (const stored of await Promise.all(waiting.results)) assert.equal(ok(stored).length, 1);

  const taken = ok(await messaging.takeMessages(shop, 'ins_1', { generation, limit: 100 }));
  assert.equal(taken.length, chats.length + 1);
  await client.query('begin');
  await client.query(`select 1 from ${schema}.messages where id = 'msg_0' for update`);
  const outcome = watched([settle('msg_0')]);
  const states = await Promise.all(chats.map(async chat => ok(await settle(`msg_${chat.slice(1)}`)).state));
  assert.deepEqual([...new Set(states)], ['sent']);
  assert.equal(outcome.ended(), 0);
  // Who holds the instance can renew it meanwhile.
  const held = [{ workspaceId: shop, instanceId: 'ins_1', generation }];
  assert.equal((await messaging.renewInstances(held, { leaseFor: 60_000 })).length, 1);
  await client.query('rollback');
  assert.equal(ok(await (outcome.results[0] as ReturnType<typeof settle>)).state, 'sent');
});

/** The feeds, each with what stores an event in it, and what reads it on. */
const feeds = {
  automation_events: ({ automation }: PostgresRepository) => ({
    numbers: 'automation_numbers',
    store: async (id: string) => void (await automation.publish(shop, [published(id)])),
    read: (after: number) => automation.feed(shop, { after, limit: 10 }),
  }),
  channel_events: ({ messaging }: PostgresRepository) => ({
    numbers: 'messaging_numbers',
    store: async (id: string) =>
      void ok(
        await messaging.changeInstance(
          shop,
          'ins_1',
          {},
          { events: () => [{ ...event(id, 'message.received'), about: { instance: ['ins_1'] } }] },
        ),
      ),
    read: (after: number) => messaging.feed(shop, { after, limit: 10 }),
  }),
};

for (const [table, feedOf] of Object.entries(feeds))
  test(`of ${table} is passed over by readers of the feed, who get it later and miss nothing`, async cleanup => {
    const { schema, repository, client } = await host(cleanup);
    await repository.messaging.createInstance(shop, instance('ins_1'));
    const { numbers, store, read } = feedOf(repository);
    const page = async (after: number) => {
      const { events, last, hasMore } = await read(after);
      return [events.map(({ id, sequence }) => `${id} ${sequence}`), last, hasMore];
    };
    await store('evt_1');
    assert.deepEqual(await page(0), [['evt_1 1'], 1, false]);
    await store('evt_2');
    await client.query('begin');
    await client.query(`select 1 from ${schema}.${table} where id = 'evt_2' for update`);
    assert.deepEqual(await page(1), [[], 1, false]);
    await store('evt_3');
    assert.deepEqual(await page(1), [['evt_3 2'], 2, false]);
    await client.query('rollback');
    assert.deepEqual(await page(2), [['evt_2 3'], 3, false]);
    await store('evt_4');
    await client.query('begin');
    await client.query(`select 1 from ${schema}.${numbers} where workspace_id = $1 for update`, [shop]);
    assert.deepEqual(await page(2), [['evt_2 3'], 3, false]);
    await client.query('rollback');
    assert.deepEqual(await page(3), [['evt_4 4'], 4, false]);
  });

test.run();
