/** The actions on webhooks and their deliveries. */
import {
  goToDelivery,
  refillReplay,
  replayDelivery,
  replayWebhook,
  showDelivery,
  skipDelivery,
  testWebhook,
} from './deliveries.ts';
import { goToDeliveries, refillDeliveries, replayDeliveries, showDeliveries } from './delivery-log.ts';
import { showEvents, showWebhooks } from './list.ts';
import { revealWebhookSecret, rotateWebhookSecret } from './secret.ts';
import { webhookActions } from './webhook.ts';

export const actions = {
  ...webhookActions,
  showWebhooks,
  showEvents,
  revealWebhookSecret,
  rotateWebhookSecret,
  testWebhook,
  replayWebhook,
  refillReplay,
  showDeliveries,
  goToDeliveries,
  replayDeliveries,
  refillDeliveries,
  showDelivery,
  goToDelivery,
  replayDelivery,
  skipDelivery,
};
