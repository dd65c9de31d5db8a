/** The scopes of the groups of this package, as keys name them. */
import { nearestName } from '../common/text/nearest-name.ts';
import { builtInScopes } from '../generated/scopes.ts';

const groupOf = (scope: string) => scope.split(':', 1)[0];
const groups = new Set(builtInScopes.map(groupOf));

/**
 * The first scope with the name of a group of this package that its group does not have, and which one may be meant.
 * Scopes with other names are those of the host.
 */
export function unknownScope(
  scopes: readonly string[],
): { readonly scope: string; readonly index: number; readonly meant: string | null } | null {
  const index = scopes.findIndex(one => groups.has(groupOf(one)) && !builtInScopes.includes(one));
  const scope = scopes[index];
  return scope === undefined ? null : { scope, index, meant: nearestName(scope, builtInScopes) };
}
