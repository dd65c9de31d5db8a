/** Events over HTTP: the feed, the history, one event with its deliveries, cancel, replay; and their retention. */

import { defined } from '../../common/defined.ts';
import { invalidParameters, MarketplaceError } from '../../common/errors/errors.ts';
import { checkOneType, typeFilter } from '../../common/events/event-pattern.ts';
import type {
  AutomationEvent,
  AutomationEventDetails,
  AutomationEventRecord,
  AutomationFeedRequest,
  AutomationHistoryRequest,
  AutomationReplayed,
  AutomationWorkspaceSettings,
  ChangeAutomationSettingsRequest,
  NoInput,
  ReplayAutomationEventRequest,
  ReplayAutomationEventsRequest,
  WebhookDelivery,
  WebhookEndpointRecord,
} from '../../generated/types.ts';
import type { Outcome } from '../../group/operation.ts';
import { requestedFilters } from '../../repository/filters.ts';
import {
  type AutomationEventQuery,
  automationEventFilters,
  automationFeedFilters,
  type FeedQuery,
  isRefused,
  type Parts,
  type ReplayOptions,
  wants,
} from '../../repository/index.ts';
import { publishedEvent } from '../published-event.ts';
import { inboundErrors } from './errors.ts';
import { dueTime, dueTimeOf, stateOfEvent } from './event-state.ts';
import { isSearch, searchHistory } from './history-search.ts';
import type { InboundCall } from './service.ts';

const feedLimit = 100;
const historyLimit = 20;
const replayLimit = 100;
/** Maximum number of deliveries that are shown or replayed for an event. */
const maxDeliveries = 500;
/** A replay of several events ends after the event with which it has so many deliveries. */
const maxReplayed = 1_000;

type ShownBy = Parameters<typeof dueTimeOf>[0];

/** An event without the chain that stops loops, and without what its trace says. */
function shownAt(record: Readonly<AutomationEventRecord>, now: number): AutomationEvent {
  const { hops: _, via: _via, request: _request, ...event } = record;
  return { ...event, state: stateOfEvent(record, now) };
}

export async function showEvents(
  call: ShownBy,
  records: readonly Readonly<AutomationEventRecord>[],
): Promise<AutomationEvent[]> {
  const now = await dueTimeOf(call, records);
  return records.map(record => shownAt(record, now));
}

export async function showEvent(
  call: ShownBy,
  record: Readonly<AutomationEventRecord>,
): Promise<AutomationEvent> {
  return shownAt(record, await dueTimeOf(call, [record]));
}

const madeBy = ({ attempts }: Readonly<WebhookDelivery>): readonly string[] =>
  attempts.at(-1)?.made_events ?? [];

const nowOf = ({ now }: { readonly now: number }) => new Date(now).toISOString();
/** The time by which the storage decides what is due: its own, unless the host has a clock of its own. */
const dueAt = (call: Pick<InboundCall<unknown>, 'now' | 'service'>) =>
  call.service.hasOwnClock ? { now: nowOf(call) } : {};
const eventId = (params: Readonly<Record<string, string>>) => params.event_id ?? '';
const notFound = () => new MarketplaceError(inboundErrors.automation_event_not_found);

/** @throws MarketplaceError 410 for a cursor that is older than what is kept */
async function feedPage(call: InboundCall<AutomationFeedRequest>) {
  const { input, principal, repository } = call;
  const { after = 0, limit = feedLimit, type } = input;
  checkOneType(type, '/type');
  const page = await repository.automation.feed(principal.workspaceId, {
    after,
    limit,
    ...dueAt(call),
    ...requestedFilters<FeedQuery>(automationFeedFilters, input),
  });
  if (page.expired !== undefined)
    throw new MarketplaceError(
      inboundErrors.automation_cursor_expired,
      `continue with after=${page.expired}, the oldest cursor`,
    );
  return page;
}

export async function readAutomationFeed(
  call: InboundCall<AutomationFeedRequest>,
): Promise<Outcome<{ data: AutomationEvent[]; last: number; has_more: boolean }>> {
  const { events, last, hasMore } = await feedPage(call);
  return { result: { data: await showEvents(call, events), last, has_more: hasMore } };
}

