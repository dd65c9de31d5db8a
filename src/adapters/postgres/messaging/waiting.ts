/** Counts of what instances have not done yet. Each reads the beginning of an index, up to the largest count. */
import type { InstanceState } from '../../../generated/types.ts';
import {
  type MessagingRepository,
  mostCounted,
  mostLookedAt,
  type WaitingMessages,
} from '../../../repository/index.ts';
import { noInstances } from '../../rules/messaging.ts';
import { storable } from '../../rules/storable.ts';
import { integerOf } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { oldestAt } from './backlog.ts';

const nothing: WaitingMessages = {
  instances: noInstances,
  queued: 0,
  oldestQueued: null,
  commands: 0,
  oldestCommand: null,
};

function statement(schema: string, workspace: string | undefined): string {
  const clock = 'coalesce($1::timestamptz, now())';
  const own = (table: string) => (workspace === undefined ? 'true' : `${table}.workspace_id = ${workspace}`);
  // What belongs to a deleted instance stays until it is pruned. The limit comes first: a join may read all that waits.
  // The orders are those of the indexes of what waits: without them, a table is read up to the limit, past all that is done.
  const isThere = (table: string) => `not exists (select 1 from ${schema}instance_deletions g
    where g.workspace_id = ${table}.workspace_id and g.instance_id = ${table}.instance_id)`;
  const since = (at: string) => `(extract(epoch from ${clock}) * 1000)::bigint - ${at}`;
  const states = Object.keys(noInstances).map(
    state => `(select count(*) from (select 1 from ${schema}instances i
      where i.state = '${state}' and ${own('i')} order by i.workspace_id, i.id limit ${mostCounted}) one) as instances_${state}`,
  );
  return `select ${states.join(', ')},
      (select count(*) from (select m.workspace_id, m.instance_id from ${schema}messages m
        where m.state = 'queued' and ${own('m')}
        order by m.workspace_id, m.instance_id, m.chat, m.send_at, m.sequence limit ${mostCounted}) m where ${isThere('m')}) as queued,
      ${since(`(select min(${oldestAt(schema, 'i', clock)}) from (select i.workspace_id, i.id
        from ${schema}instances i where i.state = 'open' and ${own('i')} limit ${mostLookedAt}) i)`)} as oldest_queued,
      c.commands, ${since('c.oldest')} as oldest_command
    from (select count(*) as commands, (extract(epoch from min(c.created_at)) * 1000)::bigint as oldest
      from (select c.workspace_id, c.instance_id, c.created_at from ${schema}channel_commands c
        where c.state = 'waiting' and ${own('c')}
        order by c.workspace_id, c.instance_id, c.created_at, c.id limit ${mostCounted}) c where ${isThere('c')}) c`;
}

export function postgresWaitingMessages(
  database: Database,
): Required<Pick<MessagingRepository, 'countWaiting'>> {
  const ofAll = statement(database.schema, undefined);
  const ofOne = statement(database.schema, '$2');
  const numberOrNull = (value: unknown) => (value == null ? null : integerOf(value));
  return {
    async countWaiting({ workspaceId, now } = {}) {
      if (!storable(workspaceId ?? '')) return nothing;
      const [row = {}] = await (workspaceId === undefined
        ? database.rows(ofAll, [now ?? null])
        : database.rows(ofOne, [now ?? null, workspaceId]));
      const instances = Object.keys(noInstances).map(state => [state, integerOf(row[`instances_${state}`])]);
      return {
        instances: Object.fromEntries(instances) as Record<InstanceState, number>,
        queued: integerOf(row.queued),
        oldestQueued: numberOrNull(row.oldest_queued),
        commands: integerOf(row.commands),
        oldestCommand: numberOrNull(row.oldest_command),
      };
    },
  };
}
