/** What a worker that sends webhooks asks of the storage, and tells it. */
import type { WebhookAttempt, WebhookDelivery, WebhookEndpointRecord } from '../generated/types.ts';
import type { Happened } from './happened.ts';

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

/** What follows for an endpoint: a change of it or its end, and events that tell of it. */
export interface FollowUp {
  /** It is deleted, with its deliveries. @default it stays */
  readonly remove?: true;
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

/** How an endpoint fares. */
export type EndpointHealth = Pick<WebhookEndpointRecord, 'recent_failures' | 'failing_since'>;
