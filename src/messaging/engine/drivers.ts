/** Checks the channel drivers that a host passes. */
import type { ChannelDriver } from '../../channel/driver.ts';
import { isPlainObject } from '../../common/plain-object.ts';

const isTextList = (value: unknown) => Array.isArray(value) && value.every(one => typeof one === 'string');

const wanted: Readonly<Record<keyof Omit<ChannelDriver, 'close'>, (value: unknown) => boolean>> = {
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
  recognisesRepeats: value => typeof value === 'boolean',
  connect: value => typeof value === 'function',
};

/** Returns what is wrong with the list, or `null`. */
export function complaintAboutDrivers(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0) return 'must be a list of channel drivers';
  const names = new Set<unknown>();
  for (const [index, one] of (value as readonly unknown[]).entries()) {
    if (typeof one !== 'object' || one === null) return `must be a list of channel drivers: ${index} is none`;
    const driver = one as Readonly<Record<string, unknown>>;
    const wrong = Object.entries(wanted).find(([member, fits]) => !fits(driver[member]));
    if (wrong !== undefined) return `contains a driver (${index}) with an invalid ${wrong[0]}`;
    if (names.has(driver.name)) return `must not contain two drivers with the name ${driver.name}`;
    names.add(driver.name);
  }
  return null;
}
