/** PostgreSQL for a test run: the server in DATABASE_URL, or our own from npm. */
import pg from 'pg';
import { type OwnServer, startServer } from './own-postgres/server.js';
import type { Part } from './shared.ts';

/** A database that is deleted with the run. */
export async function startPostgres(): Promise<Part> {
  const given = process.env.DATABASE_URL;
  if (!given) {
    const server = await ownServer();
    return { address: server.url, stop: server.remove };
  }
  const name = `marketplace_tests_${process.pid}`;
  await run(given, `create database ${name}`);
  return {
    address: Object.assign(new URL(given), { pathname: `/${name}` }).href,
    stop: () => run(given, `drop database ${name} with (force)`),
  };
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A server that can be stopped and started. It does not wait for the disk, so data does not survive a power loss, nor an
 * immediate stop, unless `settings` say otherwise.
 */
export const ownServer = (settings: readonly string[] = []): Promise<OwnServer> =>
  startServer({
    flags: ['--locale=C', '--encoding=UTF8', '--no-sync', '--set=scram_iterations=1'],
    settings: [
      'max_connections=200',
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'autovacuum=off',
      'jit=off',
      ...settings,
    ],
  });
