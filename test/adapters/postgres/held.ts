/** Transactions that stay open while others run. */
import type pg from 'pg';
import { postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { until } from '../../until.ts';
import { around } from './around.ts';

/** A repository whose next transaction stays open from its last statement on, until it is told to end. */
export async function held(pool: pg.Pool, schema: string) {
  let end: (how: 'COMMIT' | 'ROLLBACK') => void = () => {};
  const ending = new Promise<'COMMIT' | 'ROLLBACK'>(resolve => {
    end = resolve;
  });
  let isReached: () => void = () => {};
  const reached = new Promise<void>(resolve => {
    isReached = resolve;
  });
  const holding = around(pool, async (statement, run) => {
    if (statement.text !== 'COMMIT') return run(statement);
    isReached();
    if ((await ending) === 'COMMIT') return run(statement);
    throw Object.assign(new Error('serialization'), { code: '22000' });
  });
  return { repository: await postgresRepository({ pool: holding, schema, migrate: false }), reached, end };
}

/** Until a statement waits for a lock of this schema. */
export async function untilWaiting(pool: pg.Pool, schema: string): Promise<void> {
  const waiting = () =>
    pool.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like $1`, [
      `%"${schema}".%`,
    ]);
  await until(async () => (await waiting()).rows.length > 0);
}
