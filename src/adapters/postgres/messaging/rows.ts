/** Instances, messages, chats, contacts, groups, commands, media and events as rows of their tables. */
import type { InstanceRecord, MessageRecord } from '../../../generated/types.ts';
import { fileDueOf, mediaIdOf } from '../../rules/files.ts';
import { isWanted } from '../../rules/messaging.ts';
import type { Members } from '../database/members.ts';
import { collectionTable } from '../database/records.ts';

/** When what is due at once is due: at any time. */
const anyTime = '1970-01-01T00:00:00Z';

/** Since when nobody holds an instance that somebody has to hold; `null`: nobody has to. */
export const dueOf = (instance: Readonly<InstanceRecord>): string | null =>
  isWanted(instance) ? (instance.lease_until ?? anyTime) : null;

export const instanceTable = collectionTable(
  'instances',
  {
    id: 'text',
    name: 'text',
    driver: 'text',
    settings: 'value',
    memory: 'value',
    state: 'text',
    reason: 'text',
    wanted: 'text',
    pairing_method: 'text',
    pairing: 'json',
    address: 'text',
    rate: 'integer',
    generation: 'integer',
    lease_until: 'time',
    holder: ['text', { optional: true }],
    heartbeat_at: 'time',
    opened_at: 'time',
    vitals: ['json', { optional: true }],
    health: ['json', { optional: true }],
    created_at: 'time',
    changed_at: 'time',
  },
  { due_at: ['time', dueOf] },
);

export const instanceOf = instanceTable.of;

export const messageMembers: Members<MessageRecord> = {
  id: 'text',
  instance_id: 'text',
  chat: 'text',
  direction: 'text',
  from: ['text', { column: 'sender' }],
  content: 'json',
  file: ['json', { optional: true }],
  reply_to: 'text',
  external_id: 'text',
  origin_id: ['text', { optional: true }],
  sequence: 'integer',
  state: 'text',
  reason: 'text',
  attempts: 'integer',
  sending: 'integer',
  retry_at: 'time',
  send_at: 'time',
  request_key: 'text',
  request_fingerprint: 'text',
  reactions: 'json',
  created_at: 'time',
  sent_at: 'time',
  delivered_at: 'time',
  read_at: 'time',
  edited_at: 'time',
  deleted_at: 'time',
};

export const messageTable = collectionTable('messages', messageMembers, {
  media_id: ['text', mediaIdOf],
  file_due_at: ['time', fileDueOf],
});

export const messageOf = messageTable.of;

/** `due_at` is set by statements: see due.ts. */
export const chatTable = collectionTable(
  'chats',
  {
    instance_id: 'text',
    address: 'text',
    kind: 'text',
    last_sequence: 'integer',
    unread: 'integer',
    active_at: 'time',
  },
  { due_at: ['time', () => null] },
);

export const chatOf = chatTable.of;

export const contactTable = collectionTable('contacts', {
  id: 'text',
  instance_id: 'text',
  address: 'text',
  name: 'text',
  blocked: 'boolean',
  picture_id: 'text',
  created_at: 'time',
  changed_at: 'time',
});

export const contactOf = contactTable.of;

export const groupTable = collectionTable('chat_groups', {
  id: 'text',
  instance_id: 'text',
  address: 'text',
  name: 'text',
  picture_id: 'text',
  participants: 'json',
  invite_link: 'text',
  left_at: 'time',
  created_at: 'time',
  changed_at: 'time',
});

export const commandTable = collectionTable('channel_commands', {
  id: 'text',
  instance_id: 'text',
  name: 'text',
  input: 'value',
  taken: 'integer',
  state: 'text',
  result: 'value',
  reason: 'text',
  code: ['text', { optional: true }],
  created_at: 'time',
  expires_at: 'time',
});

export const commandOf = commandTable.of;

export const mediaTable = collectionTable('media', {
  id: 'text',
  type: 'text',
  size: 'integer',
  digest: 'text',
  name: 'text',
  created_at: 'time',
});

export const mediaOf = mediaTable.of;

export const channelEventTable = collectionTable('channel_events', {
  id: 'text',
  instance_id: 'text',
  type: 'text',
  payload: 'text',
  created_at: 'time',
  sequence: 'integer',
});

export const messagingNumberTable = collectionTable('messaging_numbers', { name: 'text', value: 'integer' });
