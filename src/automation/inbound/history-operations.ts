/** The feed, the history and the settings over HTTP. */

import { jsonReply } from '../../group/envelope.ts';
import { lazily } from '../../group/lazily.ts';
import { operationFor } from '../../group/operation.ts';
import { read, write } from '../declared.ts';
import type { InboundService } from './service.ts';

const historyHandlers = lazily(() => import('./history.ts'));

const operation = operationFor<InboundService, 'automation' | 'webhooks'>();

const events = '/api/v1/automation/events';
const event = {
  path: `${events}/:event_id`,
  params: { event_id: { description: 'Id of the event.', example: 'evt_demo_paid' } },
} as const;
const eventReply = jsonReply('AutomationEvent', 'The event.', { about: 'An event.' });
const replayReply = jsonReply('AutomationReplayed', 'What is sent again.', {
  title: 'AutomationReplayReply',
});

export const historyOperations = [
  operation({
    id: 'readAutomationFeed',
    method: 'GET',
    path: events,
    summary: 'Read the feed of events',
    description:
      'Returns published events in a fixed order without gaps. To continue, pass `last` as `after`: no event is missed or repeated. A cursor that is older than the events that are kept gets 410 with the oldest cursor.',
    ...read,
    request: 'AutomationFeedRequest',
    reply: {
      schema: 'AutomationFeedReply',
      description: 'A page of the feed.',
      revalidate: true,
      envelope: ({ data, last, has_more }) => ({ status: 'success', data, last, has_more }),
    },
    errors: ['automation_cursor_expired'],
    handler: historyHandlers.readAutomationFeed,
  }),
  operation({
    id: 'replayAutomationEvents',
    method: 'POST',
    path: `${events}/replay`,
    summary: 'Replay events',
    description:
      'Sends the completed deliveries of published events again, newest events first, with the same ids. To continue, pass `next_cursor` as `cursor`.',
    ...write,
    request: 'ReplayAutomationEventsRequest',
    reply: replayReply,
    errors: [],
    record: 'event',
    handler: historyHandlers.replayEvents,
  }),
  operation({
    id: 'getAutomationEvent',
    method: 'GET',
    ...event,
    summary: 'Get an event',
    description: 'Returns the event with its deliveries to webhooks, hooks and routes.',
    ...read,
    request: 'NoInput',
    reply: jsonReply('AutomationEventDetails', 'The event with its deliveries.', {
      revalidate: true,
      about: 'An event with its deliveries.',
    }),
    errors: ['automation_event_not_found'],
    handler: historyHandlers.getEvent,
  }),
  operation({
    id: 'cancelAutomationEvent',
    method: 'POST',
    path: `${event.path}/cancel`,
    params: { event_id: { ...event.params.event_id, example: 'evt_demo_reminder' } },
    summary: 'Cancel a scheduled event',
    description: 'Cancels an event that is not published yet. A cancelled event stays in the history.',
    irreversible: true,
    ...write,
    request: 'NoInput',
    reply: eventReply,
    errors: ['automation_event_not_found', 'automation_event_ended'],
    handler: historyHandlers.cancelEvent,
  }),
  operation({
    id: 'replayAutomationEvent',
    method: 'POST',
    path: `${event.path}/replay`,
    params: event.params,
    summary: 'Replay an event',
    description:
      'Sends the completed deliveries of the event again, with the same ids: all of them, or those to one receiver, which is sent the event for the first time if it has no delivery of it.',
    ...write,
    request: 'ReplayAutomationEventRequest',
    reply: replayReply,
    errors: ['automation_event_not_found'],
    handler: historyHandlers.replayEvent,
  }),
  operation({
    id: 'listAutomationHistory',
    method: 'GET',
    path: '/api/v1/automation/history',
    summary: 'List the history of events',
    description:
      'Returns scheduled, published and cancelled events by the time at which they are published or were cancelled, latest first. Scheduled events therefore come before all others; `state=published` leaves them out. Events are searched for text in their data, and by what became of their deliveries.',
    ...read,
    request: 'AutomationHistoryRequest',
    reply: {
      schema: 'AutomationHistoryReply',
      description: 'A page of events.',
      revalidate: true,
      envelope: ({ data, next_cursor, stopped_at }) => ({
        status: 'success',
        data,
        next_cursor,
        stopped_at,
      }),
    },
    errors: [],
    handler: historyHandlers.listHistory,
  }),
  operation({
    id: 'getAutomationSettings',
    method: 'GET',
    path: '/api/v1/automation/settings',
    summary: 'Get the automation settings',
    description:
      'Returns how long the events of the workspace are kept, and whether types have to be registered.',
    ...read,
    request: 'NoInput',
    reply: jsonReply('AutomationWorkspaceSettings', 'The settings.', {
      revalidate: true,
      title: 'AutomationSettingsReply',
      about: 'Settings of a workspace.',
    }),
    errors: [],
    handler: historyHandlers.getSettings,
  }),
  operation({
    id: 'changeAutomationSettings',
    method: 'PATCH',
    path: '/api/v1/automation/settings',
    summary: 'Change the automation settings',
    description:
      'Changes how long the events of the workspace are kept, and whether types have to be registered.',
    ...write,
    request: 'ChangeAutomationSettingsRequest',
    reply: jsonReply('AutomationWorkspaceSettings', 'The settings.', { title: 'AutomationSettingsReply' }),
    errors: [],
    handler: historyHandlers.changeSettings,
  }),
];
