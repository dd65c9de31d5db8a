/** Runs the steps of a migration while requests continue. */
import type { Database } from '../database/database.ts';
import { isUnknownToEngine } from '../database/failures.ts';
import type { Step } from './migration.ts';
import type { Waits } from './waits.ts';

/** Maximum time that a step waits for a table lock, in milliseconds, because requests queue behind it. */
export const maxWait = 50;
/** Maximum time between statements, in milliseconds: then PostgreSQL releases the locks of a stopped process. */
const maxSilence = 2_000;

export async function carryOut(database: Database, step: Step, waits: Waits): Promise<void> {
  if ('index' in step) await buildIndex(database, step, waits);
  else if ('moment' in step) await atOneMoment(database, step.moment, waits);
  else if ('optional' in step) await ifPossible(database, step.optional, waits);
  else if ('batches' in step) await inBatches(database, step.batches, waits);
  else await waits.during(step.statement, () => database.unhurried(step.statement));
}

type IndexStep = Extract<Step, { index: string }>;

async function buildIndex(database: Database, step: IndexStep, waits: Waits) {
  for (;;) {
    const [statement] = await statementsFor(database, step);
    if (statement === undefined) return;
    await waits.during(statement, () => database.unhurried(statement));
  }
}

/** What builds an index; nothing if it is there. */
export async function statementsFor(
  database: Database,
  { index, on, unique }: IndexStep,
): Promise<readonly string[]> {
  const { schema } = database;
  const [found] = await database.rows(
    `select i.indisvalid::integer as valid from pg_index i join pg_class c on c.oid = i.indexrelid
    join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 and c.relname = $2`,
    [schema.slice(1, -2), index],
  );
  if (Number(found?.valid) === 1) return [];
  const build = `create ${unique ? 'unique ' : ''}index concurrently if not exists ${index} on ${schema}${on}`;
  // The build was interrupted: PostgreSQL keeps the invalid index, but no statement uses it.
  return found === undefined ? [build] : [`drop index concurrently if exists ${schema}${index}`, build];
}

async function inBatches(database: Database, statement: string, waits: Waits) {
  for (let after: unknown[] = ['', '']; ; ) {
    const values = after;
    const [last] = await waits.during(statement, () => database.rows(statement, values));
    if (last === undefined) return;
    after = [last.workspace_id, last.id];
  }
}

async function ifPossible(database: Database, work: string, waits: Waits) {
  try {
    await atOneMoment(database, work, waits);
  } catch (error) {
    if (!isUnknownToEngine(error)) throw error;
  }
}

const atOneMoment = (database: Database, work: string, waits: Waits): Promise<void> =>
  waits.during(work, () =>
    database.transaction(
      async run => {
        await run(`set local lock_timeout = ${maxWait}`);
        await run(work);
      },
      { maxSilence },
    ),
  );
