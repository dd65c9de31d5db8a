/** The events of messaging, and functions that create them. Each names its instance in `about`. */
import type {
  ChatGroupRecord,
  ContactRecord,
  InstanceRecord,
  InstanceStatus,
  Message,
  MessageRecord,
  ParticipantsEventData,
} from '../generated/types.ts';
import { event, eventMaker } from '../group/event.ts';
import type { Backlog, OutboxEvent } from '../repository/index.ts';
import { good } from './health/assess.ts';
import { showHealth } from './health/show.ts';
import { showContact, showGroup, showMessage, showStatus } from './show.ts';

const at = '2026-03-14T09:26:53Z';
const instance: InstanceStatus = {
  id: 'ins_demo',
  state: 'open',
  reason: null,
  address: '+4930901820',
  heartbeat_at: at,
  opened_at: at,
};
const message: Message = {
  id: 'msg_demo_1',
  instance_id: 'ins_demo',
  chat: '+4915112345601',
  direction: 'in',
  from: '+4915112345601',
  content: { kind: 'text', text: 'When will my order arrive?' },
  reply_to: null,
  external_id: 'sim-1',
  sequence: 1,
  state: 'delivered',
  reason: null,
  attempts: 0,
  send_at: null,
  reactions: [],
  created_at: at,
  sent_at: at,
  delivered_at: at,
  read_at: null,
  edited_at: null,
  deleted_at: null,
};

export const messagingEvents = [
  event({
    type: 'instance.status',
    summary: 'The state of an instance has changed',
    description: 'Emitted for every new state, and for a new reason of the same state.',
    schema: 'InstanceEventData',
    example: { instance },
  }),
  event({
    type: 'instance.qr',
    summary: 'There is a new QR code or pairing code',
    description: 'Emitted while an instance waits to be paired. The previous code is no longer valid.',
    schema: 'InstanceQr',
    example: { instance_id: 'ins_demo', pairing: { method: 'qr', text: '2@K8dz…', expires_at: at } },
  }),
  event({
    type: 'instance.health',
    summary: 'The health of an instance has changed',
    description:
      'Emitted once when something is wrong with an instance, for each further thing that is, and when it is over.',
    schema: 'InstanceHealthEventData',
    example: {
      instance_id: 'ins_demo',
      health: {
        status: 'bad',
        since: at,
        reasons: [
          {
            code: 'not_connected',
            message: 'It is not connected: The channel is not reachable',
            since: at,
            ended_at: null,
          },
        ],
        queued: 12,
        oldest_queued_at: at,
        last_received_at: at,
        last_sent_at: at,
        last_error: { message: 'The channel is not reachable', at },
        reconnects: 1,
      },
    },
  }),
  event({
    type: 'message.received',
    summary: 'A message was received',
    description: 'Emitted once for each message, also for those that the account sent from another device.',
    schema: 'MessageEventData',
    example: { message },
  }),
  event({
    type: 'message.status',
    summary: 'The state of a sent message has changed',
    description:
      'Emitted when a message is sent, delivered, read or failed, and for received messages that are read.',
    schema: 'MessageProgressEventData',
    example: {
      message_id: 'msg_demo_2',
      instance_id: 'ins_demo',
      chat: '+4915112345601',
      sequence: 2,
      external_id: 'sim-2',
      state: 'delivered',
      reason: null,
    },
  }),
  event({
    type: 'message.updated',
    summary: 'A message was edited or deleted, or its file was fetched',
    description:
      'Emitted for changes by both sides, and when the file of a received message is stored, cannot be stored, or is asked for again.',
    schema: 'MessageEventData',
    example: { message: { ...message, edited_at: at } },
  }),
  event({
    type: 'message.reaction',
    summary: 'Somebody reacted to a message',
    description: 'Emitted for reactions of both sides, and when a reaction is removed.',
    schema: 'MessageReactionEventData',
    example: {
      message_id: 'msg_demo_2',
      instance_id: 'ins_demo',
      chat: '+4915112345601',
      sequence: 2,
      from: '+4915112345601',
      emoji: '❤️',
    },
  }),
  event({
    type: 'group.updated',
    summary: 'A group was created or changed',
    description: 'Emitted for a new group, a new name, picture or invite link, and when the instance leaves.',
    schema: 'ChatGroupEventData',
    example: {
      group: {
        id: 'grp_demo',
        instance_id: 'ins_demo',
        address: 'beta-testers@groups',
        name: 'Beta testers',
        picture_id: null,
        participants: [{ address: '+4930901820', role: 'owner' }],
        invite_link: null,
        left_at: null,
        created_at: at,
        changed_at: at,
      },
    },
  }),
  event({
    type: 'group.participants',
    summary: 'The participants of a group have changed',
    description: 'Emitted when participants join or leave, or get another role.',
    schema: 'ParticipantsEventData',
    example: {
      group_id: 'grp_demo',
      instance_id: 'ins_demo',
      address: 'beta-testers@groups',
      action: 'added',
      participants: ['+4915112345601'],
    },
  }),
  event({
    type: 'contact.updated',
    summary: 'A contact was created or changed',
    description: 'Emitted for changes through the API, in the console and at the channel.',
    schema: 'ContactEventData',
    example: {
      contact: {
        id: 'con_demo',
        instance_id: 'ins_demo',
        address: '+4915112345601',
        name: 'Mara Lindt',
        blocked: false,
        picture_id: null,
        created_at: at,
        changed_at: at,
      },
    },
  }),
];

