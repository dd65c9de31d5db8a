/** Repositories without some parts. */
import type { PartName, Parts, Repository } from '../../src/repository/index.ts';

/** A repository with these parts of another one, and `keys`. */
export function only(
  whole: Partial<Parts> & Pick<Parts, 'keys'>,
  ...parts: readonly Exclude<PartName, 'keys'>[]
): Repository {
  return Object.fromEntries((['keys', ...parts] as const).map(part => [part, whole[part]])) as never;
}
