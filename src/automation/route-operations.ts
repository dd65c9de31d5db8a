/** Routes over HTTP. */
import { lazily } from '../group/lazily.ts';
import { operationFor } from '../group/operation.ts';
import { read, success, write } from './declared.ts';
import type { AutomationService } from './service.ts';

const routeHandlers = lazily(() => import('./routes.ts'));

const operation = operationFor<AutomationService, 'automation' | 'webhooks'>();
const path = '/api/v1/automation/routes';
const route = {
  path: `${path}/:route_id`,
  params: { route_id: { description: 'Id of the route.', example: 'route_demo' } },
} as const;
const reply = {
  schema: 'AutomationRouteReply',
  description: 'The route.',
  revalidate: false,
  envelope: success,
} as const;

export const routeOperations = [
  operation({
    id: 'listAutomationRoutes',
    method: 'GET',
    path,
    summary: 'List the routes',
    description: 'Answers the routes of the workspace, the oldest first.',
    ...read,
    request: 'NoInput',
    reply: {
      ...reply,
      schema: 'AutomationRouteListReply',
      description: 'The routes.',
      revalidate: true,
    },
    errors: [],
    handler: routeHandlers.listRoutes,
  }),
  operation({
    id: 'createAutomationRoute',
    method: 'POST',
    path,
    summary: 'Make a route',
    description:
      'Takes events from inbound endpoints, or of some types, that fit a filter, makes others of them by a mapping, and sends these to hooks.',
    ...write,
    request: 'CreateAutomationRouteRequest',
    reply: { ...reply, status: 201 },
    errors: ['too_many_routes'],
    handler: routeHandlers.createRoute,
  }),
  operation({
    id: 'tryAutomationRoute',
    method: 'POST',
    path: `${path}/try`,
    summary: 'Try a route',
    description: 'Shows what a filter and a mapping make of an event. Nothing is stored or sent.',
    ...write,
    request: 'TryAutomationRouteRequest',
    reply: { ...reply, schema: 'AutomationRouteTryReply', description: 'What became of the event.' },
    errors: [],
    handler: routeHandlers.tryRoute,
  }),
  operation({
    id: 'getAutomationRoute',
    method: 'GET',
    ...route,
    summary: 'Read a route',
    description: 'Answers the route, with how it fares.',
    ...read,
    request: 'NoInput',
    reply: { ...reply, revalidate: true },
    errors: ['route_not_found'],
    handler: routeHandlers.getRoute,
  }),
  operation({
    id: 'changeAutomationRoute',
    method: 'PATCH',
    ...route,
    summary: 'Change a route',
    description: 'Changes what is given; what is left out stays. `state` pauses it, or takes events again.',
    ...write,
    request: 'ChangeAutomationRouteRequest',
    reply,
    errors: ['route_not_found'],
    handler: routeHandlers.changeRoute,
  }),
  operation({
    id: 'deleteAutomationRoute',
    method: 'DELETE',
    ...route,
    summary: 'Delete a route',
    description: 'Removes the route with what waits for it. What it has made stays.',
    ...write,
    request: 'NoInput',
    reply: { ...reply, description: 'The route as it was.' },
    errors: ['route_not_found'],
    handler: routeHandlers.deleteRoute,
  }),
];
