import type { Awaitable } from '../common/awaitable.ts';
import type { LinkClickRecord, LinkDayRecord, LinkRecord } from '../generated/types.ts';
import type { ChangeOptions, Refused } from './answers.ts';
import type { Happened } from './happened.ts';

/** A link may change in all but its id, its beginning and its clicks. */
export type LinkChange = Partial<
  Omit<LinkRecord, 'id' | 'created_at' | 'clicks' | 'bots' | 'last_clicked_at'>
>;

/**
 * What changes of a link, made from the link as it is in this very step; `null` leaves it as it is. It only looks at
 * what it is given, and may be asked again where the storage tries again.
 */
export type LinkStep = (link: Readonly<LinkRecord>) => LinkChange | null;

/** A link before and after a change: the same where nothing changed. */
export interface ChangedLink {
  readonly before: Readonly<LinkRecord>;
  readonly after: Readonly<LinkRecord>;
}

/** What a link may want that another has: its slug in the domain, or its external id in the workspace. */
export type LinkConflict = 'slug_taken' | 'external_id_taken';

/**
 * Why a link was not stored: another has what it wants, or its id in the workspace. Of several the id is told first,
 * then the external id: who makes a link by it learns that it is there.
 */
export type LinkNotStored = Refused<'workspace_unknown' | 'id_taken' | LinkConflict>;

export interface FoundLink {
  readonly workspaceId: string;
  readonly link: Readonly<LinkRecord>;
}

/** Makes the events of a change from the link as it is afterwards. */
export type LinkEvents = (link: Readonly<LinkRecord>) => readonly Happened[];

/** Where a list goes on: after this link, by what the list is sorted by. */
export interface LinkPlace {
  /** `created_at`, or the number of clicks. */
  readonly value: string | number;
  readonly id: string;
}

export interface LinkQuery {
  readonly tag?: string;
  /** Text that slug, title or target hold, whatever its case. */
  readonly q?: string;
  readonly externalId?: string;
  readonly archived: boolean;
  readonly sort: 'created' | 'clicks';
  readonly limit: number;
  readonly after?: LinkPlace;
}

export interface LinkPage {
  readonly links: readonly Readonly<LinkRecord>[];
  /** Where to go on, or `null` on the last page. */
  readonly next: LinkPlace | null;
}

/** Clicks on a link that have not been stored yet. */
export interface LinkClicks {
  readonly workspaceId: string;
  readonly linkId: string;
  readonly clicks: readonly LinkClickRecord[];
  /** Who clicked: for each of the clicks a hash, or `null` for a bot. */
  readonly visitors: readonly (string | null)[];
  /** The type of the events. */
  readonly eventType: string;
  /** Published in the same step. Asked for only where an active endpoint may be sent this type. */
  readonly events: LinkEvents;
}

/**
 * Names a batch of clicks for good: whoever stores it again, because no answer came, gives the same name. A recorder
 * stores one batch after the other, and numbers them from 1 on.
 */
export interface ClickBatch {
  /** The recorder, by an id that no other ever has. */
  readonly recorder: string;
  readonly number: number;
  /** When it is stored. */
  readonly at: string;
}

/** Where a list of clicks goes on: after this one. */
export type ClickPlace = Pick<LinkClickRecord, 'at' | 'id'>;

export interface ClickPage {
  readonly clicks: readonly Readonly<LinkClickRecord>[];
  /** Where to go on, or `null` on the last page. */
  readonly next: ClickPlace | null;
}

export interface LinksRepository {
  /**
   * Stores links, each by itself, all in one step; answers of each, in their order, the link as it is stored or why
   * it was refused. Of several concurrent calls with one slug in one domain, or one external id in one workspace,
   * exactly one stores its link; so does the first of several links of a call. The events are made from each link
   * that is stored.
   */
  create(
    workspaceId: string,
    links: readonly LinkRecord[],
    options?: ChangeOptions<Readonly<LinkRecord>>,
  ): Awaitable<readonly (Readonly<LinkRecord> | LinkNotStored)[]>;

  find(workspaceId: string, linkId: string): Awaitable<Readonly<LinkRecord> | null>;

