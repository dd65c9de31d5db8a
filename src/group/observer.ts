/** Who is told of each request that came with a key of a workspace, after its answer is ready. */
import type { Operation } from './operation.ts';

export interface AnsweredRequest {
  readonly workspaceId: string;
  readonly keyId: string;
  readonly operation: Operation;
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
