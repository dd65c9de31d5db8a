/** Who is told of each request that came with a key of a workspace, after its answer is ready. */
import type Koa from 'koa';
import type { Operation } from './operation.ts';

/** What is known of an operation, or of a route of the host that asks for a key. */
export type Requested = Pick<Operation, 'id' | 'scope' | 'path' | 'input'>;

export interface AnsweredRequest {
  readonly workspaceId: string;
  readonly keyId: string;
  readonly operation: Requested;
  readonly method: string;
  /** The HTTP status; that of the table of errors, if the request was refused. */
  readonly status: number;
  /** Code of the error, or `null`. */
  readonly error: string | null;
  /** Time until the answer was ready, in milliseconds. */
  readonly duration: number;
  /** What not every observer needs of every request. Ask before {@link RequestObserver.observe} returns. */
  details(): RequestDetails;
}

export interface RequestDetails {
  readonly requestId: string | null;
  /** IP address of the client. */
  readonly address: string;
  /** The URL as it was sent. It may contain secrets: do not keep or log it. */
  readonly url: string;
}

export interface RequestObserver {
  /** Called before the answer is sent: it must be quick, and not throw. */
  observe(request: AnsweredRequest): void;
}

/** What a host is told of each request of the API, and of its own routes behind `requireKey`: its option `onRequest`, and `ctx.state.marketplace`. */
export interface RequestReport {
  /**
   * Id of the operation; of a route of the host, the name that `requireKey` was given. `null`: the path has no operation
   * with this method, or is that of the OpenAPI document.
   */
  readonly operation: string | null;
  /** The group of the operation. `null`: it has none, or is a route of the host. */
  readonly group: string | null;
  /** Id of the workspace and of the key that the request came with, also if the key is not valid any more. */
  readonly workspace: string | null;
  readonly key: string | null;
  readonly status: number;
  /** Code of the error, or `null`. */
  readonly code: string | null;
  /** Until the answer was ready, in milliseconds. */
  readonly ms: number;
  /** The `X-Request-Id` of the answer. */
  readonly requestId: string;
}

/** Never throws. */
export type TellRequest = (ctx: Koa.Context, report: RequestReport) => void;
