import { mergedReceivers } from './group/receiver.ts';
import { builtIn } from './groups.ts';
import { type OfPackage, type WebhookEngine, webhookEngine } from './webhooks/engine.ts';
import type { WebhooksOptions } from './webhooks/options.ts';
import type { TargetRules } from './webhooks/target.ts';

const ofPackage: OfPackage = {
  reserved: builtIn.flatMap(({ events = [] }) => events.map(({ type }) => type)),
  receivers: mergedReceivers(builtIn.map(({ receivers }) => receivers)),
};

/**
 * The engine that sends webhooks: give it to {@link createRouter}, start it in as many processes as you like,
 * close it before the storage.
 * @throws TypeError for events of the host's own that cannot be
 */
export const createWebhooks = (options: WebhooksOptions): WebhookEngine => webhookEngine(ofPackage, options);

/** The same, with a rule of the mock for private targets. See `TargetGuard`. */
export const admittingWebhooks = (
  options: WebhooksOptions,
  admit: NonNullable<TargetRules['admit']>,
): WebhookEngine => webhookEngine(ofPackage, options, admit);
