import type { AutomationRepository } from '../../../repository/index.ts';
import { settingsOf } from '../../rules/automation.ts';
import { findSettings } from '../../rules/scripts/automation/settings.ts';
import { typesIn } from '../../rules/scripts/automation/types.ts';
import { integerOf, isStorable } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { withinTransaction } from '../database/host-transaction.ts';
import { runScript } from '../scripts.ts';

export function postgresAutomationRegistry({
  schema,
}: Database): Required<Pick<AutomationRepository, 'findRegistryWithin'>> {
  const unknown = { types: [], settings: settingsOf(), isCurrent: false };
  const isolation = `select (current_setting('transaction_isolation') in ('read committed', 'read uncommitted'))::integer as is_current`;
  return {
    async findRegistryWithin(client, workspaceId) {
      if (!isStorable(workspaceId)) return unknown;
      return withinTransaction(
        client,
        async run => ({
          types: await runScript(run, schema, typesIn(workspaceId)),
          settings: await runScript(run, schema, findSettings(workspaceId)),
          isCurrent: integerOf((await run(isolation)).rows[0]?.is_current) === 1,
        }),
        unknown,
      );
    },
  };
}
