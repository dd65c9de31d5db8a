/** The webhook engine as `createMarketplace` creates it. */
import { without } from '../common/check-options.ts';
import { defined } from '../common/defined.ts';
import type { EngineOfPackage } from '../group/engine.ts';
import { mergedReceivers } from '../group/receiver.ts';
import { type DeclaredByGroups, type WebhookEngine, webhookEngine } from './engine.ts';
import { type WebhooksOptions, webhooksChecks } from './options.ts';

type Settings = Omit<
  WebhooksOptions,
  'repository' | 'onError' | 'now' | 'publicUrl' | 'secrets' | 'tracing' | 'destinations'
>;

export interface WebhooksSetting {
  /**
   * Settings of the webhook engine in this process, as for `createWebhooks`. `false`: another process sends webhooks.
   * @default webhooks are sent if the group is served
   */
  readonly webhooks?: boolean | Settings;
}

export interface ShownWebhooks {
  /** Publishes events of the host application (`publish`). `null` if another process sends webhooks. */
  readonly webhooks: WebhookEngine | null;
}

export const webhooksOfPackage = (
  declared: DeclaredByGroups,
): EngineOfPackage<WebhookEngine, Settings, ShownWebhooks> => ({
  group: 'webhooks',
  checks: without(
    webhooksChecks(declared.events),
    'repository',
    'onError',
    'now',
    'publicUrl',
    'secrets',
    'tracing',
    'destinations',
  ),
  create: (settings, { factory, repository, publicUrl, onError, now, tracing, receivers, destinations }) =>
    webhookEngine(declared, {
      ...settings,
      receivers: mergedReceivers(factory, [...receivers, settings.receivers]),
      // It has this part, because the option needs it.
      repository: repository as WebhooksOptions['repository'],
      ...defined({ publicUrl, onError, now, tracing, destinations }),
    }),
  shown: webhooks => ({ webhooks }),
});
