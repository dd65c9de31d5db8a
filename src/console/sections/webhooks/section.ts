/** Webhooks and their deliveries in the console. */
import { recordRoutes, section, workspacePath as workspace } from '../../section.ts';
import { searchWebhooks } from './search.ts';

const webhook = `${workspace}/webhooks/:webhook_id`;
const webhooks = recordRoutes({
  list: `${workspace}/webhooks`,
  parameter: 'webhook_id',
  one: 'Webhook',
  many: 'Webhooks',
  verbs: ['new', 'edit', 'pause', 'resume', 'delete'],
});
const deliveries = `${workspace}/webhook-deliveries`;
const delivery = `${deliveries}/:delivery_id`;

/** A GET request for an action, for example after a login, redirects to its page. */
export const webhooksSection = section({
  nav: [
    { label: 'Endpoints', path: '/webhooks', group: 'Webhooks', icon: 'webhook', order: 10 },
    { label: 'Deliveries', path: '/webhook-deliveries', group: 'Webhooks', icon: 'send', order: 20 },
    { label: 'Event catalogue', path: '/events', group: 'Webhooks', icon: 'zap', order: 30 },
  ],
  routes: [
    [`${workspace}/events`, { GET: 'showEvents' }],
    ...webhooks.routes,
    [`${webhook}/test`, { GET: 'goToWebhook', POST: 'testWebhook' }],
    [`${webhook}/secret`, { GET: 'goToWebhook', POST: 'revealWebhookSecret' }],
    [`${webhook}/rotate`, { GET: 'goToWebhook', POST: 'rotateWebhookSecret' }],
    [`${webhook}/replay`, { GET: 'goToWebhook', POST: 'replayWebhook' }, 'refillReplay'],
    [deliveries, { GET: 'showDeliveries' }],
    [`${deliveries}/replay`, { GET: 'goToDeliveries', POST: 'replayDeliveries' }, 'refillDeliveries'],
    [delivery, { GET: 'showDelivery' }],
    [`${delivery}/replay`, { GET: 'goToDelivery', POST: 'replayDelivery' }],
    [`${delivery}/skip`, { GET: 'goToDelivery', POST: 'skipDelivery' }],
  ],
  overview: async (visit, id, period) => (await import('./actions/overview.ts')).overview(visit, id, period),
  search: searchWebhooks,
  shortcuts: [{ label: 'Create a webhook', path: '/webhooks/new#new-url' }],
  performs: {
    replayWebhook: 'replayWebhookDeliveries',
    replayDeliveries: 'replayWebhookDeliveries',
    replayDelivery: 'replayWebhookDelivery',
    skipDelivery: 'skipWebhookDelivery',
  },
  load: async () => (await import('./actions/index.ts')).actions,
});
