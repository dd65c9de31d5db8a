/**
 * The lease for migrating, which one process has at a time: a row with its holder and its end, which the holder renews
 * while it is alive. It is not an advisory lock, which belongs to a session and which not every engine supports, and
 * not a row lock, whose transaction would be open while an index is built. If the holder is killed, the lease ends when
 * its time is over by the clock of the database.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Database, RunStatement } from '../database/database.ts';

/** Duration of the lease, in seconds. */
const lasts = 30;
/** Interval between renewals, in milliseconds. */
const renewed = 5_000;
/** Interval between the checks of waiting processes, in milliseconds. */
const looked = 100;

/** Another process has taken over the lease, because this one did not renew it in time. */
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
    // The next step detects a failed renewal.
    this.#timer = setInterval(() => void this.renew().catch(() => {}), renewed).unref();
  }

  /** Waits while another living process has the lease. */
  static async take(database: Database): Promise<Lease> {
    const holder = randomUUID();
    while (!(await hold(database, holder))) await setTimeout(looked);
    return new Lease(database, holder);
  }

  /** @throws LeaseLostError */
  async renew(): Promise<void> {
    if (!(await hold(this.#database, this.#holder, 'holder = $1'))) throw new LeaseLostError();
  }

  /** Secures the lease until the transaction ends. @throws LeaseLostError */
  async within(run: RunStatement): Promise<void> {
    const { rows } = await run(
      `select 1 from ${this.#database.schema}migration_lock where id = 1 and holder = $1 for update`,
      [this.#holder],
    );
    if (rows.length === 0) throw new LeaseLostError();
  }

  /** If this fails, for example because PostgreSQL is stopped, the lease ends automatically. */
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
