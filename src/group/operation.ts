/**
 * What an operation is. Each operation is declared once, in the table of its group (`<group>/operations.ts`). The
 * router, the validation, the OpenAPI document and the contract tests are derived from these tables.
 */

import type { Readable } from 'node:stream';
import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { Validator } from '../common/errors/schema-error.ts';
import type { JsonSchema } from '../generated/schemas.ts';
import type { Schemas, Scope } from '../generated/types.ts';
import type { PartName } from '../repository/index.ts';
import type { Call } from './call.ts';
import type { AnyEvents } from './event-types.ts';
import type { RawInput, ServedRawInput } from './raw-input.ts';
import type { InputOf, RequestName } from './shape.ts';

/** The position of a page in a paginated list. */
export interface Page {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

export interface Outcome<Result extends object> {
  /** The content of the envelope. A frozen object is serialised only once. */
  readonly result: Result;
  /** Adds the headers `X-Total-Count` and `Link` (RFC 8288). */
  readonly page?: Page;
  /**
   * The record before the change, as `result` shows it afterwards, for the audit log. @default it is read by the operation
   * of the same path, just before this one
   */
  readonly before?: object;
  /** More batches of the list in `result`. The response is then streamed. */
  readonly rest?: AsyncIterable<readonly object[]>;
  /**
   * Sent instead of `result`, without its envelope, where the sender of a request decides what it must get. Only operations
   * that read the request themselves may have it.
   */
  readonly answer?: PlainAnswer;
}

/** A response with a status, a media type and a body of its own. */
export interface PlainAnswer {
  /** 200 to 299. */
  readonly status: number;
  /** `null`: no body. */
  readonly content: Media | null;
}

/** A response that is not JSON. */
export interface Media {
  readonly type: string;
  readonly body: string | Buffer;
}

/** A response that is sent while it is read, such as a file or Server-Sent Events. */
export interface Streamed {
  readonly type: string;
  /** Destroyed when the client has gone. An error after the first byte ends the connection. */
  readonly body: Readable;
  /** @default 200 */
  readonly status?: 206 | 304 | 416;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How a result becomes a response body: in a JSON envelope, or as {@link Media} or {@link Streamed}. */
type Reply<Result extends object> = {
  readonly description: string;
  /** HTTP status. @default 200 */
  readonly status?: 201 | 202;
  /** Whether clients may cache the response and revalidate it with its ETag. */
  readonly revalidate: boolean;
} & (
  | {
      /** The schema of the whole body: the title of a built-in schema, or a JSON Schema of the host. */
      readonly schema: keyof Schemas | JsonSchema;
      /**
       * A valid example body for the API reference. @default the response of the mock server; none for groups of a host
       */
      readonly example?: object;
      envelope(result: Result): object;
    }
  | {
      /** The possible media types of the result, or the wildcard of HTTP for any type. */
      readonly media: readonly [string, ...string[]];
      /** Of Server-Sent Events: the schema of what `data` of each has as JSON, by its title. */
      readonly event?: keyof Schemas & string;
    }
);

/** HEAD is answered with GET, unless GET writes, and OPTIONS by the router. */
export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export const isMethod = (method: string): boolean => methods.some(one => one === method);

export interface OperationDeclaration<
  Request extends RequestName | JsonSchema,
  Result extends object,
  Need extends PartName,
  Service,
  Path extends string = string,
  Events extends AnyEvents = AnyEvents,
> {
  /** OpenAPI `operationId`. */
  readonly id: string;
  readonly method: (typeof methods)[number];
  /** The path, with parameters as `:name`. */
  readonly path: Path;
  /** A description of each path parameter, with an example that exists in the fixtures. */
  readonly params?: Readonly<Record<string, { readonly description: string; readonly example: string }>>;
  readonly summary: string;
  readonly description: string;
  /**
   * Where the key is accepted. `parameter`: `api_key` in query, body or header, `x-api-key`, or bearer. `bearer`: only
   * `Authorization: Bearer` (unless the option `parameterKeyOnV1` allows the other places).
   */
  readonly auth: 'parameter' | 'bearer';
  readonly scope: Scope;
  /**
   * The schema of the parameters (the query for GET, the body for other methods): the title of a built-in schema, or a
   * JSON Schema of the host with `type: 'object'`. If `auth` is `parameter`, each parameter may be sent in the query or
   * in the body, and form bodies are accepted besides JSON. Text that contains an integer is converted if the schema
   * requires an integer.
   */
  readonly request: Request;
  /**
   * Whether parameters and members of the body that the request does not describe are ignored. By default, they are
   * refused by their name (400), because a misspelt one would silently have no effect. @default false
   */
  readonly ignoresUnknown?: boolean;
  /**
   * Whether the operation may change something. If so, its input is checked for text that storages cannot store, and
   * the webhook worker is woken after it. A GET that writes does not answer HEAD. @default true, unless the method is GET
   */
  readonly writes?: boolean;
  readonly reply: Reply<Result>;
  /** Its errors, in addition to the common errors. */
  readonly errors: readonly string[];
  /**
   * Whether clients may send the header `Idempotency-Key`. The handler gets it as `idempotencyKey`, and its storage must
   * carry out requests with the same key once. @default false
   */
  readonly idempotent?: true;
  /**
   * The id of the operation of the same group that reads what this one changes: its ETag is what the header `If-Match`
   * names. The handler gets it as `precondition`, and must not change anything unless it holds. @default the header is
   * refused, unless the method is GET
   */
  readonly conditional?: string;
  /** The error that a wrong guess returns. Too many of them are rate limited (option `rateLimits`). */
  readonly guessed?: string;
  /** All errors of this operation have exactly this message. */
  readonly onlyMessage?: string;
  /** Whether the console suggests this operation as the first request with a new key. */
  readonly first?: true;
  /** Whether the effect is permanent, as with every DELETE. The API reference then asks for confirmation. */
  readonly irreversible?: true;
  /**
   * Whether each successful call is recorded as a change of the workspace. Operations that pass on what a workspace
   * sends, such as messages, or that store nothing, say `false`, and those that reveal a secret `true`: their calls are
   * recorded even if nothing has changed.
   * @default whether it writes; a call that changes nothing, such as a repeated one, is not recorded
   */
  readonly isRecorded?: boolean;
  /**
   * What the operation changes, by the name in the path of the operation of the same group that reads it: `link` for
   * `GET /links/:link_id`. The audit log finds such a record by the id in the path or in the result; if neither names
   * one, the operation changes any number of records. @default the record that the last parameter of the path names; for
   * a POST to the path that the paths of records begin with, the new one; without both, what GET of the same path reads
   */
  readonly record?: string;
  readonly handler: (call: Call<InputOf<Request>, Need, Service, Path, Events>) => Awaitable<Outcome<Result>>;
}

/** An operation with any input and result, as groups store it. */
export type DeclaredOperation<Need extends PartName = PartName, Service = never> = Omit<
  OperationDeclaration<RequestName | JsonSchema, object, Need, Service>,
  'handler' | 'auth' | 'scope'
> & {
  /** `none`: it requires no key. */
  readonly auth: 'parameter' | 'bearer' | 'none';
  /** `null` if it requires no key. */
  readonly scope: Scope | null;
  /** What the handler reads itself: see {@link RawCall}. */
  readonly raw?: RawInput;
  readonly handler: (call: Call<never, Need, Service>) => Awaitable<Outcome<object>>;
};

type Named<One> = One extends { readonly schema: unknown }
  ? Omit<One, 'schema'> & { readonly schema: string }
  : One;

/** A served operation: its schemas have titles and compiled validators. */
export interface Operation extends Omit<DeclaredOperation, 'request' | 'reply' | 'raw'> {
  readonly request: string;
  /** The schema of the parameters. */
  readonly input: JsonSchema;
  readonly validate: Validator;
  readonly reply: Named<DeclaredOperation['reply']>;
  readonly raw?: ServedRawInput;
}

/**
 * Declares an operation. The type of the input is inferred from the request: from the title of a built-in schema, from
 * a JSON Schema literal, or from the type parameter of `defineSchema`. The names of `params` follow from the path.
 *
 * @example
 * const addWish = defineOperation({
 *   id: 'addWish',
 *   method: 'POST',
 *   path: '/api/v1/wishes',
 *   summary: 'Add a wish',
 *   description: 'Adds an item to the wish list.',
 *   auth: 'bearer',
 *   scope: 'wish-list:write',
 *   request: {
 *     type: 'object',
 *     additionalProperties: false,
 *     required: ['item_id'],
 *     properties: { item_id: { type: 'integer', minimum: 1, examples: [101] } },
 *   },
 *   reply: {
 *     schema: { type: 'object' },
 *     status: 201,
 *     description: 'The wish.',
 *     revalidate: false,
 *     envelope: data => ({ status: 'success', data }),
 *   },
 *   errors: [],
 *   handler: async ({ input }) => ({ result: { item_id: input.item_id } }),
 * });
 */
export function operation<
  const Request extends RequestName | JsonSchema,
  Result extends object,
  Need extends PartName = never,
  Service = unknown,
  const Path extends string = string,
  Events extends AnyEvents = AnyEvents,
>(
  declaration: OperationDeclaration<Request, Result, Need, Service, Path, Events>,
): DeclaredOperation<Need, Service> {
  // Only the operation's own handler creates the argument of its envelope, so the wider type of the table is safe.
  return declaration as unknown as DeclaredOperation<Need, Service>;
}

/**
 * {@link operation} for a group whose operations share a service or need repository parts, so that their handlers need
 * no type annotations.
 *
 * With the types of the events that the group declares, `publish` takes only these, and data that fits.
 *
 * @example
 * const events = [wishAdded];
 * const operation = defineOperationFor<WishStorage, never, typeof events>();
 */
export const operationFor =
  <Service = unknown, Need extends PartName = never, Events extends AnyEvents = AnyEvents>() =>
  <const Request extends RequestName | JsonSchema, Result extends object, const Path extends string>(
    declaration: OperationDeclaration<Request, Result, Need, Service, Path, Events>,
  ): DeclaredOperation<Need, Service> =>
    operation(declaration);