type Filters = Pick<AutomationHistoryRequest, 'type' | 'cursor'>;

const queryOf = (input: Filters) => ({
  ...requestedFilters<AutomationEventQuery>(automationEventFilters, input),
  ...defined({ type: typeFilter(input.type, '/type'), after: input.cursor }),
});

export interface HistoryPage {
  readonly data: AutomationEvent[];
  readonly next_cursor: string | null;
  /** The time until which a search has read, if it has stopped there. */
  readonly stopped_at: string | null;
}

export async function listHistory(
  call: InboundCall<AutomationHistoryRequest>,
): Promise<Outcome<HistoryPage>> {
  const { input, principal, repository } = call;
  const { state, limit = historyLimit, text, receiver_id, delivery_state } = input;
  const query = {
    ...queryOf(input),
    ...defined({ state, text, receiverId: receiver_id, deliveryState: delivery_state }),
    limit,
    ...dueAt(call),
  };
  const { workspaceId } = principal;
  const { events, next, stoppedAt } = isSearch(query)
    ? await searchHistory(repository, workspaceId, query, await dueTime(call))
    : { stoppedAt: null, ...(await repository.automation.listEvents(workspaceId, query)) };
  const data = await showEvents(call, events);
  return { result: { data, next_cursor: next, stopped_at: stoppedAt } };
}

export async function getEvent(call: InboundCall<NoInput>): Promise<Outcome<AutomationEventDetails>> {
  const { principal, repository } = call;
  const event = await findShownEvent(call);
  if (event === null) throw notFound();
  const deliveries = await deliveriesOf(repository, principal.workspaceId, event.id);
  return { result: { event, deliveries } };
}

/** The event without its deliveries, or `null`. */
export async function findShownEvent(call: InboundCall<unknown>): Promise<AutomationEvent | null> {
  const { params, principal, repository } = call;
  const event = await repository.automation.findEvent(principal.workspaceId, eventId(params));
  return event === null ? null : showEvent(call, event);
}

/** The deliveries of an event. One to a route is followed by those of the event that the route made. */
async function deliveriesOf(
  { webhooks }: Pick<Parts, 'webhooks'>,
  workspaceId: string,
  id: string,
): Promise<WebhookDelivery[]> {
  const of = async (eventId: string) =>
    (await webhooks.listDeliveries(workspaceId, { eventId, limit: maxDeliveries })).deliveries;
  const all: WebhookDelivery[] = [];
  for (const delivery of await of(id)) {
    all.push(delivery);
    for (const made of madeBy(delivery)) all.push(...(await of(made)));
  }
  return all;
}

export async function cancelEvent(call: InboundCall<NoInput>): Promise<Outcome<AutomationEvent>> {
  const { params, principal, repository } = call;
  const cancelled = await repository.automation.cancel(principal.workspaceId, eventId(params), dueAt(call));
  if (isRefused(cancelled)) {
    if (cancelled.refused === 'ended') throw new MarketplaceError(inboundErrors.automation_event_ended);
    throw notFound();
  }
  return { result: await showEvent(call, cancelled) };
}

/**
 * Sends completed deliveries of events again, with the same ids. Returns how many there are. A route that has made
 * an event does not run again, because it would make the same event: the deliveries of that event are sent again.
 */
async function replay(
  call: InboundCall<unknown>,
  deliveries: readonly WebhookDelivery[],
  options: ReplayOptions,
): Promise<number> {
  const { principal, repository } = call;
  const completed = deliveries.filter(one => one.state !== 'pending' && madeBy(one).length === 0);
  if (completed.length === 0) return 0;
  const ids = completed.map(({ id }) => id);
  return repository.webhooks.replayMany(principal.workspaceId, ids, nowOf(call), options);
}

