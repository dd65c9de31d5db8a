import type { RunStatement } from '../database/database.ts';
import type { Step } from './migration.ts';

export const dropForeignKeys = (schema: string): readonly Step[] => [{ moment: run => drop(run, schema) }];

/** Looks up the names of the constraints, because they depend on the version that created them. */
async function drop(run: RunStatement, schema: string): Promise<void> {
  const { rows } = await run(
    `select quote_ident(conname) as name from pg_constraint where conrelid = $1::regclass and contype = 'f'`,
    [`${schema}key_digests`],
  );
  for (const { name } of rows) await run(`alter table ${schema}key_digests drop constraint ${name}`);
}
