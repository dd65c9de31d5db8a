/** The structure of a migration. `schema` always ends with a dot. */
import type { OptionalGroup } from '../../rules/collections/index.ts';

export type Migration = {
  readonly name: string;
  /**
   * Runs only on request (`finish`), when no process of the previous release is running: it removes what such processes
   * still need.
   */
  readonly last?: true;
  /**
   * Brings the tables of an earlier release to those of a new schema, which needs nothing of it.
   */
  readonly earlier?: true;
  /** It is for this group only: a host without the group does not need it. */
  readonly group?: string;
} & (
  | {
      /** Fast statements of one transaction, which also stores that the migration is applied. */
      readonly sql: (schema: string) => string;
    }
  | {
      /**
       * Slow steps, in sequence and without a transaction: requests continue meanwhile. An interrupted migration
       * starts again at its first step, so each step must be repeatable.
       */
      readonly steps: (schema: string) => readonly Step[];
    }
);

/** Which of them are to be applied. */
export interface Wanted {
  /** Also those that remove what processes of the previous release still need. @default false */
  readonly finish?: boolean;
  /** Groups whose migrations are left out. @default none */
  readonly without?: readonly OptionalGroup[];
}

/** Those that are to be applied, in order. `done`: the names of those that are. */
export function missingOf<Any extends Migration>(
  migrations: readonly Any[],
  done: ReadonlySet<unknown>,
  { finish = false, without = [] }: Wanted,
): Any[] {
  // No process of the previous release uses a new schema.
  const isNew = done.size === 0;
  const missing = migrations.filter(
    ({ name, last = false, group }) =>
      !done.has(name) &&
      (finish || isNew || !last) &&
      !(group !== undefined && without.some(left => left === group)),
  );
  if (!isNew) return missing;
  // Those of earlier releases come first: when they are applied, whoever goes on after an interruption does nothing of it.
  const isEarlier = ({ earlier }: Any): boolean => earlier === true;
  return [...missing.filter(isEarlier).map(asApplied), ...missing.filter(one => !isEarlier(one))];
}

/** Nothing to do, but to know that it is applied. */
function asApplied<Any extends Migration>(migration: Any): Any {
  const { steps: _, ...rest } = migration as Any & { steps?: unknown };
  return { ...rest, sql: () => '' } as unknown as Any;
}

export type FileMigration = Migration & {
  /** What it is for: the lines of the comment at the top. */
  readonly about: readonly string[];
};

export type Step =
  /** An index that is built concurrently with writes. The remains of an interrupted build are removed first. */
  | { readonly index: string; readonly on: string; readonly unique?: true }
  /**
   * A statement that treats a limited number of rows, after the row whose two ids are `$1` and `$2`, and returns the ids
   * of the last one. It runs until it returns none.
   */
  | { readonly batches: string }
  /** Statements of one transaction that briefly need an exclusive table lock: they give up and retry if it is busy. */
  | { readonly moment: string }
  /** The same; an engine that does not know what they need goes without it. */
  | { readonly optional: string }
  /** One slow statement that blocks nobody, such as `alter table … validate constraint`. */
  | { readonly statement: string };
