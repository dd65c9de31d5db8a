import type { WebhookService } from '../../../../webhooks/service.ts';
import type { Visit } from '../../../visit.ts';

/** A visit to the webhook pages. */
export type WebhookVisit = Visit<'webhooks', WebhookService>;
