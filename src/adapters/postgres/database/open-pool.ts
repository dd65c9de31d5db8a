import type { Pool } from './pool.ts';

/** How long to wait for a connection, and for the answer to a statement, in milliseconds. */
const connectionTimeout = 5_000;
const statementTimeout = 15_000;

/** A pool of our own, with limits on every wait. */
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
    // The client's own limit: one of the server's would be a parameter of the session, which poolers refuse.
    query_timeout: statementTimeout,
  });
  // An idle connection that breaks leaves the pool by itself; without a listener it would end the process.
  pool.on('error', () => {});
  let closing: Promise<void> | undefined;
  return {
    pool,
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}
