import { startOfNoMatch } from '../../../common/text/filter-words.ts';
import type { RecentDeliveriesQuery, RecentDelivery } from '../../../repository/index.ts';
import { checkCounts } from '../../rules/storable.ts';
import { isStorable, timeOf } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { everyState } from './list-deliveries.ts';

/**
 * The newest deliveries of several endpoints in one statement. One index has a sorted range for each endpoint and state:
 * only the beginnings of these ranges are read, and of an attempt only how long it took leaves the database.
 */
export async function recentDeliveries(
  database: Database,
  workspaceId: string,
  { endpointIds, limit }: RecentDeliveriesQuery,
): Promise<readonly RecentDelivery[]> {
  checkCounts('webhooks.recentDeliveries', { limit });
  const ids = [...new Set(endpointIds)].filter(isStorable);
  if (ids.length === 0 || !isStorable(workspaceId)) return [];
  const { schema } = database;
  const newest = 'order by d.created_at desc, d.id desc limit $4';
  const rows = await database.rows(
    `select d.endpoint_id, d.state, (extract(epoch from d.created_at) * 1000)::bigint as created_at, (select coalesce(jsonb_agg(a -> 'duration_ms'), '[]'::jsonb)
        from jsonb_array_elements(d.attempts) a
        where coalesce(a ->> 'status', a ->> 'error') is not null
          or not starts_with(coalesce(a ->> 'response', ''), $5))::text as durations
      from ${schema}webhook_endpoints e
      cross join lateral (select d.* from unnest($3::text[]) s (state)
        cross join lateral (select d.* from ${schema}webhook_deliveries d
          where d.workspace_id = $1 and d.endpoint_id = e.id and d.state = s.state ${newest}) d
        ${newest}) d
      where e.workspace_id = $1 and e.id = any($2::text[])
      order by d.created_at desc, d.id desc`,
    [workspaceId, ids, everyState, limit, startOfNoMatch],
  );
  return rows.map(({ endpoint_id, state, created_at, durations }) => ({
    endpoint_id: endpoint_id as string,
    state: state as RecentDelivery['state'],
    created_at: timeOf(created_at),
    // As text, because a host may have a parser of its own for JSON.
    durations: JSON.parse(durations as string) as number[],
  }));
}
