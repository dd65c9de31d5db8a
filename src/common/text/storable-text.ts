import { pointerStep } from '../json/json-pointer.ts';

/**
 * A text of a host or a client as every storage can keep it: at most so many characters of it, without NUL and halves of
 * characters.
 */
export const storableText = (text: string, most: number): string =>
  [...text.replaceAll('\0', '')].slice(0, most).join('').toWellFormed();

/** A JSON pointer to the first text of a value that has a NUL, which no storage can keep. */
export function placeOfNul(value: unknown, pointer = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') ? pointer : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, one] of Object.entries(value)) {
    const found = name.includes('\0') ? pointer : placeOfNul(one, `${pointer}/${pointerStep(name)}`);
    if (found !== null) return found;
  }
  return null;
}
