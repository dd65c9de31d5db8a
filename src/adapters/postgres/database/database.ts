/** Statements and transactions over a pool. No session state outlives a transaction: poolers may share sessions. */
import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { RepositoryUnavailableError, type StorageHealth } from '../../../repository/index.ts';
import { outliveBrokenConnections } from './broken-connections.ts';
import {
  firstOf,
  isAnswer,
  isOutdated,
  isPreparedElsewhere,
  isUnavailable,
  mayBeTriedAgain,
} from './failures.ts';
import { LockedChanges, mustQueue } from './locked-changes.ts';
import type { Pool, PoolClient, QueryResult, Row, Statement } from './pool.ts';

/** Maximum number of retries of a transaction after a serialization failure or a deadlock. */
const tries = 5;
/**
 * A transaction does not wait between its statements: after this number of milliseconds, its process must have
 * stopped, and PostgreSQL releases its row locks.
 */
const usualSilence = 10_000;
/**
 * Several statements in one message, which saves a round trip. The isolation is named, because the default of a role or a
 * database may be another one: above READ COMMITTED, a statement does not see what others committed before it took a lock,
 * so a lock on a row that nobody changes would not prevent anything.
 */
const beginning = (maxSilence: number, lockWait: number | undefined) =>
  `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL idle_in_transaction_session_timeout = ${maxSilence}${
    lockWait === undefined ? '' : `; SET LOCAL lock_timeout = ${lockWait}`
  }`;
/** No time limit: the longest possible timer, in milliseconds. */
const maxTimer = 2 ** 31 - 1;

/** How a statement is run: see {@link Database.rows}. */
interface StatementOptions {
  readonly usual?: boolean;
}

/** Runs a statement within a transaction. */
export type RunStatement = (
  text: string,
  values?: unknown[],
  options?: StatementOptions,
) => Promise<QueryResult>;

/** Runs a statement, alone or within a transaction, and returns its rows. */
export type ReadRows = (text: string, values: unknown[]) => Promise<readonly Row[]>;

export const rowsWithin =
  (run: RunStatement): ReadRows =>
  async (text, values) =>
    (await run(text, values)).rows;

/** Ends a transaction. `hasWritten`: whether one of its statements has changed rows. */
export type AuditedStep = (run: RunStatement, hasWritten: boolean, result: unknown) => Promise<void>;

/** Each statement of ours names its table with the schema. */
const isWriting = (text: string): boolean => /\b(?:insert into|update|delete from) "/.test(text);

export class Database {
  /** The schema as a prefix in SQL, with a dot at the end. */
  readonly schema: string;
  readonly #name: string;
  readonly #pool: Pool;
  readonly #prepare: boolean;
  readonly #names: Map<string, string>;
  readonly #audited: AuditedStep | null;
  /** Changes that wait for rows which others have locked. */
  readonly locked: LockedChanges;

  /** `prepare`: uses prepared statements, which poolers in transaction mode may not support. */
  constructor(
    pool: Pool,
    schema: string,
    prepare = false,
    {
      names = new Map(),
      audited = null,
      locked = new LockedChanges(),
    }: { names?: Map<string, string>; audited?: AuditedStep | null; locked?: LockedChanges } = {},
  ) {
    outliveBrokenConnections(pool);
    this.#pool = pool;
    this.#prepare = prepare;
    this.#names = names;
    this.#audited = audited;
    this.locked = locked;
    this.#name = schema;
    this.schema = `"${schema}".`;
  }

