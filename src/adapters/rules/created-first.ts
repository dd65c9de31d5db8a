import { compareTexts } from '../../common/text/compare-texts.ts';

/** In the order of creation; equal times by id. */
export const createdFirst = (
  one: { readonly id: string; readonly created_at: string },
  other: { readonly id: string; readonly created_at: string },
): number => Date.parse(one.created_at) - Date.parse(other.created_at) || compareTexts(one.id, other.id);
