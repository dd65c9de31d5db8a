/** Checks the channel drivers that a host passes. */
import { allCommands, allContents, type ChannelDriver } from '../../channel/driver.ts';
import { innerSecret } from '../../common/json/inner-secret.ts';
import { isPlainObject } from '../../common/json/plain-object.ts';
import { misspeltMember } from '../../common/text/misspelt-member.ts';
import { shownName, suggestion } from '../../common/text/unknown-name.ts';
import { describedBy } from '../../group/closed-schema.ts';

const isTextList = (value: unknown) => Array.isArray(value) && value.every(one => typeof one === 'string');

const wanted: Readonly<Record<keyof ChannelDriver, (value: unknown) => boolean>> = {
  name: value => typeof value === 'string' && /^[a-z][a-z0-9_-]{0,31}$/.test(value),
  description: value => typeof value === 'string',
  settings: value => isPlainObject(value) && value.type === 'object',
  secrets: isTextList,
  commands: isTextList,
  contents: isTextList,
  limits: value =>
    value === undefined ||
    (isPlainObject(value) &&
      Object.entries(value).every(
        ([name, most]) =>
          ['text', 'caption'].includes(name) && Number.isSafeInteger(most) && (most as number) > 0,
      )),
  keepsSecrets: value => value === undefined || isTextList(value),
  recognisesRepeats: value => typeof value === 'boolean',
  connect: value => typeof value === 'function',
  close: value => value === undefined || typeof value === 'function',
};

/** What is wrong with a driver whose members have the right types, as text that follows its number, or `null`. */
function complaintAboutNames(driver: ChannelDriver): string | null {
  // It may have more members, for its host.
  const misspelt =
    misspeltMember(driver, ['connect', 'close']) ?? misspeltMember(driver, ['limits'], isPlainObject);
  if (misspelt !== null) return `the member ${misspelt.name}: did you mean ${misspelt.meant}?`;
  const settings = describedBy(driver.settings);
  const { additionalProperties: others = false } = driver.settings;
  const isOpen = others !== false || settings.some(name => name.startsWith('matching '));
  for (const [what, names, known] of [
    ['command', driver.commands, allCommands],
    ['content', driver.contents, allContents],
    // A secret whose name is misspelt would be shown.
    ['secret', driver.secrets, isOpen ? driver.secrets : settings],
  ] as const) {
    const unknown = names.find(name => !(known as readonly string[]).includes(name));
    if (unknown !== undefined)
      return `the unknown ${what} ${shownName(unknown)}${suggestion(unknown, known)}`;
  }
  const unnamed = innerSecret(driver.settings, name => driver.secrets.includes(name));
  return unnamed === null
    ? null
    : `settings that have writeOnly at ${unnamed}: only the settings that it names in secrets are secret`;
}

/** Returns what is wrong with the list, or `null`. */
export function complaintAboutDrivers(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0) return 'must be a list of channel drivers';
  const names = new Set<unknown>();
  for (const [index, one] of (value as readonly unknown[]).entries()) {
    if (typeof one !== 'object' || one === null) return `must be a list of channel drivers: ${index} is none`;
    const driver = one as Readonly<Record<string, unknown>>;
    const wrong = Object.entries(wanted).find(([member, fits]) => !fits(driver[member]));
    if (wrong !== undefined) return `contains a driver (${index}) with an invalid ${wrong[0]}`;
    const complaint = complaintAboutNames(one as ChannelDriver);
    if (complaint !== null) return `contains a driver (${index}) with ${complaint}`;
    if (names.has(driver.name)) return `must not contain two drivers with the name ${driver.name}`;
    names.add(driver.name);
  }
  return null;
}
