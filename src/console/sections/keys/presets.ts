/** Sets of scopes to choose from, derived from the groups that are served. */
import type { MemberWorkspace } from '../../../repository/index.ts';
import { capitalised } from '../../format.ts';
import type { Visit } from '../../visit.ts';
import type { ScopePreset } from './views.ts';

type Scopes = Readonly<Record<string, string>>;

/** The scopes that a member can give to a key: those that act for a person only as an owner. */
export function scopesOfferedBy(
  { options: { served } }: Pick<Visit, 'options'>,
  { role }: Pick<MemberWorkspace, 'role'>,
): Scopes {
  if (role === 'owner') return served.scopes;
  const offered = Object.entries(served.scopes).filter(([scope]) => !served.ownerScopes.includes(scope));
  return Object.fromEntries(offered);
}

/** The presets: everything, what changes nothing, and each group, as far as the scopes are offered. */
export function presetsOf({ options: { served } }: Pick<Visit, 'options'>, offered: Scopes): ScopePreset[] {
  const all = Object.keys(served.scopes).filter(scope => Object.hasOwn(offered, scope));
  const reading = all.filter(scope => {
    const operations = served.operations.filter(one => one.scope === scope);
    // A scope that only the host asks for says by its name what it allows.
    if (operations.length === 0) return scope.endsWith(':read');
    return operations.every(
      ({ method, writes = method !== 'GET', isRecorded = writes }) => !writes && !isRecorded,
    );
  });
  const groups = served.groups.flatMap(({ name, scopes = {} }): ScopePreset[] => {
    const own = Object.keys(scopes).filter(scope => all.includes(scope));
    return own.length === 0
      ? []
      : [
          {
            value: `group:${name}`,
            label: capitalised(name.replaceAll('-', ' ')),
            scopes: own,
            isGroup: true,
          },
        ];
  });
  return [
    { value: 'all', label: 'Everything', scopes: all },
    ...(reading.length === 0 ? [] : [{ value: 'read', label: 'Read only', scopes: reading }]),
    ...groups,
  ];
}
