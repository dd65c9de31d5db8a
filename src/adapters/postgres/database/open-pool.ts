import type * as Pg from 'pg';
import { elapsed } from '../../../common/time/worker-time.ts';
import type { Pool } from './pool.ts';

/** Timeouts for a connection and for a statement, in milliseconds. */
const usualTimeout = 5_000;
const statementTimeout = 15_000;
/** A timer that fires this many milliseconds late means that the process stood still. */
const standstill = 100;

/** Opens our own pool, with timeouts for everything. `connectionTimeout`: in milliseconds. */
export async function openPool(
  connectionString: string,
  max: number,
  connectionTimeout = usualTimeout,
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
  forgiveStandstill(pool, connectionTimeout);
  let closing: Promise<void> | undefined;
  return {
    pool,
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}

/**
 * Waits for a connection once more if the process stood still meanwhile, as on a laptop that sleeps or in a container that
 * gets no CPU time: the timers of all that wait fire before the pool hears of the connections that are free again.
 */
function forgiveStandstill(pool: Pg.Pool, timeout: number): void {
  const connect = pool.connect.bind(pool) as () => Promise<Pg.PoolClient>;
  const patient = async () => {
    const begun = elapsed();
    return connect().catch(error => {
      if (elapsed() - begun < timeout + standstill) throw error;
      return connect();
    });
  };
  // `query` of the pool calls it with a callback.
  pool.connect = ((
    done?: (error?: Error, client?: Pg.PoolClient, release?: Pg.PoolClient['release']) => void,
  ) =>
    done === undefined
      ? patient()
      : patient().then(client => done(undefined, client, client.release), done)) as Pg.Pool['connect'];
}
