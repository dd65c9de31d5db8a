/** What a release leaves for the tests of those after it: its public facts, a data file, and a database. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { loadFixtures } from '../../mock-server/fixtures/load.ts';
import { toData } from '../../mock-server/fixtures/records.ts';
import { postgresRepository } from '../../src/adapters/postgres/index.ts';
import { printPending } from '../../src/adapters/postgres/migrations/print.ts';
import { startServer } from '../../test/runner/own-postgres/server.js';

const packageTests = new URL('../../test/package/', import.meta.url);
/** The tests give it another name. */
const schema = 'earlier';

export async function writeSnapshot(version: string): Promise<void> {
  const write = (ending: string, text: string) =>
    writeFileSync(new URL(`releases/${version}.${ending}.gz`, packageTests), gzipSync(text, { level: 9 }));
  const data = toData(await loadFixtures());
  write('json', JSON.stringify(data));
  const facts = new URL('public/', packageTests);
  const lines = readdirSync(facts).map(name => [
    name.replace('.txt', ''),
    readFileSync(new URL(name, facts), 'utf8').trimEnd().split('\n'),
  ]);
  write('public.json', JSON.stringify(Object.fromEntries(lines)));
  const { url, remove } = await startServer();
  try {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`create database filled encoding 'UTF8' locale 'C' template template0`);
    await client.end();
    write('sql', await databaseScript(Object.assign(new URL(url), { pathname: '/filled' }).href, data));
  } finally {
    await remove();
  }
}

/** The migrations, and all rows, as a script. */
async function databaseScript(connectionString: string, data: ReturnType<typeof toData>): Promise<string> {
  const migrations = await printPending(connectionString, schema, {});
  const repository = await postgresRepository({ connectionString, schema });
  await repository.import(data);
  await repository.close();
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows: tables } = await client.query(
    `select relname as name from pg_class where relnamespace = $1::regnamespace and relkind = 'r'
      and relname not in ('migrations', 'migration_lock') order by 1`,
    [schema],
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const table = `${schema}.${name}`;
    const { rows } = await client.query(`select json_agg(t)::text as rows from ${table} t`);
    if (rows[0].rows !== null)
      lines.push(
        `insert into ${table} select * from json_populate_recordset(null::${table}, $rows$${rows[0].rows}$rows$);`,
      );
  }
  await client.end();
  // Whatever refers to what.
  return `${migrations}\nset session_replication_role = replica;\n${lines.join('\n')}\n`;
}
