import { pointerStep } from './json-pointer.ts';

/** Why a number is refused that `infiniteIn` has found. */
export const nonFiniteReason = 'must be a number between -1.8e308 and 1.8e308';

/**
 * The JSON pointer of a number that JSON cannot contain, or `null`: `JSON.parse` makes infinity of a number such as 1e999.
 * It is recursive, so check the depth first. A body of 1 MB may have half a million values, so it only names what it finds.
 */
export function nonFiniteIn(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : '';
  return typeof value === 'object' && value !== null ? foundInside(value, nonFiniteIn) : null;
}

/** The same for parameters, whose own numbers their schema judges: an integer may have any size. */
export const nonFiniteInParameters = (parameters: object): string | null =>
  foundInside(parameters, value => (typeof value === 'number' ? null : nonFiniteIn(value)));

/** The JSON pointer of an integer that JavaScript may have rounded when it read it, or `null`. It is recursive too. */
export function roundedIn(value: unknown): string | null {
  if (typeof value === 'number') return Number.isInteger(value) && !Number.isSafeInteger(value) ? '' : null;
  return typeof value === 'object' && value !== null ? foundInside(value, roundedIn) : null;
}

function foundInside(value: object, look: (inner: unknown) => string | null): string | null {
  let index = 0;
  for (const inner of Object.values(value)) {
    const found = look(inner);
    if (found !== null) return `/${pointerStep(Object.keys(value)[index])}${found}`;
    index += 1;
  }
  return null;
}
