/** Statements and transactions over a pool. Nothing outlives a transaction in the session: poolers may share it. */
import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { RepositoryUnavailableError } from '../../../repository/index.ts';
import { isOutdated, isUnavailable, mayBeTriedAgain } from './failures.ts';
import type { Pool, PoolClient, QueryResult, Row, Statement } from './pool.ts';

/** How often a transaction that lost to another is tried again. */
const tries = 5;
/**
 * Between its statements a transaction waits for nothing: after so many milliseconds its process has stopped, and
 * PostgreSQL takes back the rows that it has locked.
 */
const usualSilence = 10_000;
/** In one message, so that it costs no round trip. */
const beginning = (longestSilence: number) =>
  `BEGIN; SET LOCAL idle_in_transaction_session_timeout = ${longestSilence}`;
/** No time limit: the longest that a timer can be set to, in milliseconds. */
const longestTime = 2 ** 31 - 1;

/** Runs a statement within a transaction. */
export type Run = (text: string, values?: unknown[]) => Promise<QueryResult>;

export class Database {
  /** The schema as it stands in SQL, with a dot at its end. */
  readonly schema: string;
  readonly #pool: Pool;
  readonly #prepare: boolean;
  /** Statement to the name that it is prepared under. */
  readonly #names = new Map<string, string>();
  /** Names that connections have prepared something else under. */
  readonly #outdated = new Set<string>();

  /** `prepare`: keeps statements prepared in their connections, which poolers of transactions cannot have. */
  constructor(pool: Pool, schema: string, prepare = false) {
    this.#pool = pool;
    this.#prepare = prepare;
    this.schema = `"${schema}".`;
  }

  /** @throws RepositoryUnavailableError where PostgreSQL cannot be reached */
  async rows(text: string, values: unknown[]): Promise<Row[]> {
    const statement = this.#statement(text, values);
    try {
      return (await this.#result(statement)).rows;
    } catch (error) {
      if (statement.name === undefined || !isOutdated(error)) throw error;
      this.#outdated.add(statement.name);
      return (await this.#result(this.#statement(text, values))).rows;
    }
  }

  /** Its clock, in milliseconds since 1970. */
  async clock(): Promise<number> {
    const [row] = await this.rows('select (extract(epoch from clock_timestamp()) * 1000)::bigint as now', []);
    return Number(row?.now);
  }

  /** A statement of a migration, which may take its time. */
  async unhurried(text: string): Promise<void> {
    await this.#result({ text, values: [], query_timeout: longestTime });
  }

  async #result(statement: Statement): Promise<QueryResult> {
    for (let left = tries; ; left -= 1) {
      try {
        return await this.#pool.query(statement);
      } catch (error) {
        if (left === 1 || !mayBeTriedAgain(error)) throw told(error);
        await pause();
      }
    }
  }

  /**
   * Runs several statements as one. What `work` throws undoes them all. `longestSilence`: how long it may take
   * between two statements, in milliseconds; 0: for ever.
   * @throws RepositoryUnavailableError where PostgreSQL cannot be reached, what `work` throws otherwise
   */
  async transaction<Result>(
    work: (run: Run) => Promise<Result>,
    { longestSilence = usualSilence }: { readonly longestSilence?: number } = {},
  ): Promise<Result> {
    const begin = beginning(longestSilence);
    for (let left = tries; ; left -= 1) {
      try {
        return await this.#once(begin, work);
      } catch (error) {
        if (left === 1 || !mayBeTriedAgain(error)) throw told(error);
        await pause();
      }
    }
  }

  /** There are as many statements as the adapter has: none is made of what a request says. */
  #statement(text: string, values: unknown[]): Statement {
    if (!this.#prepare) return { text, values };
    let name = this.#names.get(text);
    if (name === undefined || this.#outdated.has(name)) {
      // Of the text: repositories may share a pool. Of what is outdated too: connections keep it under its name.
      name = `marketplace_${hash('sha1', `${name ?? ''}${text}`)}`;
      this.#names.set(text, name);
    }
    return { name, text, values };
  }

  async #once<Result>(begin: string, work: (run: Run) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    // A connection that breaks between two statements is told as an event, which nobody else hears.
    const ignore = () => {};
    client.on?.('error', ignore);
    const run: Run = (text, values = []) => client.query({ text, values });
    let broken: Error | undefined;
    try {
      await run(begin);
      const result = await work(run);
      await run('COMMIT');
      return result;
    } catch (error) {
      broken = await rollBack(client);
      throw error;
    } finally {
      client.removeListener?.('error', ignore);
      client.release(broken);
    }
  }
}

/** Ends the transaction; the reason to give the connection up where that is not possible. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query({ text: 'ROLLBACK', values: [] });
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** Those that lost to one another do not meet again at once, in milliseconds. */
const longestPause = 20;
const pause = () => setTimeout(Math.random() * longestPause);

function told(error: unknown): unknown {
  if (error instanceof RepositoryUnavailableError || !isUnavailable(error)) return error;
  return new RepositoryUnavailableError('PostgreSQL cannot be reached or written', { cause: error });
}
