/** Work that one process at a time does, such as forgetting what is old. */
import type { Database, Run } from './database.ts';

/**
 * Does a piece of work in a transaction, unless another process is at it: then the answer is `null` at once. Who does
 * it holds a row, which a process that is killed gives back; no clock is asked.
 */
export function unlessUnderWay<Result>(
  database: Database,
  name: string,
  work: (run: Run) => Promise<Result>,
): Promise<Result | null> {
  const { schema } = database;
  return database.transaction(async run => {
    const held = `select 1 from ${schema}chores where name = $1 for update skip locked`;
    if ((await run(held, [name])).rows.length > 0) return work(run);
    // Nobody has done it yet, or somebody is doing it.
    await run(`insert into ${schema}chores (name) values ($1) on conflict do nothing`, [name]);
    return (await run(held, [name])).rows.length > 0 ? work(run) : null;
  });
}
