/** Deliveries that two processes send again together, of which one begins its transaction earlier and ends it later. */
import assert from 'node:assert/strict';
import type pg from 'pg';
import { postgresRepository } from '../../../src/adapters/postgres/index.ts';
import type { WebhookJob, WebhooksRepository } from '../../../src/repository/index.ts';
import { event, sample, shop } from '../../../src/testing/sample.ts';
import { attempt, claimOf, settlementOf } from '../../../src/testing/webhooks/jobs.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { inspectedRepository } from '../../postgres-server.ts';
import { until } from '../../until.ts';
import { around } from './around.ts';

const test = suiteOf('A delivery that is sent again by two processes');

/** A repository whose next transaction has begun and waits before it changes anything. `change`: what it sends then. */
async function begun(pool: pg.Pool, schema: string, change: (text: string) => string) {
  let begins: () => void = () => {};
  const hasBegun = new Promise<void>(resolve => {
    begins = resolve;
  });
  let goOn: () => void = () => {};
  const goesOn = new Promise<void>(resolve => {
    goOn = resolve;
  });
  const waiting = around(pool, async (statement, run) => {
    if (statement.text.startsWith('update')) {
      begins();
      await goesOn;
    }
    return run({ ...statement, text: change(statement.text) });
  });
  return {
    repository: await postgresRepository({ pool: waiting, schema, migrate: false }),
    hasBegun,
    goOn,
  };
}

/** The jobs of the deliveries. If the clock of the machine went back, they are due a moment later. */
async function claimed(webhooks: WebhooksRepository): Promise<readonly WebhookJob[]> {
  let jobs: readonly WebhookJob[] = [];
  await until(async () => {
    jobs = await webhooks.claim(claimOf('one'));
    return jobs.length > 0;
  });
  return jobs;
}

/** How many deliveries each of the two counts: the one that begins first, and the one that ends first. */
async function counts(cleanup: Cleanup, change: (text: string) => string): Promise<number[]> {
  const { repository, pool, schema } = await inspectedRepository(cleanup);
  await repository.import(sample());
  const { webhooks } = repository;
  await webhooks.publish(shop, [event('msg_1')], { only: 'ep_all' });
  const jobs = await claimed(webhooks);
  const tried = { attempt: attempt(500), state: 'pending' as const, retryAfter: 3_600_000 };
  await webhooks.settle(
    'one',
    jobs.map(job => settlementOf(job, tried)),
  );
  const ids = jobs.map(({ delivery }) => delivery.id);
  const early = await begun(pool, schema, change);
  const clock = async () => new Date((await webhooks.clock?.()) ?? 0).toISOString();
  const first = early.repository.webhooks.replayMany(shop, ids, await clock());
  await Promise.race([
    early.hasBegun,
    Promise.resolve(first).then(count => assert.fail(`it sent nothing, and counts ${count}`)),
  ]);
  const second = await webhooks.replayMany(shop, ids, new Date(Date.now() + 60_000).toISOString());
  early.goOn();
  return [await first, second];
}

test('is counted once, also by the one whose transaction began before the other one', async cleanup => {
  assert.deepEqual(await counts(cleanup, text => text), [0, 1]);
});

test('would be counted twice by the clock of the transaction, which is the time of its begin', async cleanup => {
  const planted = (text: string) => text.replaceAll('clock_timestamp()', 'now()');
  assert.deepEqual(await counts(cleanup, planted), [1, 1]);
});

test('of an event that pruning is about to delete is kept, with the event', async cleanup => {
  const { repository, pool, schema } = await inspectedRepository(cleanup);
  await repository.import(sample());
  const { webhooks } = repository;
  await webhooks.publish(shop, [event('msg_1')], { only: 'ep_keys' });
  const jobs = await claimed(webhooks);
  await webhooks.settle(
    'one',
    jobs.map(job => settlementOf(job)),
  );
  const client = await pool.connect();
  const prune = () => webhooks.prune({ keepFor: 1, now: '2036-01-01T00:00:00Z' });
  try {
    // What a replay to another endpoint does, before it commits.
    await client.query('begin');
    await client.query(`insert into ${schema}.webhook_deliveries (workspace_id, id, endpoint_id, event_id, event_type,
      state, created_at, next_attempt_at, attempts)
      values ('${shop}', 'msg_1_ep_all', 'ep_all', 'msg_1', 'x', 'pending', now(), now(), '[]')`);
    // It passes over what the transaction holds.
    await prune();
    await client.query('commit');
  } finally {
    client.release();
  }
  while (await prune());
  const found = await webhooks.findDelivery(shop, 'msg_1_ep_all');
  assert.equal(found?.payload, event('msg_1').payload);
  assert.equal(await webhooks.findDelivery(shop, 'msg_1_ep_keys'), null);
});

test.run();
