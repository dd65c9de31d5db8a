/** What PostgreSQL does in its own way for scripts, in their transactions. */
import type { CollectionName } from '../rules/collections/index.ts';
import { automationEffects } from './automation/effects.ts';
import type { RowEffects, RowSteps } from './effect.ts';
import { keepRequest, takeRequest } from './idempotency/requests.ts';
import { keyEffects, keySteps } from './keys/steps.ts';
import { hasAnyWorkspace } from './members/workspaces.ts';
import { messagingEffects, messagingSteps } from './messaging/steps.ts';
import { webhookEffects } from './webhooks/effects.ts';

export const steps: RowSteps = {
  takeRequest: ({ run, schema }, ...given) => takeRequest(run, schema, ...given),
  keepRequest: ({ run, schema }, ...given) => keepRequest(run, schema, ...given),
  hasAnyWorkspace,
  ...keySteps,
  ...messagingSteps,
};

/** What PostgreSQL stores besides the records that a script stores. */
export const effects: { readonly [Name in CollectionName]?: RowEffects<never> } = {
  ...automationEffects,
  ...keyEffects,
  ...messagingEffects,
  ...webhookEffects,
};
