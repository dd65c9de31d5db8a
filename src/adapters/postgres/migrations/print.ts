/**
 * The pending migrations as a script for psql: the statements of `migrate`, and the rows by which it knows what is
 * applied.
 */
import { Database } from '../database/database.ts';
import { refuseEncoding } from '../database/encoding.ts';
import { openError } from '../database/open-error.ts';
import { openPool } from '../database/open-pool.ts';
import { checkPostgresOptions } from '../options.ts';
import { baseline } from './baseline.ts';
import { migrations } from './index.ts';
import { applied, covered, ledger } from './migrate.ts';
import type { FileMigration, Step } from './migration.ts';
import { longestWait, statementsFor } from './steps.ts';

/** `finish`: as for `migrate`. Only reads. @throws RepositoryUnavailableError */
export async function printPending(
  connectionString: string,
  schema: string,
  finish: boolean,
): Promise<string> {
  checkPostgresOptions({ connectionString, schema });
  const { pool, close } = await openPool(connectionString, 1);
  try {
    const database = new Database(pool, schema);
    await refuseEncoding(database);
    return await pendingSql(database, finish);
  } catch (error) {
    throw openError(error);
  } finally {
    await close();
  }
}

async function pendingSql(database: Database, finish: boolean): Promise<string> {
  const { schema } = database;
  const done = await applied(database);
  const isNew = done.size === 0;
  const missing = migrations.filter(
    ({ name, last = false }) =>
      !(isNew ? covered.includes(name) : done.has(name)) && (finish || isNew || !last),
  );
  if (missing.length === 0)
    return `-- Nothing is pending: the tables of ${schemaNameOf(schema)} are up to date.\n`;
  // What comes after steps in code is not printed: migrations are applied in order.
  const coded = missing.findIndex(({ code }) => code.length > 0);
  const [printed, left] = coded < 0 ? [missing, []] : [missing.slice(0, coded), missing.slice(coded)];
  const parts = [head(schema, missing.length + (isNew ? covered.length : 0))];
  if (printed.length > 0) parts.push(ledger(schema).map(ended).join('\n'));
  if (isNew) parts.push(beginning(schema));
  for (const migration of printed) parts.push(await printedOf(database, migration));
  const [first] = left;
  if (first !== undefined)
    parts.push(
      `-- Not printed: ${left.map(({ name }) => name).join(', ')}.
-- ${first.name} has steps in code, which SQL cannot express: ${first.code.join(', ')}.
-- Run "koa-marketplace migrate${first.last ? ' finish' : ''}".`,
    );
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

const title = (number: string, name: string, transaction: string, online: string) => `-- number: ${number}
-- name: ${name}
-- transaction: ${transaction}
-- online: ${online}`;

/** What `migrate` does first in an empty schema. */
const beginning = (schema: string) => `${title(
  covered.map(numberOf).join(', '),
  `baseline, the result of ${covered.join(', ')}`,
  'yes',
  'no, the tables are new',
)}
${begin}
${baseline(schema).trim()}
${covered.map(name => record(schema, name)).join('\n')}
commit;`;

const numberOf = (name: string) => name.slice(0, name.indexOf('-'));

async function printedOf(database: Database, migration: FileMigration): Promise<string> {
  const { schema } = database;
  const { name, about } = migration;
  const isWhole = 'sql' in migration;
  const steps = isWhole ? [] : migration.steps(schema);
  const lines = [
    title(
      numberOf(name),
      name,
      isWhole ? 'yes' : `no, ${steps.length === 1 ? '1 step' : `${steps.length} steps`}`,
      isWhole ? 'no, it is fast but may wait for locks' : 'yes, requests continue',
    ),
    ...about,
  ];
  if (isWhole) lines.push(begin, migration.sql(schema), record(schema, name), 'commit;');
  else {
    for (const step of steps) lines.push(await stepOf(database, step));
    lines.push(record(schema, name));
  }
  return lines.join('\n');
}

async function stepOf(database: Database, step: Step): Promise<string> {
  if ('index' in step) return (await statementsFor(database, step)).map(ended).join('\n');
  if ('moment' in step) return atOneMoment(step.moment);
  if ('optional' in step)
    return `-- Leave this out if your engine cannot create it: nothing else needs it.\n${atOneMoment(step.optional)}`;
  if ('statement' in step) return ended(step.statement);
  if ('batches' in step) return batches(step.batches);
  throw new Error('a step in code has no SQL');
}

const atOneMoment = (work: unknown) =>
  `${begin}\nset local lock_timeout = ${longestWait};\n${work};\ncommit;`;

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
