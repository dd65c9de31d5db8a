import type { AutomationRepository } from '../../../repository/index.ts';
import { checkCounts, checkTimes } from '../../rules/storable.ts';
import { isStorable } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { feedOf } from '../database/feed.ts';
import { automationEventTable, isPublished } from './rows.ts';

export function postgresAutomationFeed(database: Database): Pick<AutomationRepository, 'feed'> {
  const read = feedOf(
    {
      events: automationEventTable,
      numbers: 'automation_numbers',
      isReady: clock => `e.is_cancelled = false and ${isPublished(clock)}`,
      order: 'at',
      filters: ['type'],
      sized: 'data',
    },
    database,
  );
  return {
    async feed(workspaceId, { after = 0, limit, type, now }) {
      checkCounts('automation.feed', { after, limit });
      checkTimes('automation.feed', {}, { now });
      if (!isStorable(workspaceId)) return { events: [], last: after, hasMore: false };
      return read(workspaceId, { after, limit, now: now ?? null, only: [type] });
    },
  };
}
