import { mergedReceivers } from './group/receiver.ts';
import { builtIn } from './groups.ts';
import type { TargetRules } from './outbound/target.ts';
import { type OfPackage, type WebhookEngine, webhookEngine } from './webhooks/engine.ts';
import { type WebhooksOptions, webhooksChecks } from './webhooks/options.ts';

const ofPackage: OfPackage = {
  reserved: builtIn.flatMap(({ events = [] }) => events.map(({ type }) => type)),
  receivers: mergedReceivers(
    'createWebhooks',
    builtIn.map(({ receivers }) => receivers),
  ),
};

/** The checks of the options of `createWebhooks`. */
export const checksOfWebhooks = webhooksChecks(ofPackage.reserved);

/**
 * Creates the engine that sends webhooks. Pass it to {@link createRouter}, call `start()` in as many processes as you
 * like, and `close()` it before the storage.
 * @throws TypeError for an invalid event type of the host
 */
export const createWebhooks = (options: WebhooksOptions): WebhookEngine => webhookEngine(ofPackage, options);

/** The same, with the rule of the mock server that allows some private targets. See `TargetGuard`. */
export const admittingWebhooks = (
  options: WebhooksOptions,
  admit: NonNullable<TargetRules['admit']>,
): WebhookEngine => webhookEngine(ofPackage, options, admit);