  findByExternalId(workspaceId: string, externalId: string): Awaitable<Readonly<LinkRecord> | null>;

  /** The link behind a short URL, of whichever workspace. Must be an indexed look-up: it runs on every redirect. */
  findBySlug(domain: string, slugKey: string): Awaitable<FoundLink | null>;

  /**
   * A workspace's links, the newest or the most clicked first; equal ones by id, the last first. Pages neither
   * repeat nor leave out what does not change meanwhile.
   */
  list(workspaceId: string, query: LinkQuery): Awaitable<LinkPage>;

  /**
   * Changes a link as `step` says: of several concurrent calls each is given the link as those before it have left
   * it. The link before and after, or why nothing was changed. What `step` throws is thrown as it is, and nothing has
   * changed. Where `step` answers `null` nothing is published.
   */
  change(
    workspaceId: string,
    linkId: string,
    step: LinkStep,
    options?: ChangeOptions<ChangedLink>,
  ): Awaitable<ChangedLink | Refused<'not_found' | LinkConflict>>;

  /** Removes a link with its days and clicks. The link as it was: racing calls get it once. */
  delete(
    workspaceId: string,
    linkId: string,
    options?: ChangeOptions<Readonly<LinkRecord>>,
  ): Awaitable<Readonly<LinkRecord> | Refused<'not_found'>>;

  /**
   * Lets a click through where `max_clicks` limits them, and counts it in `passes`. The link as it is afterwards:
   * of any number of concurrent calls no more than `max_clicks` are answered with a link, the others are refused
   * (`used_up`).
   */
  pass(
    workspaceId: string,
    linkId: string,
    options?: ChangeOptions<Readonly<LinkRecord>>,
  ): Awaitable<Readonly<LinkRecord> | Refused<'not_found' | 'used_up'>>;

  /** The storage's clock, in milliseconds since 1970: what has expired and what is old is told by it. */
  clock(): Awaitable<number>;

  /**
   * Sets `expired_at` of links, `limit` of them at most, whose `expires_at` has come and which have none. How many;
   * of several concurrent calls each link is in one of them. The events are made from each link as it is afterwards.
   */
  expire(now: string, limit: number, options?: ChangeOptions<Readonly<LinkRecord>>): Awaitable<number>;

  /**
   * Stores clicks, all in one step: counts them on the link, on the day of the link and on the day of the
   * workspace (`link_id` empty), people apart from bots; a visitor counts once a day in `unique_clicks`. Of
   * one day at most 100 referrers are told apart, what is beyond is `other`. A link that does not exist any
   * more is left out. `keep`: whether to store the clicks one by one too; a storage may keep the latest 1,000
   * of a workspace only. How many events were published to somebody.
   *
   * The number of `batch` is kept in the same step: a batch with this number of its recorder, or an earlier one,
   * is not stored again, and answers 0, at the same moment too. Without a `batch` every call counts.
   */
  recordClicks(
    clicks: readonly LinkClicks[],
    options: { readonly keep: boolean; readonly batch?: ClickBatch },
  ): Awaitable<number>;

  /** The days of a link, or of the workspace where it is `null`, that had clicks: from one to another, in order. */
  listDays(
    workspaceId: string,
    linkId: string | null,
    from: string,
    to: string,
  ): Awaitable<readonly Readonly<LinkDayRecord>[]>;

  /** The clicks on a link that are kept, the newest first (equal instants by id, the last first). */
  listClicks(
    workspaceId: string,
    linkId: string,
    page: { readonly limit: number; readonly after?: ClickPlace },
  ): Awaitable<ClickPage>;

  /** The salt of a day: `fresh`, unless there is one. All callers get the same. Those of earlier days are gone then. */
  saltOf(day: string, fresh: string): Awaitable<string>;

  /**
   * Forgets clicks before an instant, before a day who clicked and what they were hashed with, and recorders
   * whose last batch was stored before an instant: all of them, or where they are many a part. Whether it is to be
   * called again for more; where several processes call it, one at a time forgets, and the others answer `false`.
   */
  prune(options: {
    readonly clicksBefore: string;
    readonly visitorsBefore: string;
    readonly recordersBefore: string;
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
