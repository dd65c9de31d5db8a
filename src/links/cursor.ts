/** Cursors of lists of links. */
import { isCursorTime, placeAtCursor } from '../common/cursor.ts';
import type { LinkPlace, LinkQuery } from '../repository/index.ts';

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Parses a cursor from a client. @throws MarketplaceError */
export const linkPlaceAt = (cursor: string, sort: LinkQuery['sort']): LinkPlace =>
  placeAtCursor<string | number>(
    cursor,
    sort === 'created' ? isCursorTime : isCount,
    'of this list with the same sort',
  );
