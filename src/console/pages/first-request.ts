import type { Served } from '../../group/served.ts';
import { requiredOf } from '../../openapi/example-call.ts';
import { shellWord } from '../assets/request.js';

/** A cURL command for a request that needs only a key and is allowed by the scopes, or `null` if there is none. */
export function firstRequest(
  apiBase: string,
  { operations }: Pick<Served, 'operations'>,
  key: string,
  scopes?: readonly string[],
): string | null {
  const possible = operations.filter(
    operation =>
      operation.method === 'GET' &&
      !operation.path.includes(':') &&
      requiredOf(operation).length === 0 &&
      operation.scope !== null &&
      (scopes === undefined || scopes.includes(operation.scope)),
  );
  const chosen = possible.find(({ first }) => first) ?? possible[0];
  if (chosen === undefined) return null;
  return `curl -H ${shellWord(`Authorization: Bearer ${key}`)} ${shellWord(apiBase + chosen.path)}`;
}
