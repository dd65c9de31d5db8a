/** Chooses the groups that a router serves. */
import type { Repository } from '../repository/index.ts';
import { unique } from './checks.ts';
import { checkGroupFields } from './fields.ts';
import type { Group } from './group.ts';

/** The parts that a group needs and the repository does not have. */
const lacking = ({ needs }: Group, repository: Repository) => needs.filter(part => !repository[part]);

/**
 * Chooses the groups that a router serves: all built-in groups whose parts the repository has, or the groups that the
 * host lists. `factory`: what the host called. Those that are always served are included.
 * @throws TypeError that names an unknown group, a name that two have, a group and the missing part, or an invalid field
 */
export function chosenGroups(
  factory: string,
  builtIn: readonly Group[],
  repository: Repository,
  asked?: readonly (string | Group)[],
  given: Readonly<Record<string, unknown>> = {},
): readonly Group[] {
  const lacksOption = ({ name, option }: Group) =>
    option !== undefined && option.standIn === undefined && given[name] === undefined;
  // A test checks the built-in ones.
  for (const [index, group] of (asked ?? []).entries()) {
    if (typeof group === 'string' || builtIn.includes(group)) continue;
    checkGroupFields(factory, group, index);
    // A host may change a copy of a group of this package.
    const original = builtIn.find(({ name }) => name === group.name);
    for (const field of ['always', 'limits', 'recordLimits', 'option', 'withDestinations'] as const)
      if (group[field] !== undefined && group[field] !== original?.[field])
        throw new TypeError(`${factory}: groups: ${group.name}: only groups of this package have ${field}`);
  }
  if (asked === undefined)
    return builtIn.filter(group => lacking(group, repository).length === 0 && !lacksOption(group));
  const named = (name: string): Group => {
    const found = builtIn.find(group => group.name === name);
    if (found !== undefined) return found;
    const names = builtIn.map(group => group.name).join(', ');
    throw new TypeError(`${factory}: groups: unknown group ${name}, expected one of ${names}`);
  };
  const groups = asked
    // `[...builtIn, ours]` means all that can be served.
    .filter(one => typeof one === 'string' || !(builtIn.includes(one) && lacksOption(one)))
    .map(one => (typeof one === 'string' ? named(one) : one));
  // Here too, because createMarketplace creates the engines by these names next.
  unique(factory, groups, 'name', ({ name }) => name);
  for (const group of groups) {
    const [part] = lacking(group, repository);
    if (part !== undefined)
      throw new TypeError(
        `${factory}: groups: the group ${group.name} needs the part ${part}, which the repository does not have`,
      );
    if (lacksOption(group))
      throw new TypeError(`${factory}: groups: the group ${group.name} needs the option ${group.name}`);
  }
  const missing = builtIn.filter(({ always, name }) => always && !groups.some(group => group.name === name));
  return [...groups, ...missing];
}
