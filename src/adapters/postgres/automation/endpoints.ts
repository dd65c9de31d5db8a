import { type AutomationRepository, refuse } from '../../../repository/index.ts';
import { rotatedTokens } from '../../rules/automation.ts';
import { checkRecord, checkTimes, checkUnknown } from '../../rules/storable.ts';
import { insertion, rowsAsJson, selection, storable, updating } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { orTaken } from '../database/failures.ts';
import { rewriting } from '../database/rewriting.ts';
import { publishWithin } from '../webhooks/publish.ts';
import { automationEndpointTable } from './rows.ts';
import { addTokens, removeTokens } from './tokens.ts';

export function postgresAutomationEndpoints(database: Database) {
  const { schema } = database;
  const columns = selection(automationEndpointTable, 'e');
  const table = `${schema}automation_endpoints`;
  const insert = insertion(automationEndpointTable, schema);
  // Whoever makes an endpoint of the workspace at once waits; rows that refer to the workspace do not.
  const workspace = `select 1 from ${schema}workspaces where id = $1 for no key update`;
  const idsOfAll = `select e.id from ${table} e where e.workspace_id = $1`;
  const all = `select ${columns} from ${table} e where e.workspace_id = $1 order by e.created_at, e.id`;
  const byId = `select ${columns} from ${table} e where e.workspace_id = $1 and e.id = $2`;
  const locked = `${byId} for no key update`;
  // As for slugs: cheaper to plan than a join.
  const byToken = `select ${columns}, e.workspace_id from ${table} e where (e.workspace_id, e.id) =
    (select k.workspace_id, k.endpoint_id from ${schema}automation_tokens k where k.digest = $1)`;
  const remove = `delete from ${table} e where e.workspace_id = $1 and e.id = $2 returning ${columns}`;

  /** Changes members of an endpoint that this transaction has locked. */
  async function update(run: RunStatement, workspaceId: string, endpointId: string, change: object) {
    const names = Object.keys(change).sort();
    const row = automationEndpointTable.row(workspaceId, change as never);
    const statement = names.length === 0 ? byId : updating(automationEndpointTable, schema, names);
    const values = [workspaceId, endpointId, ...(names.length === 0 ? [] : [JSON.stringify(row)])];
    const [changed] = (await run(statement, values)).rows;
    return changed === undefined ? null : automationEndpointTable.of(changed);
  }

  return {
    async createEndpoint(
      workspaceId,
      endpoint,
      { most = Number.POSITIVE_INFINITY, events = () => [], ...unknown } = {},
    ) {
      checkUnknown('automation.createEndpoint', unknown);
      checkRecord('automation.createEndpoint', 'automation_endpoints', endpoint);
      if (!storable(workspaceId)) return refuse('workspace_unknown');
      return orTaken(
        database.change(workspaceId, async run => {
          if ((await run(workspace, [workspaceId])).rows.length === 0) return refuse('workspace_unknown');
          const ids = (await run(idsOfAll, [workspaceId])).rows.map(({ id }) => id);
          if (ids.includes(endpoint.id)) return refuse('taken');
          const record = structuredClone(endpoint);
          const { id: endpointId, tokens } = record;
          if (ids.length >= most) return refuse('too_many');
          await addTokens(run, schema, [{ workspaceId, endpointId, tokens }]);
          await run(insert, [rowsAsJson([automationEndpointTable.row(workspaceId, record)])]);
          await publishWithin(run, schema, workspaceId, events(record));
          return record;
        }),
      );
    },

    async listEndpoints(workspaceId) {
      return storable(workspaceId)
        ? (await database.rows(all, [workspaceId])).map(automationEndpointTable.of)
        : [];
    },

    async findEndpoint(workspaceId, endpointId) {
      if (!storable(workspaceId, endpointId)) return null;
      const [row] = await database.rows(byId, [workspaceId, endpointId]);
      return row === undefined ? null : automationEndpointTable.of(row);
    },

    async findByToken(digest) {
      if (!storable(digest)) return null;
      const [row] = await database.rows(byToken, [digest]);
      return row === undefined
        ? null
        : { workspaceId: row.workspace_id as string, endpoint: automationEndpointTable.of(row) };
    },

    async changeEndpoint(workspaceId, endpointId, change, { events = () => [] } = {}) {
      if (!storable(workspaceId, endpointId)) return refuse('not_found');
      return database.change(workspaceId, async run => {
        const [row] = (await run(locked, [workspaceId, endpointId])).rows;
        if (row === undefined) return refuse('not_found');
        checkRecord('automation.changeEndpoint', 'automation_endpoints', {
          ...automationEndpointTable.of(row),
          ...change,
        });
        const changed = await update(run, workspaceId, endpointId, change);
        if (changed === null) return refuse('not_found');
        await publishWithin(run, schema, workspaceId, events(changed));
        return changed;
      });
    },

    rewriteSecrets: rewriting(database, automationEndpointTable, 'automation.rewriteSecrets', [
      'verification',
    ]),

    async rotateToken(workspaceId, endpointId, rotation, { events = () => [] } = {}) {
      checkTimes('automation.rotateToken', { oldExpiresAt: rotation.oldExpiresAt, now: rotation.now });
      if (!storable(workspaceId, endpointId)) return refuse('not_found');
      return orTaken(
        database.change(workspaceId, async run => {
          const [row] = (await run(locked, [workspaceId, endpointId])).rows;
          if (row === undefined) return refuse('not_found');
          const endpoint = automationEndpointTable.of(row);
          if (rotation.from !== undefined && endpoint.tokens[0]?.digest !== rotation.from)
            return refuse('changed');
          const tokens = rotatedTokens(endpoint, rotation);
          checkRecord('automation.rotateToken', 'automation_endpoints', { ...endpoint, tokens });
          await addTokens(run, schema, [{ workspaceId, endpointId, tokens: [rotation.token] }]);
          const kept = new Set(tokens.map(({ digest }) => digest));
          await removeTokens(
            run,
            schema,
            endpoint.tokens.filter(({ digest }) => !kept.has(digest)),
          );
          const changed = await update(run, workspaceId, endpointId, { tokens });
          if (changed === null) return refuse('not_found');
          await publishWithin(run, schema, workspaceId, events(changed));
          return changed;
        }),
      );
    },

    async deleteEndpoint(workspaceId, endpointId, { events = () => [] } = {}) {
      if (!storable(workspaceId, endpointId)) return refuse('not_found');
      return database.change(workspaceId, async run => {
        const [row] = (await run(remove, [workspaceId, endpointId])).rows;
        if (row === undefined) return refuse('not_found');
        const endpoint = automationEndpointTable.of(row);
        await removeTokens(run, schema, endpoint.tokens);
        await publishWithin(run, schema, workspaceId, events(endpoint));
        return endpoint;
      });
    },
  } satisfies Partial<AutomationRepository>;
}
