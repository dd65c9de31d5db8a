/** Stores events with a delivery for each receiver. */
import { randomUUID } from 'node:crypto';
import { type Happened, patternsOf, wants } from '../../../repository/index.ts';
import { storedEvent } from '../../data/webhooks.ts';
import { insertion, isStorable, rowsAsJson, selection } from '../database/columns.ts';
import type { Run } from '../database/database.ts';
import type { Row } from '../database/pool.ts';
import { askedOf, askedTable, deliveryRecordTable, eventRow, eventTable, newDeliveryRow } from './rows.ts';

const askedColumns = selection(askedTable, 'e');

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
export const receiversOfEvents = (schema: string, workspaceId: string, events: readonly Happened[]) =>
  receiversOf(
    schema,
    workspaceId,
    events.filter(({ only }) => only === undefined).map(({ type }) => type),
    events.flatMap(({ only = [] }) => only).filter(isStorable),
  );

/** An immediate delivery is due at once, even if the clock of the publishing process is ahead. */
const atOnce = { next_attempt_at: 'least(given.next_attempt_at, now())' };

/** Inserts a bell for each endpoint (see bells.ts). */
const insertDeliveries = (schema: string, isScheduled: boolean) => `with made as (
    ${insertion(deliveryRecordTable, schema, isScheduled ? {} : atOnce)}
    returning workspace_id, endpoint_id, next_attempt_at
  )
  insert into ${schema}webhook_bells (workspace_id, endpoint_id, id, due_at)
  select made.workspace_id, made.endpoint_id, $2, min(made.next_attempt_at) from made
  group by made.workspace_id, made.endpoint_id`;

/** Stores events with their deliveries in an open transaction, and returns the number of new deliveries. */
export async function publishWithin(
  run: Run,
  schema: string,
  workspaceId: string,
  events: readonly Happened[],
  only?: string,
): Promise<number> {
  if (events.length === 0) return 0;
  if (only === undefined) {
    const { rows } = await run(...receiversOfEvents(schema, workspaceId, events));
    return deliverWithin(run, schema, workspaceId, toThoseWhoWant(events, rows));
  }
  const { rows: to } = await run(
    `select e.id from ${schema}webhook_endpoints e where e.workspace_id = $1 and e.id = $2`,
    [workspaceId, only],
  );
  return deliverWithin(
    run,
    schema,
    workspaceId,
    events.map(event => ({ event, to })),
  );
}

/** An event, and the rows of the endpoints that receive it. */
interface Addressed {
  readonly event: Happened;
  readonly to: readonly Row[];
}

/** `rows`: the possible receivers (see {@link receiversOfEvents}). */
export const toThoseWhoWant = (events: readonly Happened[], rows: readonly Row[]): Addressed[] =>
  events.map(event => ({ event, to: rows.filter(row => wants(askedOf(row), event)) }));

/** The same for events whose receivers are known. */
export async function deliverWithin(
  run: Run,
  schema: string,
  workspaceId: string,
  addressed: readonly Addressed[],
): Promise<number> {
  const wanted = addressed.filter(({ to }) => to.length > 0);
  if (wanted.length === 0) return 0;
  const stored = await run(`${insertion(eventTable, schema)} on conflict do nothing returning id`, [
    rowsAsJson(wanted.map(({ event }) => eventRow(workspaceId, storedEvent(event)))),
  ]);
  const fresh = new Set(stored.rows.map(({ id }) => id));
  const made = wanted
    .filter(({ event }) => fresh.delete(event.id))
    .flatMap(({ event, to }) => to.map(({ id }) => ({ event, endpointId: id as string })));
  for (const isScheduled of [false, true]) {
    const own = made.filter(({ event }) => (event.dueAt !== undefined) === isScheduled);
    if (own.length === 0) continue;
    const deliveries = own.map(({ event, endpointId }) => newDeliveryRow(workspaceId, event, endpointId));
    await run(insertDeliveries(schema, isScheduled), [rowsAsJson(deliveries), randomUUID()]);
  }
  return made.length;
}
