import { refuse, type WebhooksRepository } from '../../../repository/index.ts';
import { checkRecord, checkTimes, checkUnknown } from '../../rules/storable.ts';
import { longestGone, rotated } from '../../rules/webhooks.ts';
import { insertion, rowsAsJson, selection, storable, updating } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { orTaken } from '../database/failures.ts';
import { rewriting } from '../database/rewriting.ts';
import { ringBells } from './bells.ts';
import { publishWithin } from './publish.ts';
import { removeWithin } from './remove.ts';
import { endpointTable } from './rows.ts';

export function postgresWebhookEndpoints(database: Database) {
  const { schema } = database;
  const columns = selection(endpointTable, 'e');
  const table = `${schema}webhook_endpoints`;
  const insert = insertion(endpointTable, schema);
  // Concurrent creations of endpoints in the workspace wait for this lock; rows that refer to the workspace do not.
  const workspace = `select 1 from ${schema}workspaces where id = $1 for no key update`;
  const idsOfAll = `select e.id, e.kind from ${table} e where e.workspace_id = $1`;
  const all = `select ${columns} from ${table} e where e.workspace_id = $1 and e.kind is not distinct from $2 order by e.created_at, e.id`;
  const byId = `select ${columns} from ${table} e where e.workspace_id = $1 and e.id = $2`;
  // Publishers read the endpoint without waiting for this lock.
  const locked = `${byId} for no key update`;
  const deletion = `select 1 from ${schema}webhook_deletions where workspace_id = $1 and endpoint_id = $2`;
  const update = (names: readonly string[]) => updating(endpointTable, schema, names);
  return {
    async createEndpoint(
      workspaceId,
      endpoint,
      { most = Number.POSITIVE_INFINITY, replacesGone = false, ...unknown } = {},
    ) {
      checkUnknown('webhooks.createEndpoint', unknown);
      checkRecord('webhooks.createEndpoint', 'webhook_endpoints', endpoint);
      if (!storable(workspaceId)) return refuse('workspace_unknown');
      return orTaken(
        database.change(workspaceId, async run => {
          if ((await run(workspace, [workspaceId])).rows.length === 0) return refuse('workspace_unknown');
          const there = (await run(idsOfAll, [workspaceId])).rows;
          if (there.some(({ id }) => id === endpoint.id)) return refuse('taken');
          if ((await run(deletion, [workspaceId, endpoint.id])).rows.length > 0) return refuse('taken');
          const kind = endpoint.kind ?? null;
          if (there.filter(one => one.kind === kind).length >= most) {
            if (!replacesGone) return refuse('too_many');
            const { rows } = await run(`${all} for no key update`, [workspaceId, kind]);
            const replaced = longestGone(rows.map(endpointTable.of));
            if (replaced === undefined) return refuse('too_many');
            await removeWithin(run, schema, workspaceId, replaced.id);
          }
          const record = structuredClone(endpoint);
          await run(insert, [rowsAsJson([endpointTable.row(workspaceId, record)])]);
          return record;
        }),
      );
    },

    async listEndpoints(workspaceId, { kind = null } = {}) {
      if (!storable(workspaceId, kind ?? '')) return [];
      return (await database.rows(all, [workspaceId, kind])).map(endpointTable.of);
    },

    async findEndpoint(workspaceId, endpointId) {
      if (!storable(workspaceId, endpointId)) return null;
      const [row] = await database.rows(byId, [workspaceId, endpointId]);
      return row === undefined ? null : endpointTable.of(row);
    },

    async changeEndpoint(
      workspaceId,
      endpointId,
      change,
      { when = () => true, events = () => [], ...unknown } = {},
    ) {
      checkUnknown('webhooks.changeEndpoint', unknown);
      if (!storable(workspaceId, endpointId)) return refuse('not_found');
      return database.change(workspaceId, async run => {
        const { rows } = await run(locked, [workspaceId, endpointId]);
        const [row] = rows;
        if (row === undefined) return refuse('not_found');
        if (!when(endpointTable.of(row))) return refuse('changed');
        checkRecord('webhooks.changeEndpoint', 'webhook_endpoints', { ...endpointTable.of(row), ...change });
        const names = Object.keys(change).sort();
        const [changed = row] =
          names.length === 0
            ? []
            : (await run(update(names), [workspaceId, endpointId, JSON.stringify(change)])).rows;
        // Deliveries that waited during the pause or in a line may be due now.
        if (change.state === 'active' || change.ordered !== undefined)
          await ringBells(run, schema, [{ workspace_id: workspaceId, endpoint_id: endpointId }]);
        const endpoint = endpointTable.of(changed);
        await publishWithin(run, schema, workspaceId, events(endpoint));
        return endpoint;
      });
    },

    async rotateSecret(workspaceId, endpointId, rotation) {
      checkTimes('webhooks.rotateSecret', { oldExpiresAt: rotation.oldExpiresAt, now: rotation.now });
      if (!storable(workspaceId, endpointId)) return refuse('not_found');
      return database.change(workspaceId, async run => {
        const { rows } = await run(locked, [workspaceId, endpointId]);
        if (rows[0] === undefined) return refuse('not_found');
        const endpoint = endpointTable.of(rows[0]);
        const { secrets: earlier } = endpoint;
        if (rotation.from !== undefined && earlier[0]?.secret !== rotation.from) return refuse('changed');
        const secrets = rotated(earlier, rotation);
        checkRecord('webhooks.rotateSecret', 'webhook_endpoints', { ...endpoint, secrets });
        const changed = await run(update(['secrets']), [
          workspaceId,
          endpointId,
          JSON.stringify({ secrets }),
        ]);
        return changed.rows[0] === undefined ? refuse('not_found') : endpointTable.of(changed.rows[0]);
      });
    },

    rewriteSecrets: rewriting(database, endpointTable, 'webhooks.rewriteSecrets', [
      'secrets',
      'headers',
      'config',
    ]),

    async deleteEndpoint(workspaceId, endpointId) {
      if (!storable(workspaceId, endpointId)) return refuse('not_found');
      return database.change(workspaceId, async run => {
        const removed = await removeWithin(run, schema, workspaceId, endpointId);
        return removed === null ? refuse('not_found') : endpointTable.of(removed);
      });
    },
  } satisfies Partial<WebhooksRepository>;
}
