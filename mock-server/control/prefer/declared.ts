/** What an operation declares that it answers: its examples and its errors, as the OpenAPI document shows them. */
import type { ErrorRow } from '../../../src/common/errors/errors.ts';
import type { Operation } from '../../../src/group/operation.ts';
import type { Served } from '../../../src/group/served.ts';
import { exampleReplies } from '../../../src/openapi/example-replies.ts';
import { declaredErrors, type RefusalSettings } from '../../../src/openapi/refusals.ts';
import { headersOf as documentedHeaders } from '../../../src/openapi/response-headers.ts';

interface SuccessReply {
  readonly error: null;
  readonly status: number;
  /** The name of the example, or `null` if it is the only one. */
  readonly name: string | null;
  readonly body: unknown;
}

interface ErrorReply {
  readonly error: ErrorRow;
  readonly status: number;
  /** The code of the error. */
  readonly name: string;
  /** What clients read. */
  readonly message: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type DeclaredReply = SuccessReply | ErrorReply;

/**
 * The replies of an operation, successes first. Too many requests can always be asked for, because the mock server has
 * no rate limits unless they are requested.
 */
export function declaredReplies(
  operation: Operation,
  { errors, operations }: Pick<Served, 'errors' | 'operations'>,
  settings: Omit<RefusalSettings, 'limited'>,
): readonly DeclaredReply[] {
  const status = operation.reply.status ?? 200;
  const successes = exampleReplies(operation).map(({ name, body }) => ({ error: null, status, name, body }));
  const declared = declaredErrors(operation, { ...settings, limited: true }, errors);
  const allow = allowOf(operations.filter(({ path }) => path === operation.path));
  const refusals = [...declared.values()].flatMap(({ rows, onlyMessage }) =>
    rows.map((error): ErrorReply => {
      const { code, status, message } = error;
      return {
        error,
        status,
        name: code,
        message: onlyMessage ?? message,
        headers: errorHeaders(error, allow),
      };
    }),
  );
  return [...successes, ...refusals];
}

/** The methods that a path with these operations answers. */
function allowOf(operations: readonly Operation[]): string {
  const isRead = operations.some(({ method, writes }) => method === 'GET' && writes !== true);
  return [...operations.map(({ method }) => method), ...(isRead ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}

/** The headers that the service sends with an error. `allow`: the methods of the path. */
export function errorHeaders({ status, code }: ErrorRow, allow?: string): Record<string, string> {
  if (status === 401) {
    const isWithout = code === 'missing_key' || code === 'misplaced_key';
    return { 'WWW-Authenticate': isWithout ? 'Bearer' : 'Bearer error="invalid_token"' };
  }
  if (status === 405) return allow === undefined ? {} : { Allow: allow };
  return Object.fromEntries(
    Object.entries(documentedHeaders([code])).map(([name, { example }]) => [name, String(example)]),
  );
}
