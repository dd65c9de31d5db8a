/** A pool whose statements in transactions go through a function of a test. */
import type pg from 'pg';
import type { Pool } from '../../../src/adapters/postgres/index.ts';

type Query = Awaited<ReturnType<Pool['connect']>>['query'];

/**
 * `query` gets each statement of a transaction, and the function that runs one.
 *
 * @example
 * const failing = around(pool, (statement, run) =>
 *   statement.text === 'COMMIT' ? Promise.reject(new Error('gone')) : run(statement),
 * );
 */
export const around = (
  pool: pg.Pool,
  query: (statement: Parameters<Query>[0], run: Query) => ReturnType<Query>,
): Pool => ({
  query: statement => pool.query(statement),
  connect: async () => {
    const client = await pool.connect();
    return {
      release: error => client.release(error),
      query: statement => query(statement, one => client.query(one)),
    };
  },
});
