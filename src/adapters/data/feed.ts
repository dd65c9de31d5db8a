/** What the feeds of all groups have in common, in both adapters. */

/** So many events get their numbers by one reading of a feed, at most. */
export const numberedAtOnce = 1_000;

/** Where a page of a feed ends. `given`: the last number there is; `isFull`: the page holds as many as it may. */
export const endOfPage = (
  events: readonly { readonly sequence: number | null }[],
  { after, given, isFull }: { readonly after: number; readonly given: number; readonly isFull: boolean },
): number => (isFull ? (events.at(-1)?.sequence ?? after) : Math.max(after, given));
