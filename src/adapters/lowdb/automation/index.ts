import type { AutomationRepository } from '../../../repository/index.ts';
import type { Store } from '../store.ts';
import { lowdbAutomationBookmarks } from './bookmarks.ts';
import { lowdbAutomationEndpoints } from './endpoints.ts';
import { lowdbAutomationEvents } from './events.ts';
import { lowdbAutomationPublishing } from './publish.ts';
import { lowdbAutomationTypes } from './types.ts';

export const lowdbAutomation = (store: Store): AutomationRepository => ({
  ...lowdbAutomationEndpoints(store),
  ...lowdbAutomationPublishing(store),
  ...lowdbAutomationEvents(store),
  ...lowdbAutomationBookmarks(store),
  ...lowdbAutomationTypes(store),
});
