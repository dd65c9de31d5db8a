/** The database commands: migrate, import, export. */
import { access, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { lock } from '../../src/adapters/lowdb/file/lock/lock.ts';
import {
  type PostgresRepository,
  type Progress,
  postgresRepository,
} from '../../src/adapters/postgres/index.ts';
import { parseJson } from '../../src/adapters/rules/parse-json.ts';
import { leftOutOf, withoutRetired } from '../../src/adapters/rules/retired.ts';
import type { DataFile } from '../../src/generated/types.ts';
import type { CliCommand, Flags } from './flags.ts';

type Stored = Pick<PostgresRepository, 'import' | 'export'>;

/** Prints one line for this number of records. */
const everySo = 10_000;

/** @throws Error with one sentence if the command fails; nothing has changed then */
export async function runDatabaseCommand({
  command,
  databaseUrl = '',
  schema = 'marketplace',
  without,
}: Flags): Promise<void> {
  if (command.name === 'migrate' && command.print) {
    const { printPending } = await import('../../src/adapters/postgres/migrations/print.ts');
    process.stdout.write(await printPending(databaseUrl, schema, { finish: command.finish, without }));
    return;
  }
  const finish = command.name === 'migrate' && command.finish;
  const repository = await postgresRepository({
    connectionString: databaseUrl,
    schema,
    without,
    // What is read stays as it is.
    migrate: command.name === 'export' ? false : finish ? 'finish' : true,
  });
  try {
    await work(repository, command, schema);
  } finally {
    await repository.close();
  }
}

async function work(repository: Stored, command: CliCommand, schema: string): Promise<void> {
  if (command.name === 'import') await importFile(repository, command.file);
  else if (command.name === 'export') await exportFile(repository, command.file);
  else console.log(`The tables of the schema ${schema} are up to date.`);
}

async function importFile(repository: Stored, file: string): Promise<void> {
  const path = resolve(file);
  await access(path);
  // Refuses a file that another process still writes to, because later changes would be missing.
  const { release } = await lock(path);
  try {
    const { data: read, left } = withoutRetired(await parseJson(path, await readFile(path, 'utf8')));
    if (left.length > 0) console.error(`${leftOutOf(path, left)}.`);
    const data = read as DataFile;
    const { added, kept } = await repository.import(data, { onProgress: tell });
    console.log(`${count(added)} records added, ${count(kept)} existed already.`);
  } finally {
    release();
  }
}

function tell({ table, done, total }: Progress): void {
  if (done === total || done % everySo === 0) console.error(`  ${table} ${count(done)} of ${count(total)}`);
}

async function exportFile(repository: Stored, file: string): Promise<void> {
  const text = `${JSON.stringify(await repository.export(), null, 2)}\n`;
  // Never overwrites a file, and makes it readable only by its owner.
  await writeFile(resolve(file), text, { flag: 'wx', mode: 0o600 });
  console.log(`Data written to ${file}.`);
}

const count = (records: number) => records.toLocaleString('en');
