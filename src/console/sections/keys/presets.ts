/** Sets of scopes to choose from, derived from the groups that are served. */
import { capitalised } from '../../format.ts';
import type { Visit } from '../../visit.ts';
import type { ScopePreset } from './views.ts';

/** The presets: everything, what changes nothing, and each group. */
export function presetsOf({ options: { served } }: Pick<Visit, 'options'>): ScopePreset[] {
  const all = Object.keys(served.scopes);
  const reading = all.filter(scope => {
    const operations = served.operations.filter(one => one.scope === scope);
    // A scope that only the host asks for says by its name what it allows.
    if (operations.length === 0) return scope.endsWith(':read');
    return operations.every(
      ({ method, writes = method !== 'GET', isRecorded = writes }) => !writes && !isRecorded,
    );
  });
  const groups = served.groups.flatMap(({ name, scopes = {} }): ScopePreset[] => {
    const own = Object.keys(scopes);
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
