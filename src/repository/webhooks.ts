import type { Awaitable } from '../common/awaitable.ts';
import type { WebhookDelivery, WebhookEndpointRecord } from '../generated/types.ts';
import type { ChangeOptions, Refused } from './answers.ts';
import type { Happened } from './happened.ts';
import type { Claim, Settled, Settlement, WebhookJob } from './webhook-work.ts';

/** An endpoint may change in all but its id, its kind, its secrets and its beginning. */
export type EndpointChange = Partial<Omit<WebhookEndpointRecord, 'id' | 'kind' | 'created_at' | 'secrets'>>;

/**
 * Why an endpoint was not stored. `taken`: the workspace has an endpoint with this id. `too_many`: it has as many of
 * its kind as it may have.
 */
export type EndpointNotStored = Refused<'workspace_unknown' | 'taken' | 'too_many'>;

/** Why an endpoint was not changed. `changed`: it is not any more what the caller takes it for. */
export type EndpointNotChanged = Refused<'not_found' | 'changed'>;

export interface ReplayOptions {
  /**
   * Until when the caller has seen what became of deliveries (ISO 8601 UTC): those whose last try began later stay
   * as they are.
   *
   * @default all are sent again
   */
  readonly seen?: string;
}

export interface SecretRotation {
  readonly secret: string;
  /** Rotate only where this secret is in front: of several rotations from one secret exactly one happens. */
  readonly from?: string;
  /** Until this instant (ISO 8601 UTC) deliveries are signed with the old secret too. */
  readonly oldExpiresAt: string;
  /** The clock: secrets that have expired at this instant are dropped. */
  readonly now: string;
}

interface EndpointQuery {
  /** Those of this kind. @default webhooks, which have none */
  readonly kind?: string;
}

export interface DeliveryQuery {
  readonly endpointId?: string;
  readonly eventId?: string;
  /** To endpoints of this kind; `null`: to webhooks, which have none. @default to any */
  readonly kind?: string | null;
  readonly state?: WebhookDelivery['state'];
  readonly eventType?: string;
  readonly limit: number;
  /** Id to go on after. */
  readonly after?: string;
}

export interface DeliveryPage {
  readonly deliveries: readonly Readonly<WebhookDelivery>[];
  /** Id to go on after, or `null` on the last page. */
  readonly next: string | null;
}

export interface WebhooksRepository {
  /**
   * Stores an endpoint. The endpoint as it is stored, or why it was refused: of any number of concurrent calls
   * with `most` no more are stored than leave the workspace with so many endpoints of this kind.
   */
  createEndpoint(
    workspaceId: string,
    endpoint: WebhookEndpointRecord,
    options?: {
      /** How many endpoints of its kind the workspace may have. @default no limit */
      readonly most?: number;
    },
  ): Awaitable<Readonly<WebhookEndpointRecord> | EndpointNotStored>;

  /** A workspace's endpoints of one kind by `created_at`, the oldest first (equal instants by id). */
  listEndpoints(
    workspaceId: string,
    query?: EndpointQuery,
  ): Awaitable<readonly Readonly<WebhookEndpointRecord>[]>;

  findEndpoint(workspaceId: string, endpointId: string): Awaitable<Readonly<WebhookEndpointRecord> | null>;

  /**
   * Changes an endpoint. The endpoint as it is afterwards, or why it was not changed: `changed` when `when` does not
   * hold of it in this very step. Of several calls that pause an active endpoint exactly one is answered with it.
   */
  changeEndpoint(
    workspaceId: string,
    endpointId: string,
    change: EndpointChange,
    options?: ChangeOptions<Readonly<WebhookEndpointRecord>> & {
      /** Asked of the endpoint as it is before; more than once where the storage tries again. @default it holds */
      readonly when?: (endpoint: Readonly<WebhookEndpointRecord>) => boolean;
    },
  ): Awaitable<Readonly<WebhookEndpointRecord> | EndpointNotChanged>;

  /**
   * Puts a secret in front of the others. The old ones end with the overlap, unless they end earlier. The
   * endpoint as it is afterwards, or why it was not changed: `changed` when another secret than `from` is in front.
   */
  rotateSecret(
    workspaceId: string,
    endpointId: string,
    rotation: SecretRotation,
  ): Awaitable<Readonly<WebhookEndpointRecord> | EndpointNotChanged>;

