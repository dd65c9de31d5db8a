import { events } from './events.ts';
import { type WebhookEngine, type WebhooksOptions, webhookEngine } from './webhooks/engine.ts';

/**
 * The engine that sends webhooks: give it to {@link createRouter}, start it in as many processes as you like,
 * close it before the storage.
 * @throws TypeError for events of the host's own that cannot be
 */
export const createWebhooks = (options: WebhooksOptions): WebhookEngine => webhookEngine(events, options);
