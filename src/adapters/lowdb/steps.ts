/** What lowdb does in its own way for scripts. */
import type { CollectionName } from '../rules/collections/index.ts';
import { automationEffects } from './automation/effects.ts';
import type { DataEffects, DataSteps } from './effect.ts';
import { repeated, withRequest } from './idempotency/requests.ts';
import { keyEffects, keySteps } from './keys/steps.ts';
import { messagingEffects, messagingSteps } from './messaging/steps.ts';
import { webhookEffects } from './webhooks/effects.ts';

export const steps: DataSteps = {
  takeRequest: (data, workspaceId, request) => ({ data, answer: repeated(data, workspaceId, request) }),
  keepRequest: (data, workspaceId, request, made) => ({
    data: withRequest(data, workspaceId, request, made),
    answer: undefined,
  }),
  hasAnyWorkspace: data => ({ data, answer: data.workspaces.length > 0 }),
  ...keySteps,
  ...messagingSteps,
};

/** What lowdb checks and removes besides the records that a script stores. */
export const effects: { readonly [Name in CollectionName]?: DataEffects<never> } = {
  ...automationEffects,
  ...keyEffects,
  ...messagingEffects,
  ...webhookEffects,
};
