/** The endpoints of webhooks, and of the other kinds. */
import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { WebhookEndpointRecord } from '../generated/types.ts';
import type { ChangeOptions, Refused } from './results.ts';

/** The fields of an endpoint that can change: all except its id, its kind, its secrets and its creation. */
export type EndpointChange = Partial<Omit<WebhookEndpointRecord, 'id' | 'kind' | 'created_at' | 'secrets'>>;

/**
 * Why an endpoint was not stored. `taken`: the workspace has an endpoint with this id. `too_many`: the workspace has
 * reached its limit of endpoints of this kind.
 */
export type EndpointNotStored = Refused<'workspace_unknown' | 'taken' | 'too_many'>;

/** Why an endpoint was not changed. `changed`: it is no longer as the caller expects. */
export type EndpointNotChanged = Refused<'not_found' | 'changed'>;

export interface SecretRotation {
  readonly secret: string;
  /** Rotate only if this is the current secret: of several rotations of the same secret, exactly one happens. */
  readonly from?: string;
  /** Until this time (ISO 8601 UTC), deliveries are also signed with the old secret. */
  readonly oldExpiresAt: string;
  /** The current time: secrets that have expired by then are removed. */
  readonly now: string;
}

export interface WebhookEndpointMethods {
  /**
   * Stores an endpoint. Returns the stored endpoint, or why it was refused: concurrent calls with `most` never leave
   * the workspace with more endpoints of this kind than that.
   */
  createEndpoint(
    workspaceId: string,
    endpoint: WebhookEndpointRecord,
    options?: {
      /** Maximum number of endpoints of this kind in the workspace. @default no limit */
      readonly most?: number;
      /**
       * At the limit, the new endpoint replaces the one of this kind that has been paused for longest because its
       * receiver is `gone`, with its deliveries. @default it is refused
       */
      readonly replacesGone?: boolean;
    },
  ): Awaitable<Readonly<WebhookEndpointRecord> | EndpointNotStored>;

  /**
   * The endpoints of one kind of a workspace by `created_at`, oldest first (equal times by id).
   * `kind`: default webhooks, which have no kind.
   */
  listEndpoints(
    workspaceId: string,
    query?: { readonly kind?: string },
  ): Awaitable<readonly Readonly<WebhookEndpointRecord>[]>;

  findEndpoint(workspaceId: string, endpointId: string): Awaitable<Readonly<WebhookEndpointRecord> | null>;

  /**
   * Changes an endpoint. Returns the endpoint after the change, or why it was not changed: `changed` if `when` returns
   * false in this step. Of several calls that pause an active endpoint, exactly one returns it.
   */
  changeEndpoint(
    workspaceId: string,
    endpointId: string,
    change: EndpointChange,
    options?: ChangeOptions<Readonly<WebhookEndpointRecord>> & {
      /** Called with the current endpoint, and again if the storage retries. @default the change is always made */
      readonly when?: (endpoint: Readonly<WebhookEndpointRecord>) => boolean;
    },
  ): Awaitable<Readonly<WebhookEndpointRecord> | EndpointNotChanged>;

  /**
   * Adds a new current secret. The old ones end with the overlap, unless they end earlier. Returns the endpoint after
   * the change, or why it was not changed: `changed` if the current secret is not `from`.
   */
  rotateSecret(
    workspaceId: string,
    endpointId: string,
    rotation: SecretRotation,
  ): Awaitable<Readonly<WebhookEndpointRecord> | EndpointNotChanged>;

  /** Deletes an endpoint with its deliveries. Returns the deleted endpoint: only one of concurrent calls gets it. */
  deleteEndpoint(
    workspaceId: string,
    endpointId: string,
  ): Awaitable<Readonly<WebhookEndpointRecord> | Refused<'not_found'>>;
}
