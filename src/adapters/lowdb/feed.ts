/** The numbering of a feed: the same for every group that has one. */
import { endOfPage, firstPage, mayMiss, numberedAtOnce } from '../rules/feed.ts';
import { derived, type FrozenData } from './data.ts';
import type { Store } from './store.ts';

interface InFeed {
  readonly sequence: number | null;
}

/** Where the events of one workspace are, and how they are changed. */
export interface FeedSource<Event extends InFeed> {
  events(data: FrozenData): readonly Event[];
  /** Those that the feed has no number for yet and that may get one now, in their order. */
  waiting(data: FrozenData): readonly Event[];
  /** Events with their numbers in the place of those without. */
  withNumbered(data: FrozenData, numbered: ReadonlyMap<Event, Event>): FrozenData;
  /** The last number that was given; 0: none yet. */
  given(data: FrozenData): number;
  withGiven(data: FrozenData, last: number): FrozenData;
  /** The highest number of an event that is no longer kept. @default the feed does not know */
  pruned?(data: FrozenData): number;
  /** What an event adds to the size of a page, in bytes. */
  sizeOf(event: Event): number;
}

interface Query<Event> {
  readonly after: number;
  readonly limit: number;
  readonly matches: (event: Event) => boolean;
}

function withNumbers<Event extends InFeed>(data: FrozenData, source: FeedSource<Event>): FrozenData {
  const last = source.given(data);
  const next = source.waiting(data).slice(0, numberedAtOnce);
  if (next.length === 0) return data;
  const numbered = new Map(next.map((event, index) => [event, { ...event, sequence: last + index + 1 }]));
  return source.withGiven(source.withNumbered(data, numbered), last + next.length);
}

const numbered = derived((events: readonly InFeed[]) =>
  events
    .flatMap(event => (event.sequence === null ? [] : [{ event, sequence: event.sequence }]))
    .sort((one, other) => one.sequence - other.sequence),
);

/** The events with a higher number that match, in their order, not more than `most`. */
function eventsAfter<Event extends InFeed>(
  events: readonly Event[],
  { after, matches }: Query<Event>,
  most: number,
): Event[] {
  const all = numbered(events) as { event: Event; sequence: number }[];
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.sequence ?? 0) <= after) low = middle + 1;
    else high = middle;
  }
  const found: Event[] = [];
  for (let at = low; at < all.length && found.length < most; at += 1) {
    const one = all[at];
    if (one !== undefined && matches(one.event)) found.push(one.event);
  }
  return found;
}

/** A page of a feed. What has no number yet gets it in this step. */
export async function readFeedPage<Event extends InFeed>(
  store: Store,
  source: FeedSource<Event>,
  query: Query<Event>,
): Promise<{ events: readonly Event[]; last: number; hasMore: boolean; expired?: number }> {
  const { after, limit } = query;
  const data =
    source.waiting(store.data).length === 0
      ? store.data
      : await store.commit(before => {
          const next = withNumbers(before, source);
          return { data: next, result: next };
        });
  const found = eventsAfter(source.events(data), query, limit + 1);
  const events = firstPage(found, limit, source.sizeOf);
  const isFull = found.length > events.length;
  const given = source.given(data);
  const pruned = source.pruned?.(data) ?? 0;
  const last = endOfPage(events, { after, given, isFull });
  return {
    events,
    last,
    hasMore: isFull || source.waiting(data).length > 0,
    ...(after < pruned && mayMiss(events, { after, last }) && { expired: pruned }),
  };
}
