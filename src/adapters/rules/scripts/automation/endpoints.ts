import { type AutomationRepository, refuse } from '../../../../repository/index.ts';
import { rotatedTokens } from '../../automation.ts';
import { createdFirst } from '../../created-first.ts';
import { checkRecord, checkTimes, checkUnknown } from '../../storable.ts';
import {
  add,
  change,
  find,
  findOne,
  hold,
  pick,
  publish,
  refusedIfTaken,
  remove,
  type ScriptRunner,
} from '../script.ts';

/** Each storage finds the endpoint of a token, and rewrites secrets, in its own way. */
export function automationEndpointScripts(runner: ScriptRunner) {
  return {
    async createEndpoint(
      workspaceId,
      endpoint,
      { most = Number.POSITIVE_INFINITY, events = () => [], ...unknown } = {},
    ) {
      checkUnknown('automation.createEndpoint', unknown);
      const record = structuredClone(endpoint);
      checkRecord('automation.createEndpoint', 'automation_endpoints', record);
      return refusedIfTaken(
        runner.change(workspaceId, function* () {
          if ((yield* hold('workspaces', { id: workspaceId })) === undefined)
            return refuse('workspace_unknown');
          const all = yield* pick('automation_endpoints', ['id'], { workspace_id: workspaceId });
          if (all.some(({ id }) => id === record.id)) return refuse('taken');
          if (all.length >= most) return refuse('too_many');
          yield* add('automation_endpoints', record, workspaceId);
          yield* publish(workspaceId, events(record));
          return record;
        }),
      );
    },

    listEndpoints: workspaceId =>
      runner.read(function* () {
        return (yield* find('automation_endpoints', { workspace_id: workspaceId })).toSorted(createdFirst);
      }),

    findEndpoint: (workspaceId, endpointId) =>
      runner.read(function* () {
        const where = { workspace_id: workspaceId, id: endpointId };
        return (yield* findOne('automation_endpoints', where)) ?? null;
      }),

    async changeEndpoint(workspaceId, endpointId, changes, { events = () => [] } = {}) {
      const given = structuredClone(changes);
      return runner.change(workspaceId, function* () {
        const where = { workspace_id: workspaceId, id: endpointId };
        const endpoint = yield* hold('automation_endpoints', where);
        if (endpoint === undefined) return refuse('not_found');
        const changed = { ...endpoint, ...given };
        checkRecord('automation.changeEndpoint', 'automation_endpoints', changed);
        yield* change('automation_endpoints', endpoint, changed, workspaceId);
        yield* publish(workspaceId, events(changed));
        return changed;
      });
    },

    async rotateToken(workspaceId, endpointId, given, { events = () => [] } = {}) {
      const rotation = structuredClone(given);
      checkTimes('automation.rotateToken', { oldExpiresAt: rotation.oldExpiresAt, now: rotation.now });
      return refusedIfTaken(
        runner.change(workspaceId, function* () {
          const where = { workspace_id: workspaceId, id: endpointId };
          const endpoint = yield* hold('automation_endpoints', where);
          if (endpoint === undefined) return refuse('not_found');
          if (rotation.from !== undefined && endpoint.tokens[0]?.digest !== rotation.from)
            return refuse('changed');
          if (endpoint.tokens.some(({ digest }) => digest === rotation.token.digest)) return refuse('taken');
          const changed = { ...endpoint, tokens: rotatedTokens(endpoint, rotation) };
          checkRecord('automation.rotateToken', 'automation_endpoints', changed);
          yield* change('automation_endpoints', endpoint, changed, workspaceId);
          yield* publish(workspaceId, events(changed));
          return changed;
        }),
      );
    },

    async deleteEndpoint(workspaceId, endpointId, { events = () => [] } = {}) {
      return runner.change(workspaceId, function* () {
        const where = { workspace_id: workspaceId, id: endpointId };
        const [endpoint] = yield* remove('automation_endpoints', where);
        if (endpoint === undefined) return refuse('not_found');
        yield* publish(workspaceId, events(endpoint));
        return endpoint;
      });
    },
  } satisfies Partial<AutomationRepository>;
}
