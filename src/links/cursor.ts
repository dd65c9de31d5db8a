/** Cursors of lists, which clients send back to get the next page. */
import { MarketplaceError } from '../common/errors.ts';
import type { LinkPlace, LinkQuery } from '../repository/index.ts';

export const cursorOf = ({ value, id }: LinkPlace): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');

/** Parses a cursor from a client. @throws MarketplaceError */
export function placeAtCursor(cursor: string, sort: LinkQuery['sort']): LinkPlace {
  try {
    const [value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const fits =
      sort === 'created'
        ? typeof value === 'string' &&
          /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/.test(value) &&
          new Date(value).toISOString().slice(0, 19) === value.slice(0, 19)
        : Number.isSafeInteger(value) && (value as number) >= 0;
    if (fits && typeof id === 'string' && /^[\w-]{1,64}$/.test(id))
      return { value: value as string | number, id };
  } catch {
    // The error below handles invalid JSON too.
  }
  throw new MarketplaceError(
    'invalid_request',
    'cursor must be a next_cursor of this list with the same sort',
  );
}
