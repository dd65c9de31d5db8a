import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { WebhookAttempt, WebhookDelivery, WebhookEndpointRecord } from '../generated/types.ts';
import type { Kinds } from './kinds.ts';
import type { OutboxEvent } from './outbox-event.ts';
import type { Refused } from './results.ts';
import type { RewriteSecrets, Rewritten } from './rewriting.ts';
import type { DeclaredTypes, SqlEvent, TakenSqlEvent, TakenSqlEvents } from './sql-events.ts';
import type { TransactionClient } from './transaction-client.ts';
import type { WaitingDeliveries, WaitingQuery } from './waiting.ts';
import type {
  DeliveryCount,
  DeliveryCountQuery,
  DeliveryPage,
  DeliveryQuery,
  RecentDeliveriesQuery,
  RecentDelivery,
  ReplayManyOptions,
  ReplayOptions,
  SettlingOptions,
} from './webhook-deliveries.ts';
import type { WebhookEndpointMethods } from './webhook-endpoints.ts';
import type { Claim, LeasedDelivery, Settlement, StoredSettlement, WebhookJob } from './webhook-work.ts';

export interface WebhooksRepository extends WebhookEndpointMethods {
  /**
   * Stores events, and for each a delivery, due immediately or at its `dueAt`, to every active endpoint of the workspace
   * that {@link wants} it (or to the endpoint `only`, regardless of its subscriptions and even if it is paused). An
   * event without deliveries is not stored; an existing event changes nothing, or with `adds` gets a delivery to `only`
   * where it has none. Returns the number of new deliveries, or the refusal of a workspace that does not exist.
   */
  publish(
    workspaceId: string,
    events: readonly OutboxEvent[],
    options?: { readonly only?: string; readonly adds?: boolean },
  ): Awaitable<number | Refused<'workspace_unknown'>>;

  /**
   * `publish` in an open transaction of the host: the events exist when it commits, and never if it is rolled back. A
   * refusal or an error leaves the transaction as it was. Only a storage over PostgreSQL has this method.
   */
  publishWithin?(
    client: TransactionClient,
    workspaceId: string,
    events: readonly OutboxEvent[],
  ): Awaitable<number | Refused<'workspace_unknown'>>;

  /**
   * Takes some of the events that SQL has published (`publish_event`), of all workspaces in turn, and those of each in the
   * order in which they were published: stores each that `eventFrom` makes an event of, as `publish` does, and removes it,
   * in one step. What is refused stays, with its reason, and is not taken again. `eventFrom` gets only declared `types`. An
   * event of a type that only other processes declare waits for them, with all later ones of its workspace. One that no
   * process declares waits alone, until one does. Takes nothing while another process does. Only a storage over PostgreSQL
   * has this method.
   */
  takeSqlEvents?(
    eventFrom: (given: SqlEvent) => TakenSqlEvent,
    declared: DeclaredTypes,
  ): Awaitable<TakenSqlEvents>;

  /**
   * The storage's clock, in milliseconds since 1970. Due times and leases use it, so that processes with different
   * clocks agree; if `now` is given, they use that.
   */
  clock(): Awaitable<number>;

  /**
   * Leases due deliveries of active endpoints; of each endpoint, those that are longest due come first. No delivery is
   * leased to two calls. If more than `limit` are due, workspaces take turns, and within a workspace its endpoints.
   * Of an endpoint that is `ordered`, at most one is leased at any time, and only the first of its line: first pending
   * deliveries that were attempted before (by `created_at`), then the others by when they are due, equal times in the
   * order in which they were published. If that one is due later, nothing is leased.
   */
  claim(claim: Claim): Awaitable<readonly WebhookJob[]>;

  /**
   * Stores the outcomes of attempts, the failures of each endpoint, and the consequences, in one step per workspace (if
   * one step fails, the method throws, and others may have been stored). A success sets `recent_failures` to 0 and
   * `failing_since` to `null`. A failure adds one, and sets `failing_since` to the storage's clock if it was `null`.
   * Then each `follow` is called in the order of the settlements, and sees the changes of the previous ones. Events are
   * stored last, for the endpoints that are active by then. Settlements whose lease now belongs to another token change
   * nothing: their `follow` is not called, and their events are not stored. A storage that has no room for the events of a success
   * may leave its delivery pending, to be claimed again later. In the same step, each delivery that is completed is
   * counted for the hour of the storage's clock (see `countDeliveries`). Returns the stored settlements.
   */
  settle(
    token: string,
    settlements: readonly Settlement[],
    options?: SettlingOptions,
  ): Awaitable<readonly StoredSettlement[]>;

  /**
   * Renews the leases of deliveries: they last `leaseFor` milliseconds from now, also if they have ended and nobody has
   * claimed the deliveries since. Deliveries leased with another token, or not leased, do not change. Returns those
   * that were renewed. Without this method, leases are as long as sending can take.
   */
  renew?(
    token: string,
    jobs: readonly LeasedDelivery[],
    options: {
      readonly leaseFor: number;
      /** The current time (ISO 8601 UTC). @default the storage's clock */
      readonly now?: string;
    },
  ): Awaitable<readonly LeasedDelivery[]>;

  /**
   * Releases deliveries whose lease has a token of which `hasEnded` says so: anyone who had them has ended, or can settle and
   * renew them no more. They are due as before. Returns how many; a storage may look at only some of the deliveries if there are many.
   * Without this method, they wait for the end of their leases.
   */
  releaseEnded?(
    hasEnded: (token: string) => boolean,
    options?: {
      /** The current time (ISO 8601 UTC). @default the storage's clock */
      readonly now?: string;
    },
  ): Awaitable<number>;

