import { type AutomationRepository, refuse } from '../../../repository/index.ts';
import { bookmarksOf, checkBookmark } from '../../rules/automation.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { type FrozenData, withRecords } from '../data.ts';
import type { Store } from '../store.ts';
import { eventIn, eventsOf, type FrozenAutomationEvent } from './records.ts';

const withChanged = (data: FrozenData, workspaceId: string, changed: FrozenAutomationEvent): FrozenData =>
  withRecords(
    data,
    'automation_events',
    workspaceId,
    eventsOf(data, workspaceId).map(one => (one.id === changed.id ? changed : one)),
  );

export const lowdbAutomationBookmarks = (
  store: Store,
): Pick<AutomationRepository, 'setBookmark' | 'removeBookmark' | 'listBookmarks'> => ({
  async setBookmark(workspaceId, eventId, { name, at, most = Number.POSITIVE_INFINITY }) {
    return store.commit(data => {
      const event = eventIn(data, workspaceId, eventId);
      if (event === undefined) return refuse('not_found');
      checkBookmark(event, { name, at });
      if (event.bookmark === name) return { data, result: event };
      const known = eventsOf(data, workspaceId).filter(({ bookmark }) => bookmark !== undefined);
      if (known.some(({ bookmark }) => bookmark === name)) return refuse('taken');
      if (event.bookmark === undefined && known.length >= most) return refuse('too_many');
      const changed = deepFreeze({ ...event, bookmark: name, bookmarked_at: at });
      return { data: withChanged(data, workspaceId, changed), result: changed };
    });
  },

  removeBookmark: (workspaceId, eventId) =>
    store.commit(data => {
      const event = eventIn(data, workspaceId, eventId);
      if (event === undefined) return refuse('not_found');
      const { bookmark, bookmarked_at: _, ...rest } = event;
      if (bookmark === undefined) return { data, result: event };
      const changed = deepFreeze(rest);
      return { data: withChanged(data, workspaceId, changed), result: changed };
    }),

  listBookmarks: workspaceId => bookmarksOf(eventsOf(store.data, workspaceId)),
});
