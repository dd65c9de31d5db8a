import type { errorCodes } from './error-codes.ts';

type Operation = keyof typeof errorCodes;

/** What can go wrong with a request: the errors of its operation, and those that come from no service. */
export type ErrorCode<Id extends Operation> = keyof (typeof errorCodes)[Id] | 'network' | 'unreadable';

/** Why a request has failed. */
export class ApiError extends Error {
  /** The code of the error (X-Error-Code); `network` without a response, `unreadable` for one of no service. */
  readonly code: string;
  /** `null` without a response. */
  readonly status: number | null;
  /** Seconds to wait before the next request (Retry-After). */
  readonly retryAfter: number | null;
  /** When it happened, in milliseconds since 1970. */
  readonly at = Date.now();

  constructor(code: string, message: string, response?: Response, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.code = code;
    this.status = response?.status ?? null;
    const seconds = Number(response?.headers.get('retry-after'));
    this.retryAfter = seconds > 0 ? seconds : null;
  }

  /** The next try may succeed, without a change by anybody. */
  get isTemporary(): boolean {
    return this.status === null || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}

interface Outcome<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/** The data of a response. @throws ApiError for every other outcome */
export async function dataOf<Data>(request: Promise<Outcome<Data>>): Promise<Data> {
  const { data, error, response } = await request.catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    if (cause instanceof SyntaxError)
      throw new ApiError('unreadable', 'The response is not JSON', undefined, { cause });
    throw new ApiError('network', 'There was no response', undefined, { cause });
  });
  if (data !== undefined) return data;
  // A proxy on the way answers with a page of its own.
  const code = response.headers.get('x-error-code') ?? 'unreadable';
  throw new ApiError(code, messageIn(error) ?? `The response has the status ${response.status}`, response);
}

const messageIn = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'msg' in body ? String(body.msg) : null;
