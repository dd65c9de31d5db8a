/** Changes whose rows a host has locked: they wait without a connection, so that those of other workspaces go on. */
import assert from 'node:assert/strict';
import pg from 'pg';
import { Database } from '../../../src/adapters/postgres/database/database.ts';
import { isLockTimeout } from '../../../src/adapters/postgres/database/failures.ts';
import {
  type LockAttempt,
  LockedChanges,
  mustQueue,
} from '../../../src/adapters/postgres/database/locked-changes.ts';
import { postgresLinks } from '../../../src/adapters/postgres/links/links.ts';
import { RepositoryUnavailableError } from '../../../src/repository/index.ts';
import { published } from '../../../src/testing/automation/sample.ts';
import { link } from '../../../src/testing/links/sample.ts';
import { instance, message } from '../../../src/testing/messaging/sample.ts';
import { other, sample, shop } from '../../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { inspectedRepository, postgresMock } from '../../postgres-server.ts';
import { callEachOperation } from './each-operation.ts';
import { clientOf } from './transactions/service.ts';

/** Statements of this process that may wait for locked rows without a limit. */
const unlimited = new Set<string>();
/** The connections in a transaction, and whether that has a limit. */
const limits = new WeakMap<object, boolean>();
const { query } = pg.Client.prototype;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...args: Parameters<typeof query>) {
    const [{ text }] = args as unknown as [{ text?: string }];
    if (text !== undefined) {
      if (/^begin/i.test(text)) limits.set(this, false);
      if (/lock_timeout/.test(text) && limits.has(this)) limits.set(this, true);
      if (/^(?:commit|rollback$)/i.test(text)) limits.delete(this);
      const mayWait =
        /\b(?:insert into|update|delete from) "|\bfor (?:no key )?update|\bfor (?:key )?share/.test(text);
      const isLimited = limits.get(this) ?? /lock_timeout|skip locked/.test(text);
      if (mayWait && !isLimited) unlimited.add(text);
    }
    return query.apply(this, args);
  },
});

const test = suiteOf('Changes that need a locked row', { isLong: true });

const most = 1_000;
const numbers = Array.from({ length: 30 }, (_, index) => index);

/** A host that locks rows of one workspace by a connection of its own. A change that gets no connection fails. */
async function host(cleanup: Cleanup, max: number) {
  const { pool, schema, repository } = await inspectedRepository(cleanup, {
    max: max + 1,
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
  });
  await repository.import(sample());
  for (const workspaceId of [shop, other])
    await repository.links.create(workspaceId, [link(`first_${workspaceId}`, { slug: workspaceId })], {
      most,
    });
  const client = await clientOf(cleanup, pool);
  const lock = async (table: string) => {
    const column = table === 'workspaces' ? 'id' : 'workspace_id';
    await client.query('begin');
    await client.query(`select 1 from ${schema}.${table} where ${column} = $1 for update`, [shop]);
  };
  const stored = async (table: string) => {
    const { rows } = await pool.query(
      `select workspace_id, count(*)::int as count from ${schema}.${table} group by 1`,
    );
    return Object.fromEntries(rows.map(row => [row.workspace_id, row.count]));
  };
  return { pool, schema, repository, client, lock, stored };
}

/** How many promises have ended. */
function watched<Result>(all: readonly (Result | Promise<Result>)[]) {
  let ended = 0;
  const results = all.map(one =>
    Promise.resolve(one).finally(() => {
      ended += 1;
    }),
  );
  // A test that fails meanwhile does not wait for them.
  for (const one of results) one.catch(() => {});
  return { results, ended: () => ended };
}

for (const max of [10, 2])
  for (const table of ['workspaces', 'record_counts'])
    test(`leave the ${max} connections of a pool to other workspaces while ${table} is locked, and all succeed afterwards`, async cleanup => {
      const { repository, client, lock, stored } = await host(cleanup, max);
      const create = (workspaceId: string, number: number) =>
        repository.links.create(
          workspaceId,
          [link(`lnk_${workspaceId}_${number}`, { slug: `${workspaceId}-${number}` })],
          { most },
        );
      await lock(table);
      const waiting = watched(numbers.map(number => create(shop, number)));
      for (const number of numbers) assert.equal((await create(other, number)).length, 1);
      assert.equal(waiting.ended(), 0);
      await client.query('rollback');
      for (const created of await Promise.all(waiting.results)) assert.ok(created[0] && 'id' in created[0]);
      assert.deepEqual(await stored('links'), { [shop]: 31, [other]: 31 });
    });

for (const table of ['workspaces', 'instances'])
  test(`are also events and messages, which leave the connections of a pool to other workspaces while ${table} is locked`, async cleanup => {
    const max = 2;
    const { repository, client, lock, stored } = await host(cleanup, max);
    const { automation, messaging } = repository;
    const of = (workspaceId: string, number: number): unknown[] => {
      const instanceId = `ins_${number}`;
      const text = message(`msg_${number}`, { instance_id: instanceId });
      return [
        automation.publish(workspaceId, [published(`evt_${number}`)]),
        messaging.addMessages(workspaceId, instanceId, [text]),
      ];
    };
    for (const workspaceId of [shop, other])
      for (const number of numbers) await messaging.createInstance(workspaceId, instance(`ins_${number}`));
    await lock(table);
    const waiting = watched(numbers.flatMap(number => of(shop, number)));
    for (const number of numbers) await Promise.all(of(other, number));
    await client.query('rollback');
    await Promise.all(waiting.results);
    assert.deepEqual(await stored('automation_events'), { [shop]: 30, [other]: 30 });
    assert.deepEqual(await stored('messages'), { [shop]: 30, [other]: 30 });
  });

