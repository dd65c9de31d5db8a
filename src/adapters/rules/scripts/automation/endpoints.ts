import { after } from '../../../../common/concurrency/awaitable.ts';
import { type AutomationRepository, refuse } from '../../../../repository/index.ts';
import { rotatedTokens } from '../../automation.ts';
import { withRefusals } from '../../refusals.ts';
import { checkRecord, checkTimes, checkUnknown } from '../../storable.ts';
import { recordScripts } from '../records.ts';
import { add, change, findOne, hold, refusedIfTaken, remove, type ScriptRunner } from '../script.ts';

/** Each storage finds the endpoint of a token, and rewrites secrets, in its own way. */
export function automationEndpointScripts(runner: ScriptRunner) {
  const records = recordScripts(runner, 'automation', 'automation_endpoints');
  return {
    async createEndpoint(workspaceId, endpoint, { most, events, ...unknown } = {}) {
      checkUnknown('automation.createEndpoint', unknown);
      return records.create('createEndpoint', workspaceId, endpoint, { most, events });
    },

    listEndpoints: workspaceId => records.list(workspaceId),

    findEndpoint: records.find,

    async changeEndpoint(workspaceId, endpointId, changes, { when = () => true, events } = {}) {
      const given = structuredClone(changes);
      return records.change(
        'changeEndpoint',
        workspaceId,
        endpointId,
        endpoint => (when(endpoint) ? { ...endpoint, ...given } : refuse('changed')),
        events,
      );
    },

    async rotateToken(workspaceId, endpointId, given, { events } = {}) {
      const rotation = structuredClone(given);
      checkTimes('automation.rotateToken', { oldExpiresAt: rotation.oldExpiresAt, now: rotation.now });
      return refusedIfTaken(
        records.change(
          'rotateToken',
          workspaceId,
          endpointId,
          endpoint => {
            if (rotation.from !== undefined && endpoint.tokens[0]?.digest !== rotation.from)
              return refuse('changed');
            if (endpoint.tokens.some(({ digest }) => digest === rotation.token.digest))
              return refuse('taken');
            return { ...endpoint, tokens: rotatedTokens(endpoint, rotation) };
          },
          events,
        ),
      );
    },

    deleteEndpoint: (workspaceId, endpointId, { events } = {}) =>
      records.remove(workspaceId, endpointId, events, function* () {
        yield* remove('automation_refusals', { workspace_id: workspaceId, endpoint_id: endpointId });
      }),

    async recordRefusals(workspaceId, given) {
      const refusals = structuredClone(given);
      checkRecord('automation.recordRefusals', 'automation_refusals', refusals);
      const { endpoint_id } = refusals;
      return runner.change(workspaceId, function* () {
        const where = { workspace_id: workspaceId, id: endpoint_id };
        // Nobody deletes it until this ends, and what is kept of it is changed by one after the other.
        if ((yield* hold('automation_endpoints', where)) === undefined) return;
        const known = yield* findOne('automation_refusals', { workspace_id: workspaceId, endpoint_id });
        const kept = withRefusals(known, refusals);
        if (known === undefined) yield* add('automation_refusals', kept, workspaceId);
        else yield* change('automation_refusals', known, kept, workspaceId);
      });
    },

    findRefusals: (workspaceId, endpointId) =>
      after(
        runner.read(() =>
          findOne('automation_refusals', { workspace_id: workspaceId, endpoint_id: endpointId }),
        ),
        found => found ?? null,
      ),
  } satisfies Partial<AutomationRepository>;
}
