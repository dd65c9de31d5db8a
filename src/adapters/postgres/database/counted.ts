/**
 * Limits of collections that are too large to be counted with each new record. `record_counts` has a number for each of
 * their workspaces, which changes in the transaction that adds or removes records, as its last step: anyone who adds waits
 * for others that add to the same workspace only until they commit.
 */
import { type Refused, refuse } from '../../../repository/index.ts';
import { integerOf } from './columns.ts';
import type { Database, RunStatement } from './database.ts';

/** What is counted: the records of a workspace, or of a part of it. */
export interface Counted {
  readonly workspaceId: string;
  /** The name of the number in the workspace. */
  readonly name: string;
  /** The statement that counts the records as `count`, and its values. */
  readonly recount: readonly [text: string, values: readonly unknown[]];
  readonly most: number;
}

/** The transaction would exceed the limit. It is rolled back. */
export class OverLimitError extends Error {
  // An error of the name Error would count as one of the connection.
  override readonly name = 'OverLimitError';
}

/** A number is counted again after this time, in case something has changed records without it. */
const maxAge = "interval '1 day'";
/** So often it is counted again before something is refused. */
const maxAgeOfRefusal = "interval '1 minute'";

/**
 * Counts records that a transaction has added, as its last step.
 * @throws OverLimitError
 */
export async function countAdded(
  run: RunStatement,
  schema: string,
  counted: Counted,
  added: number,
): Promise<void> {
  const { workspaceId, name, most } = counted;
  if (most === Number.POSITIVE_INFINITY || added === 0) return;
  const { rows } = await run(
    `update ${schema}record_counts set count = count + $3 where workspace_id = $1 and name = $2
    and counted_at > now() - ${maxAge} returning count`,
    [workspaceId, name, added],
  );
  const count = rows[0]?.count ?? (await countAgain(run, schema, counted));
  if (integerOf(count) > most) throw new OverLimitError(`more than ${most}: ${name}`);
}

/** Counts a record that a transaction has removed, as its last step. */
export async function countRemoved(
  run: RunStatement,
  schema: string,
  { workspaceId, name }: Pick<Counted, 'workspaceId' | 'name'>,
): Promise<void> {
  await run(
    `update ${schema}record_counts set count = greatest(count - 1, 0) where workspace_id = $1 and name = $2`,
    [workspaceId, name],
  );
}

/** How many records can be added. */
export const roomFor = (database: Database, counted: Counted): Promise<number> =>
  database.change(counted.workspaceId, async run => {
    const { schema } = database;
    const { workspaceId, name, most } = counted;
    const { rows } = await run(
      `select count from ${schema}record_counts where workspace_id = $1 and name = $2
      and counted_at > now() - ${maxAgeOfRefusal}`,
      [workspaceId, name],
    );
    const count = integerOf(rows[0]?.count ?? (await countAgain(run, schema, counted)));
    return Math.max(0, most - count);
  });

/**
 * The result of a transaction that adds to these numbers, or `too_many`. Before something is refused, the records are
 * counted again: some may have been removed.
 */
export async function withinLimits<Result>(
  database: Database,
  added: readonly { readonly counted: Counted; readonly more: number }[],
  work: () => Promise<Result>,
): Promise<Result | Refused<'too_many'>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OverLimitError)) throw error;
  }
  for (const { counted, more } of added)
    if (counted.most !== Number.POSITIVE_INFINITY && (await roomFor(database, counted)) < more)
      return refuse('too_many');
  try {
    return await work();
  } catch (error) {
    if (error instanceof OverLimitError) return refuse('too_many');
    throw error;
  }
}

/** In a statement of its own, after the row is locked: it sees what those have stored who had the lock before. */
async function countAgain(
  run: RunStatement,
  schema: string,
  { workspaceId, name, recount: [text, values] }: Counted,
): Promise<unknown> {
  await run(
    `insert into ${schema}record_counts as known (workspace_id, name, count, counted_at) values ($1, $2, 0, now())
    on conflict (workspace_id, name) do update set count = known.count`,
    [workspaceId, name],
  );
  const [found] = (await run(text, [...values])).rows;
  await run(
    `update ${schema}record_counts set count = $3, counted_at = now() where workspace_id = $1 and name = $2`,
    [workspaceId, name, integerOf(found?.count)],
  );
  return found?.count;
}
