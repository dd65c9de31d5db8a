/** What is asked about deliveries, and the answers. */
import type { WebhookDelivery } from '../generated/types.ts';
import type { Filters, FiltersOf } from './filters.ts';
import type { Settlement } from './webhook-work.ts';

export interface ReplayOptions {
  /**
   * When the caller last saw the deliveries (ISO 8601 UTC): those whose last attempt started later do not change.
   *
   * @default all are sent again
   */
  readonly seen?: string;
}

export interface ReplayManyOptions extends ReplayOptions {
  /**
   * Deliveries in this state only.
   *
   * @default all completed ones, and those that are retrying
   */
  readonly state?: 'succeeded' | 'failed';
}

/** Where a list of deliveries continues. It stays a place if the delivery is deleted. */
export interface DeliveryPlace {
  /** When the delivery was created. */
  readonly at: string;
  readonly id: string;
}

/** One kind of endpoints or several; `null` for webhooks, which have no kind. */
export type EndpointKinds = string | null | readonly (string | null)[];

/** The kinds as a list, in which webhooks have the kind `''`; `null` stands for all kinds. */
export const kindNamesOf = (kinds: EndpointKinds | undefined): string[] | null =>
  // No kind is called ''.
  kinds === undefined ? null : [kinds].flat().flatMap(kind => (kind === '' ? [] : [kind ?? '']));

/** Filters, each with the field that it compares. */
export const deliveryFilters = {
  endpointId: ['endpoint_id', 'is'],
  eventId: ['event_id', 'is'],
  state: ['state', 'is'],
  /** Only deliveries that were created at this time or later (ISO 8601 UTC). */
  since: ['created_at', 'from'],
  /** Only deliveries that were created at this time or earlier (ISO 8601 UTC). */
  until: ['created_at', 'to'],
} as const satisfies Filters<WebhookDelivery>;

export interface DeliveryQuery extends FiltersOf<WebhookDelivery, typeof deliveryFilters> {
  /** Only deliveries with these ids. */
  readonly ids?: readonly string[];
  /** The kind of the endpoints, or several; `null` for webhooks, which have no kind. @default all kinds */
  readonly kind?: EndpointKinds;
  /** The event type; `order.*` stands for all types that begin with `order.`. */
  readonly eventType?: string;
  readonly limit: number;
  /** Where to continue. */
  readonly after?: DeliveryPlace;
}

export interface DeliveryPage {
  readonly deliveries: readonly Readonly<WebhookDelivery>[];
  /** Where the next page continues, or `null` on the last page. */
  readonly next: DeliveryPlace | null;
}

export interface DeliveryCountQuery {
  /** What is counted together. */
  readonly by: 'hour' | 'day';
  /** The first and the last hour (UTC, `2026-11-20T14`). */
  readonly from: string;
  readonly to: string;
  /** The kind of the endpoints, or several; `null` for webhooks, which have no kind. @default all kinds */
  readonly kind?: EndpointKinds;
}

/** The deliveries that were completed in an hour or on a day. */
export interface DeliveryCount {
  /** The hour (`2026-11-20T14`) or the day (`2026-11-20`). */
  readonly name: string;
  readonly succeeded: number;
  /** Those that are not tried again. */
  readonly failed: number;
}

export interface RecentDeliveriesQuery {
  readonly endpointIds: readonly string[];
  /** Maximum number for each endpoint. */
  readonly limit: number;
}

/** How a delivery went so far, without what was sent and answered. */
export interface RecentDelivery {
  readonly endpoint_id: string;
  readonly state: WebhookDelivery['state'];
  readonly created_at: string;
  /**
   * How long each attempt took, in milliseconds, also those of destinations, which have no status: not those of which a
   * filter has decided that nothing is sent.
   */
  readonly durations: readonly number[];
}

export interface SettlingOptions {
  /** The current time (ISO 8601 UTC). @default the storage's clock */
  readonly now?: string;
  /**
   * Called once with those that are not stored because somebody else, such as a tool of the host, has locked what they need.
   * They can be settled again. Without it, the method waits for them, after it has stored all others.
   */
  readonly passOver?: (locked: readonly Settlement[]) => void;
}
