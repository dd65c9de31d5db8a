/** Automation in the console: inbound endpoints, hooks, routes and the history of events. */
import { section, workspacePath as workspace } from '../../section.ts';
import { listRegisteredTypes } from './registered-types.ts';
import { searchAutomation } from './search.ts';

const place = `${workspace}/automation`;
const endpoint = `${place}/endpoints/:endpoint_id`;
const hook = `${place}/hooks/:hook_id`;
const route = `${place}/routes/:route_id`;
const type = `${place}/event-types/:type`;
const event = `${place}/events/:event_id`;
const delivery = `${place}/deliveries/:delivery_id`;

/** A GET request for an action, for example after a login, redirects to its page. */
export const automationSection = section({
  nav: [
    { label: 'Inbound endpoints', path: '/automation/endpoints', group: 'Automation', icon: 'plug' },
    { label: 'Hooks', path: '/automation/hooks', group: 'Automation', icon: 'waypoints' },
    { label: 'Routes', path: '/automation/routes', group: 'Automation', icon: 'route' },
    { label: 'Event types', path: '/automation/event-types', group: 'Automation', icon: 'scroll-text' },
    { label: 'History', path: '/automation/events', group: 'Automation', icon: 'history' },
  ],
  routes: [
    [`${place}/endpoints`, { GET: 'showInboundEndpoints', POST: 'createInboundEndpoint' }, 'refillEndpoint'],
    [`${place}/endpoints/new`, { GET: 'newInboundEndpoint' }],
    [endpoint, { GET: 'showInboundEndpoint', POST: 'changeInboundEndpoint' }, 'refillChangedEndpoint'],
    [`${endpoint}/edit`, { GET: 'editInboundEndpoint' }],
    [`${endpoint}/test`, { GET: 'newInboundTest', POST: 'testInboundEndpoint' }, 'refillTest'],
    [`${endpoint}/pause`, { GET: 'goToEndpoint', POST: 'pauseInboundEndpoint' }],
    [`${endpoint}/resume`, { GET: 'goToEndpoint', POST: 'resumeInboundEndpoint' }],
    [`${endpoint}/rotate`, { GET: 'goToEndpoint', POST: 'rotateInboundEndpoint' }],
    [`${endpoint}/delete`, { GET: 'goToEndpoint', POST: 'deleteInboundEndpoint' }],
    [`${place}/hooks`, { GET: 'showHooks', POST: 'createHook' }, 'refillHook'],
    [`${place}/hooks/new`, { GET: 'newHook' }],
    [hook, { GET: 'showHook' }],
    [`${hook}/pause`, { GET: 'goToHook', POST: 'pauseHook' }],
    [`${hook}/resume`, { GET: 'goToHook', POST: 'resumeHook' }],
    [`${hook}/delete`, { GET: 'goToHook', POST: 'deleteHook' }],
    [`${place}/routes`, { GET: 'showRoutes', POST: 'createRoute' }, 'refillRoute'],
    [`${place}/routes/new`, { GET: 'newRoute' }],
    [`${place}/routes/new/hook`, { GET: 'goToNewRoute', POST: 'createRouteHook' }, 'refillRouteHook'],
    [`${route}/hook`, { GET: 'goToRoute', POST: 'createRouteHook' }, 'refillRouteHook'],
    [`${route}/edit`, { GET: 'editRoute' }],
    [route, { GET: 'showRoute', POST: 'changeRoute' }, 'refillChangedRoute'],
    [`${route}/pause`, { GET: 'goToRoute', POST: 'pauseRoute' }],
    [`${route}/resume`, { GET: 'goToRoute', POST: 'resumeRoute' }],
    [`${route}/delete`, { GET: 'goToRoute', POST: 'deleteRoute' }],
    [`${place}/event-types`, { GET: 'showTypes', POST: 'createType' }, 'refillType'],
    // One part less would hide a type with the name new.
    [`${place}/event-types/new/form`, { GET: 'newType' }],
    [`${place}/type-policy`, { GET: 'goToTypes', POST: 'changeTypePolicy' }],
    [type, { GET: 'showType', POST: 'changeType' }, 'refillChangedType'],
    [`${type}/delete`, { GET: 'goToType', POST: 'deleteType' }],
    [`${place}/events`, { GET: 'showHistory' }],
    [`${place}/events/replay`, { GET: 'goToHistory', POST: 'replayAutomationEvents' }],
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
    createInboundEndpoint: 'createAutomationEndpoint',
    changeInboundEndpoint: 'changeAutomationEndpoint',
    testInboundEndpoint: null,
    pauseInboundEndpoint: 'changeAutomationEndpoint',
    resumeInboundEndpoint: 'changeAutomationEndpoint',
    rotateInboundEndpoint: 'rotateAutomationEndpoint',
    deleteInboundEndpoint: 'deleteAutomationEndpoint',
    createHook: 'createAutomationHook',
    createRouteHook: 'createAutomationHook',
    pauseHook: 'changeAutomationHook',
    resumeHook: 'changeAutomationHook',
    deleteHook: 'deleteAutomationHook',
    createRoute: 'createAutomationRoute',
    changeRoute: 'changeAutomationRoute',
    pauseRoute: 'changeAutomationRoute',
    resumeRoute: 'changeAutomationRoute',
    deleteRoute: 'deleteAutomationRoute',
    createType: 'registerAutomationType',
    changeType: 'registerAutomationType',
    deleteType: 'deleteAutomationType',
    changeTypePolicy: 'changeAutomationSettings',
    changeRetention: 'changeAutomationSettings',
    replayAutomationDelivery: 'replayWebhookDelivery',
  },
  load: () => import('./actions/index.ts'),
});
