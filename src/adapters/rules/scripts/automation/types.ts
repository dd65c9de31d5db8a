import { byText } from '../../../../common/text/compare-texts.ts';
import { type AutomationRepository, refuse } from '../../../../repository/index.ts';
import { typeRecord } from '../../automation.ts';
import { checkUnknown } from '../../storable.ts';
import { add, change, find, findOne, hold, pick, remove, type ScriptRunner } from '../script.ts';

export function* typesIn(workspaceId: string) {
  return (yield* find('automation_types', { workspace_id: workspaceId })).toSorted(
    byText(({ type }) => type),
  );
}

export const automationTypeScripts = (
  runner: ScriptRunner,
): Pick<AutomationRepository, 'registerType' | 'listTypes' | 'removeType'> => ({
  async registerType(
    workspaceId,
    given,
    { most = Number.POSITIVE_INFINITY, when = () => true, ...unknown } = {},
  ) {
    checkUnknown('automation.registerType', unknown);
    const draft = structuredClone(given);
    typeRecord(draft);
    return runner.change(workspaceId, function* () {
      if ((yield* hold('workspaces', { id: workspaceId })) === undefined) return refuse('workspace_unknown');
      const where = { workspace_id: workspaceId };
      const known = yield* findOne('automation_types', { ...where, type: draft.type });
      if (!when(structuredClone(known) ?? null)) return refuse('changed');
      const record = typeRecord(draft, known);
      if (known !== undefined) yield* change('automation_types', known, record, workspaceId);
      else if ((yield* pick('automation_types', ['type'], where)).length >= most) return refuse('too_many');
      else yield* add('automation_types', record, workspaceId);
      return record;
    });
  },

  listTypes: workspaceId => runner.read(() => typesIn(workspaceId)),

  removeType: (workspaceId, type) =>
    runner.change(workspaceId, function* () {
      const [removed] = yield* remove('automation_types', { workspace_id: workspaceId, type });
      return removed ?? refuse('not_found');
    }),
});
