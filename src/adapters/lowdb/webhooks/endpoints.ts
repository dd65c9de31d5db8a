import { refuse, type WebhooksRepository } from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { checkRecord, checkTimes, checkUnknown } from '../../rules/storable.ts';
import { longestGone, rotated } from '../../rules/webhooks.ts';
import { hasWorkspace, withRecords } from '../data.ts';
import { createdFirst } from '../order.ts';
import { rewriting } from '../rewriting.ts';
import type { Store } from '../store.ts';
import { endpointIn, webhookEndpointsOf, withEndpoint, withEvents, withoutEndpoint } from './records.ts';

export function lowdbWebhookEndpoints(store: Store) {
  return {
    async createEndpoint(
      workspaceId,
      endpoint,
      { most = Number.POSITIVE_INFINITY, replacesGone = false, ...unknown } = {},
    ) {
      checkUnknown('webhooks.createEndpoint', unknown);
      const record = deepFreeze(structuredClone(endpoint));
      checkRecord('webhooks.createEndpoint', 'webhook_endpoints', record);
      return store.commit(data => {
        if (!hasWorkspace(data, workspaceId)) return refuse('workspace_unknown');
        const endpoints = webhookEndpointsOf(data, workspaceId);
        if (endpointIn(data, workspaceId, record.id) !== undefined) return refuse('taken');
        const ofKind = endpoints.filter(({ kind }) => kind === record.kind);
        const isFull = ofKind.length >= most;
        const replaced = isFull && replacesGone ? longestGone(ofKind) : undefined;
        if (isFull && replaced === undefined) return refuse('too_many');
        const next = replaced === undefined ? data : withoutEndpoint(data, workspaceId, replaced.id);
        const records = [...webhookEndpointsOf(next, workspaceId), record];
        return { data: withRecords(next, 'webhook_endpoints', workspaceId, records), result: record };
      });
    },

    listEndpoints: (workspaceId, { kind } = {}) =>
      webhookEndpointsOf(store.data, workspaceId)
        .filter(one => one.kind === kind)
        .toSorted(createdFirst),

    findEndpoint: (workspaceId, endpointId) => endpointIn(store.data, workspaceId, endpointId) ?? null,

    async changeEndpoint(
      workspaceId,
      endpointId,
      change,
      { when = () => true, events = () => [], ...unknown } = {},
    ) {
      checkUnknown('webhooks.changeEndpoint', unknown);
      const copy = structuredClone(change);
      return store.commit(data => {
        const endpoint = endpointIn(data, workspaceId, endpointId);
        if (endpoint === undefined) return refuse('not_found');
        if (!when(endpoint)) return refuse('changed');
        const changed = deepFreeze({ ...endpoint, ...copy });
        checkRecord('webhooks.changeEndpoint', 'webhook_endpoints', changed);
        const next = withEvents(withEndpoint(data, workspaceId, changed), workspaceId, events(changed));
        return { data: next.data, result: changed };
      });
    },

    async rotateSecret(workspaceId, endpointId, given) {
      const rotation = structuredClone(given);
      checkTimes('webhooks.rotateSecret', { oldExpiresAt: rotation.oldExpiresAt, now: rotation.now });
      return store.commit(data => {
        const endpoint = endpointIn(data, workspaceId, endpointId);
        const { from } = rotation;
        if (endpoint === undefined) return refuse('not_found');
        if (from !== undefined && endpoint.secrets[0]?.secret !== from) return refuse('changed');
        const changed = deepFreeze({ ...endpoint, secrets: rotated(endpoint.secrets, rotation) });
        checkRecord('webhooks.rotateSecret', 'webhook_endpoints', changed);
        return { data: withEndpoint(data, workspaceId, changed), result: changed };
      });
    },

    rewriteSecrets: rewriting(store, 'webhook_endpoints', 'webhooks.rewriteSecrets'),

    deleteEndpoint: (workspaceId, endpointId) =>
      store.commit(data => {
        const endpoint = endpointIn(data, workspaceId, endpointId);
        if (endpoint === undefined) return refuse('not_found');
        return { data: withoutEndpoint(data, workspaceId, endpointId), result: endpoint };
      }),
  } satisfies Partial<WebhooksRepository>;
}
