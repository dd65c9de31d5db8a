/** How deeply JSON may be nested. */

/** The maximum nesting depth of a request, including the body itself. Code that reads a body may recurse this deep. */
export const deepestInput = 32;

/**
 * Whether arrays and objects are nested more deeply than `most` levels. It works level by level, because it guards
 * against recursion.
 */
export function isDeeper(value: unknown, most: number): boolean {
  let level: object[] = isContainer(value) ? [value] : [];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > most) return true;
    const below: object[] = [];
    for (const one of level) for (const part of Object.values(one)) if (isContainer(part)) below.push(part);
    level = below;
  }
  return false;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
