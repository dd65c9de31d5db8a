/** What of an instance is not done yet: messages to send, and files to fetch. */
import type { MessagingRepository } from '../../../repository/index.ts';
import { storable } from '../../rules/storable.ts';
import { integerOf, timeOf } from '../database/columns.ts';
import type { Database } from '../database/database.ts';

/** Since when the oldest message of an instance waits that could be sent: the first entry of an index. */
export const oldestAt = (schema: string, instance: string, clock: string): string =>
  `(select (extract(epoch from q.at) * 1000)::bigint from (select coalesce(m.send_at, m.created_at) as at
      from ${schema}messages m where m.workspace_id = ${instance}.workspace_id and m.instance_id = ${instance}.id
      and m.state = 'queued' order by coalesce(m.send_at, m.created_at) limit 1) q where q.at <= ${clock})`;

export function postgresBacklog(database: Database): Pick<MessagingRepository, 'countBacklog'> {
  const { schema } = database;
  const messages = `${schema}messages`;
  const counts = (ofInstance: string) => `with files as (
      select m.instance_id, count(*) as count, count(m.file_due_at) as waiting
      from ${messages} m where m.workspace_id = $1 and m.file is not null${ofInstance} group by m.instance_id
    ), queues as (
      select m.instance_id, count(*) as count
      from ${messages} m where m.workspace_id = $1 and m.state = 'queued'${ofInstance} group by m.instance_id
    )
    select i.id, coalesce(files.count, 0) as files, coalesce(files.waiting, 0) as waiting,
      coalesce(queues.count, 0) as queued,
      ${oldestAt(schema, 'i', 'coalesce($2::timestamptz, now())')} as oldest_at
    from files full join queues on queues.instance_id = files.instance_id
    join ${schema}instances i on i.workspace_id = $1 and i.id = coalesce(files.instance_id, queues.instance_id)
    order by i.id`;
  const countAll = counts('');
  const countOne = counts(' and m.instance_id = $3');

  return {
    async countBacklog(workspaceId, { instanceId, now } = {}) {
      if (!storable(workspaceId, instanceId ?? '')) return [];
      const rows = await (instanceId === undefined
        ? database.rows(countAll, [workspaceId, now ?? null])
        : database.rows(countOne, [workspaceId, now ?? null, instanceId]));
      return rows.map(row => {
        const waiting = integerOf(row.waiting);
        return {
          instanceId: row.id as string,
          queued: integerOf(row.queued),
          oldestAt: row.oldest_at === null ? null : timeOf(row.oldest_at),
          files: { waiting, failed: integerOf(row.files) - waiting },
        };
      });
    },
  };
}
