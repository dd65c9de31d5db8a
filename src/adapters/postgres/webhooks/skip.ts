/** Ends a pending delivery without another attempt. */
import { randomUUID } from 'node:crypto';
import { refuse, type WebhooksRepository } from '../../../repository/index.ts';
import { checkTimes } from '../../rules/storable.ts';
import { hourBefore, isStorable, selection } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { inHurry } from '../database/locked-rows.ts';
import { deliveryOf, deliveryTable } from './rows.ts';

export async function skip(
  database: Database,
  ...[workspaceId, deliveryId, attempt]: Parameters<NonNullable<WebhooksRepository['skip']>>
): Promise<Awaited<ReturnType<NonNullable<WebhooksRepository['skip']>>>> {
  checkTimes('webhooks.skip', { at: attempt.at });
  if (!isStorable(workspaceId) || !isStorable(deliveryId)) return refuse('not_found');
  const { schema } = database;
  const endpoint = `${schema}webhook_endpoints e where e.workspace_id = d.workspace_id and e.id = d.endpoint_id`;
  const values = [workspaceId, deliveryId];
  const [row] = await database.changeRows(
    workspaceId,
    `with done as (
      update ${schema}webhook_deliveries d set state = 'failed', next_attempt_at = null, lease_token = null,
        lease_until = null, attempts = d.attempts || $3::jsonb
      where ${inHurry} and d.workspace_id = $1 and d.id = $2 and d.state = 'pending' and exists (select 1 from ${endpoint})
      returning d.*
    ), counted as (
      insert into ${schema}delivery_hours as kept (workspace_id, hour, kind, succeeded, failed)
      select d.workspace_id, ${hourBefore('null', 0)}, coalesce((select e.kind from ${endpoint}), ''), 0, 1 from done d
      on conflict (workspace_id, hour, kind) do update set failed = kept.failed + excluded.failed
    ), rung as (
      insert into ${schema}webhook_wake_ups (workspace_id, endpoint_id, id, due_at)
      select d.workspace_id, d.endpoint_id, $4, to_timestamp(0) from done d
    )
    select ${selection(deliveryTable, 'd')} from done d`,
    [...values, JSON.stringify(attempt), randomUUID()],
  );
  if (row !== undefined) return deliveryOf(row);
  const [there] = await database.rows(
    `select 1 from ${schema}webhook_deliveries d where d.workspace_id = $1 and d.id = $2
    and exists (select 1 from ${endpoint})`,
    values,
  );
  return refuse(there === undefined ? 'not_found' : 'changed');
}
