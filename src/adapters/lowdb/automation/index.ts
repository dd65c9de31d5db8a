import type { AutomationRepository } from '../../../repository/index.ts';
import type { Store } from '../store.ts';
import { lowdbAutomationEndpoints } from './endpoints.ts';
import { lowdbAutomationEvents } from './events.ts';
import { lowdbAutomationPublishing } from './publish.ts';
import { lowdbAutomationTypes } from './types.ts';

export const lowdbAutomation = (store: Store): AutomationRepository => ({
  ...lowdbAutomationEndpoints(store),
  ...lowdbAutomationPublishing(store),
  ...lowdbAutomationEvents(store),
  ...lowdbAutomationTypes(store),
});
