/** Comparing times, and sorting by them. */
import { compareTexts } from '../../common/compare-texts.ts';

export const time = (instant: string) => Date.parse(instant);

/** The clock, in milliseconds since 1970. */
export const clockOf = (now: string | undefined): number => (now === undefined ? Date.now() : time(now));

/** In the order of creation; equal times by id. */
export const createdFirst = (
  one: { readonly id: string; readonly created_at: string },
  other: { readonly id: string; readonly created_at: string },
): number => time(one.created_at) - time(other.created_at) || compareTexts(one.id, other.id);

/** Newest first; equal times by id, last first. */
export const newestFirst =
  <One extends { readonly id: string }>(at: (one: One) => string | number) =>
  (one: One, other: One): number =>
    instantOf(at(other)) - instantOf(at(one)) || compareTexts(other.id, one.id);

const instantOf = (value: string | number): number => (typeof value === 'string' ? time(value) : value);
