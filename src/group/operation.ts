/**
 * What an operation is. Each is declared once, in the table of its group (`<group>/operations.ts`); the
 * router, the validation, the OpenAPI document and the contract tests are derived from these tables.
 */

import type { Awaitable } from '../common/awaitable.ts';
import type { Validator } from '../common/schema-error.ts';
import type { JsonSchema } from '../generated/schemas.ts';
import type { Schemas, Scope } from '../generated/types.ts';
import type { About, PartName, Parts } from '../repository/index.ts';
import type { InputOf, RequestName } from './shape.ts';

/** Who calls: a key, and the workspace that it is scoped to. */
export interface Principal {
  readonly workspaceId: string;
  readonly keyId: string;
  readonly scopes: readonly Scope[];
  /** When the key expires (ISO 8601 UTC), or `null`. */
  readonly expiresAt: string | null;
}

/**
 * What a handler gets. It never sees Koa's context. `Need`: the parts of the repository that its group needs;
 * `Service`: what its group's `service` made.
 */
export interface Call<Input, Need extends PartName = never, Service = unknown> {
  /** The parameters of the request schema, checked and of the schema's types. */
  readonly input: Input;
  /** The parameters of the path, decoded. Any text. */
  readonly params: Readonly<Record<string, string>>;
  readonly principal: Principal;
  /** The parts that the group needs. */
  readonly repository: Pick<Parts, Need>;
  /** What the group offers to its operations. */
  readonly service: Service;
  /** The clock, in milliseconds since 1970. */
  readonly now: number;
  /** How many webhooks led to the call, one after the other: its events carry it on. */
  readonly hops: number;
  /**
   * Tells webhooks of an event of the group that goes with no change of the repository: a change takes its events
   * along, in its own step. Stored when it resolves.
   */
  publish(type: string, data: object, about?: About): Promise<void>;
}

/** Where an answer stands in a list that is handed out in pages. */
export interface Page {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

export interface Outcome<Result extends object> {
  /** What the envelope goes around. A frozen object is serialised once and never again. */
  readonly result: Result;
  /** Adds the headers `X-Total-Count` and `Link` (RFC 8288). */
  readonly page?: Page;
  /** What follows the list in `result`, batch by batch: the answer is then written as it is read. */
  readonly rest?: AsyncIterable<readonly object[]>;
}

/** An answer that is no JSON. */
export interface Media {
  readonly type: string;
  readonly body: string | Buffer;
}

/** How a result becomes the body of an answer: an envelope of JSON around it, or it is {@link Media}. */
type Reply<Result extends object> = {
  readonly description: string;
  /** HTTP status. @default 200 */
  readonly status?: 201;
  /** Whether a client may keep the answer and ask by ETag whether it still holds. */
  readonly revalidate: boolean;
} & (
  | {
      /** The schema of the whole body: its title, or a JSON Schema of the host's own. */
      readonly schema: keyof Schemas | JsonSchema;
      /** A body that fits it, for the API reference. @default what the mock answers; none for a host's own */
      readonly example?: object;
      envelope(result: Result): object;
    }
  | {
      /** The media types that the result may have. */
      readonly media: readonly [string, ...string[]];
    }
);

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface OperationDeclaration<
  Request extends RequestName | JsonSchema,
  Result extends object,
  Need extends PartName,
  Service,
> {
  /** OpenAPI `operationId`. */
  readonly id: string;
  readonly method: Method;
  /** Parameters as `:name`. */
  readonly path: string;
  /** What each parameter of the path is, with an example that the fixtures know. */
  readonly params?: Readonly<Record<string, { readonly description: string; readonly example: string }>>;
  readonly summary: string;
  readonly description: string;
  /**
   * Where the key may stand. `parameter`: `api_key` in query or body, `x-api-key`, or bearer. `bearer`: only
   * `Authorization: Bearer` (unless the option `parameterKeyOnV1` widens it).
   */
  readonly auth: 'parameter' | 'bearer';
  readonly scope: Scope;
  /**
   * The schema of the parameters: of the query for GET, of the body for the others; its title, or a JSON Schema of the
   * host's own, of `type: 'object'`. Where `auth` is `parameter`, query and body may both bring any of them, and forms
   * are taken beside JSON. Text that is an integer is taken for one where the schema asks for it.
   */
  readonly request: Request;
  /**
   * Whether it may change something. What it takes is then checked to be text that a storage can hold, and webhooks
   * are sent at once. @default true, unless the method is GET
   */
  readonly writes?: boolean;
  readonly reply: Reply<Result>;
  /** What it refuses, beside what any operation refuses. */
  readonly errors: readonly string[];
  /** The refusal that whoever guesses meets: who meets it too often has to wait (option `rateLimits`). */
  readonly guessed?: string;
  /** Every refusal of this operation carries exactly this message, whatever the condition. */
  readonly onlyMessage?: string;
  /** Shown to whoever has a new key as the first request to send. */
  readonly first?: true;
  /** It ends something for good, as every DELETE does: the API reference asks before it sends it. */
  readonly irreversible?: true;
  readonly handler: (call: Call<InputOf<Request>, Need, Service>) => Awaitable<Outcome<Result>>;
}

/** An operation of any input and result, as a group holds it. */
export type DeclaredOperation<Need extends PartName = PartName, Service = never> = Omit<
  OperationDeclaration<RequestName | JsonSchema, object, Need, Service>,
  'handler'
> & { readonly handler: (call: Call<never, Need, Service>) => Awaitable<Outcome<object>> };

type Named<One> = One extends { readonly schema: unknown }
  ? Omit<One, 'schema'> & { readonly schema: string }
  : One;

/** An operation that is served: its shapes have names and validators, whoever they are from. */
export interface Operation extends Omit<DeclaredOperation, 'request' | 'reply'> {
  readonly request: string;
  /** The schema of the parameters. */
  readonly input: JsonSchema;
  readonly validate: Validator;
  readonly reply: Named<DeclaredOperation['reply']>;
}

/**
 * Declares an operation. The input's type follows from the request: from the title of a schema of this package, from
 * a JSON Schema that is written out, or from the type parameter of `defineSchema`.
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
>(declaration: OperationDeclaration<Request, Result, Need, Service>): DeclaredOperation<Need, Service> {
  // Only the operation's own handler makes what its envelope gets, so the wider type of the table is safe to call.
  return declaration as unknown as DeclaredOperation<Need, Service>;
}

/**
 * {@link operation} for a group whose operations share what its service makes, and need some parts of the repository:
 * their handlers then need no types of their own.
 *
 * @example
 * const operation = defineOperationFor<WishStorage>();
 */
export const operationFor =
  <Service = unknown, Need extends PartName = never>() =>
  <const Request extends RequestName | JsonSchema, Result extends object>(
    declaration: OperationDeclaration<Request, Result, Need, Service>,
  ): DeclaredOperation<Need, Service> =>
    operation(declaration);
