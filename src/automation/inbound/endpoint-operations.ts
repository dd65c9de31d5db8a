/** Inbound endpoints over HTTP. */

import { jsonReply, listReply } from '../../group/envelope.ts';
import { lazily } from '../../group/lazily.ts';
import { operationFor } from '../../group/operation.ts';
import { read, write } from '../declared.ts';
import type { InboundService } from './service.ts';

const endpointHandlers = lazily(() => import('./endpoints.ts'));

const operation = operationFor<InboundService, 'automation' | 'webhooks'>();

const endpoints = '/api/v1/automation/endpoints';
const endpoint = {
  path: `${endpoints}/:endpoint_id`,
  params: { endpoint_id: { description: 'Id of the inbound endpoint.', example: 'ain_demo' } },
} as const;
const endpointReply = jsonReply('AutomationEndpoint', 'The inbound endpoint.', {
  about: 'An inbound endpoint.',
});
const newEndpointReply = {
  ...jsonReply('CreatedAutomationEndpoint', 'The inbound endpoint with its new URL.', {
    about: 'An inbound endpoint with its new URL.',
  }),
  status: 201,
} as const;

export const endpointOperations = [
  operation({
    id: 'listAutomationEndpoints',
    method: 'GET',
    path: endpoints,
    summary: 'List inbound endpoints',
    description: 'Returns the inbound endpoints of the workspace, oldest first.',
    ...read,
    request: 'NoInput',
    reply: listReply('AutomationEndpoint', 'The inbound endpoints.', {
      about: 'Inbound endpoints, oldest first.',
    }),
    errors: [],
    handler: endpointHandlers.listEndpoints,
  }),
  operation({
    id: 'createAutomationEndpoint',
    method: 'POST',
    path: endpoints,
    summary: 'Create an inbound endpoint',
    description:
      'Creates a URL that publishes events without an API key. Only this response contains the URL, so store it.',
    ...write,
    request: 'CreateAutomationEndpointRequest',
    reply: newEndpointReply,
    errors: ['too_many_automation_endpoints'],
    handler: endpointHandlers.createEndpoint,
  }),
  operation({
    id: 'getAutomationEndpoint',
    method: 'GET',
    ...endpoint,
    summary: 'Get an inbound endpoint',
    description: 'Returns the inbound endpoint without its URL.',
    ...read,
    request: 'NoInput',
    reply: { ...endpointReply, revalidate: true },
    errors: ['automation_endpoint_not_found'],
    handler: endpointHandlers.getEndpoint,
  }),
  operation({
    id: 'changeAutomationEndpoint',
    method: 'PATCH',
    ...endpoint,
    summary: 'Change an inbound endpoint',
    description: 'Changes the given fields. Omitted fields keep their values.',
    ...write,
    request: 'ChangeAutomationEndpointRequest',
    reply: endpointReply,
    errors: ['automation_endpoint_not_found'],
    handler: endpointHandlers.changeEndpoint,
  }),
  operation({
    id: 'deleteAutomationEndpoint',
    method: 'DELETE',
    ...endpoint,
    summary: 'Delete an inbound endpoint',
    description: 'Deletes the inbound endpoint. Its URL stops working immediately. Its events are kept.',
    ...write,
    request: 'NoInput',
    reply: { ...endpointReply, description: 'The inbound endpoint before its deletion.' },
    errors: ['automation_endpoint_not_found'],
    handler: endpointHandlers.deleteEndpoint,
  }),
  operation({
    id: 'rotateAutomationEndpoint',
    method: 'POST',
    path: `${endpoint.path}/rotate`,
    params: endpoint.params,
    summary: 'Rotate the URL of an inbound endpoint',
    irreversible: true,
    description:
      'Creates a new URL. The old one works until the overlap ends. At most nine old URLs work at the same time: one more rotation ends the oldest.',
    ...write,
    request: 'RotateAutomationEndpointRequest',
    reply: newEndpointReply,
    errors: ['automation_endpoint_not_found'],
    handler: endpointHandlers.rotateEndpoint,
  }),
];
