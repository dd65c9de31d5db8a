/** Hooks and samples over HTTP. */

import { jsonReply, listReply } from '../group/envelope.ts';
import { lazily } from '../group/lazily.ts';
import { operationFor } from '../group/operation.ts';
import { read, write } from './declared.ts';
import type { AutomationService } from './service.ts';

const hookHandlers = lazily(() => import('./hooks.ts'));
const sampleHandlers = lazily(() => import('./samples.ts'));

const operation = operationFor<AutomationService, 'automation' | 'webhooks'>();
const path = '/api/v1/automation/hooks';
const hook = {
  path: `${path}/:hook_id`,
  params: { hook_id: { description: 'Id of the hook.', example: 'hook_demo' } },
} as const;
const reply = jsonReply('AutomationHook', 'The hook.', { revalidate: true });

export const hookOperations = [
  operation({
    id: 'listAutomationHooks',
    method: 'GET',
    path,
    summary: 'List the hooks',
    description: 'Returns the hooks of the workspace, oldest first.',
    ...read,
    request: 'NoInput',
    reply: listReply('AutomationHook', 'The hooks.', { about: 'The hooks of the workspace.' }),
    errors: [],
    handler: hookHandlers.listHooks,
  }),
  operation({
    id: 'createAutomationHook',
    method: 'POST',
    path,
    summary: 'Subscribe to an event',
    description:
      'Returns the hook with the secret that verifies its requests. The URL must point to public IP addresses. If the receiver answers 410, the hook is paused with the reason `gone`. A new one may take its place when the workspace has reached its limit. All operations on webhooks take hooks too.',
    ...write,
    request: 'CreateAutomationHookRequest',
    reply: { ...jsonReply('CreatedAutomationHook', 'The hook, with its secret.'), status: 201 },
    errors: ['too_many_hooks'],
    handler: hookHandlers.createHook,
  }),
  operation({
    id: 'getAutomationHook',
    method: 'GET',
    ...hook,
    summary: 'Get a hook',
    description: 'Returns the hook without its secret.',
    ...read,
    request: 'NoInput',
    reply,
    errors: ['hook_not_found'],
    handler: hookHandlers.getHook,
  }),
  operation({
    id: 'changeAutomationHook',
    method: 'PATCH',
    ...hook,
    summary: 'Change a hook',
    description:
      'Changes the given fields. Omitted fields keep their values. `state` pauses the hook, or resumes one that was paused because its receiver failed.',
    ...write,
    request: 'ChangeAutomationHookRequest',
    reply: { ...reply, revalidate: false },
    errors: ['hook_not_found'],
    handler: hookHandlers.changeHook,
  }),
  operation({
    id: 'deleteAutomationHook',
    method: 'DELETE',
    ...hook,
    summary: 'Unsubscribe',
    description:
      'Deletes the hook and its waiting deliveries. A delivery that is being sent may still arrive.',
    ...write,
    request: 'NoInput',
    reply: { ...reply, revalidate: false, description: 'The hook before its deletion.' },
    errors: ['hook_not_found'],
    handler: hookHandlers.deleteHook,
  }),
  operation({
    id: 'listAutomationSamples',
    method: 'GET',
    path: '/api/v1/automation/samples',
    summary: 'List samples of an event',
    description:
      'Answers up to three events as a hook is sent them, for the editor of a tool: the last that were published, or examples of the events of this service.',
    ...read,
    request: 'AutomationSampleListRequest',
    reply: listReply('AutomationSample', 'The samples.', {
      revalidate: false,
      about: 'Samples of an event.',
    }),
    errors: [],
    handler: sampleHandlers.listSamples,
  }),
];
