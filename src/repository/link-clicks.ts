/** The clicks on links, and what is counted of them. */
import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { LinkClickRecord, LinkDayRecord, LinkRecord } from '../generated/types.ts';
import type { OutboxEvent } from './outbox-event.ts';

/** Creates the events of a change from the changed link. */
export type LinkEvents = (link: Readonly<LinkRecord>) => readonly OutboxEvent[];

/** Clicks on a link that are not stored yet. */
export interface LinkClicks {
  readonly workspaceId: string;
  readonly linkId: string;
  readonly clicks: readonly LinkClickRecord[];
  /** The visitors: for each click a hash, or `null` for a bot. */
  readonly visitors: readonly (string | null)[];
  /** The type of the events. */
  readonly eventType: string;
  /** Published in the same step. It is called only if an active endpoint may receive this type. */
  readonly events: LinkEvents;
}

export interface RecordClicksOptions {
  readonly keep: boolean;
  readonly batch?: ClickBatch;
  /**
   * Called before a batch is stored, with the entries that are left out because somebody else, such as a tool of the host, has
   * locked what they need, or with none. It is not called for a batch that is stored already: what was left out is what
   * the last call was given. A storage that never leaves anything out need not call it. Without it, the method waits.
   */
  readonly passOver?: (locked: readonly LinkClicks[]) => void;
}

/**
 * Identifies a batch of clicks permanently: a retry after a lost response uses the same values. A recorder stores one
 * batch after the other, numbered from 1.
 */
export interface ClickBatch {
  /** The recorder, with an id that no other recorder ever uses. */
  readonly recorder: string;
  readonly number: number;
  /** When the batch is stored. */
  readonly at: string;
}

/** Where a list of clicks continues: after this one. */
export type ClickPlace = Pick<LinkClickRecord, 'at' | 'id'>;

export interface ClickPage {
  readonly clicks: readonly Readonly<LinkClickRecord>[];
  /** Where to continue, or `null` on the last page. */
  readonly next: ClickPlace | null;
}

export interface LinkClickMethods {
  /**
   * Stores clicks, all in one step: counts them on the link, on the day of the link and on the day of the workspace
   * (`link_id` empty), human and bot clicks separately. A visitor counts once a day in `unique_clicks`. The rows of
   * `clickCounts` say what else a day counts of human clicks, and how many names of each; further ones count as `other`. Clicks on a deleted link are ignored. `keep`: whether to
   * store individual clicks too; a storage may keep only the latest 1,000 of a workspace. Returns the number of
   * deliveries that were created.
   *
   * The number of `batch` is stored in the same step: a batch with this or an earlier number of the same recorder is
   * not stored again and returns 0, also in concurrent calls. Without `batch`, every call counts.
   */
  recordClicks(clicks: readonly LinkClicks[], options: RecordClicksOptions): Awaitable<number>;

  /** The days with clicks of a link, or of the workspace if the link is `null`, in a range, in order. */
  listDays(
    workspaceId: string,
    linkId: string | null,
    from: string,
    to: string,
  ): Awaitable<readonly Readonly<LinkDayRecord>[]>;

  /** The stored clicks on a link, newest first (equal times by id, last first). */
  listClicks(
    workspaceId: string,
    linkId: string,
    page: { readonly limit: number; readonly after?: ClickPlace },
  ): Awaitable<ClickPage>;

  /** The salt of a day: `fresh`, unless one exists. All callers get the same. Salts of earlier days are deleted. */
  saltOf(day: string, fresh: string): Awaitable<string>;

  /**
   * Deletes clicks before a time, visitors and salts before a day, recorders whose last batch was stored before a time,
   * and quarantines that ended before a time: all of them, or a part if there are many. Returns whether to call it again for more. If several processes
   * call it, one at a time deletes, and the others get `false`.
   */
  prune(options: {
    readonly clicksBefore: string;
    readonly visitorsBefore: string;
    readonly recordersBefore: string;
    readonly quarantinesBefore: string;
  }): Awaitable<boolean>;
}

/** A day without clicks. */
export const emptyDay = (linkId: string, day: string): LinkDayRecord => ({
  link_id: linkId,
  day,
  clicks: 0,
  unique_clicks: 0,
  bots: 0,
  referrers: {},
  countries: {},
  devices: {},
});
