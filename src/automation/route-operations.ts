/** Routes over HTTP. */

import { jsonReply, listReply } from '../group/envelope.ts';
import { lazily } from '../group/lazily.ts';
import { operationFor } from '../group/operation.ts';
import { read, write } from './declared.ts';
import type { AutomationService } from './service.ts';

const routeHandlers = lazily(() => import('./routes.ts'));
const tryHandlers = lazily(() => import('./try-route.ts'));

const operation = operationFor<AutomationService, 'automation' | 'webhooks'>();
const path = '/api/v1/automation/routes';
const route = {
  path: `${path}/:route_id`,
  params: { route_id: { description: 'Id of the route.', example: 'route_demo' } },
} as const;
const reply = jsonReply('AutomationRoute', 'The route.');

export const routeOperations = [
  operation({
    id: 'listAutomationRoutes',
    method: 'GET',
    path,
    summary: 'List the routes',
    description: 'Returns the routes of the workspace, oldest first.',
    ...read,
    request: 'NoInput',
    reply: listReply('AutomationRoute', 'The routes.', { about: 'The routes of the workspace.' }),
    errors: [],
    handler: routeHandlers.listRoutes,
  }),
  operation({
    id: 'createAutomationRoute',
    method: 'POST',
    path,
    summary: 'Create a route',
    description:
      'The route takes events of inbound endpoints or types that match its filter, makes new data with its mapping, and sends the result to hooks.',
    ...write,
    request: 'CreateAutomationRouteRequest',
    reply: { ...reply, status: 201 },
    errors: ['too_many_routes'],
    handler: routeHandlers.createRoute,
  }),
  operation({
    id: 'tryAutomationRoute',
    isRecorded: false,
    method: 'POST',
    path: `${path}/try`,
    summary: 'Try a route',
    description:
      'Returns what a route would make of an event, or why it would skip it. The event is given, or stored. Nothing is stored or sent.',
    ...write,
    request: 'TryAutomationRouteRequest',
    reply: jsonReply('AutomationRouteTry', 'What a route would do with the event.'),
    errors: ['automation_event_not_found'],
    handler: tryHandlers.tryRoute,
  }),
  operation({
    id: 'getAutomationRoute',
    method: 'GET',
    ...route,
    summary: 'Get a route',
    description: 'Returns the route with its recent failures.',
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
    description:
      'Changes the given fields. Omitted fields keep their values. `state` pauses or resumes the route.',
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
    description: 'Deletes the route and its waiting deliveries. Events that it has made are still delivered.',
    ...write,
    request: 'NoInput',
    reply: { ...reply, description: 'The route before its deletion.' },
    errors: ['route_not_found'],
    handler: routeHandlers.deleteRoute,
  }),
];
