/**
 * Rows that others have locked, such as a host whose transaction is open. A statement for many workspaces must not wait for
 * them: it would stop all the others.
 */
import { elapsed } from '../../../common/time/worker-time.ts';
import type { Database, RunStatement } from './database.ts';
import { exclusively, unlessRunningElsewhere } from './exclusive-work.ts';
import { isLockTimeout } from './failures.ts';
import { maxLockWait } from './locked-changes.ts';
import type { Row } from './pool.ts';

/** For how long locked rows are looked for after such a wait, in milliseconds. */
const passingTime = 10_000;

/**
 * A condition in SQL that is always true. A statement with it fails instead of waiting longer for a lock. Only for a statement
 * that is a transaction of its own: the limit lasts until its end. `milliseconds`: in SQL, as text.
 */
export const waitingAtMost = (milliseconds: string): string =>
  `(select set_config('lock_timeout', ${milliseconds}, true)) is not null`;

export const inHurry = waitingAtMost(`'${maxLockWait}'`);

/**
 * The condition that nobody else has locked a row of this table, in SQL. It locks the row. Where rows are joined, it stands in
 * a materialized part of the statement: otherwise PostgreSQL may look at it for each pair of rows.
 */
export const isUnlocked = (table: string, where: string): string =>
  `exists (select 1 from ${table} where ${where} for update skip locked)`;

/** A statement in two ways: `quick` fails if a row is locked for long, `passing` looks for locked rows, which costs more. */
export interface PassingStatement {
  readonly quick: string;
  readonly passing: string;
}

/** `first`: the condition of what the statement reads first. `free`: makes the condition that a row is not locked. */
export const passingStatement = (
  statement: (first: string, free: (table: string, where: string) => string) => string,
): PassingStatement => ({
  quick: statement(inHurry, () => 'true'),
  passing: statement('true', isUnlocked),
});

const savepoint = 'koa_marketplace_unlocked';
const waitAtMost = (milliseconds: number) => `set local lock_timeout = ${milliseconds}`;
/** How long such a transaction waits for the rows of one workspace; and once it has waited for others, in milliseconds. */
const firstWait = 10;
const laterWait = 1;

/** Does the work of one workspace in a transaction for many; `null` if a row that it needs is locked: then it has changed nothing. */
export type UnlessLocked = <Result>(work: () => Promise<Result>) => Promise<Result | null>;

/** All locked workspaces together take about {@link maxLockWait}: others may wait for what the transaction has locked. */
function atSavepoint(run: RunStatement): UnlessLocked {
  let waited = 0;
  return async work => {
    const wait = waited < maxLockWait ? firstWait : laterWait;
    await run(`savepoint ${savepoint}; ${waitAtMost(wait)}`);
    try {
      const result = await work();
      await run(`release savepoint ${savepoint}`);
      return result;
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      await run(`rollback to savepoint ${savepoint}; release savepoint ${savepoint}`);
      waited += wait;
      return null;
    }
  };
}

/** Runs statements that pass over locked rows. What they pass over stays due. */
export class PassingOver {
  readonly #database: Database;
  #until = Number.NEGATIVE_INFINITY;

  constructor(database: Database) {
    this.#database = database;
  }

  rows({ quick, passing }: PassingStatement, values: unknown[]): Promise<Row[]> {
    return this.#either(
      () => this.#database.rows(quick, values),
      () => this.#database.rows(passing, values),
    );
  }

  /**
   * The same in a transaction: `work` begins with the statement that it is given. `lockWait`: it may begin with others, none
   * of which waits longer for a lock, in milliseconds.
   */
  transaction<Result>(
    { quick, passing }: PassingStatement,
    work: (run: RunStatement, statement: string) => Promise<Result>,
    options: { readonly lockWait?: number } = {},
  ): Promise<Result> {
    return this.#either(
      () => this.#database.transaction(run => work(run, quick), options),
      () => this.#database.transaction(run => work(run, passing), options),
    );
  }

  /**
   * Work for many workspaces in a transaction. It may be called twice: `each` passes over a workspace only the second time,
   * because the savepoints cost more.
   */
  eachOf<Result>(work: (run: RunStatement, each: UnlessLocked) => Promise<Result>): Promise<Result> {
    return this.#either(
      () => this.#database.transaction(run => work(run, one => one()), { lockWait: maxLockWait }),
      () => this.#database.transaction(run => work(run, atSavepoint(run))),
    );
  }

  /** The same for work that only one process does at a time (see exclusive-work.ts). */
  exclusive<Result>(
    name: string,
    work: (run: RunStatement, each: UnlessLocked) => Promise<Result>,
  ): Promise<Result | null> {
    return this.#either(
      () => exclusively(this.#database, name, run => work(run, one => one())),
      () => unlessRunningElsewhere(this.#database, name, run => work(run, atSavepoint(run))),
    );
  }

  /** The same, after another process that is doing it now; `null` if that takes too long. */
  async inTurn<Result>(name: string, work: (run: RunStatement) => Promise<Result>): Promise<Result | null> {
    const { schema } = this.#database;
    try {
      const transact = async (run: RunStatement) => {
        await run(`insert into ${schema}exclusive_jobs (name) values ($1) on conflict do nothing`, [name]);
        await run(`select 1 from ${schema}exclusive_jobs where name = $1 for update`, [name]);
        return work(run);
      };
      return await this.#database.transaction(transact, { lockWait: maxLockWait });
    } catch (error) {
      if (isLockTimeout(error)) return null;
      throw error;
    }
  }

  async #either<Result>(quick: () => Promise<Result>, passing: () => Promise<Result>): Promise<Result> {
    if (elapsed() >= this.#until)
      try {
        return await quick();
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        this.#until = elapsed() + passingTime;
      }
    return passing();
  }
}
