import { hash } from 'node:crypto';
import type { Awaitable } from '../awaitable.ts';
import type {
  WebhookAttempt,
  WebhookDelivery,
  WebhookEndpointRecord,
  WebhookEventRecord,
} from '../generated/types.ts';

/** An event that is to be published, with what decides who is sent it. */
export interface Happened extends WebhookEventRecord {
  /** Only endpoints that name its very type are sent it, and of these each as many as its `sample` says. */
  readonly onRequest?: boolean;
  /** The links that it is about, and their tags: endpoints that are bound to others are not sent it. */
  readonly about?: { readonly links: readonly string[]; readonly tags: readonly string[] };
}

/** An endpoint may change in all but its id, its secrets and its beginning. */
export type EndpointChange = Partial<Omit<WebhookEndpointRecord, 'id' | 'created_at' | 'secrets'>>;

/** Why an endpoint was not stored. */
export interface EndpointRefusal {
  /** `taken`: the workspace has an endpoint with this id. `too_many`: it has as many as it may have. */
  readonly refused: 'workspace_unknown' | 'taken' | 'too_many';
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

export interface DeliveryQuery {
  readonly endpointId?: string;
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

/** How many more deliveries of an endpoint a worker can use. */
export interface LaneRoom {
  readonly workspaceId: string;
  readonly endpointId: string;
  /** 0 leaves the endpoint alone. */
  readonly room: number;
}

export interface Claim {
  /** Names who claims: only with it can the deliveries be settled. */
  readonly token: string;
  /** The clock (ISO 8601 UTC): what is due at this instant and leased to nobody. @default the storage's own */
  readonly now?: string;
  /** How long the lease is, in milliseconds: what is not settled by then can be claimed by others. */
  readonly leaseFor: number;
  /** Deliveries in all, and of one endpoint. */
  readonly limit: number;
  readonly perEndpoint: number;
  /** Endpoints of which more or fewer than `perEndpoint` can be used. @default none */
  readonly rooms?: readonly LaneRoom[];
}

/** A delivery to be sent. */
export interface WebhookJob {
  readonly workspaceId: string;
  readonly delivery: Readonly<WebhookDelivery>;
  readonly endpoint: Readonly<WebhookEndpointRecord>;
  /** The body, to the byte. */
  readonly payload: string;
  /** The `hops` of its event, where it has some. */
  readonly hops?: number;
}

export interface Settlement {
  readonly workspaceId: string;
  readonly deliveryId: string;
  readonly endpointId: string;
  readonly attempt: WebhookAttempt;
  readonly state: WebhookDelivery['state'];
  /** After how many milliseconds of the storage's clock it is tried next; `null` unless it is still pending. */
  readonly retryAfter: number | null;
  /** Stored with the settlement. */
  readonly events: readonly Happened[];
  /**
   * Asked, in the step in which the try is stored, what follows from it for its endpoint; more than once where
   * the storage tries again. @default nothing follows
   */
  readonly follow?: (fared: Fared) => FollowUp | null;
}

/** How an endpoint has fared with a try. */
export interface Fared {
  /** As it is with this try. */
  readonly endpoint: Readonly<WebhookEndpointRecord>;
  /** How it fared before. */
  readonly before: EndpointHealth;
  /** The storage's clock (ISO 8601 UTC). */
  readonly now: string;
}

/** What follows for an endpoint: a change of it, and events that tell of it. */
export interface FollowUp {
  readonly change?: Pick<WebhookEndpointRecord, 'state' | 'paused_reason' | 'paused_at'>;
  readonly events: readonly Happened[];
}

/** A settlement that was stored, with its endpoint as it was before and is afterwards. */
export interface Settled {
  /** As it was given. */
  readonly settlement: Settlement;
  readonly before: EndpointHealth;
  readonly after: EndpointHealth;
  /** What followed from it. */
  readonly followed: FollowUp | null;
}

export interface WebhooksRepository {
  /**
   * Stores an endpoint. The endpoint as it is stored, or why it was refused: of any number of concurrent calls
   * with `most` no more are stored than leave the workspace with so many endpoints.
   */
  createEndpoint(
    workspaceId: string,
    endpoint: WebhookEndpointRecord,
    options?: {
      /** How many endpoints the workspace may have. @default no limit */
      readonly most?: number;
    },
  ): Awaitable<Readonly<WebhookEndpointRecord> | EndpointRefusal>;

  /** A workspace's endpoints by `created_at`, the oldest first (equal instants by id). */
  listEndpoints(workspaceId: string): Awaitable<readonly Readonly<WebhookEndpointRecord>[]>;

