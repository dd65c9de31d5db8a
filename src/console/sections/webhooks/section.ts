/** Webhooks and their deliveries in the console. */
import { section, workspacePath as workspace } from '../../section.ts';
import { searchWebhooks } from './search.ts';

const webhook = `${workspace}/webhooks/:webhook_id`;
const deliveries = `${workspace}/webhook-deliveries`;
const delivery = `${deliveries}/:delivery_id`;

/** A GET request for an action, for example after a login, redirects to its page. */
export const webhooksSection = section({
  nav: [
    { label: 'Endpoints', path: '/webhooks', group: 'Webhooks', icon: 'webhook', order: 10 },
    { label: 'Deliveries', path: '/webhook-deliveries', group: 'Webhooks', icon: 'send', order: 20 },
    { label: 'Events', path: '/events', group: 'Developers', icon: 'zap', order: 40 },
  ],
  routes: [
    [`${workspace}/events`, { GET: 'showEvents' }],
    [`${workspace}/webhooks`, { GET: 'showWebhooks', POST: 'createWebhook' }, 'refillWebhook'],
    [`${workspace}/webhooks/new`, { GET: 'newWebhook' }],
    [webhook, { GET: 'showWebhook', POST: 'changeWebhook' }, 'refillChangedWebhook'],
    [`${webhook}/edit`, { GET: 'editWebhook' }],
    [`${webhook}/test`, { GET: 'goToWebhook', POST: 'testWebhook' }],
    [`${webhook}/pause`, { GET: 'goToWebhook', POST: 'pauseWebhook' }],
    [`${webhook}/resume`, { GET: 'goToWebhook', POST: 'resumeWebhook' }],
    [`${webhook}/secret`, { GET: 'goToWebhook', POST: 'revealWebhookSecret' }],
    [`${webhook}/rotate`, { GET: 'goToWebhook', POST: 'rotateWebhookSecret' }],
    [`${webhook}/delete`, { GET: 'goToWebhook', POST: 'deleteWebhook' }],
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
  load: () => import('./actions/index.ts'),
});
