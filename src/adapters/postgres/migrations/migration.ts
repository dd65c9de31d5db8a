/** What a migration is made of. `schema` ends with a dot wherever it is given. */
import type { Database, Run } from '../database/database.ts';

export type Migration = {
  readonly name: string;
  /**
   * Runs only where it is asked for (`finish`), when no process of the release before is left: it takes away what
   * those still need.
   */
  readonly last?: true;
} & (
  | {
      /** Statements of one transaction, which holds the entry of the migration too. For what takes no time. */
      readonly sql: (schema: string) => string;
    }
  | {
      /**
       * What needs time, one after the other and outside a transaction: requests go on meanwhile. A migration that
       * was killed begins again at the first, so each may be repeated.
       */
      readonly steps: (schema: string) => readonly Step[];
    }
);

export type Step =
  /** An index that is built while rows are written. What is left of one that was interrupted is removed first. */
  | { readonly index: string; readonly on: string; readonly unique?: true }
  /** Statements of one transaction that need a table for themselves, for a moment: they give way to requests and try again. */
  | { readonly moment: string | ((run: Run) => Promise<void>) }
  /** One statement that may take its time and stops nobody, such as `alter table … validate constraint`. */
  | { readonly statement: string }
  /** Anything else, in as many transactions as it likes. */
  | { readonly work: (database: Database) => Promise<void> };
