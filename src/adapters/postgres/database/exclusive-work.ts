/** Work that only one process does at a time, such as pruning. */
import type { Database, RunStatement } from './database.ts';
import { isLockTimeout } from './failures.ts';
import { maxLockWait } from './locked-changes.ts';

/**
 * Does a piece of work in a transaction, unless another process is doing it, or a row is locked: then it returns `null`. The
 * working process locks a row; if it is killed, the lock is released, without any clock.
 */
export async function unlessRunningElsewhere<Result>(
  ...[database, name, work]: Parameters<typeof exclusively<Result>>
): Promise<Result | null> {
  try {
    return await exclusively(database, name, work);
  } catch (error) {
    if (isLockTimeout(error)) return null;
    throw error;
  }
}

/** The same, which fails if a row that the work needs is locked for long. */
export function exclusively<Result>(
  database: Database,
  name: string,
  work: (run: RunStatement) => Promise<Result>,
): Promise<Result | null> {
  const { schema } = database;
  const transact = async (run: RunStatement) => {
    const held = `select 1 from ${schema}exclusive_jobs where name = $1 for update skip locked`;
    if ((await run(held, [name])).rows.length > 0) return work(run);
    // The row does not exist yet, or another process is doing the work.
    await run(`insert into ${schema}exclusive_jobs (name) values ($1) on conflict do nothing`, [name]);
    return (await run(held, [name])).rows.length > 0 ? work(run) : null;
  };
  return database.transaction(transact, { lockWait: maxLockWait });
}
