/** Comparing times, and sorting by them. */
import { compareTexts } from '../../common/text/compare-texts.ts';

export const time = (instant: string) => Date.parse(instant);

/** The clock, in milliseconds since 1970. */
export const clockOf = (now: string | undefined): number => (now === undefined ? Date.now() : time(now));

/** Newest first; equal times by id, last first. */
export const newestFirst =
  <One extends { readonly id: string }>(at: (one: One) => string | number) =>
  (one: One, other: One): number =>
    instantOf(at(other)) - instantOf(at(one)) || compareTexts(other.id, one.id);

/** Oldest first. Sorting keeps those of equal times as they are: in a list of the data, in the order of storing. */
export const earliestFirst =
  <One>(at: (one: One) => string | number) =>
  (one: One, other: One): number =>
    instantOf(at(one)) - instantOf(at(other));

const instantOf = (value: string | number): number => (typeof value === 'string' ? time(value) : value);
