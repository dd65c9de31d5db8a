import { refuse, type WebhooksRepository } from '../../../../repository/index.ts';
import { checkTimes, checkUnknown } from '../../storable.ts';
import { goneForLongest, rotated } from '../../webhooks.ts';
import { recordScripts } from '../records.ts';
import { holdAll, remove, type ScriptRunner } from '../script.ts';

/** Removes the endpoint of a kind that is gone for the longest time, and tells whether there is one. */
function* removeGone(workspaceId: string, kind: string | null) {
  const where = { workspace_id: workspaceId };
  const replaced = goneForLongest(yield* holdAll('webhook_endpoints', { ...where, kind }));
  if (replaced === undefined) return false;
  yield* remove('webhook_endpoints', { ...where, id: replaced.id });
  return true;
}

/** Each storage rewrites secrets in its own way. */
export function webhookEndpointScripts(runner: ScriptRunner) {
  const records = recordScripts(runner, 'webhooks', 'webhook_endpoints');
  return {
    async createEndpoint(workspaceId, endpoint, { most, replacesGone = false, ...unknown } = {}) {
      checkUnknown('webhooks.createEndpoint', unknown);
      const { kind = null } = endpoint;
      return records.create('createEndpoint', workspaceId, endpoint, {
        most,
        of: { kind },
        ...(replacesGone && { makeRoom: () => removeGone(workspaceId, kind) }),
      });
    },

    listEndpoints: (workspaceId, { kind = null } = {}) => records.list(workspaceId, { kind }),

    findEndpoint: records.find,

    async changeEndpoint(workspaceId, endpointId, changes, { when = () => true, events, ...unknown } = {}) {
      checkUnknown('webhooks.changeEndpoint', unknown);
      const given = structuredClone(changes);
      return records.change(
        'changeEndpoint',
        workspaceId,
        endpointId,
        endpoint => (when(endpoint) ? { ...endpoint, ...given } : refuse('changed')),
        events,
      );
    },

    async rotateSecret(workspaceId, endpointId, given) {
      const rotation = structuredClone(given);
      checkTimes('webhooks.rotateSecret', { oldExpiresAt: rotation.oldExpiresAt, now: rotation.now });
      return records.change('rotateSecret', workspaceId, endpointId, endpoint => {
        const { secrets } = endpoint;
        if (rotation.from !== undefined && secrets[0]?.secret !== rotation.from) return refuse('changed');
        return { ...endpoint, secrets: rotated(secrets, rotation) };
      });
    },

    deleteEndpoint: (workspaceId, endpointId) => records.remove(workspaceId, endpointId),
  } satisfies Partial<WebhooksRepository>;
}
