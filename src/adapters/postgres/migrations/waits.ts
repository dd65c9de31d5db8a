/**
 * Waiting for the locks of others. A step that gives up, because of its own limit or a `lock_timeout` of the role, is tried again
 * for some minutes. Who holds the lock is reported while it waits, and in the error.
 */
import { setTimeout } from 'node:timers/promises';
import { elapsed } from '../../../common/time/worker-time.ts';
import { RepositoryUnavailableError } from '../../../repository/index.ts';
import type { Database } from '../database/database.ts';
import { isLockTimeout, isStatementTimeout } from '../database/failures.ts';

/** For how long a step is tried, in milliseconds. */
const maxWait = 300_000;
/** For how long it has waited before that is reported, and then reported again, in milliseconds. */
const quietly = 2_000;
/** Delay before it is tried again, in milliseconds. */
const pause = 200;
/** Delay between looks for who holds the lock, in milliseconds: it grows from the first to the last. */
const firstLook = 10;
const lastLook = 2_000;
/** The beginning of a statement, by which the waiting connection is found. PostgreSQL keeps the first 1,023 bytes. */
const known = 200;

/** Who blocks a statement of this role. The texts of statements may contain values, and are not read. */
const blockers = `select b.pid, b.application_name, b.query_start::text as since
  from pg_stat_activity w cross join unnest(pg_blocking_pids(w.pid)) as p (pid)
  join pg_stat_activity b on b.pid = p.pid
  where w.wait_event_type = 'Lock' and w.pid <> pg_backend_pid() and left(w.query, ${known}) = left($1, ${known})
  order by b.query_start limit 1`;

export interface Waits {
  /** `statement`: its text, or `null` if it is several. @throws RepositoryUnavailableError that says what it waits for */
  during<Result>(statement: string | null, work: () => Promise<Result>): Promise<Result>;
}

export interface WaitLimits {
  /** For how long a step waits for locks, in milliseconds. @default five minutes */
  readonly maxWait?: number;
  /** For how long it waits before a warning says for whom, and before the next one, in milliseconds. @default two seconds */
  readonly reportAfter?: number;
  /** In milliseconds. @default that of the process */
  readonly clock?: () => number;
}

/** `migration`: its name, which is reported. */
export function waitsOf(
  database: Database,
  migration: string,
  { maxWait: limit = maxWait, reportAfter = quietly, clock = elapsed }: WaitLimits = {},
): Waits {
  return {
    async during(statement, work) {
      const step = `the migration ${migration}${statement === null ? '' : `, at "${firstLine(statement)}"`}`;
      const began = clock();
      let reported: string | null = null;
      let reportFrom = began + reportAfter;
      const blocker = new Blocker(database, statement, found => {
        if (found === reported || clock() < reportFrom) return;
        reported = found;
        reportFrom = clock() + reportAfter;
        process.emitWarning(`${step}, waits for a lock of ${found}`, 'MigrationWarning');
      });
      const until = began + limit;
      for (;;)
        try {
          return await blocker.during(work);
        } catch (error) {
          if (isStatementTimeout(error))
            throw new RepositoryUnavailableError(
              `${step}, reached the statement_timeout of the role: switch it off for this role, and migrate again`,
            );
          if (!isLockTimeout(error)) throw error;
          if (clock() >= until)
            throw new RepositoryUnavailableError(
              `${step}, has waited too long for a lock of ${blocker.found ?? 'another connection'}: end that transaction, and migrate again`,
            );
          await setTimeout(pause);
        }
    },
  };
}

const firstLine = (statement: string) => statement.split('\n', 1)[0];

/** Looks for who blocks a statement while it runs. */
class Blocker {
  /** Who was found last. */
  found: string | null = null;
  readonly #database: Database;
  readonly #statement: string | null;
  readonly #report: (found: string) => void;

  constructor(database: Database, statement: string | null, report: (found: string) => void) {
    this.#database = database;
    this.#statement = statement;
    this.#report = report;
  }

  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    const ending = new AbortController();
    // Not awaited: with a pool of one connection, it gets none until the work has ended.
    if (this.#statement !== null) void this.#look(this.#statement, ending.signal);
    try {
      return await work();
    } finally {
      ending.abort();
    }
  }

  async #look(statement: string, signal: AbortSignal): Promise<void> {
    try {
      for (let delay = firstLook; ; delay = Math.min(2 * delay, lastLook)) {
        await setTimeout(delay, undefined, { signal, ref: false });
        const [row] = await this.#database.rows(blockers, [statement]);
        if (row !== undefined && !signal.aborted) this.#note(row);
      }
    } catch {
      // The work has ended, or the engine cannot say who blocks it.
    }
  }

  #note({ pid, application_name: name, since }: Readonly<Record<string, unknown>>): void {
    // Other roles may not see the name and the time.
    const details = [
      ...(name == null || name === '' ? [] : [`application ${name}`]),
      ...(since == null ? [] : [`its last statement began at ${since}`]),
    ];
    const found = `process ${pid}${details.length === 0 ? '' : ` (${details.join(', ')})`}`;
    this.found = found;
    this.#report(found);
  }
}
