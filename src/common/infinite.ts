/** Why a number is refused that `infiniteIn` has found. */
export const infiniteReason = 'must be a number between -1.8e308 and 1.8e308';

/**
 * The JSON pointer of a number that JSON cannot contain, or `null`: `JSON.parse` makes infinity of a number such as 1e999.
 * It is recursive, so check the depth first.
 */
export function infiniteIn(value: unknown, pointer = ''): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : pointer;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = infiniteIn(inner, `${pointer}/${name}`);
    if (found !== null) return found;
  }
  return null;
}
