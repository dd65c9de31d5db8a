import { type AutomationRepository, refuse } from '../../../../repository/index.ts';
import { rotatedTokens } from '../../automation.ts';
import { checkTimes, checkUnknown } from '../../storable.ts';
import { recordScripts } from '../records.ts';
import { refusedIfTaken, type ScriptRunner } from '../script.ts';

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
      records.remove(workspaceId, endpointId, events),
  } satisfies Partial<AutomationRepository>;
}
