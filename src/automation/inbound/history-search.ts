/** Searches the history: for text in the data, and by what became of the deliveries. One request reads so much and no more. */
import { timeCursorOf, timePlaceAt } from '../../common/cursor.ts';
import { defined } from '../../common/defined.ts';
import { charactersOfStep, stretches } from '../../common/time/event-loop.ts';
import type { AutomationEventRecord, AutomationHistoryRequest } from '../../generated/types.ts';
import { type AutomationEventQuery, momentOf, type Parts } from '../../repository/index.ts';
import { originOf } from '../traced-origin.ts';
import { stateOfEvent } from './event-state.ts';

type Event = Readonly<AutomationEventRecord>;
type Repository = Pick<Parts, 'automation' | 'webhooks'>;

/** Events that one request reads at most, of the storage's pages, and characters of their data. */
const maxEvents = 2_000;
const maxCharacters = 16_000_000;
/** Deliveries that one request reads at most: the event of each is looked up. */
const maxDeliveries = 500;
const pageSize = 200;

/** An event to look at, and the cursor that continues after it. */
interface Candidate {
  readonly event: Event | null;
  readonly at: string;
  readonly cursor: string;
}

export interface FoundEvents {
  readonly events: readonly Event[];
  readonly next: string | null;
  /** The time until which events were read, if the search has stopped there. */
  readonly stoppedAt: string | null;
}

export interface HistorySearch extends AutomationEventQuery {
  readonly text?: string;
  readonly receiverId?: string;
  readonly deliveryState?: NonNullable<AutomationHistoryRequest['delivery_state']>;
}

/** Whether more is asked for than a storage lists. */
export const isSearch = ({ text, receiverId, deliveryState }: HistorySearch): boolean =>
  text !== undefined || receiverId !== undefined || deliveryState !== undefined;

/** `now`: the time by which the state of an event is shown. */
export async function searchHistory(
  repository: Repository,
  workspaceId: string,
  query: HistorySearch,
  now: number,
): Promise<FoundEvents> {
  const { text, limit } = query;
  const byDelivery = query.receiverId !== undefined || query.deliveryState !== undefined;
  const candidates = byDelivery
    ? deliveredEvents(repository, workspaceId, query)
    : listedEvents(repository, workspaceId, query);
  const contains = text === undefined ? null : containing(text);
  const found: Event[] = [];
  const most = byDelivery ? maxDeliveries : maxEvents;
  let last: Candidate | undefined;
  let [read, characters] = [0, 0];
  for await (const candidate of candidates) {
    // There is one more, so that there is a next page.
    if (last !== undefined && found.length === limit)
      return { events: found, next: last.cursor, stoppedAt: null };
    if (last !== undefined && (read >= most || characters >= maxCharacters))
      return { events: found, next: last.cursor, stoppedAt: last.at };
    last = candidate;
    read += 1;
    const { event } = candidate;
    if (event === null) continue;
    if (byDelivery && !fits(event, query, now)) continue;
    if (contains !== null) {
      const searched = await stretches.run(() => contains(event));
      characters += searched.characters;
      if (!searched.isFound) continue;
    }
    if (!found.some(({ id }) => id === event.id)) found.push(event);
  }
  return { events: found, next: null, stoppedAt: null };
}

async function* listedEvents(
  { automation }: Repository,
  workspaceId: string,
  { text: _, receiverId: _receiver, deliveryState: _state, ...query }: HistorySearch,
): AsyncGenerator<Candidate> {
  for (let after = query.after; ; ) {
    const given = { ...query, ...defined({ after }), limit: pageSize };
    const { events, next } = await automation.listEvents(workspaceId, given);
    for (const event of events) yield { event, at: momentOf(event), cursor: event.id };
    if (next === null) return;
    after = next;
  }
}

/** The event of each delivery that is asked for, at the first one of the event in the order of the list. */
async function* deliveredEvents(
  repository: Repository,
  workspaceId: string,
  { receiverId, deliveryState, since, until, after: cursor }: HistorySearch,
): AsyncGenerator<Candidate> {
  const { webhooks } = repository;
  const asked = defined({ endpointId: receiverId, state: deliveryState });
  for (let after = cursor === undefined ? undefined : timePlaceAt(cursor); ; ) {
    const page = await webhooks.listDeliveries(workspaceId, {
      ...asked,
      ...defined({ since, until, after }),
      limit: pageSize,
    });
    for (const { id, event_id: eventId, created_at: at } of page.deliveries) {
      const isFirst =
        receiverId !== undefined ||
        (await webhooks.listDeliveries(workspaceId, { ...asked, eventId, limit: 1 })).deliveries[0]?.id ===
          id;
      const event = isFirst ? await eventOf(repository, workspaceId, eventId) : null;
      yield { event, at, cursor: timeCursorOf({ at, id }) };
    }
    if (page.next === null) return;
    after = page.next;
  }
}

/** The stored event that was delivered, or that a route made the delivered one of; `null`: an event of this service. */
async function eventOf(repository: Repository, workspaceId: string, id: string): Promise<Event | null> {
  const event = await repository.automation.findEvent(workspaceId, id);
  if (event !== null) return event;
  const origin = await originOf(repository, workspaceId, id);
  return origin === null ? null : repository.automation.findEvent(workspaceId, origin);
}

/** What the storage has not filtered, because it was asked for deliveries. */
function fits(event: Event, { endpointId, type, state }: HistorySearch, now: number): boolean {
  if (endpointId !== undefined && event.endpoint_id !== endpointId) return false;
  if (state !== undefined && stateOfEvent(event, now) !== state) return false;
  if (type === undefined) return true;
  return type.endsWith('.*') ? event.type.startsWith(type.slice(0, -1)) : event.type === type;
}

/** As JSON, and as it was published, if that differs. */
const textsOf = ({ data, data_json: exact }: Event): string[] =>
  [JSON.stringify(data), exact].filter(one => one !== undefined);

/** Whether the data has a text, in names or values, whatever the case of letters; and how much of it was searched. */
function containing(text: string) {
  // Within JSON, some characters are escaped.
  const wanted = JSON.stringify(text).slice(1, -1).toLowerCase();
  return (event: Event) => {
    const texts = textsOf(event);
    const characters = texts.join('').length;
    stretches.spend(characters / charactersOfStep);
    return { isFound: texts.some(one => one.toLowerCase().includes(wanted)), characters };
  };
}
