/** PostgreSQL for a test run: the server in DATABASE_URL, or our own from npm. */

import type { Part } from './messages.ts';
import { makeDatabase, type OwnServer, startServer } from './own-postgres/server.js';

/** A database that is deleted with the run, even if the run is killed. */
export async function startPostgres(): Promise<Part> {
  const { DATABASE_URL: given } = process.env;
  const { url, remove } = await (given ? makeDatabase(given) : ownServer());
  return { address: url, stop: remove };
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
      'max_prepared_transactions=4',
      'synchronous_commit=off',
      'full_page_writes=off',
      'autovacuum=off',
      'jit=off',
      ...settings,
    ],
  });
