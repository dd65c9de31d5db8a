import { type AutomationRepository, refuse } from '../../../repository/index.ts';
import { rotatedTokens } from '../../rules/automation.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { checkRecord, checkTimes, checkUnknown } from '../../rules/storable.ts';
import { type FrozenData, hasWorkspace, withRecords } from '../data.ts';
import { createdFirst } from '../order.ts';
import { rewriting } from '../rewriting.ts';
import type { Store } from '../store.ts';
import { withEvents as withHappened } from '../webhooks/records.ts';
import { endpointsOf, type FrozenAutomationEndpoint, findByToken } from './records.ts';

const endpointIn = (
  data: FrozenData,
  workspaceId: string,
  endpointId: string,
): FrozenAutomationEndpoint | undefined => endpointsOf(data, workspaceId).find(({ id }) => id === endpointId);

const withEndpoints = (
  data: FrozenData,
  workspaceId: string,
  endpoints: readonly FrozenAutomationEndpoint[],
): FrozenData => withRecords(data, 'automation_endpoints', workspaceId, endpoints);

const withChanged = (data: FrozenData, workspaceId: string, changed: FrozenAutomationEndpoint): FrozenData =>
  withEndpoints(
    data,
    workspaceId,
    endpointsOf(data, workspaceId).map(one => (one.id === changed.id ? changed : one)),
  );

export function lowdbAutomationEndpoints(store: Store) {
  return {
    async createEndpoint(
      workspaceId,
      endpoint,
      { most = Number.POSITIVE_INFINITY, events = () => [], ...unknown } = {},
    ) {
      checkUnknown('automation.createEndpoint', unknown);
      const record = deepFreeze(structuredClone(endpoint));
      checkRecord('automation.createEndpoint', 'automation_endpoints', record);
      return store.commit(data => {
        const all = endpointsOf(data, workspaceId);
        if (!hasWorkspace(data, workspaceId)) return refuse('workspace_unknown');
        if (all.some(({ id }) => id === record.id)) return refuse('taken');
        if (all.length >= most) return refuse('too_many');
        if (record.tokens.some(({ digest }) => findByToken(data, digest) !== null)) return refuse('taken');
        const stored = withEndpoints(data, workspaceId, [...all, record]);
        return { data: withHappened(stored, workspaceId, events(record)).data, result: record };
      });
    },

    rewriteSecrets: rewriting(store, 'automation_endpoints', 'automation.rewriteSecrets'),

    listEndpoints: workspaceId => endpointsOf(store.data, workspaceId).toSorted(createdFirst),

    findEndpoint: (workspaceId, endpointId) => endpointIn(store.data, workspaceId, endpointId) ?? null,

    findByToken: digest => findByToken(store.data, digest),

    changeEndpoint: (workspaceId, endpointId, change, { events = () => [] } = {}) => {
      const copy = structuredClone(change);
      return store.commit(data => {
        const endpoint = endpointIn(data, workspaceId, endpointId);
        if (endpoint === undefined) return refuse('not_found');
        const changed = deepFreeze({ ...endpoint, ...copy });
        checkRecord('automation.changeEndpoint', 'automation_endpoints', changed);
        const stored = withChanged(data, workspaceId, changed);
        return { data: withHappened(stored, workspaceId, events(changed)).data, result: changed };
      });
    },

    async rotateToken(workspaceId, endpointId, rotation, { events = () => [] } = {}) {
      const copy = structuredClone(rotation);
      checkTimes('automation.rotateToken', { oldExpiresAt: copy.oldExpiresAt, now: copy.now });
      return store.commit(data => {
        const endpoint = endpointIn(data, workspaceId, endpointId);
        if (endpoint === undefined) return refuse('not_found');
        if (copy.from !== undefined && endpoint.tokens[0]?.digest !== copy.from) return refuse('changed');
        if (findByToken(data, copy.token.digest) !== null) return refuse('taken');
        const changed = deepFreeze({ ...endpoint, tokens: rotatedTokens(endpoint, copy) });
        checkRecord('automation.rotateToken', 'automation_endpoints', changed);
        const stored = withChanged(data, workspaceId, changed);
        return { data: withHappened(stored, workspaceId, events(changed)).data, result: changed };
      });
    },

    deleteEndpoint: (workspaceId, endpointId, { events = () => [] } = {}) =>
      store.commit(data => {
        const endpoint = endpointIn(data, workspaceId, endpointId);
        if (endpoint === undefined) return refuse('not_found');
        const others = endpointsOf(data, workspaceId).filter(({ id }) => id !== endpointId);
        const stored = withEndpoints(data, workspaceId, others);
        return { data: withHappened(stored, workspaceId, events(endpoint)).data, result: endpoint };
      }),
  } satisfies Partial<AutomationRepository>;
}
