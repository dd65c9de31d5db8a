/** The steps of scripts that lowdb does in its own way. */
import type { DataSteps } from './effect.ts';
import { repeated, withRequest } from './idempotency/requests.ts';
import { keySteps } from './keys/steps.ts';
import { messagingSteps } from './messaging/steps.ts';

export const steps: DataSteps = {
  takeRequest: (data, workspaceId, request) => ({ data, answer: repeated(data, workspaceId, request) }),
  keepRequest: (data, workspaceId, request, made) => ({
    data: withRequest(data, workspaceId, request, made),
    answer: undefined,
  }),
  ...keySteps,
  ...messagingSteps,
};
