import type * as Pg from 'pg';
import { afterAwake } from '../../../common/time/awake.ts';
import { elapsed } from '../../../common/time/worker-time.ts';
import type { Pool, QueryResult, Statement } from './pool.ts';

/** Timeouts for a connection and for a statement, in milliseconds. */
const usualTimeout = 5_000;
const statementTimeout = 15_000;
/** A timer that fires this many milliseconds late means that the process stood still. */
const standstill = 100;

/** Opens our own pool, with timeouts for everything, in milliseconds. `timeout`: of a statement. */
export async function openPool(
  connectionString: string,
  max: number,
  connectionTimeout = usualTimeout,
  timeout = statementTimeout,
): Promise<{ pool: Pool; close: () => Promise<void> }> {
  const { default: pg } = await import('pg').catch(cause => {
    throw new Error('connectionString needs the package pg: npm install pg', { cause });
  });
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connectionTimeout,
  });
  pool.on('connect', client => endSilentStatements(client as unknown as SomeClient, timeout));
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

type Done = (error: Error | null, result?: QueryResult) => void;

/** What node-postgres does not declare: its socket, and that a callback makes the promise unnecessary. */
interface SomeClient {
  query(statement: Statement, values?: unknown, done?: Done): Promise<QueryResult> | undefined;
  readonly connection: { readonly stream: { destroy(error: Error): void } };
}

/**
 * Closes a connection whose statement gets no answer. A timeout of the server would be a session parameter, which poolers
 * refuse; that of node-postgres refuses answers that have arrived while the process stood still.
 */
function endSilentStatements(client: SomeClient, usual: number): void {
  const query = client.query.bind(client);
  client.query = (statement, values, done) => {
    const cancel = afterAwake(statement.query_timeout ?? usual, () =>
      client.connection.stream.destroy(new Error('Query read timeout')),
    );
    if (done === undefined) return query(statement, values)?.finally(cancel);
    return query(statement, values, (error, result) => {
      cancel();
      done(error, result);
    });
  };
}
