/** What can be generated, and how much of it. */

import { isPlainObject } from '../../src/common/json/plain-object.ts';
import { nearestName } from '../../src/common/text/nearest-name.ts';

/** The collections that can be generated, in the order in which they are: purchases need items. */
export const generated = ['items', 'purchases', 'links', 'contacts', 'messages'] as const;

export type GeneratedName = (typeof generated)[number];

/** The most records of a collection. */
const most = 1_000_000;

/** How far the generation is. */
export interface GenerateProgress {
  readonly collection: GeneratedName;
  readonly done: number;
  readonly total: number;
}

/** How many records to add to the first workspace of the fixtures, by collection. */
export interface GenerateOptions {
  readonly items?: number;
  /** Of the items of the workspace, generated or not. */
  readonly purchases?: number;
  readonly links?: number;
  /** Contacts of the first instance of the workspace. */
  readonly contacts?: number;
  /** Messages of the first instance of the workspace, twenty in a chat. */
  readonly messages?: number;
  /** The same seed gives the same records, with the same version of `@faker-js/faker`. @default 1 */
  readonly seed?: number;
  /** Called for every thousandth record, and for the last one of a collection. */
  readonly onProgress?: (progress: GenerateProgress) => void;
}

/** What is wrong with the options, as text that follows their name, or `null`. */
export function complaintAboutGenerate(value: unknown): string | null {
  if (!isPlainObject(value)) return `must be numbers of records by collection: ${generated.join(', ')}`;
  const { seed, onProgress, ...counts } = value;
  for (const [name, count] of Object.entries(counts)) {
    const complaint = complaintAboutCount(name, count);
    if (complaint !== null) return complaint;
  }
  if (seed !== undefined && !isSeed(seed)) return `needs seed as ${aboutSeed}`;
  return onProgress === undefined || typeof onProgress === 'function'
    ? null
    : 'needs onProgress as a function';
}

function complaintAboutCount(name: string, count: unknown): string | null {
  if (!(generated as readonly string[]).includes(name)) {
    const meant = nearestName(name, generated);
    const all = `${generated.slice(0, -1).join(', ')} and ${generated.at(-1)}`;
    return meant === null
      ? `cannot be ${name}: only ${all} are generated`
      : `cannot be ${name}: do you mean ${meant}?`;
  }
  const isCount =
    count === undefined || (Number.isSafeInteger(count) && Number(count) >= 0 && Number(count) <= most);
  return isCount ? null : `needs ${name} as a number of records from 0 to ${most}`;
}

const aboutSeed = `an integer from 0 to ${2 ** 32 - 1}`;

const isSeed = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 32;

/** What is wrong with a seed on the command line, or `null`. */
export const complaintAboutSeed = (text: string): string | null =>
  /^\d{1,10}$/.test(text) && isSeed(Number(text)) ? null : `must be ${aboutSeed}`;

/** Reads `items=10000,purchases=50000`. */
export function countsIn(text: string): Record<string, number> {
  return Object.fromEntries(
    text.split(',').map(part => {
      const [name = '', count = ''] = part.split('=', 2);
      return [name.trim(), /^\d{1,9}$/.test(count.trim()) ? Number(count) : Number.NaN];
    }),
  );
}

/** What is wrong with such a text, or `null`. */
export function complaintAboutCounts(text: string): string | null {
  const repeated = text.split(',').length !== Object.keys(countsIn(text)).length;
  return repeated ? 'must not name a collection twice' : complaintAboutGenerate(countsIn(text));
}
