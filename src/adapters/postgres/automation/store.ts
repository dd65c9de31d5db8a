/** Stores published events, with what happens by them. */
import { byText } from '../../../common/text/compare-texts.ts';
import type { AutomationEventRecord } from '../../../generated/types.ts';
import type { OutboxEvent } from '../../../repository/index.ts';
import { firstOfEach, Identities, sourceOf } from '../../rules/automation.ts';
import { insertion, rowsAsJson, selection } from '../database/columns.ts';
import type { ReadRows } from '../database/database.ts';
import { waitingAtMost } from '../database/locked-rows.ts';
import { placeNow } from '../database/place.ts';
import { addressedEvents, publishParameters, receiversOfEvents, storing } from '../webhooks/publish.ts';
import { automationEventTable, sourceKeyOf } from './rows.ts';

type Event = Readonly<AutomationEventRecord>;

export interface NewAutomationEvent {
  readonly event: Event;
  readonly outbox: readonly OutboxEvent[];
}

export interface StoredAutomationEvent {
  readonly event: Event;
  readonly isNew: boolean;
}

export function eventStore(schema: string) {
  const events = `${schema}automation_events`;
  // Whatever the clock of the process that received it says, an event is published at once, or at deliver_at.
  const at = 'greatest(given.deliver_at, least(given.at, now()))';
  // One statement, because each costs a round trip.
  const insertWhere = (where: string) => `with fresh as (
      ${insertion(automationEventTable, schema, { values: { at, place: placeNow }, where })} on conflict do nothing returning id
    ), ${storing(schema, { first: 2, where: 'given.of in (select fresh.id from fresh)' })}
    select fresh.id from fresh`;
  const insertPatiently = insertWhere('true');
  const insertInHurry = insertWhere(waitingAtMost('$5'));
  const same = `select ${selection(automationEventTable, 'e')} from ${events} e
    where e.workspace_id = $1 and (e.id = any ($2::text[]) or e.source_key = any ($3::text[]))`;

  async function find(rowsOf: ReadRows, workspaceId: string, given: readonly Event[]): Promise<Event[]> {
    const keys = given.map(sourceKeyOf).filter(key => key !== null);
    const rows = await rowsOf(same, [workspaceId, given.map(({ id }) => id), keys]);
    return rows.map(automationEventTable.of);
  }

  /**
   * Stores those events that are not there yet. Each as it is stored then, in their order. `lockWait`: it fails if another
   * transaction keeps one of them locked for longer, in milliseconds. Only outside of transactions: see {@link waitingAtMost}.
   */
  return async (
    rowsOf: ReadRows,
    workspaceId: string,
    given: readonly NewAutomationEvent[],
    { lockWait }: { readonly lockWait?: number } = {},
  ): Promise<StoredAutomationEvent[]> => {
    const insert = lockWait === undefined ? insertPatiently : insertInHurry;
    const first = firstOfEach(given.map(({ event }) => event));
    const happenedBy = new Map(given.map(({ event, outbox }) => [event, outbox]));
    const unique = [...new Set(first.values())];
    const all = unique.flatMap(event => happenedBy.get(event) ?? []);
    const receivers = all.length === 0 ? [] : await rowsOf(...receiversOfEvents(schema, workspaceId, all));
    const inserted = new Set<Event>();
    const found = new Identities();
    // What was in the way of one may have been removed when it is looked for: then there is room for it.
    for (let left = unique; left.length > 0; ) {
      const rows = left
        .map((event, place) => ({ event, row: automationEventTable.row(workspaceId, event, place) }))
        .toSorted((one, other) => inOrder(one.event, other.event))
        .map(({ row }) => row);
      const to = left.flatMap(event =>
        addressedEvents(happenedBy.get(event) ?? [], receivers).map(one => ({ ...one, of: event.id })),
      );
      const values = [rowsAsJson(rows), ...publishParameters(workspaceId, to)];
      const fresh = await rowsOf(insert, lockWait === undefined ? values : [...values, String(lockWait)]);
      const ids = new Set(fresh.map(({ id }) => id));
      for (const event of left) if (ids.has(event.id)) inserted.add(event);
      const others = left.filter(event => !inserted.has(event));
      if (others.length > 0) for (const event of await find(rowsOf, workspaceId, others)) found.add(event);
      left = others.filter(event => found.sameAs(event) === undefined);
    }
    return given.map(({ event }) => {
      const one = first.get(event) ?? event;
      return inserted.has(one)
        ? { event: one, isNew: one === event }
        : { event: found.sameAs(one) ?? one, isNew: false };
    });
  };
}

/** One order for all, so that two calls that store several events do not wait for one another. */
const inOrder = byText((event: Event) => `${sourceOf(event) ?? ''} ${event.id}`);
