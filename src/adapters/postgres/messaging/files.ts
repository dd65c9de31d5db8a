/** The files of received messages that are not stored yet. */
import type { MessagingRepository } from '../../../repository/index.ts';
import { fileTaken } from '../../rules/files.ts';
import { selection, updating } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { withHeld } from './lock.ts';
import { messageTable } from './rows.ts';
import { UnacknowledgedClaims } from './unacknowledged-claims.ts';

type Message = ReturnType<typeof messageTable.of>;

export function postgresFiles(database: Database): Pick<MessagingRepository, 'takeFiles'> {
  const { schema } = database;
  const table = `${schema}messages`;
  // Anyone who is changing one of them waits for its chat first, so it is left for the next look.
  const due = `select ${selection(messageTable, 'm')} from ${table} m
    where m.workspace_id = $1 and m.instance_id = $2 and m.file is not null
    and m.file_due_at <= coalesce($4::timestamptz, now()) and (m.file ->> 'taken')::bigint is distinct from $3::bigint
    order by m.file_due_at, m.id limit $5 for no key update skip locked`;
  const store = updating(messageTable, schema, ['file']);
  // Waits for a transaction that is still under way.
  const find = `select ${selection(messageTable, 'm')} from ${table} m
    where m.workspace_id = $1 and m.instance_id = $2 and m.id = any ($3::text[]) order by m.id for no key update`;
  const doubts = new UnacknowledgedClaims<Message>();

  return {
    async takeFiles(workspaceId, instanceId, { generation, limit, now }) {
      const place = [workspaceId, instanceId] as const;
      return doubts.during(JSON.stringify(place), generation, (earlier, note) =>
        withHeld(database, place, { generation }, async run => {
          const ids = earlier.map(({ id }) => id);
          const before = ids.length === 0 ? [] : (await run(find, [...place, ids])).rows.map(messageTable.of);
          const taken = before.filter(({ file }) => file?.taken === generation);
          for (const row of (await run(due, [...place, generation, now ?? null, limit])).rows) {
            const message = messageTable.of(row);
            const { file } = message;
            if (file === undefined) continue;
            const next = fileTaken(message, file, generation);
            await run(store, [workspaceId, next.id, JSON.stringify(messageTable.row(workspaceId, next))]);
            taken.push(next);
          }
          note(taken);
          return taken;
        }),
      );
    },
  };
}
