/** The registry of event types: what the events of a workspace are called and contain. */
import { jsonReply, listReply } from '../../group/envelope.ts';
import { lazily } from '../../group/lazily.ts';
import { operation } from '../../group/operation.ts';
import { read, write } from '../declared.ts';

const handlers = lazily(() => import('./types.ts'));

const path = '/api/v1/automation/event-types';
const one = {
  path: `${path}/:type`,
  params: { type: { description: 'The event type.', example: 'subscription.renewed' } },
} as const;
const typeReply = jsonReply('AutomationTypeRecord', 'The event type.', {
  title: 'AutomationTypeReply',
  about: 'A registered event type.',
});

export const typeOperations = [
  operation({
    id: 'listAutomationTypes',
    method: 'GET',
    path,
    summary: 'List registered event types',
    description: 'Returns the event types that the workspace has registered, sorted by type.',
    ...read,
    request: 'NoInput',
    reply: listReply('AutomationTypeRecord', 'The event types.', {
      title: 'AutomationTypeListReply',
      about: 'The registered event types.',
    }),
    errors: [],
    handler: handlers.listTypes,
  }),
  operation({
    id: 'describeAutomationTypes',
    method: 'GET',
    path: `${path}/openapi`,
    summary: 'Describe the event types in OpenAPI',
    description:
      'Returns an OpenAPI 3.1 document whose `webhooks` are the registered types, for generators of receivers.',
    ...read,
    request: 'NoInput',
    reply: {
      schema: 'AutomationTypeDocument',
      description: 'The document.',
      revalidate: true,
      envelope: document => ({ ...document }),
    },
    errors: [],
    handler: handlers.describeTypes,
  }),
  operation({
    id: 'registerAutomationType',
    method: 'PUT',
    ...one,
    summary: 'Register an event type',
    description:
      'Stores what events of this type contain, or replaces it. Events of the type must match its schema, whether they are published or made by a route.',
    ...write,
    request: 'RegisterAutomationTypeRequest',
    reply: typeReply,
    errors: ['too_many_automation_types'],
    handler: handlers.registerType,
  }),
  operation({
    id: 'deleteAutomationType',
    method: 'DELETE',
    ...one,
    summary: 'Delete a registered event type',
    description: 'Removes the type from the registry. Its events stay.',
    ...write,
    request: 'NoInput',
    reply: { ...typeReply, description: 'The deleted event type.' },
    errors: ['automation_type_not_found'],
    handler: handlers.removeType,
  }),
];
