import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { LinkRecord } from '../generated/types.ts';
import type { Filters, FiltersOf } from './filters.ts';
import type { OnceOptions, Repeated } from './idempotency.ts';
import type { Kinds } from './kinds.ts';
import type { LinkClickMethods } from './link-clicks.ts';
import type { ChangeOptions, Refused } from './results.ts';

/** The fields of a link that can change: all except its id, its creation and its clicks. */
export type LinkChange = Partial<
  Omit<LinkRecord, 'id' | 'created_at' | 'clicks' | 'bots' | 'last_clicked_at'>
>;

/**
 * Returns the changes to the current link in the same atomic step; `null` changes nothing. It must only use its
 * argument, and may be called again if the storage retries.
 */
export type LinkStep = (link: Readonly<LinkRecord>) => LinkChange | null;

/** A link before and after a change; both are the same if nothing changed. */
export interface ChangedLink {
  readonly before: Readonly<LinkRecord>;
  readonly after: Readonly<LinkRecord>;
}

/** Where a link is found: the place of its slug, or of an alias. */
export type SlugPlace = Pick<LinkRecord, 'domain' | 'slug_key'>;

/** All places of a link: that of its slug first. */
export const placesOf = ({ domain, slug_key, aliases = [] }: Readonly<LinkRecord>): readonly SlugPlace[] => [
  { domain, slug_key },
  ...aliases,
];

/** What becomes of slugs that a call gives up, and of those that others have given up. */
export interface Quarantine {
  /** The current time (ISO 8601 UTC): a slug that another workspace gave up is refused if its quarantine ends later. */
  readonly now: string;
  /** Until when no other workspace gets the slugs that this call gives up. */
  readonly until: string;
}

/** A slug in quarantine. */
export interface Quarantined {
  /** The workspace that gave it up. */
  readonly workspaceId: string;
  readonly until: string;
}

/** Another workspace gave the slug up. `until`: when it becomes free. */
export interface SlugQuarantined extends Refused<'slug_quarantined'> {
  readonly until: string;
}

/** The options of a change of slugs. */
export interface SlugOptions<Changed> extends ChangeOptions<Changed> {
  /** @default slugs that are given up are free at once, and so are those in quarantine */
  readonly quarantine?: Quarantine;
}

/** What must be unique: the slug in its domain, and the external id in the workspace. */
export type LinkConflict = 'slug_taken' | 'external_id_taken';

/**
 * Why a link was not stored: another link has the same slug, external id, or id in the workspace. If several apply, the
 * id is reported first, then the external id, so that a caller who creates a link by external id learns that it exists.
 */
export type LinkNotStored =
  | Refused<'workspace_unknown' | 'id_taken' | LinkConflict | 'key_reused' | 'too_many'>
  | SlugQuarantined
  | Repeated;

export interface FoundLink {
  readonly workspaceId: string;
  readonly link: Readonly<LinkRecord>;
}

/** Where a list continues: after this link, in the sort order. */
export interface LinkPlace {
  /** `created_at`, or the number of clicks. */
  readonly value: string | number;
  readonly id: string;
}

/** Filters, each with the field that it compares. */
export const linkFilters = { externalId: ['external_id', 'is'] } as const satisfies Filters<LinkRecord>;

export interface LinkQuery extends FiltersOf<LinkRecord, typeof linkFilters> {
  readonly tag?: string;
  /** Text that the slug, title or target contains (case-insensitive). */
  readonly q?: string;
  readonly archived: boolean;
  readonly sort: 'created' | 'clicks';
  readonly limit: number;
  readonly after?: LinkPlace;
}

export interface LinkPage {
  readonly links: readonly Readonly<LinkRecord>[];
  /** Where to continue, or `null` on the last page. */
  readonly next: LinkPlace | null;
}

