import type { AutomationRepository } from '../../../repository/index.ts';
import { settingsOf } from '../../rules/automation.ts';
import { integerOf, isStorable } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { withinTransaction } from '../database/host-transaction.ts';
import { findSettingsStatement, settingsIn } from './settings.ts';
import { listTypesStatement, typesOf } from './types.ts';

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
          types: typesOf((await run(listTypesStatement(schema), [workspaceId])).rows),
          settings: settingsIn((await run(findSettingsStatement(schema), [workspaceId])).rows),
          isCurrent: integerOf((await run(isolation)).rows[0]?.is_current) === 1,
        }),
        unknown,
      );
    },
  };
}
