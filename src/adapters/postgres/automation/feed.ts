import { type AutomationRepository, automationFeedFilters } from '../../../repository/index.ts';
import { checkCounts, checkTimes } from '../../rules/storable.ts';
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
      filters: automationFeedFilters,
      sized: 'data',
    },
    database,
  );
  return {
    async feed(workspaceId, query) {
      checkCounts('automation.feed', { after: query.after, limit: query.limit });
      checkTimes('automation.feed', {}, { now: query.now });
      return read(workspaceId, query);
    },
  };
}
