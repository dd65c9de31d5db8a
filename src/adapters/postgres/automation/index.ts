import type { AutomationRepository } from '../../../repository/index.ts';
import { automationEndpointScripts } from '../../rules/scripts/automation/endpoints.ts';
import { automationSettingScripts } from '../../rules/scripts/automation/settings.ts';
import { automationTypeScripts } from '../../rules/scripts/automation/types.ts';
import type { Database } from '../database/database.ts';
import { postgresScripts } from '../scripts.ts';
import { postgresAutomationEndpoints } from './endpoints.ts';
import { postgresAutomationEvents } from './events.ts';
import { postgresAutomationFeed } from './feed.ts';
import { postgresAutomationPruning } from './prune.ts';
import { postgresAutomationPublishing } from './publish.ts';
import { postgresAutomationRegistry } from './registry.ts';

export const postgresAutomation = (database: Database): AutomationRepository => ({
  ...automationEndpointScripts(postgresScripts(database)),
  ...automationTypeScripts(postgresScripts(database)),
  ...automationSettingScripts(postgresScripts(database)),
  ...postgresAutomationEndpoints(database),
  ...postgresAutomationPublishing(database),
  ...postgresAutomationFeed(database),
  ...postgresAutomationEvents(database),
  ...postgresAutomationRegistry(database),
  ...postgresAutomationPruning(database),
});
