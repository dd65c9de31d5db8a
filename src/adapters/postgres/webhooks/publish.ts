/** Stores events with a delivery for each receiver. */
import { randomUUID } from 'node:crypto';
import { byText } from '../../../common/text/compare-texts.ts';
import { type OutboxEvent, patternsOf, wants } from '../../../repository/index.ts';
import { storedEvent } from '../../rules/webhooks.ts';
import { insertion, integerOf, isStorable, rowsAsJson, selection } from '../database/columns.ts';
import { type ReadRows, type RunStatement, rowsWithin } from '../database/database.ts';
import { waitingAtMost } from '../database/locked-rows.ts';
import { placeNow } from '../database/place.ts';
import type { Row } from '../database/pool.ts';
import {
  deliveryRecordTable,
  eventTable,
  newDeliveryRow,
  subscriptionOf,
  subscriptionTable,
} from './rows.ts';

const askedColumns = selection(subscriptionTable, 'e');

/** The statement, with its values, that finds possible receivers of these event types; {@link wants} decides. */
export function receiversOf(
  schema: string,
  workspaceId: string,
  types: readonly string[],
  named: readonly string[] = [],
): [text: string, values: unknown[]] {
  const patterns = [...new Set(types.flatMap(patternsOf))];
  const isNamed = named.length === 0 ? '' : ' or e.id = any($3::text[])';
  return [
    `select ${askedColumns} from ${schema}webhook_endpoints e
    where e.workspace_id = $1 and e.state = 'active' and (e.event_types && $2::text[]${isNamed})`,
    named.length === 0 ? [workspaceId, patterns] : [workspaceId, patterns, named],
  ];
}

/** The same for these events, including endpoints that the events name. */
export const receiversOfEvents = (schema: string, workspaceId: string, events: readonly OutboxEvent[]) =>
  receiversOf(
    schema,
    workspaceId,
    events.filter(({ only }) => only === undefined).map(({ type }) => type),
    events.flatMap(({ only = [] }) => only).filter(isStorable),
  );

/**
 * An immediate delivery is due at once, even if the clock of the publishing process is ahead. The deliveries of an ordered
 * endpoint are due in the order in which they are published, whatever the clocks of their processes say.
 */
const dueAt = `case when given.is_scheduled then given.next_attempt_at
    when given.is_ordered then statement_timestamp() + given.place * interval '1 microsecond'
    else least(given.next_attempt_at, now()) end`;

/**
 * The list of a WITH that stores events with their deliveries, and a wake-up for each endpoint (see wake-ups.ts): one
 * statement, because each costs a round trip. `made` are the deliveries. `first`: the number of the first parameter of
 * {@link publishParameters}; `where`: which of the given events are stored. `adds`: events that are there get deliveries too,
 * where they have none. `before`: a condition that is met, and must be looked at before anything is stored.
 */
export function storing(
  schema: string,
  {
    first = 1,
    where,
    adds = false,
    before = 'true',
  }: { first?: number; where?: string; adds?: boolean; before?: string } = {},
): string {
  const place = (offset: number) => `$${first + offset}`;
  return `stored as (
    ${insertion(eventTable, schema, {
      from: place(0),
      ...(where === undefined ? { where: before } : { where, more: { of: 'text' } }),
    })} on conflict do nothing returning id
  ), made as (
    ${insertion(deliveryRecordTable, schema, {
      from: place(1),
      values: { next_attempt_at: dueAt, place: placeNow },
      more: { is_scheduled: 'boolean', is_ordered: 'boolean' },
      where: adds ? before : 'given.event_id in (select stored.id from stored)',
    })}${adds ? ' on conflict do nothing' : ''} returning workspace_id, endpoint_id, next_attempt_at
  ), rung as (
    insert into ${schema}webhook_wake_ups (workspace_id, endpoint_id, id, due_at)
    select made.workspace_id, made.endpoint_id, ${place(2)}, min(made.next_attempt_at) from made
    group by made.workspace_id, made.endpoint_id
  )`;
}