export interface LinksRepository extends LinkClickMethods {
  /**
   * Stores links, each on its own, all in one step. Returns for each, in their order, the stored link or why it was
   * refused. Of concurrent calls with the same slug in a domain, or the same external id in a workspace, exactly one
   * stores its link; among several links of one call, the first one does. The events are created from each stored link.
   *
   * The aliases of a link are as unique as its slug, and among them. A slug that another workspace gave up is refused
   * until its quarantine ends (`slug_quarantined`); the workspace that gave it up gets it back at once.
   *
   * With `request`, the whole call is one request: if it came before, the answer has a `repeated` for each of its links.
   *
   * `most`: concurrent calls never leave the workspace with more links. Those beyond it are refused with `too_many`, the
   * last ones of the call.
   */
  create(
    workspaceId: string,
    links: readonly LinkRecord[],
    options?: SlugOptions<Readonly<LinkRecord>> &
      OnceOptions & {
        /** Maximum number of links of the workspace. @default no limit */
        readonly most?: number;
      },
  ): Awaitable<readonly (Readonly<LinkRecord> | LinkNotStored)[]>;

  find(workspaceId: string, linkId: string): Awaitable<Readonly<LinkRecord> | null>;

  findByExternalId(workspaceId: string, externalId: string): Awaitable<Readonly<LinkRecord> | null>;

  /**
   * The link behind a short URL, in any workspace: the link with this slug, or with this alias. It must be an indexed look-up, because it runs on every redirect.
   */
  findBySlug(domain: string, slugKey: string): Awaitable<FoundLink | null>;

  /** The quarantine of a slug, even if it is over. `null` if nobody gave it up, or somebody got it since. */
  findQuarantine(domain: string, slugKey: string): Awaitable<Quarantined | null>;

  /**
   * The links of a workspace, newest first or most clicks first; equal ones by id, last first. Pages neither repeat nor
   * omit links that do not change meanwhile.
   */
  list(workspaceId: string, query: LinkQuery): Awaitable<LinkPage>;

  /**
   * Changes a link as `step` says: each of several concurrent calls receives the link as the previous one left it.
   * Returns the link before and after, or why nothing was changed. Errors of `step` are thrown unchanged, and nothing
   * has changed. If `step` returns `null`, nothing is published. In the same step, slugs and aliases that the link gives
   * up are put into quarantine, and those that it gets are taken as in `create`. An alias may become the slug.
   */
  change(
    workspaceId: string,
    linkId: string,
    step: LinkStep,
    options?: SlugOptions<ChangedLink>,
  ): Awaitable<ChangedLink | Refused<'not_found' | LinkConflict> | SlugQuarantined>;

  /**
   * Deletes a link with its days and clicks, and puts its slug and aliases into quarantine. Returns the deleted link: only
   * one of concurrent calls gets it. Refused with `changed` if `when` returns false in this step.
   */
  delete(
    workspaceId: string,
    linkId: string,
    options?: SlugOptions<Readonly<LinkRecord>> & {
      /** Called with the current link, and again if the storage retries. @default the link is always deleted */
      readonly when?: (link: Readonly<LinkRecord>) => boolean;
    },
  ): Awaitable<Readonly<LinkRecord> | Refused<'not_found' | 'changed'>>;

  /**
   * Counts a redirect in `passes` if the link has `max_clicks`. Returns the link after the change: of any number of
   * concurrent calls, at most `max_clicks` get the link, and the others are refused (`used_up`).
   */
  pass(
    workspaceId: string,
    linkId: string,
    options?: ChangeOptions<Readonly<LinkRecord>>,
  ): Awaitable<Readonly<LinkRecord> | Refused<'not_found' | 'used_up'>>;

  /** The storage's clock, in milliseconds since 1970. It decides what has expired and what is old. */
  clock(): Awaitable<number>;

  /**
   * Sets `expired_at` of at most `limit` links whose `expires_at` has passed and whose `expired_at` is not set. Returns
   * their number; of concurrent calls, each link is in exactly one. The events are created from each changed link.
   */
  expire(now: string, limit: number, options?: ChangeOptions<Readonly<LinkRecord>>): Awaitable<number>;
}

/** What its methods answer. */
export const linkMethods: Kinds<LinksRepository> = {
  create: 'list',
  find: 'found',
  findByExternalId: 'found',
  findBySlug: 'found',
  findQuarantine: 'found',
  list: ['links'],
  change: 'record',
  delete: 'record',
  pass: 'record',
  clock: 'count',
  expire: 'count',
  recordClicks: 'count',
  listDays: 'list',
  listClicks: ['clicks'],
  saltOf: 'other',
  prune: 'other',
};
