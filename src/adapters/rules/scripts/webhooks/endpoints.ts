import { refuse, type WebhooksRepository } from '../../../../repository/index.ts';
import { createdFirst } from '../../created-first.ts';
import { checkRecord, checkTimes, checkUnknown } from '../../storable.ts';
import { goneForLongest, rotated } from '../../webhooks.ts';
import {
  add,
  change,
  find,
  findOne,
  hold,
  holdAll,
  pick,
  publish,
  refusedIfTaken,
  remove,
  type ScriptRunner,
} from '../script.ts';

/** Each storage rewrites secrets in its own way. */
export function webhookEndpointScripts(runner: ScriptRunner) {
  return {
    async createEndpoint(
      workspaceId,
      endpoint,
      { most = Number.POSITIVE_INFINITY, replacesGone = false, ...unknown } = {},
    ) {
      checkUnknown('webhooks.createEndpoint', unknown);
      const record = structuredClone(endpoint);
      checkRecord('webhooks.createEndpoint', 'webhook_endpoints', record);
      const { id, kind = null } = record;
      const where = { workspace_id: workspaceId };
      return refusedIfTaken(
        runner.change(workspaceId, function* () {
          if ((yield* hold('workspaces', { id: workspaceId })) === undefined)
            return refuse('workspace_unknown');
          const all = yield* pick('webhook_endpoints', ['id', 'kind'], where);
          if (all.some(one => one.id === id)) return refuse('taken');
          if (all.filter(one => (one.kind ?? null) === kind).length >= most) {
            if (!replacesGone) return refuse('too_many');
            const replaced = goneForLongest(yield* holdAll('webhook_endpoints', { ...where, kind }));
            if (replaced === undefined) return refuse('too_many');
            yield* remove('webhook_endpoints', { ...where, id: replaced.id });
          }
          yield* add('webhook_endpoints', record, workspaceId);
          return record;
        }),
      );
    },

    listEndpoints: (workspaceId, { kind = null } = {}) =>
      runner.read(function* () {
        const where = { workspace_id: workspaceId, kind };
        return (yield* find('webhook_endpoints', where)).toSorted(createdFirst);
      }),

    findEndpoint: (workspaceId, endpointId) =>
      runner.read(function* () {
        const where = { workspace_id: workspaceId, id: endpointId };
        return (yield* findOne('webhook_endpoints', where)) ?? null;
      }),

    async changeEndpoint(
      workspaceId,
      endpointId,
      changes,
      { when = () => true, events = () => [], ...unknown } = {},
    ) {
      checkUnknown('webhooks.changeEndpoint', unknown);
      const given = structuredClone(changes);
      return runner.change(workspaceId, function* () {
        const where = { workspace_id: workspaceId, id: endpointId };
        const endpoint = yield* hold('webhook_endpoints', where);
        if (endpoint === undefined) return refuse('not_found');
        if (!when(endpoint)) return refuse('changed');
        const changed = { ...endpoint, ...given };
        checkRecord('webhooks.changeEndpoint', 'webhook_endpoints', changed);
        yield* change('webhook_endpoints', endpoint, changed, workspaceId);
        yield* publish(workspaceId, events(changed));
        return changed;
      });
    },

    async rotateSecret(workspaceId, endpointId, given) {
      const rotation = structuredClone(given);
      checkTimes('webhooks.rotateSecret', { oldExpiresAt: rotation.oldExpiresAt, now: rotation.now });
      return runner.change(workspaceId, function* () {
        const where = { workspace_id: workspaceId, id: endpointId };
        const endpoint = yield* hold('webhook_endpoints', where);
        if (endpoint === undefined) return refuse('not_found');
        const { secrets } = endpoint;
        if (rotation.from !== undefined && secrets[0]?.secret !== rotation.from) return refuse('changed');
        const changed = { ...endpoint, secrets: rotated(secrets, rotation) };
        checkRecord('webhooks.rotateSecret', 'webhook_endpoints', changed);
        yield* change('webhook_endpoints', endpoint, changed, workspaceId);
        return changed;
      });
    },

    deleteEndpoint: (workspaceId, endpointId) =>
      runner.change(workspaceId, function* () {
        const where = { workspace_id: workspaceId, id: endpointId };
        const [endpoint] = yield* remove('webhook_endpoints', where);
        return endpoint ?? refuse('not_found');
      }),
  } satisfies Partial<WebhooksRepository>;
}