/** An event, and the endpoints that receive it. `of`: for the condition `where` of {@link storing}. */
export interface AddressedEvent {
  readonly event: OutboxEvent;
  readonly to: readonly { readonly id: string; readonly ordered?: boolean }[];
  readonly of?: string;
}

/** The events that somebody receives. `rows`: of {@link receiversOfEvents} */
export const addressedEvents = (events: readonly OutboxEvent[], rows: readonly Row[]): AddressedEvent[] => {
  const endpoints = rows.map(row => subscriptionOf(row));
  return events
    .map(event => ({ event, to: endpoints.filter(one => wants(one, event)) }))
    .filter(({ to }) => to.length > 0);
};

/**
 * The parameters of {@link storing}. Of several events with one id, the first is stored. Deliveries have the places of their
 * events in the given list. The rows are sorted, so that two calls do not wait for one another.
 */
export function publishParameters(workspaceId: string, given: readonly AddressedEvent[]): unknown[] {
  const first = [...new Map(given.toReversed().map(one => [one.event.id, one])).values()]
    .reverse()
    .map((one, place) => ({ ...one, place }))
    .sort(byText(({ event }) => event.id));
  const events = first.map(({ event, of }) => ({ ...eventTable.row(workspaceId, storedEvent(event)), of }));
  const deliveries = first.flatMap(({ event, to, place }) =>
    to.map(({ id, ordered = false }) => ({
      ...newDeliveryRow(workspaceId, event, id, place),
      is_scheduled: event.dueAt !== undefined,
      is_ordered: ordered,
    })),
  );
  return [rowsAsJson(events), rowsAsJson(deliveries), randomUUID()];
}

/** One endpoint, whatever it asks for, and whether events that are stored already get deliveries to it. */
export interface PublishedTo {
  readonly only?: string;
  readonly adds?: boolean;
}

/** Outside of transactions: it fails if it has to wait longer for a locked row, in milliseconds. */
export interface LockWait {
  readonly lockWait?: number;
}

/**
 * Stores events with their deliveries, and returns the number of new deliveries. Outside of a transaction, it is stored in
 * one statement, as a whole or not at all: under READ COMMITTED, a transaction would see the same receivers.
 */
export async function publishEvents(
  rowsOf: ReadRows,
  schema: string,
  workspaceId: string,
  events: readonly OutboxEvent[],
  { only, adds = false, lockWait }: PublishedTo & LockWait = {},
): Promise<number> {
  if (events.length === 0) return 0;
  const given =
    only === undefined
      ? addressedEvents(events, await rowsOf(...receiversOfEvents(schema, workspaceId, events)))
      : await addressedTo(rowsOf, schema, workspaceId, events, only);
  if (given.length === 0) return 0;
  const isHurried = lockWait !== undefined;
  const list = storing(schema, { adds, ...(isHurried && { before: waitingAtMost('$4') }) });
  const values = publishParameters(workspaceId, given);
  const [row] = await rowsOf(
    // Without a row, nothing has changed.
    `with ${list} select count(*) as made from made having count(*) > 0`,
    isHurried ? [...values, String(lockWait)] : values,
  );
  return row === undefined ? 0 : integerOf(row.made);
}

/** The same in an open transaction. */
export const publishWithin = (
  run: RunStatement,
  schema: string,
  workspaceId: string,
  events: readonly OutboxEvent[],
): Promise<number> => publishEvents(rowsWithin(run), schema, workspaceId, events);

/** Events for one endpoint, whatever it asks for. */
async function addressedTo(
  rowsOf: ReadRows,
  schema: string,
  workspaceId: string,
  events: readonly OutboxEvent[],
  only: string,
): Promise<AddressedEvent[]> {
  const rows = await rowsOf(
    `select ${askedColumns} from ${schema}webhook_endpoints e where e.workspace_id = $1 and e.id = $2`,
    [workspaceId, only],
  );
  return rows.length === 0 ? [] : events.map(event => ({ event, to: rows.map(subscriptionOf) }));
}
