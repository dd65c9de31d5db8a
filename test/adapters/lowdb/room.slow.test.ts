/** How much lowdb stores, and how much work a change of many records is. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import { openRepository } from '../../../src/adapters/lowdb/repository.ts';
import type { WholeRepository } from '../../../src/index.ts';
import { StorageFullError } from '../../../src/repository/index.ts';
import { published } from '../../../src/testing/automation/sample.ts';
import { event, key, other, sample, shop } from '../../../src/testing/sample.ts';
import { claimOf, later, now, settlementOf } from '../../../src/testing/webhooks/jobs.ts';
import { serve } from '../../automation/service.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { typescript } from '../../runner/typescript/arguments.ts';
import { place } from './place.ts';

const test = suiteOf('The room of lowdb');

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const large = 'x'.repeat(250_000);

async function inMemory(cleanup: Cleanup): Promise<WholeRepository> {
  const repository = await lowdbRepository({ seed: sample() });
  cleanup(repository.close);
  return repository;
}

/** How often records are looked at to freeze them: each copy of a list looks at all of its records. */
async function looksOf(work: () => Promise<unknown>): Promise<number> {
  const { isFrozen } = Object;
  let looks = 0;
  Object.isFrozen = value => {
    looks += 1;
    return isFrozen(value);
  };
  try {
    await work();
  } finally {
    Object.isFrozen = isFrozen;
  }
  return looks;
}

test('the outcomes of many deliveries are stored in one pass through the deliveries of the workspace', async cleanup => {
  const { webhooks } = await inMemory(cleanup);
  const count = 1_000;
  await webhooks.publish(
    shop,
    range(count).map(index => event(`msg_${index}`, 'link.clicked')),
  );
  const jobs = await webhooks.claim(claimOf('worker', { limit: count, perEndpoint: count }));
  assert.equal(jobs.length, count);
  const looks = await looksOf(async () =>
    webhooks.settle(
      'worker',
      jobs.map(job => settlementOf(job)),
      { now },
    ),
  );
  assert.ok(looks < 50 * count, `${looks} looks`);
});

test('a file needs at most eight times its size in memory, also after many changes', async cleanup => {
  const file = await place(cleanup);
  const script = join(import.meta.dirname, 'memory.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    ...typescript,
    script,
    file,
    '5000',
  ]);
  const { size, opened, changed } = JSON.parse(stdout) as Record<'size' | 'opened' | 'changed', number>;
  assert.ok(size > 2_500_000, `${size} bytes`);
  assert.ok(opened < 8 * size && changed < 8 * size, `${opened} and ${changed} bytes for a file of ${size}`);
});

test('a change that would make the file too long is refused, and others are made in the same write', async cleanup => {
  const file = await place(cleanup);
  const first = await openRepository({ file, seed: sample() }, undefined, 300_000);
  const [stored, tooMuch, small] = await Promise.allSettled([
    first.automation.publish(shop, [published('evt_1', { data: large })]),
    first.automation.publish(shop, [published('evt_2', { data: large })]),
    first.keys.revoke(shop, 'key_live', now),
  ]);
  assert.deepEqual([stored.status, small.status], ['fulfilled', 'fulfilled']);
  assert.ok(tooMuch.status === 'rejected' && tooMuch.reason instanceof StorageFullError);
  assert.equal(tooMuch.reason.message, 'the data file is full');
  await first.close();
  const second = await lowdbRepository({ file });
  cleanup(second.close);
  assert.equal((await second.automation.findEvent(shop, 'evt_1'))?.data, large);
  assert.equal(await second.automation.findEvent(shop, 'evt_2'), null);
  assert.equal((await second.keys.find(shop, 'key_live'))?.revoked_at, now);
});

test('a file that is full goes on: deliveries are sent, keys are revoked, and what is deleted makes room', async cleanup => {
  const file = await place(cleanup);
  const seed = sample();
  const filled = await lowdbRepository({ file, seed });
  await filled.webhooks.publish(
    other,
    range(20).map(index => event(`msg_${index}`)),
  );
  await filled.close();
  const full = await openRepository({ file }, undefined, 1_000 + JSON.stringify(filled.data).length);
  cleanup(full.close);
  await assert.rejects(
    Promise.resolve(
      full.webhooks.publish(
        other,
        range(20).map(index => event(`msg_more_${index}`)),
      ),
    ),
    StorageFullError,
  );
  await full.webhooks.publish(other, [event('msg_last')]);
  const jobs = await full.webhooks.claim(claimOf('worker'));
  assert.equal(jobs.length, 21);
  const settled = await full.webhooks.settle(
    'worker',
    jobs.map(job => settlementOf(job)),
  );
  assert.equal(settled.length, 21);
  assert.ok('id' in (await full.keys.revoke(shop, 'key_live', now)));
  await full.webhooks.prune({ keepFor: 0, now: later });
  assert.ok('id' in (await full.keys.create(shop, key('key_new', 'd'))));
});

