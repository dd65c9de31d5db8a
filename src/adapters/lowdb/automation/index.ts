import type { AutomationRepository } from '../../../repository/index.ts';
import { automationScripts } from '../../rules/scripts/automation/index.ts';
import { rewriting } from '../rewriting.ts';
import { lowdbScripts } from '../scripts.ts';
import type { Store } from '../store.ts';
import { lowdbAutomationEvents } from './events.ts';
import { lowdbAutomationPublishing } from './publish.ts';
import { findByToken } from './records.ts';

export const lowdbAutomation = (store: Store): AutomationRepository => ({
  ...automationScripts(lowdbScripts(store)),
  findByToken: digest => findByToken(store.data, digest),
  rewriteSecrets: rewriting(store, 'automation_endpoints', 'automation.rewriteSecrets'),
  ...lowdbAutomationPublishing(store),
  ...lowdbAutomationEvents(store),
});
