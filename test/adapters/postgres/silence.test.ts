/** Transactions without statements for a long time: a stopped process does not block others. */
import assert from 'node:assert/strict';
import type pg from 'pg';
import { Database } from '../../../src/adapters/postgres/database/database.ts';
import { postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { sample, shop } from '../../../src/testing/sample.ts';
import { suiteOf } from '../../helper.ts';
import { freshRepository } from '../../postgres-server.ts';
import { until } from '../../until.ts';

const test = suiteOf('An idle transaction');

/** A pool that reports the idle timeout of each transaction before its COMMIT. */
const watched = (pool: pg.Pool, tell: (limit: string) => void) => ({
  query: (statement: pg.QueryConfig) => pool.query(statement),
  connect: async () => {
    const client = await pool.connect();
    return {
      query: async (statement: pg.QueryConfig) => {
        if (statement.text === 'COMMIT') {
          const { rows } = await client.query('show idle_in_transaction_session_timeout');
          tell(rows[0].idle_in_transaction_session_timeout);
        }
        return client.query(statement);
      },
      release: (broken?: Error) => client.release(broken),
    };
  },
});

test('of a stopped process releases its row locks', async cleanup => {
  const { pool, schema } = await freshRepository(cleanup);
  await pool.query(`create table ${schema}.things (name text)`);
  await pool.query(`insert into ${schema}.things values ('held')`);
  const take = `update ${schema}.things set name = name || '!'`;
  let isLocked = false;
  const stopped = () =>
    new Database(pool, schema).transaction(
      async run => {
        await run(take);
        isLocked = true;
        // Waits without sending anything to the server, like a stopped process.
        await pool.query({ text: take, query_timeout: 30_000 } as pg.QueryConfig);
        await run('select 1');
      },
      { maxSilence: 100 },
    );
  // On a busy machine, the silence before its first statement may already be too long.
  await until(async () => {
    await assert.rejects(stopped());
    return isLocked;
  });
  const { rows } = await pool.query(`select name from ${schema}.things`);
  assert.equal(
    rows[0].name,
    'held!',
    'the transaction is rolled back, and the other one has changed the row',
  );
});

test('ends after ten seconds, except during import and export', async cleanup => {
  const { pool, schema } = await freshRepository(cleanup);
  const limits: string[] = [];
  const repository = await postgresRepository({ pool: watched(pool, limit => limits.push(limit)), schema });
  const during = async (work: () => unknown) => {
    limits.length = 0;
    await work();
    return [...new Set(limits)];
  };
  assert.deepEqual(await during(() => repository.import(sample())), ['0']);
  assert.deepEqual(await during(() => repository.export()), ['0']);
  const change = () => repository.links.pass(shop, 'nothing');
  assert.deepEqual(await during(change), ['10s']);
  assert.equal(
    (await pool.query('show idle_in_transaction_session_timeout')).rows[0]
      .idle_in_transaction_session_timeout,
    '0',
    'the setting does not remain in the connection',
  );
});

test.run();
