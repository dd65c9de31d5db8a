/** The pool that we open ourselves, on a process that stands still. */
import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { openPool } from '../../../../src/adapters/postgres/database/open-pool.ts';
import { suiteOf } from '../../../helper.ts';
import { databaseUrl } from '../../../postgres-server.ts';

const test = suiteOf('Our own pool');

/** In milliseconds. */
const timeout = 1_000;
const standStill = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, timeout + 1_100);

test('does not refuse those who wait for a connection because the process stood still', async cleanup => {
  const { pool, close } = await openPool(await databaseUrl(), 1, timeout);
  cleanup(close);
  const first = await pool.connect();
  const answer = first.query({ text: 'select 1', values: [] });
  const waiting = [pool.connect(), pool.query({ text: 'select 2 as two', values: [] })] as const;
  standStill();
  await answer;
  first.release();
  (await waiting[0]).release();
  assert.deepEqual((await waiting[1]).rows, [{ two: 2 }]);
});

test('does not refuse an answer that arrived while the process stood still', async cleanup => {
  const { pool, close } = await openPool(await databaseUrl(), 1, timeout, timeout);
  cleanup(close);
  const client = await pool.connect();
  const answer = client.query({ text: 'select 1 as one', values: [] });
  standStill();
  assert.deepEqual((await answer).rows, [{ one: 1 }]);
  client.release();
  const second = pool.query({ text: 'select 2 as two', values: [] });
  await setImmediate();
  standStill();
  assert.deepEqual((await second).rows, [{ two: 2 }]);
});

test('ends a statement that gets no answer in time, and its connection', async cleanup => {
  const { pool, close } = await openPool(await databaseUrl(), 1, timeout, 200);
  cleanup(close);
  const sleep = { text: 'select pg_sleep(60)', values: [] };
  await assert.rejects(pool.query(sleep), /^Error: Query read timeout$/);
  const client = await pool.connect();
  client.on?.('error', () => {});
  await assert.rejects(client.query(sleep), /^Error: Query read timeout$/);
  client.release(new Error('broken'));
  const patient = { text: 'select pg_sleep(0.4)', values: [], query_timeout: 60_000 };
  assert.equal((await pool.query(patient)).rows.length, 1, 'a statement may have a time of its own');
});

test('refuses those who have waited for a connection too long', async cleanup => {
  const { pool, close } = await openPool(await databaseUrl(), 1, timeout);
  cleanup(close);
  const first = await pool.connect();
  await assert.rejects(pool.connect(), /timeout exceeded when trying to connect/);
  await assert.rejects(
    pool.query({ text: 'select 2', values: [] }),
    /timeout exceeded when trying to connect/,
  );
  first.release();
});

test.run();
