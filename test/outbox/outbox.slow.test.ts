/** `createOutbox`: events from a table of the host, at least once, whatever happens in between. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import { createOutbox, createWebhooks, type OutboxRow } from '../../src/index.ts';
import { endpoint, sample, shop } from '../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { openShop, order, outboxOver, steps } from './shop.ts';

const test = suiteOf('An outbox of the host', { isLong: true });

const events = [{ type: 'order.paid', summary: 'Paid' }];

async function folderOf(cleanup: Cleanup): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-outbox-'));
  cleanup(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('publishes each event once after it was killed between any two steps', async cleanup => {
  const folder = await folderOf(cleanup);
  const file = join(folder, 'marketplace.json');
  const seed = { ...sample(), webhook_endpoints: { [shop]: [endpoint('ep_1', ['order.paid'])] } };
  await (await lowdbRepository({ file, seed })).close();
  const program = fileURLToPath(new URL('shop.ts', import.meta.url));
  for (const step of steps) {
    const child = spawn(process.execPath, [...process.execArgv, program, folder, step], { stdio: 'inherit' });
    const [, signal] = await once(child, 'exit');
    assert.equal(signal, 'SIGKILL', step);
  }
  const database = openShop(folder);
  cleanup(() => database.close());
  const repository = await lowdbRepository({ file });
  cleanup(repository.close);
  const outbox = outboxOver(database, createWebhooks({ repository, events }).publish);
  cleanup(outbox.close);
  outbox.start();
  await until(() => database.all('select 1 from outbox').length === 0);
  const kept = steps.slice(2).map(step => `order_${step}`);
  const { deliveries } = await repository.webhooks.listDeliveries(shop, { limit: 100 });
  assert.deepEqual(deliveries.map(({ event_id }) => event_id).sort(), kept.toSorted());
  const orders = database.all('select id from orders').map(({ id }) => id);
  assert.deepEqual(orders.sort(), kept.toSorted());
});

test('tells of events that are refused, by their ids, and publishes the others', async cleanup => {
  const database = openShop(await folderOf(cleanup));
  cleanup(() => database.close());
  const repository = await lowdbRepository({ seed: sample() });
  cleanup(repository.close);
  const webhooks = createWebhooks({ repository, events });
  cleanup(webhooks.close);
  for (let index = 0; index < 150; index += 1) order(database, `order_${index}`, () => {});
  database.exec("update outbox set type = 'order.unknown' where number <= 120");
  const errors: string[] = [];
  const outbox = outboxOver(database, webhooks.publish, undefined, error =>
    errors.push((error as Error).message),
  );
  cleanup(outbox.close);
  outbox.start();
  await until(() => database.all('select 1 from outbox where error is null').length === 0);
  assert.equal(errors.length, 120);
  assert.equal(
    errors[0],
    'createOutbox: the event order_0 cannot be published: type: order.unknown is not declared in events',
  );
  const left = database.all('select error from outbox');
  assert.deepEqual([left.length, left[0]?.error], [120, 'type: order.unknown is not declared in events']);
});

/** An outbox over a list. */
function overList(rows: OutboxRow[], publish: (id: string) => Promise<unknown>) {
  const errors: unknown[] = [];
  const taken: number[] = [];
  const outbox = createOutbox({
    take(limit) {
      taken.push(Math.min(limit, rows.length));
      return rows.slice(0, limit);
    },
    done(results) {
      const ids = new Set(results.map(({ id }) => id));
      rows.splice(0, rows.length, ...rows.filter(({ id }) => !ids.has(id)));
    },
    publish: (_workspaceId, _type, _data, { id }) => publish(id),
    pollInterval: 3_600_000,
    onError: error => errors.push(error),
  });
  return { outbox, errors, taken };
}

const rowsOf = (count: number): OutboxRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `order_${index}`,
    workspaceId: shop,
    type: 'order.paid',
    data: {},
  }));

