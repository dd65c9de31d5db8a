/**
 * The pending migrations as a script for psql: the statements of `migrate`, and the rows by which it knows what is
 * applied.
 */
import { Database } from '../database/database.ts';
import { refuseEncoding } from '../database/encoding.ts';
import { openError } from '../database/open-error.ts';
import { openPool } from '../database/open-pool.ts';
import { resolvePostgresOptions } from '../options.ts';
import { migrations as all } from './index.ts';
import { applied, ledger } from './migrate.ts';
import { type FileMigration, missingOf, type Step, type Wanted } from './migration.ts';
import { maxWait, statementsFor } from './steps.ts';

/** Only reads. @throws RepositoryUnavailableError */
export async function printPending(
  connectionString: string,
  schema: string,
  wanted: Wanted,
): Promise<string> {
  resolvePostgresOptions({ connectionString, schema, without: wanted.without ?? [] });
  const { pool, close } = await openPool(connectionString, 1);
  try {
    const database = new Database(pool, schema);
    await refuseEncoding(database);
    return await pendingSql(database, wanted);
  } catch (error) {
    throw openError(error);
  } finally {
    await close();
  }
}

interface PrintOptions extends Wanted {
  /** The migrations. @default those of the adapter */
  readonly migrations?: readonly FileMigration[];
}

export async function pendingSql(
  database: Database,
  { migrations = all, ...wanted }: PrintOptions,
): Promise<string> {
  const { schema } = database;
  const done = await applied(database);
  const isNew = done.size === 0;
  const missing = missingOf(migrations, done, wanted);
  if (missing.length === 0)
    return `-- Nothing is pending: the tables of ${schemaNameOf(schema)} are up to date.\n`;
  const parts = [head(schema, missing.length), ledger(schema).map(ended).join('\n')];
  for (const migration of missing) parts.push(await printedOf(database, migration, isNew));
  return `${parts.join('\n\n')}\n`;
}

/** The isolation is named, because the default of the role may be another one. */
const begin = 'begin isolation level read committed;';

const schemaNameOf = (schema: string) => `the schema ${schema.slice(1, -2)}`;
const ended = (statement: string) => `${statement};`;
const record = (schema: string, name: string) =>
  `insert into ${schema}migrations (name, applied_at) values ('${name}', now());`;

const head = (schema: string, count: number) => `-- Pending migrations of ${schemaNameOf(schema)}: ${count}.
-- Give this to psql, without --single-transaction, while no process migrates. After an error, print it again.
\\set ON_ERROR_STOP on`;

async function printedOf(database: Database, migration: FileMigration, isNew: boolean): Promise<string> {
  const { schema } = database;
  const { name, about } = migration;
  const title = (transaction: string, online: string) => [
    `-- number: ${name.slice(0, name.indexOf('-'))}`,
    `-- name: ${name}`,
    `-- transaction: ${transaction}`,
    `-- online: ${online}`,
    ...about,
  ];
  if ('sql' in migration)
    return [
      ...title('yes', isNew ? 'no, the tables are new' : 'no, it is fast but may wait for locks'),
      begin,
      migration.sql(schema),
      record(schema, name),
      'commit;',
    ]
      .filter(line => line !== '')
      .join('\n');
  const steps = migration.steps(schema);
  const lines = title(
    `no, ${steps.length === 1 ? '1 step' : `${steps.length} steps`}`,
    'yes, requests continue',
  );
  for (const step of steps) lines.push(await stepOf(database, step));
  return [...lines, record(schema, name)].join('\n');
}

async function stepOf(database: Database, step: Step): Promise<string> {
  if ('index' in step) return (await statementsFor(database, step)).map(ended).join('\n');
  if ('moment' in step) return atOneMoment(step.moment);
  if ('optional' in step)
    return `-- Leave this out if your engine cannot create it: nothing else needs it.\n${atOneMoment(step.optional)}`;
  if ('statement' in step) return ended(step.statement);
  return batches(step.batches);
}

const atOneMoment = (work: string) => `${begin}\nset local lock_timeout = ${maxWait};\n${work};\ncommit;`;

/** The loop of `inBatches`. Each batch is a transaction. */
const batches = (statement: string) => `do $loop$
declare
  one text := '';
  two text := '';
begin
  loop
    execute $statement$
${statement}
    $statement$ into one, two using one, two;
    exit when one is null;
    commit;
  end loop;
end $loop$;`;
