/** The messaging engine as `createMarketplace` creates it. */
import { type EngineOfPackage, givenOptions, type SettingsOf, settingChecks } from '../group/engine.ts';
import { checksOfMessaging, createMessaging, type MessagingOptions } from './create-messaging.ts';
import type { MessagingEngine } from './engine/engine.ts';

type Settings = SettingsOf<MessagingOptions>;

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
  checks: settingChecks(checksOfMessaging),
  create: (settings, context) =>
    createMessaging({
      ...settings,
      ...(givenOptions(checksOfMessaging, context) as unknown as MessagingOptions),
    }),
  shown: messaging => ({ messaging }),
};
