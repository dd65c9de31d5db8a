/** Comparing times, and sorting by them. */
import { compareTexts } from '../../common/compare-texts.ts';

export const time = (instant: string) => Date.parse(instant);

/** The clock, in milliseconds since 1970. */
export const clockOf = (now: string | undefined): number => (now === undefined ? Date.now() : time(now));

/** Newest first; equal times by id, last first. */
export const newestFirst =
  <One extends { readonly id: string }>(at: (one: One) => string | number) =>
  (one: One, other: One): number => {
    const [first, second] = [at(one), at(other)].map(value =>
      typeof value === 'string' ? time(value) : value,
    ) as [number, number];
    return second - first || compareTexts(other.id, one.id);
  };
