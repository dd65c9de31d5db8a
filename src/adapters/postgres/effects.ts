/** What PostgreSQL stores besides the records that a script stores. */
import type { CollectionName } from '../rules/collections/index.ts';
import { automationEffects } from './automation/effects.ts';
import type { RowEffects } from './effect.ts';
import { keyEffects } from './keys/steps.ts';
import { messagingEffects } from './messaging/steps.ts';
import { webhookEffects } from './webhooks/effects.ts';

export const effects: { readonly [Name in CollectionName]?: RowEffects<never> } = {
  ...automationEffects,
  ...keyEffects,
  ...messagingEffects,
  ...webhookEffects,
};
