/** The groups that a page asks for, and the script that has them. */
import { shownName, suggestion } from '../../src/common/text/unknown-name.ts';
import { type BrowserGroup, missingGroups, type ScriptName, scripts, smallScript } from './scripts.ts';

const names = Object.keys(scripts) as ScriptName[];
const known: readonly string[] = names.flatMap(name => [...scripts[name]]);

/** `what`: the function that was called. @throws TypeError that names a group that no script has */
export function checkedGroups(what: string, groups: unknown): readonly BrowserGroup[] {
  if (!Array.isArray(groups) || groups.length === 0)
    throw new TypeError(
      `${what}: groups must be a list of names of groups, such as ['marketplace', 'links']`,
    );
  for (const group of groups) {
    if (typeof group !== 'string')
      throw new TypeError(`${what}: groups must be names: a browser has no groups of your own`);
    if (Object.hasOwn(missingGroups, group))
      throw new TypeError(
        `${what}: groups: a browser does not have ${group}: ${missingGroups[group as keyof typeof missingGroups]}`,
      );
    if (!known.includes(group))
      throw new TypeError(`${what}: groups: unknown group ${shownName(group)}${suggestion(group, known)}`);
  }
  return groups;
}

/** The smallest script that has these groups. */
export const scriptWith = (groups: readonly BrowserGroup[]): ScriptName =>
  names.find(name => groups.every(group => (scripts[name] as readonly string[]).includes(group))) ??
  smallScript;
