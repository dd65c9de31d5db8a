/** The trace of an event over HTTP. */
import { jsonReply } from '../group/envelope.ts';
import { lazily } from '../group/lazily.ts';
import { operationFor } from '../group/operation.ts';
import { read } from './declared.ts';
import type { AutomationService } from './service.ts';

const traceHandlers = lazily(() => import('./trace.ts'));

const operation = operationFor<AutomationService, 'automation' | 'webhooks'>();

export const traceOperations = [
  operation({
    id: 'traceEvent',
    method: 'GET',
    path: '/api/v1/events/:event_id/trace',
    params: { event_id: { description: 'Id of the event.', example: 'evt_demo_paid' } },
    summary: 'Trace an event',
    description:
      'Returns the way of an event: the request that published it, what routes made of it, and its deliveries with their attempts. `complete` says whether anything is missing. An event that a route made has the trace of the event that it was made of. Deliveries to webhooks need the scope `webhooks:read` too.',
    ...read,
    request: 'NoInput',
    reply: jsonReply('AutomationTrace', 'The trace.', { revalidate: true, about: 'The trace of an event.' }),
    errors: ['automation_event_not_found'],
    handler: traceHandlers.traceEvent,
  }),
];
