/** The operations of events. */
import { lazily } from '../../group/lazily.ts';
import { operationFor } from '../../group/operation.ts';
import { rawOperation } from '../../group/raw.ts';
import type { MessagingService } from '../service.ts';
import { instance, read } from '../shapes.ts';

const handlers = lazily(() => import('./handlers.ts'));
const operation = operationFor<MessagingService, 'messaging' | 'webhooks'>();

export const feedOperations = [
  operation({
    id: 'readChannelFeed',
    method: 'GET',
    path: '/api/v1/events',
    summary: 'Read the events of instances',
    description:
      'Returns what has happened since a number, without gaps, also if webhooks did not arrive. Pass `last` of a page as `after` of the next one.',
    ...read,
    // Reading numbers events, but changes nothing that anybody waits for.
    request: 'ChannelFeedRequest',
    reply: {
      schema: 'ChannelFeedReply',
      description: 'A page of events.',
      revalidate: true,
      envelope: page => ({ status: 'success', ...page }),
    },
    errors: [],
    handler: handlers.readFeed,
  }),
  rawOperation({
    id: 'listenToInstance',
    method: 'GET',
    path: `${instance.path}/events`,
    params: instance.params,
    summary: 'Listen to an instance',
    description:
      'Sends events as they happen (Server-Sent Events). The `id` of each is its number in the feed: with `Last-Event-ID`, nothing is missed after a lost connection.',
    ...read,
    raw: {
      limit: 0,
      content: {},
      headers: {
        'Last-Event-ID': { description: 'The id of the last event that you have.', example: '42' },
      },
    },
    reply: {
      media: ['text/event-stream'],
      event: 'ChannelEvent',
      description: 'A stream of events.',
      revalidate: false,
    },
    errors: ['instance_not_found'],
    handler: handlers.listen,
  }),
];
