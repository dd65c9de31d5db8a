import { errorRows } from '../common/errors/errors.ts';

export const webhookErrors = errorRows({
  webhook_not_found: { status: 404, message: 'Webhook not found' },
  delivery_not_found: { status: 404, message: 'Delivery not found' },
  delivery_succeeded: { status: 409, message: 'The delivery has succeeded' },
  webhook_paused: { status: 409, message: 'The webhook is paused' },
  too_many_webhooks: { status: 409, message: 'Webhook limit reached' },
});
