/** The actions on webhooks and their deliveries. */
export {
  changeWebhook,
  deleteWebhook,
  goToWebhook,
  pauseWebhook,
  refillChangedWebhook,
  resumeWebhook,
} from './change.ts';
export { createWebhook, refillWebhook } from './create.ts';
export {
  goToDelivery,
  refillReplay,
  replayDelivery,
  replayWebhook,
  showDelivery,
  skipDelivery,
  testWebhook,
} from './deliveries.ts';
export { goToDeliveries, refillDeliveries, replayDeliveries, showDeliveries } from './delivery-log.ts';
export { editWebhook, newWebhook } from './editor.ts';
export { showEvents, showWebhooks } from './list.ts';
export { revealWebhookSecret, rotateWebhookSecret } from './secret.ts';
export { showWebhook } from './webhook.ts';
