import { byText } from '../../../common/compare-texts.ts';
import { type AutomationRepository, refuse } from '../../../repository/index.ts';
import { typeRecord } from '../../rules/automation.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { checkUnknown } from '../../rules/storable.ts';
import { type FrozenData, hasWorkspace, recordsOf, withRecords } from '../data.ts';
import type { Store } from '../store.ts';

const typesOf = (data: FrozenData, workspaceId: string) => recordsOf(data, 'automation_types', workspaceId);

export const lowdbAutomationTypes = (
  store: Store,
): Pick<AutomationRepository, 'registerType' | 'listTypes' | 'removeType'> => ({
  async registerType(workspaceId, draft, { most = Number.POSITIVE_INFINITY, ...unknown } = {}) {
    checkUnknown('automation.registerType', unknown);
    const copy = structuredClone(draft);
    typeRecord(copy);
    return store.commit(data => {
      if (!hasWorkspace(data, workspaceId)) return refuse('workspace_unknown');
      const all = typesOf(data, workspaceId);
      const known = all.find(({ type }) => type === copy.type);
      if (known === undefined && all.length >= most) return refuse('too_many');
      const record = deepFreeze(typeRecord(copy, known));
      const others = all.filter(one => one !== known);
      return {
        data: withRecords(data, 'automation_types', workspaceId, [...others, record]),
        result: record,
      };
    });
  },

  listTypes: workspaceId => typesOf(store.data, workspaceId).toSorted(byText(({ type }) => type)),

  removeType: (workspaceId, type) =>
    store.commit(data => {
      const all = typesOf(data, workspaceId);
      const removed = all.find(one => one.type === type);
      if (removed === undefined) return refuse('not_found');
      const others = all.filter(one => one !== removed);
      return { data: withRecords(data, 'automation_types', workspaceId, others), result: removed };
    }),
});