test('of published events at most 8 million characters of data stay, the latest', async cleanup => {
  const { automation } = await inMemory(cleanup);
  for (const index of range(40)) {
    const received_at = `2026-05-05T05:05:${10 + index}Z`;
    await automation.publish(shop, [published(`evt_${10 + index}`, { data: large, received_at })]);
  }
  const { events, next } = await automation.listEvents(shop, { limit: 100 });
  assert.equal(events[0]?.id, 'evt_49');
  const rest = await automation.listEvents(shop, { limit: 100, after: next ?? '' });
  assert.equal(events.length + rest.events.length, 32);
});

test('of completed deliveries at most those with 8 million characters of payloads stay, the newest', async cleanup => {
  const { webhooks } = await inMemory(cleanup);
  await webhooks.publish(
    shop,
    range(40).map(index => ({
      ...event(`msg_${10 + index}`, 'link.clicked', `2026-05-05T05:04:${10 + index}Z`),
      payload: JSON.stringify(large),
    })),
  );
  const jobs = await webhooks.claim(claimOf('worker'));
  await webhooks.settle(
    'worker',
    jobs.map(job => settlementOf(job)),
  );
  const { deliveries } = await webhooks.listDeliveries(shop, { limit: 100 });
  assert.deepEqual([deliveries.length, deliveries[0]?.event_id], [31, 'msg_49']);
});

test('events that nobody receives are refused with 503 once 16 million characters wait, in their workspace alone', async cleanup => {
  const repository = await inMemory(cleanup);
  const { call, keys } = await serve(cleanup, repository, { schedule: [3_600_000] });
  await call('POST', '/automation/hooks', { target_url: 'http://127.0.0.1:9/', event_type: 'big' });
  const publish = (key: string) => call('POST', '/automation/publish', { type: 'big', data: large }, key);
  const statuses: number[] = [];
  while (!statuses.includes(503) && statuses.length < 100) statuses.push((await publish(keys.whole)).status);
  assert.deepEqual([statuses.length, statuses[0]], [64, 202]);
  const refused = await publish(keys.whole);
  assert.equal(
    refused.json.msg,
    'The service is temporarily unavailable: events of the workspace with more than 16000000 characters are scheduled or pending',
  );
  assert.equal((await publish(keys.foreign)).status, 202);
  const [hook] = (await call('GET', '/automation/hooks')).json.data as { id: string }[];
  await call('DELETE', `/automation/hooks/${hook?.id}`);
  assert.equal((await publish(keys.whole)).status, 202);
});

test('scheduled events wait too, and those that are cancelled make room', async cleanup => {
  const { automation } = await inMemory(cleanup);
  const scheduled = (index: number) =>
    published(`evt_${index}`, { data: large, deliver_at: '2099-01-01T00:00:00Z' });
  for (const index of range(64)) await automation.publish(shop, [scheduled(index)]);
  for (const events of [[scheduled(64)], [published('evt_now'), scheduled(64)]])
    await assert.rejects(Promise.resolve(automation.publish(shop, events)), StorageFullError);
  await automation.cancel(shop, 'evt_1');
  assert.ok('events' in (await automation.publish(shop, [scheduled(64)])));
});

test('at most 25,000 deliveries of published events wait', async cleanup => {
  const { automation, webhooks } = await inMemory(cleanup);
  const happened = (index: number) => event(`msg_${index}`, 'link.clicked');
  await webhooks.publish(shop, range(25_000).map(happened));
  const publish = () =>
    Promise.resolve(
      automation.publish(shop, [published('evt_1')], { events: () => [event('evt_1', 'link.x')] }),
    );
  await assert.rejects(publish(), /more than 25000 deliveries of the workspace are pending/);
  assert.equal(await automation.findEvent(shop, 'evt_1'), null);
});

test('what a delivery makes while too much waits is made again later', async cleanup => {
  const { webhooks } = await inMemory(cleanup);
  const heavy = (index: number) => ({
    ...event(`msg_${index}`, 'link.clicked'),
    payload: JSON.stringify(large),
  });
  await webhooks.publish(shop, range(130).map(heavy));
  const [job, failing] = await webhooks.claim(claimOf('worker'));
  assert.ok(job !== undefined && failing !== undefined);
  const events = [event('msg_made', 'link.clicked')];
  const settled = await webhooks.settle(
    'worker',
    [settlementOf(job, { events }), settlementOf(failing, { state: 'failed', events: [event('msg_told')] })],
    { now },
  );
  assert.deepEqual(
    settled.map(({ settlement }) => settlement.deliveryId),
    [failing.delivery.id],
  );
  const waiting = (await webhooks.findDelivery(shop, job.delivery.id))?.delivery;
  assert.deepEqual(
    [waiting?.state, waiting?.attempts.length, waiting?.next_attempt_at],
    ['pending', 0, '2026-05-05T05:05:10.000Z'],
  );
  const again = await webhooks.claim(
    claimOf('next', { now: '2026-05-05T05:05:10Z', limit: 200, perEndpoint: 200 }),
  );
  assert.ok(again.some(one => one.delivery.id === job.delivery.id));
});

test.run();
