import { compareTexts } from '../../common/text/compare-texts.ts';

interface Dated {
  readonly id: string;
  readonly created_at: string;
}

/** In the order of creation; equal times by id. */
export const createdFirst = (one: Dated, other: Dated): number =>
  Date.parse(one.created_at) - Date.parse(other.created_at) || compareTexts(one.id, other.id);

const sorted = new WeakMap<readonly Dated[], readonly Dated[]>();

/** A list in the order of creation. Of a list that is kept until its records change, it is made once. */
export function oldestFirst<One extends Dated>(list: readonly One[]): readonly One[] {
  let found = sorted.get(list) as readonly One[] | undefined;
  if (found === undefined) {
    found = Object.freeze(list.toSorted(createdFirst));
    sorted.set(list, found);
  }
  return found;
}
