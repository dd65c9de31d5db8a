/** Cursors of lists that continue after a value and an id, which clients send back to get the next page. */
import { MarketplaceError } from './errors/errors.ts';

interface Place<Value> {
  readonly value: Value;
  readonly id: string;
}

export const cursorOf = ({ value, id }: Place<string | number>): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');

/** Parses a cursor from a client. `fits`: whether the list has such values. @throws MarketplaceError */
export function placeAtCursor<Value extends string | number>(
  cursor: string,
  fits: (value: unknown) => value is Value,
  whose = 'of this list',
): Place<Value> {
  try {
    const [value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (fits(value) && typeof id === 'string' && /^[\w-]{1,64}$/.test(id)) return { value, id };
  } catch {
    // The error below handles invalid JSON too.
  }
  throw new MarketplaceError('invalid_request', `cursor must be a next_cursor ${whose}`);
}

/** Whether a value is a time that every storage can compare. */
export const isCursorTime = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/.test(value) &&
  new Date(value).toISOString().slice(0, 19) === value.slice(0, 19);

interface TimePlace {
  readonly at: string;
  readonly id: string;
}

/** The cursor of a list in the order of time. */
export const timeCursorOf = ({ at, id }: TimePlace): string => cursorOf({ value: at, id });

/** Parses such a cursor from a client. @throws MarketplaceError */
export function timePlaceAt(cursor: string): TimePlace {
  const { value, id } = placeAtCursor(cursor, isCursorTime);
  return { at: value, id };
}
