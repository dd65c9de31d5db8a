/** What the handler of an operation reads itself, as the table of operations and the OpenAPI document know it. */
import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { JsonSchema } from '../generated/schemas.ts';
import type { Schemas } from '../generated/types.ts';

export interface RawInput {
  /** Size limit of the body, in bytes. */
  readonly limit: number;
  /** Media types of the body, each with a schema and an example. Empty: the operation has no body. */
  readonly content: Readonly<
    Record<string, { readonly schema: keyof Schemas | JsonSchema; readonly example: unknown }>
  >;
  /** Request headers that the handler reads. */
  readonly headers: Readonly<Record<string, { readonly description: string; readonly example: string }>>;
  /**
   * The headers with which OPTIONS is answered besides `Allow`, if the request asks for some; `null` if not. Only for
   * operations without a key, and for one operation of a path. @default none
   */
  readonly options?: (call: never) => Awaitable<Readonly<Record<string, string>> | null>;
}

export interface ServedRawInput extends Omit<RawInput, 'content'> {
  readonly content: Readonly<Record<string, { readonly schema: string; readonly example: unknown }>>;
}
