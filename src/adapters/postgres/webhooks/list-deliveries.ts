/** A page of the deliveries of a workspace, with every combination of filters. */
import type { WebhookDelivery } from '../../../generated/types.ts';
import { type DeliveryQuery, deliveryFilters, kindNamesOf } from '../../../repository/index.ts';
import { beginningOf } from '../../rules/event-types.ts';
import { checkCounts, checkTimes } from '../../rules/storable.ts';
import { isStorable, selection } from '../database/columns.ts';
import { Where } from '../database/where.ts';
import { deliveryTable } from './rows.ts';

export const everyState: readonly WebhookDelivery['state'][] = ['pending', 'succeeded', 'failed'];

/** The others choose the ranges of an index that are read. */
const { endpointId: _, state: __, ...ofRows } = deliveryFilters;

const order = 'order by d.created_at desc, d.id desc';

/** The statement and its values; `null`: nothing can match. It returns one row more if there is another page. */
export function deliveryPageStatement(
  schema: string,
  workspaceId: string,
  query: DeliveryQuery,
): [sql: string, values: unknown[]] | null {
  const { endpointId, eventId, ids: asked, kind, state, eventType, since, until, limit, after } = query;
  checkCounts('webhooks.listDeliveries', { limit });
  checkTimes('webhooks.listDeliveries', {}, { since, until, after: after?.at });
  const columns = selection(deliveryTable, 'd');
  const deliveries = `${schema}webhook_deliveries d`;
  const endpoints = `${schema}webhook_endpoints e`;
  const beginning = eventType === undefined ? undefined : beginningOf(eventType);
  const ofDeliveries = new Where()
    .add(place => `d.workspace_id = ${place}`, workspaceId)
    .add(place => `d.event_type = ${place}`, beginning === undefined ? eventType : undefined)
    .addFilters('d', ofRows, query)
    .add((at, id) => `(d.created_at, d.id) < (${at}::timestamptz, ${id})`, after?.at, after?.id);
  const ofEndpoints = ['e.workspace_id = $1'];
  if (endpointId !== undefined) ofEndpoints.push(`e.id = ${ofDeliveries.place(endpointId)}`);
  const kinds = kindNamesOf(kind)?.filter(isStorable);
  if (kinds !== undefined)
    ofEndpoints.push(`coalesce(e.kind, '') = any(${ofDeliveries.place(kinds)}::text[])`);
  const start = beginning === undefined ? '' : ofDeliveries.place(beginning);
  const ids = asked?.filter(isStorable);
  if (!ofDeliveries.isStorable || ids?.length === 0) return null;
  const states = ofDeliveries.place(state === undefined ? everyState : [state]);
  const most = ofDeliveries.place(limit + 1);
  const { values } = ofDeliveries;
  // An event has few deliveries, and few ids are asked for: each is found by its id.
  if (eventId !== undefined || ids !== undefined) {
    if (ids !== undefined) ofDeliveries.add(place => `d.id = any(${place}::text[])`, ids);
    if (start !== '') ofEndpoints.push(`starts_with(d.event_type, ${start})`);
    const sql = `select ${columns} from ${deliveries}
      join ${endpoints} on e.workspace_id = d.workspace_id and e.id = d.endpoint_id
      where ${ofDeliveries} and ${ofEndpoints.join(' and ')} and d.state = any(${states}::text[]) ${order} limit ${most}`;
    return [sql, values];
  }
  const newestOf = (more: string) => `cross join unnest(${states}::text[]) s (state)
    cross join lateral (select d.* from ${deliveries}
      where d.endpoint_id = e.id and d.state = s.state${more} and ${ofDeliveries} ${order} limit ${most}) d`;
  // One index has a sorted range for each endpoint and state: the page consists of the newest rows of all ranges.
  if (start === '') {
    const sql = `select ${columns} from ${endpoints} ${newestOf('')}
      where ${ofEndpoints.join(' and ')} ${order} limit ${most}`;
    return [sql, values];
  }
  // Another one has such ranges for each type too. The types of an endpoint are found by going from one to the next, because
  // what a range of texts contains depends on the collation.
  const nextType = (endpoint: string, than = '') =>
    `(select d.event_type from ${deliveries} where d.workspace_id = $1 and d.endpoint_id = ${endpoint}${than}
      order by d.event_type limit 1)`;
  const sql = `with recursive types (id, event_type) as (
      select e.id, ${nextType('e.id')} from ${endpoints} where ${ofEndpoints.join(' and ')}
      union all
      select t.id, ${nextType('t.id', ' and d.event_type > t.event_type')} from types t where t.event_type is not null
    )
    select ${columns} from types e ${newestOf(' and d.event_type = e.event_type')}
    where starts_with(e.event_type, ${start}) ${order} limit ${most}`;
  return [sql, values];
}
