/** The log of the requests of a workspace, and their counts. */
import { jsonReply, listReply, pageReply } from '../group/envelope.ts';
import { group } from '../group/group.ts';
import { lazily } from '../group/lazily.ts';
import { operation } from '../group/operation.ts';
import { requestsOption } from './engine-option.ts';
import { requestErrors } from './errors.ts';
import { requestService } from './service.ts';

const requestHandlers = lazily(() => import('./handlers.ts'));

const read = { auth: 'bearer', scope: 'requests:read', method: 'GET' } as const;

export const requests = group({
  name: 'requests',
  description: 'The log of the requests that came with the keys of a workspace, and their counts.',
  needs: ['requests'],
  scopes: { 'requests:read': 'List the requests of all keys of the workspace, and count them' },
  errors: requestErrors,
  option: requestsOption,
  service: requestService,
  retention: ({ service: { retention } }) => [
    {
      what: 'Requests',
      days: retention?.requestDays ?? 'elsewhere',
      ...(retention === null ? {} : { most: retention.most }),
      decidedBy: { option: 'requests.retentionDays' },
    },
    {
      what: 'Refused and failed requests',
      days: retention?.requestDays ?? 'elsewhere',
      ...(retention === null ? {} : { most: retention.maxErrors }),
      decidedBy: { option: 'requests.maxErrors' },
    },
    { what: 'Daily counts of requests', days: retention?.usageDays ?? 'elsewhere' },
  ],
  operations: [
    operation({
      id: 'listRequests',
      path: '/api/v1/requests',
      summary: 'List requests',
      description:
        'Returns the requests that came with a key of the workspace, newest first. Those that were refused or failed are kept longer than others if there are many. Bodies are never stored, and of the parameters only values that hold a number, a boolean or one of a few words. If there are more than 50 requests a second, some are only counted. Requests for this log are left out.',
      ...read,
      request: 'RequestListRequest',
      reply: pageReply('RequestLogEntry', 'A page of requests.', {
        title: 'RequestListReply',
        about: 'Requests, newest first.',
      }),
      errors: [],
      handler: requestHandlers.listRequests,
    }),
    operation({
      id: 'getRequest',
      path: '/api/v1/requests/:request_id',
      params: { request_id: { description: 'Id of the request in the log.', example: 'req_demo_1' } },
      summary: 'Get a request',
      description: 'Returns one request of the log.',
      ...read,
      request: 'NoInput',
      reply: jsonReply('RequestLogEntry', 'The request.', {
        revalidate: true,
        title: 'RequestReply',
        about: 'A request.',
      }),
      errors: ['request_not_found'],
      handler: requestHandlers.getRequest,
    }),
    operation({
      id: 'getUsage',
      path: '/api/v1/usage',
      summary: 'Count requests',
      description:
        'Returns the number of requests with keys of the workspace, by day, hour, key or operation. All requests are counted. Days and hours without requests are left out.',
      ...read,
      request: 'UsageRequest',
      reply: listReply('UsageRow', 'The counts.', {
        title: 'UsageReply',
        about:
          'Counts of requests: by day in order, or the keys or operations with the most requests, at most 100.',
      }),
      errors: [],
      handler: requestHandlers.getUsage,
    }),
  ],
});
