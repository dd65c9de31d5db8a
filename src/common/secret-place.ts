/**
 * Stored secrets go nowhere else: anyone who may change where they are sent, or how, could read them at a server of their
 * own, or on the way there.
 */
import { isDeepStrictEqual } from 'node:util';

type Settings = Readonly<Record<string, unknown>>;

/** Whether stored secrets must be given again. `keepsSecrets`: the settings that neither say where they are sent, nor how. */
export function leadsElsewhere(before: Settings, after: Settings, keepsSecrets: readonly string[]): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].some(
    name => !keepsSecrets.includes(name) && !isDeepStrictEqual(before[name], after[name]),
  );
}

/** What a setting must be if it is missing. */
export const givenAgain = (what: string): string =>
  `must be given again, because the ${what} leads elsewhere`;