  /** The same database, for one change: `audited` is a part of each transaction that changes something. */
  auditing(audited: AuditedStep): Database {
    return new Database(this.#pool, this.#name, this.#prepare, {
      names: this.#names,
      audited,
      locked: this.locked,
    });
  }

  /**
   * `usual: false`: the best plan depends on the values, so that a prepared statement, which gets one plan for all of them,
   * may take the wrong one.
   *
   * It runs with the default isolation, which costs nothing and breaks no rule: a single statement sees all that is
   * committed when it begins. Above READ COMMITTED it fails instead of waiting for others, so it runs again in a transaction
   * that names its isolation.
   * @throws RepositoryUnavailableError if PostgreSQL cannot be reached
   */
  async rows(text: string, values: unknown[], options: StatementOptions = {}): Promise<Row[]> {
    if (this.#audited !== null && isWriting(text))
      return this.transaction(async run => (await run(text, values, options)).rows);
    for (let left = tries; ; left -= 1) {
      const statement = this.#statement(text, values, options);
      try {
        return (await this.#pool.query(statement)).rows;
      } catch (error) {
        if (left > 1 && mayBeTriedAgain(error))
          return (await this.transaction(run => run(text, values, options), { times: left - 1 })).rows;
        if (left === 1 || !this.#isRenamed(statement, error)) throw reported(error);
      }
    }
  }

  /** The connections of the pool, or `null` if it does not count them as that of node-postgres does. */
  get pool(): NonNullable<StorageHealth['pool']> | null {
    const { totalCount: size, idleCount: idle, waitingCount: waiting } = this.#pool;
    if (size === undefined || idle === undefined || waiting === undefined) return null;
    return { size, idle, waiting };
  }

  /** The clock of the database, in milliseconds since 1970. */
  async clock(): Promise<number> {
    const [row] = await this.rows('select (extract(epoch from clock_timestamp()) * 1000)::bigint as now', []);
    return Number(row?.now);
  }

  /** A statement of a migration or an import, without a timeout. */
  async unhurried(text: string): Promise<void> {
    for (let left = tries; ; left -= 1) {
      try {
        await this.#pool.query({ text, values: [], query_timeout: maxTimer });
        return;
      } catch (error) {
        if (left === 1 || !mayBeTriedAgain(error)) throw reported(error);
        await pause();
      }
    }
  }

  /**
   * A {@link transaction} that changes the rows of `key`, such as those of a workspace. While others have locked a row that it
   * needs, it waits without a connection, so that it takes no room from others.
   */
  change<Result>(key: string, work: (run: RunStatement) => Promise<Result>): Promise<Result> {
    return this.locked.run(key, attempt => this.transaction(work, attempt));
  }

  /** The same with one statement, which contains {@link inHurry}. */
  changeRows(key: string, text: string, values: unknown[]): Promise<Row[]> {
    return this.locked.run(key, () => this.rows(text, values));
  }

  /**
   * Runs several statements in a transaction. If `work` throws, all are rolled back. `maxSilence`: the maximum time
   * between two statements, in milliseconds; 0: no limit. `times`: how often it is tried at most. `lockWait`: for how many
   * milliseconds it waits for a lock before it fails. `isLate`: see {@link LockedChanges}.
   * @throws RepositoryUnavailableError if PostgreSQL cannot be reached; otherwise the error of `work`
   */
  async transaction<Result>(
    work: (run: RunStatement) => Promise<Result>,
    {
      maxSilence = usualSilence,
      times = tries,
      lockWait,
      isLate = () => false,
    }: {
      readonly maxSilence?: number;
      readonly times?: number;
      readonly lockWait?: number | undefined;
      readonly isLate?: () => boolean;
    } = {},
  ): Promise<Result> {
    const begin = beginning(maxSilence, lockWait);
    for (let left = times; ; left -= 1) {
      try {
        return await this.#once(begin, work, isLate);
      } catch (error) {
        if (left === 1 || !(mayBeTriedAgain(error) || (this.#prepare && isOutdated(error))))
          throw reported(error);
        await pause();
      }
    }
  }

  /** The number of statements is limited: no statement is built from the content of a request. */
  #statement(text: string, values: unknown[], { usual = true }: StatementOptions = {}): Statement {
    if (!this.#prepare || !usual) return { text, values };
    let name = this.#names.get(text);
    if (name === undefined) {
      name = nameFor(text);
      this.#names.set(text, name);
    }
    return { name, text, values };
  }

  /**
   * Whether the statement was prepared before its tables changed, and has another name now. All others get one too:
   * a transaction would otherwise be tried again for each of its statements.
   */
  #isRenamed({ name, text }: Statement, error: unknown): boolean {
    if (name === undefined || !isOutdated(error)) return false;
    // Of several that fail at the same time, the first one renews the names.
    if (this.#names.get(text) === name)
      for (const [known, old] of this.#names) this.#names.set(known, nameFor(`${old}${known}`));
    return true;
  }

  async #once<Result>(
    begin: string,
    work: (run: RunStatement) => Promise<Result>,
    isLate: () => boolean,
  ): Promise<Result> {
    const client = await this.#pool.connect();
    // It may have waited for the connection longer than others have for a locked row.
    if (isLate()) {
      client.release();
      throw mustQueue;
    }
    // For pools without events; the others are listened to already.
    const ignore = () => {};
    client.on?.('error', ignore);
    let broken: Error | undefined;
    let hasWritten = false;
    const run: RunStatement = async (text, values = [], options = {}) => {
      // Without values it may be several statements, which cannot be prepared.
      const statement = values.length === 0 ? { text, values } : this.#statement(text, values, options);
      try {
        const result = await client.query(statement);
        hasWritten ||= isWriting(text) && result.rowCount !== 0;
        return result;
      } catch (error) {
        if (!isAnswer(error)) broken = error as Error;
        this.#isRenamed(statement, error);
        throw error;
      }
    };
    try {
      await run(begin);
      const result = await work(run);
      if (this.#audited !== null) await this.#audited(run, hasWritten, result);
      await run('COMMIT');
      return result;
    } catch (error) {
      // A connection that did not answer is closed, which ends its transaction too: a ROLLBACK would wait once more.
      broken ??= await rollBack(client);
      throw error;
    } finally {
      client.removeListener?.('error', ignore);
      client.release(broken);
    }
  }
}

/** A hash of the text, because repositories may share a pool. */
const nameFor = (text: string) => `marketplace_${hash('sha1', text)}`;

/** Rolls back the transaction. Returns the error if that fails: then the connection must be closed. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query({ text: 'ROLLBACK', values: [] });
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** A random delay, in milliseconds, so that conflicting transactions do not conflict again. */
const maxPause = 20;
const pause = () => setTimeout(Math.random() * maxPause);

const withoutPreparing =
  'leave preparedStatements off behind a pooler, unless it supports them (PgBouncer from 1.21 on, max_prepared_statements)';

function reported(error: unknown): unknown {
  if (error instanceof RepositoryUnavailableError || !isUnavailable(error)) return error;
  const todo = isPreparedElsewhere(error) ? `: ${withoutPreparing}` : '';
  return new RepositoryUnavailableError(
    `PostgreSQL cannot be reached or written: ${(firstOf(error) as Error).message}${todo}`,
    {
      cause: error,
    },
  );
}
