/** The webhook engine as `createMarketplace` creates it. */
import { type EngineOfPackage, givenOptions, type SettingsOf, settingChecks } from '../group/engine.ts';
import type { AnyEvents } from '../group/event-types.ts';
import { mergedReceivers } from '../group/receiver.ts';
import { type DeclaredByGroups, type WebhookEngine, webhookEngine } from './engine.ts';
import { type WebhooksOptions, webhooksChecks } from './options.ts';

type Settings = SettingsOf<WebhooksOptions>;

export interface WebhooksSetting {
  /**
   * Settings of the webhook engine in this process, as for `createWebhooks`. `false`: another process sends webhooks.
   * @default webhooks are sent if the group is served
   */
  readonly webhooks?: boolean | Settings;
}

export interface ShownWebhooks<Events extends AnyEvents = AnyEvents> {
  /** Publishes events of the host application (`publish`). `null` if another process sends webhooks. */
  readonly webhooks: WebhookEngine<Events> | null;
}

export const webhooksOfPackage = (
  declared: DeclaredByGroups,
): EngineOfPackage<WebhookEngine, Settings, ShownWebhooks> => ({
  group: 'webhooks',
  checks: settingChecks(webhooksChecks(declared.events)),
  create: (settings, context) =>
    webhookEngine(declared, {
      ...settings,
      ...(givenOptions(webhooksChecks(declared.events), context) as unknown as WebhooksOptions),
      receivers: mergedReceivers(context.factory, [...context.receivers, settings.receivers]),
    }),
  shown: webhooks => ({ webhooks }),
});