test('fail as those of an unavailable storage when the row is never unlocked', async cleanup => {
  const { pool, schema, lock, stored } = await host(cleanup, 10);
  let now = 0;
  const locked = new LockedChanges({ clock: () => now });
  const links = postgresLinks(new Database(pool, schema, false, { locked }));
  const create = (workspaceId: string, number: number) =>
    links.create(workspaceId, [link(`lnk_${workspaceId}_${number}`, { slug: `${workspaceId}-${number}` })], {
      most,
    });
  await lock('workspaces');
  const waiting = watched(numbers.map(number => create(shop, number)));
  for (const number of numbers) assert.equal((await create(other, number)).length, 1);
  assert.equal(waiting.ended(), 0);
  now = 15_000;
  for (const result of await Promise.allSettled(waiting.results)) {
    assert.equal(result.status, 'rejected');
    assert.ok(result.reason instanceof RepositoryUnavailableError);
    assert.ok(isLockTimeout(result.reason));
  }
  assert.deepEqual(await stored('links'), { [shop]: 1, [other]: 31 });
  // Nobody waits any more: a change of other rows of the workspace is carried out at once.
  assert.equal(await locked.run(shop, async ({ lockWait }) => lockWait), 100);
});

test('have a limit in each statement that may wait, whatever the operation', async cleanup => {
  const mock = await postgresMock(cleanup);
  unlimited.clear();
  // A reset replaces all data, which nobody else changes meanwhile.
  const reset = async () => {
    const before = [...unlimited];
    await mock.reset();
    unlimited.clear();
    for (const text of before) unlimited.add(text);
  };
  await callEachOperation({ url: mock.url, reset });
  assert.deepEqual([...unlimited], []);
});

const lockTimeout = () => Object.assign(new Error('locked'), { code: '55P03' });

test('are tried once more when their time is over, because the machine may have been stopped', async () => {
  let now = 0;
  const locked = new LockedChanges({ clock: () => now });
  let tries = 0;
  const change = async () => {
    tries += 1;
    if (tries === 1) throw lockTimeout();
    if (tries > 2) return 'stored';
    now = 20_000;
    throw lockTimeout();
  };
  assert.equal(await locked.run(shop, change), 'stored');
});

test('that come while others wait are tried beside them, one at a time until one succeeds', async () => {
  const locked = new LockedChanges();
  let isLocked = true;
  const change = async ({ isLate }: LockAttempt) => {
    if (isLate()) throw mustQueue;
    if (isLocked) throw lockTimeout();
    return 'changed';
  };
  const first = locked.run('ws', change);
  await new Promise(setImmediate);
  const waits: number[] = [];
  let running = 0;
  let atOnce = 0;
  const others = numbers.map(() =>
    locked.run('ws', async ({ lockWait }) => {
      waits.push(lockWait);
      running += 1;
      atOnce = Math.max(atOnce, running);
      if (waits.length === 1) assert.equal(running, 1);
      await new Promise(setImmediate);
      running -= 1;
      return 'other rows';
    }),
  );
  assert.deepEqual([...new Set(await Promise.all(others))], ['other rows']);
  assert.deepEqual([...new Set(waits)], [10]);
  // What succeeds makes room for more, so that a workspace with much to do gets through.
  assert.ok(atOnce > 1);
  // A key of its own waits for nothing.
  assert.equal(await locked.run('other', async ({ lockWait }) => lockWait), 100);
  isLocked = false;
  assert.equal(await first, 'changed');
});

test('are tried one after the other where they lock the same row themselves', async () => {
  const locked = new LockedChanges();
  let isHeld = false;
  let failures = 0;
  const change = async ({ isLate }: LockAttempt) => {
    if (isLate()) throw mustQueue;
    if (isHeld) {
      failures += 1;
      throw lockTimeout();
    }
    isHeld = true;
    await new Promise(setImmediate);
    isHeld = false;
    return 'changed';
  };
  const count = 200;
  const results = await Promise.all(Array.from({ length: count }, () => locked.run('ws', change)));
  assert.deepEqual([...new Set(results)], ['changed']);
  // All but the first when they come at once, and then few.
  assert.ok(failures < count + count / 10, `${failures} failures`);
});

test('fail at once where something else is wrong', async () => {
  const locked = new LockedChanges();
  await assert.rejects(
    locked.run('ws', () => Promise.reject(new Error('wrong'))),
    { message: 'wrong' },
  );
  let tries = 0;
  const late = locked.run('ws', async () => {
    tries += 1;
    throw tries === 1 ? lockTimeout() : new Error('wrong later');
  });
  await assert.rejects(late, { message: 'wrong later' });
});

test.run();
