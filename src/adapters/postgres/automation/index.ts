import type { AutomationRepository } from '../../../repository/index.ts';
import type { Database } from '../database/database.ts';
import { postgresAutomationEndpoints } from './endpoints.ts';
import { postgresAutomationEvents } from './events.ts';
import { postgresAutomationFeed } from './feed.ts';
import { postgresAutomationPruning } from './prune.ts';
import { postgresAutomationPublishing } from './publish.ts';
import { postgresAutomationRegistry } from './registry.ts';
import { postgresAutomationSettings } from './settings.ts';
import { postgresAutomationTypes } from './types.ts';

export const postgresAutomation = (database: Database): AutomationRepository => ({
  ...postgresAutomationEndpoints(database),
  ...postgresAutomationPublishing(database),
  ...postgresAutomationFeed(database),
  ...postgresAutomationEvents(database),
  ...postgresAutomationSettings(database),
  ...postgresAutomationTypes(database),
  ...postgresAutomationRegistry(database),
  ...postgresAutomationPruning(database),
});
