/** The pool that we open ourselves, on a process that stands still. */
import assert from 'node:assert/strict';
import { openPool } from '../../../../src/adapters/postgres/database/open-pool.ts';
import { suiteOf } from '../../../helper.ts';
import { databaseUrl } from '../../../postgres-server.ts';

const test = suiteOf('Our own pool');

/** In milliseconds. */
const timeout = 1_000;
const standStill = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, timeout + 300);

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
