/** Operations whose handlers read the request themselves: bodies of any media type, and callers without a key. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { Scope } from '../generated/types.ts';
import type { PartName } from '../repository/index.ts';
import type { Call } from './call.ts';
import type { DeclaredOperation, OperationDeclaration, Outcome } from './operation.ts';
import type { RawInput } from './raw-input.ts';

/** A request whose body the handler reads itself. */
export interface RawRequest {
  readonly method: string;
  /** The address of the client, as Koa's `ctx.ip` has it. */
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  /** The query string without `?`, not decoded. */
  readonly query: string;
  /** Whether the body has at least one byte. */
  readonly hasBody: boolean;
  /**
   * Reads the body and removes its `Content-Encoding`. `isExact`: these are the bytes that were sent, not a copy made
   * from what a body parser of the host kept.
   * @throws MarketplaceError 400, 413, 415
   */
  readBody(): Promise<{ readonly bytes: Buffer; readonly isExact: boolean }>;
  /**
   * The body as it arrives, for bodies that are too large for the memory. It fails with a MarketplaceError (413) beyond
   * `limit`, in bytes, or else beyond the limit of the operation.
   * @throws MarketplaceError 400, 413, 415
   */
  openBody(limit?: number): Readable;
}

/** The argument of a handler that reads the request itself. */
export interface RawCall<Need extends PartName = never, Service = unknown>
  extends Omit<Call<never, Need, Service>, 'input' | 'publish' | 'idempotencyKey' | 'precondition'> {
  readonly request: RawRequest;
  /** The names of webhook deliveries in the chain that led to the call. Its events pass them on. */
  readonly via: readonly string[];
}

/** The argument of the handler of an operation without a key: the handler must identify the caller. */
export interface OpenCall<Need extends PartName = never, Service = unknown>
  extends Omit<RawCall<Need, Service>, 'principal'> {
  /** Call it before a look-up that may be a guess. @throws MarketplaceError 429 if the address guessed too often */
  checkGuess(): void;
  /** The caller is identified: later refusals do not count as guesses. */
  admit(): void;
}

type RawDeclaration<Result extends object, Need extends PartName, Service> = Omit<
  OperationDeclaration<'NoInput', Result, Need, Service>,
  'handler' | 'auth' | 'scope' | 'request' | 'guessed' | 'idempotent' | 'conditional'
> & { readonly raw: RawInput } & (
    | {
        readonly auth: 'bearer';
        readonly scope: Scope;
        readonly handler: (call: RawCall<Need, Service>) => Awaitable<Outcome<Result>>;
      }
    | {
        readonly auth: 'none';
        readonly handler: (call: OpenCall<Need, Service>) => Awaitable<Outcome<Result>>;
      }
  );

/**
 * Declares an operation whose handler reads the request itself, with a body of any media type. With `auth: 'none'` it
 * requires no key and accepts webhook deliveries.
 */
export const rawOperation = <Result extends object, Need extends PartName = never, Service = unknown>(
  declaration: RawDeclaration<Result, Need, Service>,
): DeclaredOperation<Need, Service> =>
  // http/raw.ts makes the call that its handler expects.
  ({ scope: null, request: 'NoInput', ...declaration }) as unknown as DeclaredOperation<Need, Service>;
