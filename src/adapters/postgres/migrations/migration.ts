/** The structure of a migration. `schema` always ends with a dot. */

export type Migration = {
  readonly name: string;
  /**
   * Runs only on request (`finish`), when no process of the previous release is running: it removes what such processes
   * still need.
   */
  readonly last?: true;
  /**
   * Brings the tables of an earlier release to those of a new schema, which needs nothing of it. It may run on a schema
   * that was new when somebody interrupted its migration, so each statement must be repeatable.
   */
  readonly earlier?: true;
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

/** What is left to do of it in a new schema: for {@link Migration.earlier}, nothing but to know that it is applied. */
export function forNewSchema<Any extends Migration>(migration: Any): Any {
  if (migration.earlier !== true) return migration;
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
