import { type MessagingRepository, refuse } from '../../../repository/index.ts';
import { checkRecord, storable } from '../../rules/storable.ts';
import { insertion, rowsAsJson, selection } from '../database/columns.ts';
import { countAdded, withinLimits } from '../database/counted.ts';
import type { Database } from '../database/database.ts';
import { orTaken } from '../database/failures.ts';
import { mediaTable } from './rows.ts';

export function postgresMedia(
  database: Database,
): Pick<MessagingRepository, 'addMedia' | 'findMedia' | 'listMedia'> {
  const { schema } = database;
  const table = `${schema}media`;
  const insert = insertion(mediaTable, schema);
  // Concurrent additions to the workspace wait for this lock; rows that refer to the workspace do not.
  const workspace = `select 1 from ${schema}workspaces where id = $1 for no key update`;
  const known = `select 1 from ${table} d where d.workspace_id = $1 and d.id = $2`;
  const total = `select coalesce(sum(d.size), 0) as count from ${table} d where d.workspace_id = $1`;
  const files = `select count(*) as count from ${table} d where d.workspace_id = $1`;
  const byId = `select ${selection(mediaTable, 'd')} from ${table} d where d.workspace_id = $1 and d.id = $2`;
  const byIds = `select ${selection(mediaTable, 'd')} from ${table} d where d.workspace_id = $1 and d.id = any ($2::text[])`;

  return {
    async addMedia(
      workspaceId,
      given,
      { most = Number.POSITIVE_INFINITY, maxFiles = Number.POSITIVE_INFINITY } = {},
    ) {
      const media = structuredClone(given);
      checkRecord('messaging.addMedia', 'media', media);
      if (!storable(workspaceId)) return refuse('workspace_unknown');
      const added = [
        {
          counted: { workspaceId, name: 'media', recount: [files, [workspaceId]], most: maxFiles },
          more: 1,
        },
        {
          counted: { workspaceId, name: 'media bytes', recount: [total, [workspaceId]], most },
          more: media.size,
        },
      ] as const;
      return withinLimits(database, added, () =>
        orTaken(
          database.change(workspaceId, async run => {
            if ((await run(workspace, [workspaceId])).rows.length === 0) return refuse('workspace_unknown');
            if ((await run(known, [workspaceId, media.id])).rows.length > 0) return refuse('taken');
            await run(insert, [rowsAsJson([mediaTable.row(workspaceId, media)])]);
            for (const { counted, more } of added) await countAdded(run, schema, counted, more);
            return media;
          }),
        ),
      );
    },

    async findMedia(workspaceId, mediaId) {
      if (!storable(workspaceId, mediaId)) return null;
      const [row] = await database.rows(byId, [workspaceId, mediaId]);
      return row === undefined ? null : mediaTable.of(row);
    },

    async listMedia(workspaceId, mediaIds) {
      const ids = mediaIds.filter(id => storable(id));
      if (ids.length === 0 || !storable(workspaceId)) return [];
      return (await database.rows(byIds, [workspaceId, ids])).map(row => mediaTable.of(row));
    },
  };
}