test('tries again what a storage could not take, which only events of its workspace wait for', async cleanup => {
  // More of the workspace that waits than are taken at once.
  const waiting = rowsOf(300);
  const others = rowsOf(300).map(row => ({ ...row, id: `other_${row.id}`, workspaceId: 'ws_other' }));
  const rows = [...waiting, ...others];
  const published: string[] = [];
  let isDown = true;
  const { outbox, errors } = overList(rows, async id => {
    if (isDown && id === 'order_1') throw new Error('the storage is down');
    published.push(id);
  });
  cleanup(outbox.close);
  outbox.start();
  await until(() => rows.length === waiting.length - 1);
  assert.deepEqual(published.slice(0, 1), ['order_0']);
  assert.deepEqual(
    published.slice(1),
    others.map(({ id }) => id),
  );
  assert.equal(errors.length, 1);
  isDown = false;
  outbox.nudge();
  await until(() => rows.length === 0);
  assert.deepEqual(
    published.filter(id => !id.startsWith('other')),
    waiting.map(({ id }) => id),
  );
});

test('publishes the events of a workspace one after the other, and workspaces beside each other', async cleanup => {
  const rows = rowsOf(60).map((row, index) => ({ ...row, workspaceId: `ws_${index % 3}` }));
  const places = new Map(rows.map(({ id, workspaceId }, index) => [id, { workspaceId, index }]));
  const running = new Set<string>();
  let most = 0;
  const last = new Map<string, number>();
  const { outbox } = overList(rows, async id => {
    const { workspaceId = '', index = 0 } = places.get(id) ?? {};
    assert.ok(!running.has(workspaceId), 'one at a time');
    assert.ok(index > (last.get(workspaceId) ?? -1), 'in order');
    last.set(workspaceId, index);
    running.add(workspaceId);
    most = Math.max(most, running.size);
    // A later event is faster than an earlier one.
    for (let turn = index; turn < 60; turn += 1) await null;
    running.delete(workspaceId);
  });
  cleanup(outbox.close);
  outbox.start();
  await until(() => rows.length === 0);
  assert.equal(most, 3);
});

test('takes a hundred events at a time of a backlog of 20,000', async cleanup => {
  const rows = rowsOf(20_000).map((row, index) => ({ ...row, workspaceId: `ws_${index % 100}` }));
  let running = 0;
  let most = 0;
  const { outbox, taken } = overList(rows, async () => {
    running += 1;
    most = Math.max(most, running);
    await null;
    running -= 1;
  });
  cleanup(outbox.close);
  outbox.start();
  await until(() => rows.length === 0);
  assert.equal(Math.max(...taken), 100);
  assert.equal(most, 100);
});

test('finishes what it has taken when it is closed, and takes no more', async () => {
  const rows = rowsOf(150);
  let go = () => {};
  const gate = new Promise<void>(resolve => {
    go = resolve;
  });
  let published = 0;
  const { outbox } = overList(rows, async () => {
    await gate;
    published += 1;
  });
  outbox.start();
  const closed = outbox.close();
  go();
  await closed;
  assert.deepEqual([published, rows.length], [100, 50]);
  outbox.nudge();
  assert.equal(rows.length, 50);
});

test('says what is wrong with a host whose functions do not fit', async cleanup => {
  const errors: string[] = [];
  const rows: unknown[] = [{ workspaceId: shop }];
  const outbox = createOutbox({
    take: () => rows as OutboxRow[],
    done() {},
    publish: async () => 1,
    pollInterval: 3_600_000,
    onError: error => errors.push((error as Error).message),
  });
  cleanup(outbox.close);
  outbox.start();
  await until(() => errors.length === 1);
  rows[0] = { id: 'order_1', workspaceId: shop, type: 'order.paid', data: {} };
  outbox.nudge();
  await until(() => errors.length === 2);
  assert.deepEqual(errors, [
    'createOutbox: take must return a list of { id, workspaceId, type, data }',
    'createOutbox: take returned the event order_1 again after done was called with it',
  ]);
});

test.run();
