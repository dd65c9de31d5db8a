/** Rows that a host or a tool has locked: only what needs them waits. */
import assert from 'node:assert/strict';
import type { Settlement, WebhookJob } from '../../../src/repository/index.ts';
import { published } from '../../../src/testing/automation/sample.ts';
import { instance } from '../../../src/testing/messaging/sample.ts';
import { of as callOf, request } from '../../../src/testing/requests/requests.ts';
import { endpoint, event, other, sample, shop } from '../../../src/testing/sample.ts';
import { attempt } from '../../../src/testing/webhooks/jobs.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { freshRepository } from '../../postgres-server.ts';
import { clientOf } from './transactions/service.ts';

const test = suiteOf('A locked row', { isLong: true });

const type = 'order.paid';
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
  const { pool, schema, repository } = await freshRepository(cleanup, { query_timeout: 5_000 });
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
  'a wake-up row': (schema: string) => `${schema}.webhook_bells`,
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

test.run();
