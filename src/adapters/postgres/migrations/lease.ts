/**
 * The right to migrate, which one process has at a time: a row with its holder and an end, which is put off while
 * the holder lives. No advisory lock, which belongs to a session and which not every engine has; no row that is
 * locked in a transaction, which would be open for as long as an index takes. Of a holder that was killed the
 * row is free again when its time is over, by the clock of the database.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Database, Run } from '../database/database.ts';

/** How long the right lasts, in seconds. */
const lasts = 30;
/** How often it is renewed, in milliseconds. */
const renewed = 5_000;
/** How often those that wait for it look, in milliseconds. */
const looked = 100;

/** Another process took the right: this one was away for too long. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

export class Lease {
  readonly #database: Database;
  readonly #holder: string;
  readonly #timer: NodeJS.Timeout;

  private constructor(database: Database, holder: string) {
    this.#database = database;
    this.#holder = holder;
    // What fails here is found out by the next step.
    this.#timer = setInterval(() => void this.renew().catch(() => {}), renewed).unref();
  }

  /** Waits for as long as another process that lives has the right. */
  static async take(database: Database): Promise<Lease> {
    const holder = randomUUID();
    while (!(await hold(database, holder))) await setTimeout(looked);
    return new Lease(database, holder);
  }

  /** @throws LeaseLostError */
  async renew(): Promise<void> {
    if (!(await hold(this.#database, this.#holder, 'holder = $1'))) throw new LeaseLostError();
  }

  /** Makes sure of the right until the transaction ends. @throws LeaseLostError */
  async within(run: Run): Promise<void> {
    const { rows } = await run(
      `select 1 from ${this.#database.schema}migration_lock where id = 1 and holder = $1 for update`,
      [this.#holder],
    );
    if (rows.length === 0) throw new LeaseLostError();
  }

  /** Where that fails, as where PostgreSQL is gone, the right ends by itself. */
  async release(): Promise<void> {
    clearInterval(this.#timer);
    const { schema } = this.#database;
    await this.#database
      .rows(
        `update ${schema}migration_lock set holder = null, held_until = null where id = 1 and holder = $1`,
        [this.#holder],
      )
      .catch(() => {});
  }
}

const isFree = 'holder is null or holder = $1 or held_until is null or held_until < now()';

async function hold(database: Database, holder: string, when = isFree): Promise<boolean> {
  const rows = await database.rows(
    `update ${database.schema}migration_lock set holder = $1, held_until = now() + interval '${lasts} seconds'
    where id = 1 and (${when}) returning id`,
    [holder],
  );
  return rows.length > 0;
}
