import type { AutomationRepository } from '../../../repository/index.ts';
import { automationScripts } from '../../rules/scripts/automation/index.ts';
import type { Database } from '../database/database.ts';
import { postgresScripts } from '../scripts.ts';
import { postgresAutomationEndpoints } from './endpoints.ts';
import { postgresAutomationEvents } from './events.ts';
import { postgresAutomationFeed } from './feed.ts';
import { postgresAutomationPruning } from './prune.ts';
import { postgresAutomationPublishing } from './publish.ts';
import { postgresAutomationRegistry } from './registry.ts';

export const postgresAutomation = (database: Database): AutomationRepository => ({
  ...automationScripts(postgresScripts(database)),
  ...postgresAutomationEndpoints(database),
  ...postgresAutomationPublishing(database),
  ...postgresAutomationFeed(database),
  ...postgresAutomationEvents(database),
  ...postgresAutomationRegistry(database),
  ...postgresAutomationPruning(database),
});
