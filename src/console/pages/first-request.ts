import type { Served } from '../../group/served.ts';
import { requiredOf } from '../../openapi/example-call.ts';
import { shellWord } from '../assets/request.js';

/** An operation that only reads, needs only a key and is allowed by the scopes, or `null` if there is none. */
export function firstOperation(
  { operations }: Pick<Served, 'operations'>,
  scopes?: readonly string[],
): Served['operations'][number] | null {
  const possible = operations.filter(
    operation =>
      operation.method === 'GET' &&
      !operation.path.includes(':') &&
      requiredOf(operation).length === 0 &&
      operation.scope !== null &&
      (scopes === undefined || scopes.includes(operation.scope)),
  );
  return possible.find(({ first }) => first) ?? possible[0] ?? null;
}

/** A cURL command for its request, or `null` if there is none. */
export function firstRequest(
  apiBase: string,
  served: Pick<Served, 'operations'>,
  key: string,
): string | null {
  const chosen = firstOperation(served);
  if (chosen === null) return null;
  return `curl -H ${shellWord(`Authorization: Bearer ${key}`)} ${shellWord(apiBase + chosen.path)}`;
}
