/** What a handler gets. */
import type { KeyMetadata, KeyRateLimit, Mode, Scope } from '../generated/types.ts';
import type { ResolvedRecordLimits } from '../limits/record-limits.ts';
import type { About, PartName, Parts } from '../repository/index.ts';
import type { AnyEvents, EventDataOf, EventTypeOf } from './event-types.ts';

/** The caller: an API key and the workspace that it belongs to. */
export interface Principal {
  readonly workspaceId: string;
  readonly keyId: string;
  /** @default 'live' */
  readonly mode?: Mode;
  readonly scopes: readonly Scope[];
  /** When the key expires (ISO 8601 UTC), or `null`. */
  readonly expiresAt: string | null;
  /** The addresses and ranges that may use the key; none: every address. */
  readonly allowedIps: readonly string[];
  /** The rate limit of the key besides those of the service. @default null */
  readonly rateLimit?: Readonly<KeyRateLimit> | null;
  /** Whose key it is, as the host or the workspace names them. @default null */
  readonly owner?: string | null;
  /** @default {} */
  readonly metadata?: Readonly<KeyMetadata>;
  /** Id of the user or the key that has created the key; `null`: the application has. */
  readonly createdBy: string | null;
  /**
   * Ids of the users for whom the key acts: those for whom it was created, and for whom its scopes were last set. It has the
   * rights that all of them have now. None: the application has created it, and no member has changed it.
   */
  readonly actsFor: readonly string[];
}

/** The parameters of a path such as `/wishes/:wish_id`; of one that the compiler does not know, any. */
type ParamsOf<Path extends string> = string extends Path
  ? Readonly<Record<string, string>>
  : Readonly<Record<NameIn<Path>, string>>;

type NameIn<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | NameIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/**
 * Whether the condition of a request holds, for the result that the operation `conditional` would return now. It must be
 * asked in the storage's own step that makes the change.
 */
export type Precondition = (current: object) => boolean;

/**
 * The argument of a handler. A handler never receives Koa's context. `Need`: the repository parts that its group needs;
 * `Service`: what the `service` function of its group returns. `Path`: the path of the operation, with its parameters as `:name`.
 * `Events`: the events that its group declares.
 */
export interface Call<
  Input,
  Need extends PartName = never,
  Service = unknown,
  Path extends string = string,
  Events extends AnyEvents = AnyEvents,
> {
  /** The validated parameters, with the types of the request schema. */
  readonly input: Input;
  /** The decoded path parameters. They may contain any text. */
  readonly params: ParamsOf<Path>;
  readonly principal: Principal;
  /** The repository parts that the group needs. */
  readonly repository: Pick<Parts, Need>;
  /** The service of the group. */
  readonly service: Service;
  /** How many records a workspace may have, by the names in the option `limits`. */
  readonly limits: ResolvedRecordLimits;
  /** The current time, in milliseconds since 1970. */
  readonly now: number;
  /** Number of webhook deliveries in the chain that led to the call. Its events pass the number on. */
  readonly deliveryDepth: number;
  /**
   * The header `Idempotency-Key` of the request, if the operation accepts it; otherwise `null`. That of an API key with an
   * `owner` is a digest of both, because other owners may use the same one.
   */
  readonly idempotencyKey: string | null;
  /** The condition in the header `If-Match`, if the operation has `conditional` and the request has the header. */
  readonly precondition: Precondition | null;
  /** Base URL of the API without a trailing slash. A path if the service does not know its public URL. */
  apiBase(): string;
  /**
   * Publishes an event that belongs to no change in the repository. (A change stores its events in the same
   * transaction.) Resolves when the event is stored.
   */
  publish<Type extends EventTypeOf<Events>>(
    type: Type,
    data: EventDataOf<Events, Type>,
    about?: About,
  ): Promise<void>;
}
