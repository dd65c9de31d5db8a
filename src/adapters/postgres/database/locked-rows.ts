/**
 * Rows that others have locked, such as a host whose transaction is open. A statement for many workspaces must not wait for
 * them: it would stop all the others.
 */
import { elapsed } from '../../../common/worker-time.ts';
import type { Database } from './database.ts';
import { isLockTimeout } from './failures.ts';
import type { Row } from './pool.ts';

/** Maximum time that such a statement, or others of its workspace, waits for a row of others, in milliseconds. */
export const maxLockWait = 100;
/** For how long locked rows are looked for after such a wait, in milliseconds. */
const passingTime = 10_000;

/**
 * A condition in SQL that is always true. A statement with it fails instead of waiting longer for a lock. Only for a statement
 * that is a transaction of its own: the limit lasts until its end.
 */
export const inHurry = `(select set_config('lock_timeout', '${maxLockWait}', true)) is not null`;

/** The condition that nobody else has locked a row of this table, in SQL. It locks the row. */
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

/** Runs statements that pass over locked rows. What they pass over stays due. */
export class PassingOver {
  readonly #database: Database;
  #until = Number.NEGATIVE_INFINITY;

  constructor(database: Database) {
    this.#database = database;
  }

  async rows({ quick, passing }: PassingStatement, values: unknown[]): Promise<Row[]> {
    if (elapsed() >= this.#until)
      try {
        return await this.#database.rows(quick, values);
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        this.#until = elapsed() + passingTime;
      }
    return this.#database.rows(passing, values);
  }
}
