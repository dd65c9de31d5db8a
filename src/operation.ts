/**
 * What an operation is. Each is declared once, in the table of its group (`<group>/operations.ts`); the
 * router, the validation, the OpenAPI document and the contract tests are derived from these tables.
 */
import type { Awaitable } from './awaitable.ts';
import type { Schemas, Scope } from './generated/types.ts';
import type { Happened, PartName, Parts } from './repository/index.ts';

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
  publish(type: string, data: object, about?: Happened['about']): Promise<void>;
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
      /** Title of the schema of the whole body. */
      readonly schema: keyof Schemas;
      envelope(result: Result): object;
    }
  | {
      /** The media types that the result may have. */
      readonly media: readonly [string, ...string[]];
    }
);

/** Title of a schema of parameters. */
export type RequestName = Extract<keyof Schemas, `${string}Request`> | 'NoInput';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface OperationDeclaration<
  Name extends RequestName,
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
   * Title of the schema of the parameters: of the query for GET, of the body for the others. Where `auth` is
   * `parameter`, query and body may both bring any of them, and forms are taken beside JSON.
   */
  readonly request: Name;
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
  readonly handler: (call: Call<Schemas[Name], Need, Service>) => Awaitable<Outcome<Result>>;
}

/** An operation of any input and result, as a group holds it. */
export type Operation<Need extends PartName = PartName, Service = never> = Omit<
  OperationDeclaration<RequestName, object, Need, Service>,
  'handler'
> & { readonly handler: (call: Call<never, Need, Service>) => Awaitable<Outcome<object>> };

/** Declares an operation. The input's type follows from the name of the request schema. */
export function operation<
  const Name extends RequestName,
  Result extends object,
  Need extends PartName = never,
  Service = unknown,
>(declaration: OperationDeclaration<Name, Result, Need, Service>): Operation<Need, Service> {
  // Only the operation's own handler makes what its envelope gets, so the wider type of the table is safe to call.
  return declaration as unknown as Operation<Need, Service>;
}
