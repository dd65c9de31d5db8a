/** A PostgreSQL from npm, of which nothing is left when the benchmark ends. */
import { startServer as start } from '../test/runner/own-postgres/server.js';

export async function startServer() {
  const { url, remove } = await start({ flags: ['--locale=C', '--encoding=UTF8'] });
  return { connectionString: url, stop: remove };
}
