/** Automation in the console: inbound endpoints, hooks, routes and the history of events. */
import { recordRoutes, section, workspacePath as workspace } from '../../section.ts';
import { listRegisteredTypes } from './registered-types.ts';
import { searchAutomation } from './search.ts';

const place = `${workspace}/automation`;
const event = `${place}/events/:event_id`;
const delivery = `${place}/deliveries/:delivery_id`;

const endpoints = recordRoutes({
  list: `${place}/endpoints`,
  parameter: 'endpoint_id',
  one: 'InboundEndpoint',
  many: 'InboundEndpoints',
  operations: 'AutomationEndpoint',
  verbs: ['new', 'edit', 'pause', 'resume', 'rotate', 'delete'],
});
const hooks = recordRoutes({
  list: `${place}/hooks`,
  parameter: 'hook_id',
  one: 'Hook',
  many: 'Hooks',
  operations: 'AutomationHook',
  verbs: ['new', 'pause', 'resume', 'delete'],
});
const routes = recordRoutes({
  list: `${place}/routes`,
  parameter: 'route_id',
  one: 'Route',
  many: 'Routes',
  operations: 'AutomationRoute',
  verbs: ['new', 'edit', 'pause', 'resume', 'delete'],
});
const types = recordRoutes({
  list: `${place}/event-types`,
  parameter: 'type',
  one: 'Type',
  many: 'Types',
  operations: 'AutomationType',
  // One part less would hide a type with the name new.
  form: '/new/form',
  verbs: ['new', 'edit', 'delete'],
});

/** A GET request for an action, for example after a login, redirects to its page. */
export const automationSection = section({
  nav: [
    { label: 'Inbound endpoints', path: '/automation/endpoints', group: 'Automation', icon: 'plug' },
    { label: 'Hooks', path: '/automation/hooks', group: 'Automation', icon: 'waypoints' },
    { label: 'Routes', path: '/automation/routes', group: 'Automation', icon: 'route' },
    {
      label: 'Events',
      path: '/automation/events',
      group: 'Automation',
      icon: 'history',
      tabs: [
        { label: 'History', path: '/automation/events' },
        { label: 'Event types', path: '/automation/event-types' },
      ],
    },
  ],
  routes: [
    ...endpoints.routes,
    [
      `${place}/endpoints/:endpoint_id/test`,
      { GET: 'newInboundTest', POST: 'testInboundEndpoint' },
      'refillTest',
    ],
    ...hooks.routes,
    ...routes.routes,
    ...types.routes,
    [`${place}/type-policy`, { GET: 'goToTypes', POST: 'changeTypePolicy' }],
    [`${place}/events`, { GET: 'showHistory' }],
    [`${place}/events/replay`, { GET: 'goToHistory', POST: 'replayAutomationEvents' }],
    [`${place}/events/bulk`, { GET: 'goToHistory', POST: 'replayChosenEvents' }, 'refillChosenEvents'],
    [`${place}/settings`, { GET: 'goToHistory', POST: 'changeRetention' }],
    [event, { GET: 'showAutomationEvent' }],
    [`${event}/replay`, { GET: 'goToAutomationEvent', POST: 'replayAutomationEvent' }],
    [`${event}/cancel`, { GET: 'goToAutomationEvent', POST: 'cancelAutomationEvent' }],
    [delivery, { GET: 'showAutomationDelivery' }],
    [`${delivery}/replay`, { GET: 'goToAutomationDelivery', POST: 'replayAutomationDelivery' }],
  ],
  overview: async (visit, id) => (await import('./actions/overview.ts')).overview(visit, id),
  search: searchAutomation,
  eventTypes: listRegisteredTypes,
  shortcuts: [
    { label: 'Create an inbound endpoint', path: '/automation/endpoints/new#new-name' },
    { label: 'Create a hook', path: '/automation/hooks/new#new-url' },
    { label: 'Create a route', path: '/automation/routes/new#new-name' },
  ],
  performs: {
    ...endpoints.performs,
    ...hooks.performs,
    ...routes.performs,
    ...types.performs,
    testInboundEndpoint: null,
    replayChosenEvents: null,
    createType: 'registerAutomationType',
    changeType: 'registerAutomationType',
    changeTypePolicy: 'changeAutomationSettings',
    changeRetention: 'changeAutomationSettings',
    replayAutomationDelivery: 'replayWebhookDelivery',
  },
  load: async () => (await import('./actions/index.ts')).actions,
});