const newEvent = eventMaker(messagingEvents);

/** When it took place, and the number of webhook deliveries in the chain that led to it. */
export interface EventOccasion {
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly deliveryDepth?: number;
}

const instanceEvent = (
  type: string,
  instanceId: string,
  data: object,
  { now, deliveryDepth }: EventOccasion,
): OutboxEvent => ({
  ...newEvent(type, data, now, { deliveryDepth }),
  about: { instance: [instanceId] },
});

export const statusOf = (instance: Readonly<InstanceRecord>, origin: EventOccasion): OutboxEvent =>
  instanceEvent('instance.status', instance.id, { instance: showStatus(instance) }, origin);

/** The health that is stored with an instance. */
export const healthOf = (
  instance: Readonly<InstanceRecord>,
  backlog: Pick<Backlog, 'queued' | 'oldestAt'>,
  origin: EventOccasion,
): OutboxEvent =>
  instanceEvent(
    'instance.health',
    instance.id,
    {
      instance_id: instance.id,
      health: showHealth(instance, instance.health ?? good, backlog, origin.now),
    },
    origin,
  );

/** None if the instance is not being paired. */
export const pairingOf = ({ id, pairing }: Readonly<InstanceRecord>, origin: EventOccasion): OutboxEvent[] =>
  pairing === null ? [] : [instanceEvent('instance.qr', id, { instance_id: id, pairing }, origin)];

export const receivedOf = (message: Readonly<MessageRecord>, origin: EventOccasion): OutboxEvent =>
  instanceEvent('message.received', message.instance_id, { message: showMessage(message) }, origin);

export const updatedOf = (message: Readonly<MessageRecord>, origin: EventOccasion): OutboxEvent =>
  instanceEvent('message.updated', message.instance_id, { message: showMessage(message) }, origin);

export const progressOf = (
  { id, instance_id, chat, sequence, external_id, state, reason }: Readonly<MessageRecord>,
  origin: EventOccasion,
): OutboxEvent =>
  instanceEvent(
    'message.status',
    instance_id,
    { message_id: id, instance_id, chat, sequence, external_id, state, reason },
    origin,
  );

export const reactionOf = (
  { id, instance_id, chat, sequence }: Readonly<MessageRecord>,
  { from, emoji }: { readonly from: string; readonly emoji: string | null },
  origin: EventOccasion,
): OutboxEvent =>
  instanceEvent(
    'message.reaction',
    instance_id,
    { message_id: id, instance_id, chat, sequence, from, emoji },
    origin,
  );

export const groupEvent = (group: Readonly<ChatGroupRecord>, origin: EventOccasion): OutboxEvent =>
  instanceEvent('group.updated', group.instance_id, { group: showGroup(group) }, origin);

export const participantsOf = (
  { id, instance_id, address }: Readonly<ChatGroupRecord>,
  action: ParticipantsEventData['action'],
  participants: readonly string[],
  origin: EventOccasion,
): OutboxEvent =>
  instanceEvent(
    'group.participants',
    instance_id,
    { group_id: id, instance_id, address, action, participants },
    origin,
  );

export const contactEvent = (contact: Readonly<ContactRecord>, origin: EventOccasion): OutboxEvent =>
  instanceEvent('contact.updated', contact.instance_id, { contact: showContact(contact) }, origin);
