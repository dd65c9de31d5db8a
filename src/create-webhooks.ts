import { builtIn } from './groups.ts';
import { type WebhookEngine, webhookEngine } from './webhooks/engine.ts';
import type { WebhooksOptions } from './webhooks/options.ts';
import type { TargetRules } from './webhooks/target.ts';

/** The types of this package's events: a host cannot publish them in its name. */
const reserved: readonly string[] = builtIn.flatMap(({ events = [] }) => events.map(({ type }) => type));

/**
 * The engine that sends webhooks: give it to {@link createRouter}, start it in as many processes as you like,
 * close it before the storage.
 * @throws TypeError for events of the host's own that cannot be
 */
export const createWebhooks = (options: WebhooksOptions): WebhookEngine => webhookEngine(reserved, options);

/** The same, with a rule of the mock for private targets. See `TargetGuard`. */
export const admittingWebhooks = (
  options: WebhooksOptions,
  admit: NonNullable<TargetRules['admit']>,
): WebhookEngine => webhookEngine(reserved, options, admit);
