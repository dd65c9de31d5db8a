/** Counts of what instances have not done yet. Each reads the beginning of an index, up to the largest count. */
import type { InstanceState } from '../../../generated/types.ts';
import {
  type MessagingRepository,
  maxCounted,
  maxLookedAt,
  type WaitingMessages,
} from '../../../repository/index.ts';
import { noInstances } from '../../rules/messaging.ts';
import { storable } from '../../rules/storable.ts';
import { integerOf } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { oldestAt } from './backlog.ts';

/** Up to so many instances with queued messages are counted by state, each for itself. */
const maxSeparate = 200;

const states = Object.keys(noInstances) as InstanceState[];

const nothing: WaitingMessages = {
  instances: noInstances,
  queued: 0,
  queuedByState: noInstances,
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
  const counts = states.map(
    state => `(select count(*) from (select 1 from ${schema}instances i
      where i.state = '${state}' and ${own('i')} order by i.workspace_id, i.id limit ${maxCounted}) one) as instances_${state},
      (select coalesce(sum(w.count), 0) from waits w where w.state = '${state}') as queued_${state}`,
  );
  return `with recursive ${queuesByState(schema, own('m'))}
    select ${counts.join(', ')},
      ${since(`(select min(${oldestAt(schema, 'i', clock)}) from (select i.workspace_id, i.id
        from ${schema}instances i where i.state = 'open' and ${own('i')} limit ${maxLookedAt}) i)`)} as oldest_queued,
      c.commands, ${since('c.oldest')} as oldest_command
    from (select count(*) as commands, (extract(epoch from min(c.created_at)) * 1000)::bigint as oldest
      from (select c.workspace_id, c.instance_id, c.created_at from ${schema}channel_commands c
        where c.state = 'waiting' and ${own('c')}
        order by c.workspace_id, c.instance_id, c.created_at, c.id limit ${maxCounted}) c where ${isThere('c')}) c`;
}

/**
 * The queued messages by the state of their instance, as the table expression `waits`. A long queue must not hide those
 * of other states: so the instances that have one are found in the index, and each state is counted up to the largest
 * count. Of more instances than that, the first messages are counted.
 */
function queuesByState(schema: string, own: string): string {
  const queued = `from ${schema}messages m where m.state = 'queued' and ${own}`;
  const inOrder = 'order by m.workspace_id, m.instance_id, m.chat, m.send_at, m.sequence';
  const ofInstance = (queue: string) => `cross join lateral (select i.state from ${schema}instances i
    where i.workspace_id = ${queue}.workspace_id and i.id = ${queue}.instance_id limit 1) i`;
  const areMany = `(select count(*) from queues) >= ${maxSeparate}`;
  const ofState = states.map(
    state => `select '${state}' as state, count(*) as count from (select 1 from few f cross join lateral (select 1
      from ${schema}messages m where m.workspace_id = f.workspace_id and m.instance_id = f.instance_id
      and m.state = 'queued' limit ${maxCounted}) m where f.state = '${state}' limit ${maxCounted}) one`,
  );
  return `queues as (
      (select m.workspace_id, m.instance_id, 1 as place ${queued} ${inOrder} limit 1)
      union all
      select m.workspace_id, m.instance_id, q.place + 1 from queues q cross join lateral (
        select m.workspace_id, m.instance_id ${queued}
        and (m.workspace_id, m.instance_id) > (q.workspace_id, q.instance_id) ${inOrder} limit 1) m
      where q.place < ${maxSeparate}
    ), few as materialized (
      select q.workspace_id, q.instance_id, i.state from queues q ${ofInstance('q')} where not ${areMany}
    ), waits as materialized (
      ${ofState.join(' union all ')} union all
      select i.state, sum(q.count) from (select m.workspace_id, m.instance_id, count(*) as count
        from (select m.workspace_id, m.instance_id ${queued} and ${areMany} ${inOrder} limit ${maxCounted}) m
        group by m.workspace_id, m.instance_id) q ${ofInstance('q')} group by i.state
    )`;
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
      const countsOf = (what: string) =>
        Object.fromEntries(states.map(state => [state, integerOf(row[`${what}_${state}`])])) as Record<
          InstanceState,
          number
        >;
      const queuedByState = countsOf('queued');
      const queued = Object.values(queuedByState).reduce((sum, count) => sum + count, 0);
      return {
        instances: countsOf('instances'),
        queued: Math.min(maxCounted, queued),
        queuedByState,
        oldestQueued: numberOrNull(row.oldest_queued),
        commands: integerOf(row.commands),
        oldestCommand: numberOrNull(row.oldest_command),
      };
    },
  };
}
