/** What the feeds of all groups have in common, in both adapters. */

/** So many events get their numbers by one reading of a feed, at most. */
export const numberedAtOnce = 1_000;

/** Where a page of a feed ends. `given`: the last number there is; `isFull`: the page holds as many as it may. */
export const endOfPage = (
  events: readonly { readonly sequence: number | null }[],
  { after, given, isFull }: { readonly after: number; readonly given: number; readonly isFull: boolean },
): number => (isFull ? (events.at(-1)?.sequence ?? after) : Math.max(after, given));

/**
 * Whether events may be missing in a page, also between those that are kept longer than others. A reader who begins with 0
 * wants what is kept.
 */
export const mayMiss = (
  events: readonly unknown[],
  { after, last }: { readonly after: number; readonly last: number },
): boolean => after > 0 && events.length < last - after;

/**
 * No event is added to a page of this size, in bytes: an event may have 256 KiB, and a page of a thousand of them would
 * stop the process for everybody while it is written.
 */
export const maxPageSize = 4_000_000;

/** The first events of a sorted list, as many as a limit and {@link maxPageSize} allow. */
export function firstPage<Event>(
  events: readonly Event[],
  limit: number,
  sizeOf: (event: Event) => number,
): readonly Event[] {
  let size = 0;
  const end = events.findIndex((event, index) => {
    if (index === limit || size >= maxPageSize) return true;
    size += sizeOf(event);
    return false;
  });
  return end < 0 ? events : events.slice(0, end);
}