  /**
   * Releases deliveries that were claimed and not settled: they are due as before. Deliveries leased with another token
   * stay leased.
   */
  release(token: string, jobs: readonly LeasedDelivery[]): Awaitable<void>;

  /**
   * How many deliveries were completed, by hour or day, in order, without what has none. An attempt that is followed by
   * another one completes nothing; a delivery that is sent again is counted again when it is completed again. The counts
   * stay when deliveries or endpoints are deleted. A storage without this method does not count.
   */
  countDeliveries?(workspaceId: string, query: DeliveryCountQuery): Awaitable<readonly DeliveryCount[]>;

  /** Counts what waits, at a cost that does not grow with it. A storage without this method does not count. */
  countWaiting?(query?: WaitingQuery): Awaitable<WaitingDeliveries>;

  /** The deliveries of a workspace by `created_at`, newest first (equal times by id, last first). */
  listDeliveries(workspaceId: string, query: DeliveryQuery): Awaitable<DeliveryPage>;

  /**
   * The newest deliveries to each of these endpoints, of each endpoint in the order of `listDeliveries`, at a cost that
   * does not grow with their number. Endpoints that do not exist have none. Without this method, `listDeliveries` is
   * called for each endpoint.
   */
  recentDeliveries?(workspaceId: string, query: RecentDeliveriesQuery): Awaitable<readonly RecentDelivery[]>;

  findDelivery(
    workspaceId: string,
    deliveryId: string,
  ): Awaitable<{ readonly delivery: Readonly<WebhookDelivery>; readonly payload: string } | null>;

  /**
   * Makes a completed delivery due again, and a pending one due now. Returns the delivery after the change. A delivery
   * that is due already, or was attempted since `seen`, does not change. An attempt that is under way goes on, and its
   * outcome says when the next one is due.
   */
  replay(
    workspaceId: string,
    deliveryId: string,
    at: string,
    options?: ReplayOptions,
  ): Awaitable<Readonly<WebhookDelivery> | Refused<'not_found'>>;

  /**
   * Ends a pending delivery without another attempt: it is `failed`, with this attempt as its last, and counted as such.
   * The outcome of an attempt that is under way is not stored any more. Returns the delivery after the change, or why it
   * was not changed: `changed` if it is not pending. A storage without this method has no `ordered` endpoints: they are
   * refused, because nobody could take a delivery out of their line.
   */
  skip?(
    workspaceId: string,
    deliveryId: string,
    attempt: WebhookAttempt,
  ): Awaitable<Readonly<WebhookDelivery> | Refused<'not_found' | 'changed'>>;

  /**
   * Makes completed deliveries due again, and those that are retrying due now, all in one step, and returns how many:
   * those that are due already, wait for their first attempt, are not in `state`, were attempted since `seen`, or do not
   * exist, do not count. Of concurrent calls, one counts a delivery.
   */
  replayMany(
    workspaceId: string,
    deliveryIds: readonly string[],
    at: string,
    options?: ReplayManyOptions,
  ): Awaitable<number>;

  /**
   * Makes all failed deliveries to an endpoint due again that were created at `since` or later, except those that were
   * attempted since `seen`. Returns their number; refused if the endpoint does not exist.
   */
  replayFailed(
    workspaceId: string,
    endpointId: string,
    since: string,
    at: string,
    options?: ReplayOptions,
  ): Awaitable<number | Refused<'not_found'>>;

  /**
   * Replaces the secrets, headers and `config` of endpoints of all kinds, page by page: see {@link RewriteSecrets}. A storage without
   * this method encrypts with a new key what is written next, and nothing else.
   */
  rewriteSecrets?(
    ...args: Parameters<RewriteSecrets<WebhookEndpointRecord, 'secrets' | 'headers' | 'config'>>
  ): Awaitable<Rewritten>;

  /**
   * Deletes counts of hours that started more than 61 days ago, and a small batch of old records: deliveries of deleted endpoints, and deliveries that were settled longer than
   * `keepFor` ago, with events that have no other deliveries. Pending deliveries stay. Returns whether there may be
   * more to delete; also `false` while another process is deleting.
   */
  prune(options: {
    /** In milliseconds; `null` keeps settled deliveries. */
    readonly keepFor: number | null;
    /** The current time (ISO 8601 UTC). @default the storage's clock */
    readonly now?: string;
  }): Awaitable<boolean>;
}

/** What its methods answer. */
export const webhookMethods: Kinds<WebhooksRepository> = {
  createEndpoint: 'record',
  listEndpoints: 'list',
  findEndpoint: 'found',
  changeEndpoint: 'record',
  rotateSecret: 'record',
  deleteEndpoint: 'record',
  publish: 'count',
  publishWithin: 'count',
  takeSqlEvents: ['refused'],
  clock: 'count',
  claim: 'list',
  settle: 'list',
  listDeliveries: ['deliveries'],
  recentDeliveries: 'list',
  countDeliveries: 'list',
  countWaiting: 'record',
  findDelivery: 'found',
  replay: 'record',
  skip: 'record',
  replayMany: 'count',
  replayFailed: 'count',
  renew: 'list',
  releaseEnded: 'count',
  rewriteSecrets: 'record',
  release: 'other',
  prune: 'other',
};