  /** Removes an endpoint with its deliveries. The endpoint as it was: racing calls get it once. */
  deleteEndpoint(
    workspaceId: string,
    endpointId: string,
  ): Awaitable<Readonly<WebhookEndpointRecord> | Refused<'not_found'>>;

  /**
   * Stores events, and for each a delivery, due at its `created_at`, to every active endpoint of the workspace
   * that {@link wants} it (or to `only` that one, whatever it asks for and even where it is paused). An event
   * that nobody asks for leaves nothing behind; one that is there already changes nothing. How many
   * deliveries there are now that were not there before: none in a workspace that does not exist.
   */
  publish(
    workspaceId: string,
    events: readonly Happened[],
    options?: { readonly only?: string },
  ): Awaitable<number>;

  /**
   * The storage's clock, in milliseconds since 1970. Due times and leases go by it, so that processes whose clocks
   * differ agree; where `now` is given, by that.
   */
  clock(): Awaitable<number>;

  /**
   * Leases deliveries of active endpoints that are due; of each endpoint the longest due first. No two calls get
   * the same. Where more is due than `limit`, workspaces take turns, and within a workspace its endpoints.
   */
  claim(claim: Claim): Awaitable<readonly WebhookJob[]>;

  /**
   * Stores the outcome of tries, how each endpoint fares, and what follows from it, in one step for each workspace
   * (where one fails it throws, and others may have been stored): a success sets `recent_failures` to 0 and
   * `failing_since` to `null`, a failure counts one more and sets `failing_since` to the storage's clock where it
   * was `null`. Then each `follow` is asked, in the order of the settlements, and sees what those before it have
   * changed. A `follow` that removes the endpoint does what `deleteEndpoint` does: of its other deliveries none is
   * stored after it. Events are stored last, for who is active by then. Those whose lease is another's by now change
   * nothing: their `follow` is not asked, and their events are not stored. Answers those that were stored.
   */
  settle(
    token: string,
    settlements: readonly Settlement[],
    options?: {
      /** The clock (ISO 8601 UTC). @default the storage's own */
      readonly now?: string;
    },
  ): Awaitable<readonly Settled[]>;

  /** Gives back what was claimed and not settled: it is due as before. What is leased by another token stays so. */
  release(token: string, jobs: readonly Pick<WebhookJob, 'workspaceId' | 'delivery'>[]): Awaitable<void>;

  /** A workspace's deliveries by `created_at`, the newest first (equal instants by id, the last first). */
  listDeliveries(workspaceId: string, query: DeliveryQuery): Awaitable<DeliveryPage>;

  findDelivery(
    workspaceId: string,
    deliveryId: string,
  ): Awaitable<{ readonly delivery: Readonly<WebhookDelivery>; readonly payload: string } | null>;

  /**
   * Makes a delivery that has ended due again. The delivery as it is afterwards. One that is pending, or that was
   * tried since it was `seen`, stays as it is.
   */
  replay(
    workspaceId: string,
    deliveryId: string,
    at: string,
    options?: ReplayOptions,
  ): Awaitable<Readonly<WebhookDelivery> | Refused<'not_found'>>;

  /**
   * Makes every failed delivery to an endpoint that was created at `since` or later due again, except those that were
   * tried since they were `seen`. How many; refused when there is no such endpoint.
   */
  replayFailed(
    workspaceId: string,
    endpointId: string,
    since: string,
    at: string,
    options?: ReplayOptions,
  ): Awaitable<number | Refused<'not_found'>>;

  /**
   * Removes a small batch of what nobody needs: deliveries of endpoints that were deleted, and those that have been
   * settled for longer than `keepFor`, with the events that have no other. What is pending stays. Whether there may
   * be more to remove; `false` too while another process does it.
   */
  prune(options: {
    /** In milliseconds; `null` keeps what is settled. */
    readonly keepFor: number | null;
    /** The clock (ISO 8601 UTC). @default the storage's own */
    readonly now?: string;
  }): Awaitable<boolean>;
}
