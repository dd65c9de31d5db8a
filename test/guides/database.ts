/** An empty database of a guide. */
import pg from 'pg';
import type { Cleanup } from '../helper.ts';
import { databaseUrl } from '../postgres-server.ts';

let count = 0;

export async function newDatabase(cleanup: Cleanup): Promise<string> {
  const url = await databaseUrl();
  count += 1;
  const name = `guide_${process.pid}_${count}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  cleanup(() => run(`drop database ${name} with (force)`));
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
