import { channelFeedFilters, type MessagingRepository } from '../../../repository/index.ts';
import { storable } from '../../rules/storable.ts';
import { integerOf } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { feedOf } from '../database/feed.ts';
import { channelEventTable } from './rows.ts';

export function postgresChannelFeed(database: Database): Pick<MessagingRepository, 'feed' | 'endOfFeed'> {
  const read = feedOf(
    {
      events: channelEventTable,
      numbers: 'messaging_numbers',
      order: 'created_at',
      filters: channelFeedFilters,
      sized: 'payload',
    },
    database,
  );
  const end = `select n.value from ${database.schema}messaging_numbers n where n.workspace_id = $1 and n.name = 'sequence'`;
  return {
    async endOfFeed(workspaceId) {
      if (!storable(workspaceId)) return 0;
      const [row] = await database.rows(end, [workspaceId]);
      return row === undefined ? 0 : integerOf(row.value);
    },

    feed: read,
  };
}
