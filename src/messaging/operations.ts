/** Messaging over HTTP: accounts on messaging channels, their messages, chats, groups, contacts and files. */

import { group } from '../group/group.ts';
import { daysKept } from '../group/retention.ts';
import { chatOperations } from './chats/operations.ts';
import { contactOperations } from './contacts/operations.ts';
import { messagingOption } from './engine-option.ts';
import { messagingErrors } from './errors.ts';
import { messagingEvents } from './events.ts';
import { feedOperations } from './feed/operations.ts';
import { groupOperations } from './groups/operations.ts';
import { instanceOperations } from './instances/operations.ts';
import { mediaOperations } from './media/operations.ts';
import { messageOperations } from './messages/operations.ts';
import { messagingRecordLimits } from './record-limits.ts';
import { messagingService } from './service.ts';

export const messaging = group({
  name: 'messaging',
  description:
    'Accounts on messaging channels: send and receive messages, manage chats, groups and contacts.',
  needs: ['messaging', 'webhooks'],
  scopes: {
    'messaging:read': 'Read instances, messages, chats, groups and contacts',
    'messaging:send': 'Send, edit and delete messages, mark chats as read, upload files',
    'messaging:write': 'Create, connect, change and delete instances, groups and contacts',
  },
  errors: messagingErrors,
  recordLimits: messagingRecordLimits,
  events: messagingEvents,
  option: messagingOption,
  service: messagingService,
  records: {
    contact_id: { isPersonal: true },
    group_id: { isPersonal: true },
    message_id: { isPersonal: true },
  },
  retention: ({ service: { engine } }) => [
    {
      what: 'Messages',
      days: daysKept(engine.retention?.messageDays),
      decidedBy: { option: 'messaging.messageRetentionDays' },
    },
    {
      what: 'Events of the messaging feed',
      days: daysKept(engine.retention?.eventDays),
      decidedBy: { option: 'messaging.eventRetentionDays' },
    },
  ],
  operations: [
    ...instanceOperations,
    ...messageOperations,
    ...chatOperations,
    ...groupOperations,
    ...contactOperations,
    ...mediaOperations,
    ...feedOperations,
  ],
});
