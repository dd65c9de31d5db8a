import { type AutomationRepository, refuse } from '../../../../repository/index.ts';
import { settingNames, settingNumbers, settingsOf } from '../../automation.ts';
import { add, change, find, hold, remove, type ScriptRunner } from '../script.ts';

function* numbersOf(workspaceId: string) {
  const where = { workspace_id: workspaceId, name: settingNames };
  return new Map((yield* find('automation_numbers', where)).map(one => [one.name, one]));
}

export function* findSettings(workspaceId: string) {
  const numbers = yield* numbersOf(workspaceId);
  return settingsOf(name => numbers.get(name)?.value);
}

export const automationSettingScripts = (
  runner: ScriptRunner,
): Pick<AutomationRepository, 'findSettings' | 'changeSettings'> => ({
  findSettings: workspaceId => runner.read(() => findSettings(workspaceId)),

  async changeSettings(workspaceId, settings) {
    const numbers = settingNumbers(settings);
    return runner.change(workspaceId, function* () {
      // Others that change settings wait: what they remove is not changed, and none is answered with theirs.
      if ((yield* hold('workspaces', { id: workspaceId })) === undefined) return refuse('workspace_unknown');
      const known = yield* numbersOf(workspaceId);
      for (const [name, value] of numbers) {
        const before = known.get(name);
        if (value === null) yield* remove('automation_numbers', { workspace_id: workspaceId, name });
        else if (before === undefined) yield* add('automation_numbers', { name, value }, workspaceId);
        else yield* change('automation_numbers', before, { name, value }, workspaceId);
      }
      return yield* findSettings(workspaceId);
    });
  },
});
