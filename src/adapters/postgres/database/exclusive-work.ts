/** Work that only one process does at a time, such as pruning. */
import type { Database, RunStatement } from './database.ts';

/**
 * Does a piece of work in a transaction, unless another process is doing it: then it returns `null` immediately. The
 * working process locks a row; if it is killed, the lock is released, without any clock.
 */
export function unlessRunningElsewhere<Result>(
  database: Database,
  name: string,
  work: (run: RunStatement) => Promise<Result>,
): Promise<Result | null> {
  const { schema } = database;
  return database.transaction(async run => {
    const held = `select 1 from ${schema}chores where name = $1 for update skip locked`;
    if ((await run(held, [name])).rows.length > 0) return work(run);
    // The row does not exist yet, or another process is doing the work.
    await run(`insert into ${schema}chores (name) values ($1) on conflict do nothing`, [name]);
    return (await run(held, [name])).rows.length > 0 ? work(run) : null;
  });
}
