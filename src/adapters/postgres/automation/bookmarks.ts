import type { AutomationEventRecord } from '../../../generated/types.ts';
import { type AutomationRepository, refuse } from '../../../repository/index.ts';
import { bookmarksOf, checkBookmark } from '../../rules/automation.ts';
import { selection, storable } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { orTaken } from '../database/failures.ts';
import { inHurry } from '../database/locked-rows.ts';
import { columnsOf, type Members } from '../database/members.ts';
import { reading } from '../database/records.ts';
import { automationEventTable } from './rows.ts';

// A list of bookmarks does without the data, of which there may be a lot.
const { id, type, endpoint_id, bookmark, bookmarked_at } = automationEventTable.members;
const named = { id, type, endpoint_id, bookmark, bookmarked_at } as unknown as Members<
  Pick<AutomationEventRecord, 'id' | 'type' | 'endpoint_id' | 'bookmark' | 'bookmarked_at'>
>;

export function postgresAutomationBookmarks(
  database: Database,
): Pick<AutomationRepository, 'setBookmark' | 'removeBookmark' | 'listBookmarks'> {
  const { schema } = database;
  const columns = selection(automationEventTable, 'e');
  const table = `${schema}automation_events e`;
  const one = 'e.workspace_id = $1 and e.id = $2';
  // Whoever sets a bookmark of the workspace at once waits; rows that refer to the workspace do not.
  const workspace = `select 1 from ${schema}workspaces where id = $1 for no key update`;
  // Pruning waits for it, and sees the bookmark then.
  const locked = `select ${columns} from ${table} where ${one} for no key update`;
  const names = `select e.bookmark from ${table} where e.workspace_id = $1 and e.bookmark is not null`;
  const set = `update ${table} set bookmark = $3, bookmarked_at = $4::timestamptz where ${one} returning ${columns}`;
  const remove = `update ${table} set bookmark = null, bookmarked_at = null where ${inHurry} and ${one} returning ${columns}`;
  const list = `select ${selection({ columns: columnsOf(named) }, 'e')} from ${table}
    where e.workspace_id = $1 and e.bookmark is not null`;
  const read = reading(named);

  return {
    async setBookmark(workspaceId, eventId, { name, at, most = Number.POSITIVE_INFINITY }) {
      if (!storable(workspaceId, eventId)) return refuse('not_found');
      return orTaken(
        database.change(workspaceId, async run => {
          await run(workspace, [workspaceId]);
          const [row] = (await run(locked, [workspaceId, eventId])).rows;
          if (row === undefined) return refuse('not_found');
          const event = automationEventTable.of(row);
          checkBookmark(event, { name, at });
          if (event.bookmark === name) return event;
          const known = (await run(names, [workspaceId])).rows;
          if (known.some(({ bookmark }) => bookmark === name)) return refuse('taken');
          if (event.bookmark === undefined && known.length >= most) return refuse('too_many');
          const [changed = row] = (await run(set, [workspaceId, eventId, name, at])).rows;
          return automationEventTable.of(changed);
        }),
      );
    },

    async removeBookmark(workspaceId, eventId) {
      if (!storable(workspaceId, eventId)) return refuse('not_found');
      const [row] = await database.changeRows(workspaceId, remove, [workspaceId, eventId]);
      return row === undefined ? refuse('not_found') : automationEventTable.of(row);
    },

    async listBookmarks(workspaceId) {
      return storable(workspaceId) ? bookmarksOf((await database.rows(list, [workspaceId])).map(read)) : [];
    },
  };
}
