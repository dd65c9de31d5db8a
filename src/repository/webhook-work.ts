/** What a webhook worker requests from the storage, and reports to it. */
import type { WebhookAttempt, WebhookDelivery, WebhookEndpointRecord } from '../generated/types.ts';
import type { OutboxEvent } from './outbox-event.ts';

/** How many more deliveries of an endpoint a worker can use. */
export interface LaneRoom {
  readonly workspaceId: string;
  readonly endpointId: string;
  /** 0 skips the endpoint. */
  readonly room: number;
}

export interface Claim {
  /** Identifies the claim: only with this token can the deliveries be settled. */
  readonly token: string;
  /**
   * The current time (ISO 8601 UTC): deliveries that are due by then and not leased are claimed. @default the storage's
   * clock
   */
  readonly now?: string;
  /** Duration of the lease in milliseconds: deliveries that are not settled by then can be claimed by others. */
  readonly leaseFor: number;
  /** Maximum number of deliveries in total, and per endpoint. */
  readonly limit: number;
  readonly perEndpoint: number;
  /** Endpoints whose maximum differs from `perEndpoint`. @default none */
  readonly rooms?: readonly LaneRoom[];
}

/** A delivery that somebody has claimed. */
export type LeasedDelivery = Pick<WebhookJob, 'workspaceId' | 'delivery'>;

/** A delivery to send. */
export interface WebhookJob {
  readonly workspaceId: string;
  readonly delivery: Readonly<WebhookDelivery>;
  readonly endpoint: Readonly<WebhookEndpointRecord>;
  /** The exact request body. */
  readonly payload: string;
  /** The `hops` of its event, if it has any, and its `via`. */
  readonly hops?: number;
  readonly via?: readonly string[];
  /** The trace of its event, if it has any. A storage without them keeps no traces: those of deliveries begin anew. */
  readonly traceparent?: string;
  readonly tracestate?: string;
}

export interface Settlement {
  readonly workspaceId: string;
  readonly deliveryId: string;
  readonly endpointId: string;
  readonly attempt: WebhookAttempt;
  readonly state: WebhookDelivery['state'];
  /** The delay until the next attempt, in milliseconds of the storage's clock; `null` unless it is still pending. */
  readonly retryAfter: number | null;
  /** Stored with the settlement. */
  readonly events: readonly OutboxEvent[];
  /**
   * The delivery is over without a request, because the filter of the endpoint does not match: a success that is not
   * counted and that leaves the failures of the endpoint as they are. @default false
   */
  readonly isSkipped?: boolean;
  /**
   * Called in the step that stores the attempt. Returns the consequences for its endpoint. It may be called again if
   * the storage retries. @default no consequences
   */
  readonly follow?: (fared: EndpointHealthChange) => FollowUp | null;
}

/** The failures of an endpoint at an attempt. */
export interface EndpointHealthChange {
  /** Including this attempt. */
  readonly endpoint: Readonly<WebhookEndpointRecord>;
  /** Before this attempt. */
  readonly before: EndpointHealth;
  /** The storage's clock (ISO 8601 UTC). */
  readonly now: string;
}

/** The consequences for an endpoint: a change, and events about it. */
export interface FollowUp {
  readonly change?: Pick<WebhookEndpointRecord, 'state' | 'paused_reason' | 'paused_at'>;
  readonly events: readonly OutboxEvent[];
}

/** A stored settlement, with its endpoint before and after it. */
export interface StoredSettlement {
  readonly settlement: Settlement;
  readonly before: EndpointHealth;
  readonly after: EndpointHealth;
  /** Its consequences. */
  readonly followed: FollowUp | null;
}

/** The failures of an endpoint. */
export type EndpointHealth = Pick<WebhookEndpointRecord, 'recent_failures' | 'failing_since'>;
