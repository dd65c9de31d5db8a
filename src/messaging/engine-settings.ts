/** The messaging engine as `createMarketplace` creates it. */
import { without } from '../common/check-options.ts';
import { defined } from '../common/defined.ts';
import type { EngineOfPackage } from '../group/engine.ts';
import { checksOfMessaging, createMessaging, type MessagingOptions } from './create-messaging.ts';
import type { MessagingEngine } from './engine/engine.ts';

type Settings = Omit<
  MessagingOptions,
  'repository' | 'onError' | 'now' | 'webhooks' | 'publicUrl' | 'secrets' | 'tracing'
>;

export interface MessagingSetting {
  /**
   * Serves the group messaging. Settings of the engine that holds the instances in this process, as for
   * `createMessaging`; `true` uses the defaults, with the simulated channel only.
   * @default false
   */
  readonly messaging?: boolean | Settings;
}

export interface ShownMessaging {
  /** The messaging engine. `null` if the group is not served. */
  readonly messaging: MessagingEngine | null;
}

export const messagingOfPackage: EngineOfPackage<MessagingEngine, Settings, ShownMessaging> = {
  group: 'messaging',
  checks: without(
    checksOfMessaging,
    'repository',
    'onError',
    'now',
    'webhooks',
    'publicUrl',
    'secrets',
    'tracing',
  ),
  create: (settings, { repository, publicUrl, onError, now, tracing, sender }) =>
    createMessaging({
      ...settings,
      repository: repository as MessagingOptions['repository'],
      ...defined({ publicUrl, onError, now, tracing, webhooks: sender }),
    }),
  shown: messaging => ({ messaging }),
};
