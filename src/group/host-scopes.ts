/** Scopes of the host's own routes, beside those of the groups. */
import { isPlainObject } from '../common/json/plain-object.ts';
import { shownName } from '../common/text/unknown-name.ts';
import { isScope } from './checks.ts';
import type { Group } from './group.ts';
import type { Served } from './served.ts';

export function complaintAboutScopes(value: unknown): string | null {
  if (!isPlainObject(value)) return 'must be an object with descriptions by scope';
  for (const [scope, description] of Object.entries(value)) {
    if (!isScope(scope))
      return `contains ${shownName(scope)}, which must be a name and an action, such as orders:read`;
    if (typeof description !== 'string' || description.trim() === '')
      return `needs a description of what ${scope} allows`;
  }
  return null;
}

/** @throws TypeError for a scope with the name of a group, served here or not */
export function withHostScopes(
  factory: string,
  served: Served,
  scopes: Readonly<Record<string, string>> = {},
  builtIn: readonly Group[],
): Served {
  const names = Object.keys(scopes);
  if (names.length === 0) return served;
  const groups = new Set([...builtIn, ...served.groups].map(({ name }) => name));
  const taken = names.find(scope => groups.has(scope.split(':')[0] ?? ''));
  if (taken !== undefined)
    throw new TypeError(`${factory}: scopes must not contain ${taken}: its name is that of a group`);
  return Object.freeze({ ...served, scopes: Object.freeze({ ...served.scopes, ...scopes }) });
}
