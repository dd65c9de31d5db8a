import type { InstanceRecord } from '../../../generated/types.ts';
import { type MessagingRepository, refuse } from '../../../repository/index.ts';
import { allows, changedInstance, checkNewInstance, ownerOfUnsent } from '../../rules/messaging.ts';
import { checkRecord, storable } from '../../rules/storable.ts';
import { insertion, rowsAsJson, selection, timeOf, updating } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { rewriting } from '../database/rewriting.ts';
import { SharedStatements } from '../database/shared-statements.ts';
import { publishChannelEvents } from './publish.ts';
import { dueOf, instanceTable } from './rows.ts';

type InstanceMethods = Pick<
  MessagingRepository,
  'createInstance' | 'listInstances' | 'findInstance' | 'changeInstance' | 'deleteInstance' | 'rewriteSecrets'
>;

export function postgresInstances(database: Database): InstanceMethods {
  const { schema } = database;
  const columns = selection(instanceTable, 'i');
  const table = `${schema}instances`;
  const deletions = `${schema}instance_deletions`;
  const insert = insertion(instanceTable, schema);
  // Concurrent creations of instances in the workspace wait for this lock; rows that refer to the workspace do not.
  const workspace = `select 1 from ${schema}workspaces where id = $1 for no key update`;
  const idsOfAll = `select i.id from ${table} i where i.workspace_id = $1`;
  const deletion = `select 1 from ${deletions} g where g.workspace_id = $1 and g.instance_id = $2`;
  const all = `select ${columns} from ${table} i where i.workspace_id = $1 order by i.created_at, i.id`;
  const byIds = `select ${columns} from ${table} i where i.workspace_id = $1 and i.id = any ($2::text[])`;
  // Every send and every command looks at its instance first.
  const found = new SharedStatements<string, Readonly<InstanceRecord> | null>(
    {
      async run(workspaceId, ids) {
        const rows = await database.rows(byIds, [workspaceId, ids]);
        const byId = new Map(rows.map(row => [row.id, instanceTable.of(row)]));
        return ids.map(id => byId.get(id) ?? null);
      },
      items: 100,
    },
    database.locked,
  );
  const locked = `select ${columns}, (extract(epoch from coalesce($3::timestamptz, now())) * 1000)::bigint as clock
    from ${table} i where i.workspace_id = $1 and i.id = $2 for no key update`;
  const sign = `update ${schema}messages m set sender = $3
    where m.workspace_id = $1 and m.instance_id = $2 and m.state = 'queued' and m.sender is null`;
  const remove = `delete from ${table} i where i.workspace_id = $1 and i.id = $2 returning ${columns}`;
  const remember = `insert into ${deletions} (workspace_id, instance_id, deleted_at, look_at) values ($1, $2, now(), now())`;

  return {
    async createInstance(workspaceId, instance, { most = Number.POSITIVE_INFINITY, events = () => [] } = {}) {
      checkNewInstance(instance);
      if (!storable(workspaceId)) return refuse('workspace_unknown');
      const record = structuredClone(instance);
      return database.change(workspaceId, async run => {
        if ((await run(workspace, [workspaceId])).rows.length === 0) return refuse('workspace_unknown');
        const ids = (await run(idsOfAll, [workspaceId])).rows.map(({ id }) => id);
        if (ids.includes(record.id)) return refuse('taken');
        if ((await run(deletion, [workspaceId, record.id])).rows.length > 0) return refuse('taken');
        if (ids.length >= most) return refuse('too_many');
        await run(insert, [rowsAsJson([instanceTable.row(workspaceId, record)])]);
        await publishChannelEvents(run, schema, workspaceId, record.id, events(record));
        return record;
      });
    },

    async listInstances(workspaceId) {
      return storable(workspaceId) ? (await database.rows(all, [workspaceId])).map(instanceTable.of) : [];
    },

    async findInstance(workspaceId, instanceId) {
      if (!storable(workspaceId, instanceId)) return null;
      return found.add(workspaceId, instanceId);
    },

    async changeInstance(
      workspaceId,
      instanceId,
      given,
      { generation, interrupt = false, when = () => true, now, events = () => [] } = {},
    ) {
      if (!storable(workspaceId, instanceId)) return refuse('not_found');
      const change = structuredClone(given);
      return database.change(workspaceId, async run => {
        const [row] = (await run(locked, [workspaceId, instanceId, now ?? null])).rows;
        if (row === undefined) return refuse('not_found');
        const before = instanceTable.of(row);
        if (generation !== undefined && before.generation !== generation) return refuse('lost');
        if (!when(before)) return refuse('changed');
        if (!allows(before, change)) return refuse('step');
        const instance = changedInstance(before, change, { interrupt, now: timeOf(row.clock) });
        checkRecord('messaging.changeInstance', 'instances', instance);
        const names = [
          ...Object.keys(change),
          'changed_at',
          'due_at',
          ...(interrupt ? ['generation', 'lease_until'] : []),
        ];
        const values = JSON.stringify({
          ...instanceTable.row(workspaceId, instance),
          due_at: dueOf(instance),
        });
        await run(updating(instanceTable, schema, [...new Set(names)].sort()), [
          workspaceId,
          instanceId,
          values,
        ]);
        const owner = ownerOfUnsent(before, instance);
        if (owner !== null) await run(sign, [workspaceId, instanceId, owner]);
        await publishChannelEvents(run, schema, workspaceId, instanceId, events(instance));
        return instance;
      });
    },

    rewriteSecrets: rewriting(database, instanceTable, 'messaging.rewriteSecrets', ['settings', 'memory']),

    async deleteInstance(workspaceId, instanceId, { events = () => [] } = {}) {
      if (!storable(workspaceId, instanceId)) return refuse('not_found');
      return database.change(workspaceId, async run => {
        const [row] = (await run(remove, [workspaceId, instanceId])).rows;
        if (row === undefined) return refuse('not_found');
        await run(remember, [workspaceId, instanceId]);
        const instance = instanceTable.of(row);
        await publishChannelEvents(run, schema, workspaceId, instanceId, events(instance));
        return instance;
      });
    },
  };
}
