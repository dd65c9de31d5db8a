import type { Pool } from './pool.ts';

/** Timeouts for a connection and for a statement, in milliseconds. */
const connectionTimeout = 5_000;
const statementTimeout = 15_000;

/** Opens our own pool, with timeouts for everything. */
export async function openPool(
  connectionString: string,
  max: number,
): Promise<{ pool: Pool; close: () => Promise<void> }> {
  const { default: pg } = await import('pg').catch(cause => {
    throw new Error('connectionString needs the package pg: npm install pg', { cause });
  });
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connectionTimeout,
    // A timeout of the client: a server-side timeout would be a session parameter, which poolers refuse.
    query_timeout: statementTimeout,
  });
  let closing: Promise<void> | undefined;
  return {
    pool,
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}
