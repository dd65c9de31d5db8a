/** A pass over all records of a kind that replaces what they hold: see `rotateSecrets`. */
import type { Awaitable } from '../common/concurrency/awaitable.ts';

/** A record in the order of such a pass: by workspace and id, in the storage's text order. */
export interface RecordPosition {
  readonly workspaceId: string;
  readonly id: string;
}

export interface RewritePage {
  /** Maximum number of records to look at. */
  readonly limit: number;
  /** Where to continue: `next` of the page before. It stays a place if the record is deleted. @default the beginning */
  readonly after?: RecordPosition;
}

export interface Rewritten {
  /** How many records were replaced. */
  readonly changed: number;
  /** Where the next page continues, or `null` on the last page. */
  readonly next: RecordPosition | null;
}

/**
 * Calls `rewrite` with the records of all workspaces on a page, and stores what it returns; `null` leaves a record as it is.
 * Each record is replaced in one step, in which nobody else changes it: `rewrite` is called again with what is there then.
 * Nothing else of the record changes, and no events are stored.
 */
export type RewriteSecrets<Stored, Member extends keyof Stored> = (
  rewrite: (workspaceId: string, record: Readonly<Stored>) => Pick<Stored, Member> | null,
  page: RewritePage,
) => Awaitable<Rewritten>;