export async function replayEvent(
  call: InboundCall<ReplayAutomationEventRequest>,
  options: ReplayOptions = {},
): Promise<Outcome<AutomationReplayed>> {
  const { repository, principal, params, input } = call;
  const event = await repository.automation.findEvent(principal.workspaceId, eventId(params));
  if (event === null) throw notFound();
  const receiver = await receiverOf(call, input.receiver_id);
  // Its deliveries are sent, or not, when its time has come.
  const isPublished = (await showEvent(call, event)).state === 'published';
  const found = await deliveriesOf(repository, principal.workspaceId, event.id);
  const given = isPublished ? [event] : [];
  return {
    result: {
      events: 1,
      ...(await sendAgain(call, given, found, receiver, options)),
      without_deliveries: found.length === 0 ? 1 : 0,
      next_cursor: null,
    },
  };
}

/**
 * Sends completed deliveries again. With a receiver, those to it only, and the events that have none to it are sent to
 * it for the first time.
 */
async function sendAgain(
  call: InboundCall<unknown>,
  events: readonly Readonly<AutomationEventRecord>[],
  found: readonly WebhookDelivery[],
  receiver: Readonly<WebhookEndpointRecord> | null,
  options: ReplayOptions,
): Promise<Pick<AutomationReplayed, 'deliveries' | 'made'>> {
  if (receiver === null) return { deliveries: await replay(call, found, options), made: 0 };
  const { principal, repository } = call;
  const own = found.filter(one => one.endpoint_id === receiver.id);
  const made = await repository.webhooks.publish(
    principal.workspaceId,
    // The deliveries are of now, whenever the events were published.
    events.map(event => ({ ...publishedEvent({ ...event, deliver_at: null }), created_at: nowOf(call) })),
    { only: receiver.id, adds: true },
  );
  return { deliveries: await replay(call, own, options), made: isRefused(made) ? 0 : made };
}

/** The webhook, hook or route that events are to be sent to, or `null` for all. @throws MarketplaceError 400 */
async function receiverOf(
  { principal, repository }: Pick<InboundCall<unknown>, 'principal' | 'repository'>,
  id: string | undefined,
): Promise<Readonly<WebhookEndpointRecord> | null> {
  if (id === undefined) return null;
  const found = await repository.webhooks.findEndpoint(principal.workspaceId, id);
  if (found !== null) return found;
  const reason = 'is not a webhook, hook or route of this workspace';
  throw invalidParameters({ pointer: '/receiver_id', reason });
}

/** Replays events until their deliveries are {@link maxReplayed}; the next call goes on after the last one. */
export async function replayEvents(
  call: InboundCall<ReplayAutomationEventsRequest>,
  options: ReplayOptions = {},
): Promise<Outcome<AutomationReplayed>> {
  const { input, principal, repository } = call;
  const { events, next } = await repository.automation.listEvents(principal.workspaceId, {
    ...queryOf(input),
    state: 'published',
    limit: input.limit ?? replayLimit,
    ...dueAt(call),
  });
  const receiver = await receiverOf(call, input.receiver_id);
  const found: WebhookDelivery[] = [];
  const wanted: Readonly<AutomationEventRecord>[] = [];
  let count = 0;
  let without = 0;
  for (const event of events) {
    const own = await deliveriesOf(repository, principal.workspaceId, event.id);
    found.push(...own);
    count += 1;
    if (own.length === 0) without += 1;
    if (receiver !== null && wants(receiver, publishedEvent(event))) wanted.push(event);
    if (found.length >= maxReplayed) break;
  }
  const cursor = count === events.length ? next : (events[count - 1]?.id ?? null);
  const sent = await sendAgain(call, wanted, found, receiver, options);
  return { result: { events: count, ...sent, without_deliveries: without, next_cursor: cursor } };
}

export async function getSettings({
  principal,
  repository,
}: InboundCall<NoInput>): Promise<Outcome<AutomationWorkspaceSettings>> {
  return { result: await repository.automation.findSettings(principal.workspaceId) };
}

export async function changeSettings({
  input,
  principal,
  repository,
  service,
}: InboundCall<ChangeAutomationSettingsRequest>): Promise<Outcome<AutomationWorkspaceSettings>> {
  const stored = await repository.automation.changeSettings(principal.workspaceId, { ...input });
  service.types.forget(principal.workspaceId);
  if (isRefused(stored)) throw new Error(`settings were refused: ${stored.refused}`);
  return { result: stored };
}
