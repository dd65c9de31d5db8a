/** The column `place`: where a row stands among those of the same time, in the order in which they were stored. */
import type { Besides } from './records.ts';

/** In the rows of a statement and in an imported list, it is the position. */
export const placeColumn: Besides<unknown> = { place: ['integer', (_, index) => index] };

/**
 * The place of a row that is stored now, in microseconds: rows have their place in the statement. Each row takes longer
 * than a microsecond to store, so the next statement comes after it.
 */
export const placeNow = '(extract(epoch from statement_timestamp()) * 1000000)::bigint + given.place';
