/** The input of a request, as conditions and filters name it. */
import { isPlainObject } from '../../src/common/json/plain-object.ts';
import type { Operation } from '../../src/group/operation.ts';

/** A request, with its path, its parameters in the query, and its parsed body. */
interface ReceivedInput {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** Parameters of the path and the query, and the members of a JSON body or the fields of a form. */
export const inputOf = (
  operation: Operation | null,
  { path, query, body }: ReceivedInput,
): Record<string, unknown> => ({
  ...pathParameters(operation, path),
  ...query,
  ...(isPlainObject(body) ? body : {}),
});

/** The parameters in a path by their names. */
export function pathParameters(operation: Operation | null, path: string): Record<string, string> {
  const segments = path.split('/');
  const named = (operation?.path ?? '').split('/').flatMap((part, at) => {
    const segment = segments[at];
    return part.startsWith(':') && segment !== undefined ? [[part.slice(1), decoded(segment)]] : [];
  });
  return Object.fromEntries(named);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
