/** Stores the events of a change of an instance: for the feed, and for webhooks. */
import type { OutboxEvent } from '../../../repository/index.ts';
import { storedEvent } from '../../rules/webhooks.ts';
import { insertion, rowsAsJson } from '../database/columns.ts';
import type { RunStatement } from '../database/database.ts';
import { placeNow } from '../database/place.ts';
import { addressedEvents, publishParameters, receiversOfEvents, storing } from '../webhooks/publish.ts';
import { channelEventTable } from './rows.ts';

const inserts = new Map<string, string>();

function insertAt(schema: string, place: string): string {
  const name = `${schema} ${place}`;
  const known = inserts.get(name);
  if (known !== undefined) return known;
  const insert = insertion(channelEventTable, schema, { from: place, values: { place: placeNow } });
  inserts.set(name, insert);
  return insert;
}

/** One statement stores them for the feed and finds their receivers. */
export async function publishChannelEvents(
  run: RunStatement,
  schema: string,
  workspaceId: string,
  instanceId: string,
  events: readonly OutboxEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event, index) => {
    const { id, type, payload, created_at } = storedEvent(event);
    const record = { id, instance_id: instanceId, type, payload, created_at, sequence: null };
    return channelEventTable.row(workspaceId, record, index);
  });
  const [receivers, values] = receiversOfEvents(schema, workspaceId, events);
  const insert = insertAt(schema, `$${values.length + 1}`);
  const found = await run(`with stored as (${insert} on conflict do nothing) ${receivers}`, [
    ...values,
    rowsAsJson(rows),
  ]);
  const given = addressedEvents(events, found.rows);
  if (given.length > 0)
    await run(`with ${storing(schema)} select count(*) from made`, publishParameters(workspaceId, given));
}