  findEndpoint(workspaceId: string, endpointId: string): Awaitable<Readonly<WebhookEndpointRecord> | null>;

  /**
   * Changes an endpoint and stores events that tell of it, in one step. The endpoint as it is afterwards, or
   * `null`, with nothing changed, when there is none, or `when` does not hold of it in this very step: of several
   * calls that pause an active endpoint exactly one is answered with it.
   */
  changeEndpoint(
    workspaceId: string,
    endpointId: string,
    change: EndpointChange,
    options?: {
      /** Asked of the endpoint as it is before; more than once where the storage tries again. @default it holds */
      readonly when?: (endpoint: Readonly<WebhookEndpointRecord>) => boolean;
      readonly events?: readonly Happened[];
    },
  ): Awaitable<Readonly<WebhookEndpointRecord> | null>;

  /**
   * Puts a secret in front of the others. The old ones end with the overlap, unless they end earlier. The
   * endpoint as it is afterwards, or `null`, with nothing changed, when there is none, or another secret than
   * `from` is in front.
   */
  rotateSecret(
    workspaceId: string,
    endpointId: string,
    rotation: SecretRotation,
  ): Awaitable<Readonly<WebhookEndpointRecord> | null>;

  /** Removes an endpoint with its deliveries. The endpoint as it was, or `null`: racing calls get it once. */
  deleteEndpoint(workspaceId: string, endpointId: string): Awaitable<Readonly<WebhookEndpointRecord> | null>;

  /**
   * Stores events, and for each a delivery, due at its `created_at`, to every active endpoint of the workspace
   * that {@link wants} it (or to `only` that one, whatever it asks for and even where it is paused). An event
   * that nobody asks for leaves nothing behind; one that is there already changes nothing. How many
   * deliveries there are now that were not there before.
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
   * Stores the outcome of tries, how each endpoint fares, and what follows from it, all in one step: a success
   * sets `recent_failures` to 0 and `failing_since` to `null`, a failure counts one more and sets `failing_since`
   * to the storage's clock where it was `null`. Then each `follow` is asked, in the order of the settlements, and
   * sees what those before it have changed. Events are stored last, for who is active by then. Those whose lease
   * is another's by now change nothing: their `follow` is not asked, and their events are not stored. Answers
   * those that were stored.
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
   * Makes a delivery that has ended due again. The delivery as it is now, or `null` when there is none. One
   * whose last try began after the instant `seen` stays as it is: whoever asks has not seen that try.
   */
  replay(
    workspaceId: string,
    deliveryId: string,
    at: string,
    seen?: string,
  ): Awaitable<Readonly<WebhookDelivery> | null>;

  /**
   * Makes every failed delivery to an endpoint that was created at `since` or later due again. How many, or `null`
   * when there is no such endpoint. Those whose last try began after the instant `seen` stay as they are.
   */
  replayFailed(
    workspaceId: string,
    endpointId: string,
    since: string,
    at: string,
    seen?: string,
  ): Awaitable<number | null>;

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

/** How an endpoint fares. */
export type EndpointHealth = Pick<WebhookEndpointRecord, 'recent_failures' | 'failing_since'>;

/** The id of an event's delivery to an endpoint. */
export const deliveryIdOf = (eventId: string, endpointId: string): string => `${eventId}_${endpointId}`;

/** What an endpoint may have asked for to be sent an event. */
export function patternsOf(type: string): string[] {
  const parts = type.split('.');
  return ['*', ...parts.slice(1).map((_, index) => `${parts.slice(0, index + 1).join('.')}.*`), type];
}

/** Whether an endpoint is to be sent an event, its state aside. */
export function wants(
  {
    id,
    event_types: types,
    links = [],
    tags = [],
    sample = 100,
  }: Pick<WebhookEndpointRecord, 'id' | 'event_types' | 'links' | 'tags' | 'sample'>,
  { id: eventId, type, onRequest = false, about }: Happened,
): boolean {
  const asks = onRequest ? types.includes(type) : patternsOf(type).some(pattern => types.includes(pattern));
  if (!asks) return false;
  const bound = links.length > 0 || tags.length > 0;
  if (about !== undefined && bound) {
    const concerns =
      about.links.some(link => links.includes(link)) || about.tags.some(tag => tags.includes(tag));
    if (!concerns) return false;
  }
  // The same answer whenever it is asked.
  return (
    !onRequest ||
    sample >= 100 ||
    Number.parseInt(hash('sha1', `${eventId} ${id}`).slice(0, 8), 16) % 100 < sample
  );
}
