/** Restricts scopes in examples to those that a key can have here, so that every example is a valid request. */

const scope = /^[a-z][a-z0-9-]*:[a-z]+$/;

const areScopes = (list: readonly unknown[]): boolean =>
  list.length > 0 && list.every(one => typeof one === 'string' && scope.test(one));

/** Copies a value; in lists of scopes, only served scopes remain, or the first of them if none does. */
export function withServedScopes(value: unknown, served: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, withServedScopes(inner, served)]),
    );
  if (!areScopes(value)) return value.map(inner => withServedScopes(inner, served));
  const kept = value.filter(one => served.includes(one));
  return kept.length > 0 ? kept : served.slice(0, 1);
}
