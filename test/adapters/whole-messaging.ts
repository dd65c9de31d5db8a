/** Records of messaging with every kind of value. */
import type { DataFile, MessageRecord } from '../../src/generated/types.ts';
import { message as newMessage } from '../../src/testing/messaging/sample.ts';

const at = '2026-01-01T00:00:00Z';
const later = '2026-01-02T03:04:05.678Z';

const message = (id: string, sequence: number, more: Partial<MessageRecord> = {}): MessageRecord => ({
  ...newMessage(id, {
    instance_id: 'ins_whole',
    chat: '+4915112345678',
    content: { kind: 'text', text: 'Hello' },
    created_at: at,
    ...more,
  }),
  sequence,
});

type MessagingName = Extract<keyof DataFile, `${'cha' | 'con' | 'ins' | 'med' | 'mes'}${string}`>;

/** Adds an instance with everything that one can have to a workspace. */
export function addMessaging(data: DataFile, workspaceId: string): void {
  const own = { instance_id: 'ins_whole' };
  const all: Pick<DataFile, MessagingName> = {
    instances: {
      [workspaceId]: [
        {
          id: 'ins_whole',
          name: 'Support',
          driver: 'simulated',
          settings: { password: 'NUL \u0000 and half a character \ud800' },
          memory: { z: 1, a: [2] },
          state: 'open',
          reason: null,
          wanted: 'open',
          pairing_method: 'qr',
          pairing: { method: 'qr', text: '2@abc', expires_at: later },
          address: '+4930901820',
          rate: 60,
          generation: 3,
          lease_until: later,
          heartbeat_at: at,
          opened_at: at,
          created_at: at,
          changed_at: later,
        },
      ],
    },
    media: {
      [workspaceId]: [
        {
          id: 'med_whole',
          type: 'image/png',
          size: 3,
          digest: 'd'.repeat(64),
          name: 'a.png',
          created_at: at,
        },
      ],
    },
    messages: {
      [workspaceId]: [
        message('msg_whole_1', 1, {
          direction: 'in',
          from: '+4915112345678',
          content: { kind: 'media', media_id: 'med_whole', caption: null },
          external_id: 'x-1',
          state: 'delivered',
          reactions: [{ from: '+4930901820', emoji: '👍', at: later }],
          delivered_at: at,
        }),
        message('msg_whole_2', 2, {
          content: null,
          state: 'failed',
          reason: 'It was deleted.',
          deleted_at: later,
        }),
        message('msg_whole_3', 3, { sending: 3, attempts: 1, reply_to: 'msg_whole_1' }),
        message('msg_whole_4', 4, {
          request_key: 'order 1',
          request_fingerprint: 'f'.repeat(64),
          retry_at: later,
          attempts: 2,
        }),
        message('msg_whole_5', 5, { send_at: later }),
        message('msg_whole_6', 6, {
          direction: 'in',
          state: 'delivered',
          content: { kind: 'media', media_id: 'med_later', caption: null },
          file: {
            ref: 'cat.png',
            name: null,
            state: 'no_room',
            reason: 'There is no room.',
            attempts: 2,
            taken: 3,
            retry_at: later,
          },
        }),
      ],
    },
    chats: {
      [workspaceId]: [
        { ...own, address: '+4915112345678', kind: 'direct', last_sequence: 6, unread: 2, active_at: at },
      ],
    },
    contacts: {
      [workspaceId]: [
        {
          ...own,
          id: 'con_whole',
          address: '+4915112345678',
          name: null,
          blocked: true,
          picture_id: 'med_whole',
          created_at: at,
          changed_at: later,
        },
      ],
    },
    chat_groups: {
      [workspaceId]: [
        {
          ...own,
          id: 'grp_whole',
          address: 'beta@groups',
          name: 'Beta',
          picture_id: null,
          participants: [{ address: '+4930901820', role: 'owner' }],
          invite_link: 'https://chat.example/beta',
          left_at: null,
          created_at: at,
          changed_at: later,
        },
      ],
    },
    channel_commands: {
      [workspaceId]: [
        {
          ...own,
          id: 'cmd_whole',
          name: 'group.create',
          input: { name: 'NUL \u0000' },
          taken: 3,
          state: 'waiting',
          result: null,
          reason: null,
          created_at: at,
          expires_at: later,
        },
        {
          ...own,
          id: 'cmd_whole_refused',
          name: 'group.rename',
          input: {},
          taken: 3,
          state: 'failed',
          result: null,
          reason: 'The account is not in the group',
          code: 'group_left',
          created_at: later,
          expires_at: later,
        },
      ],
    },
    channel_events: {
      [workspaceId]: [
        { ...own, id: 'evt_whole_1', type: 'message.received', payload: '{}', created_at: at, sequence: 1 },
        {
          ...own,
          id: 'evt_whole_2',
          type: 'message.status',
          payload: '{}',
          created_at: later,
          sequence: null,
        },
      ],
    },
    messaging_numbers: { [workspaceId]: [{ name: 'sequence', value: 1 }] },
  };
  for (const [name, lists] of Object.entries(all))
    for (const [id, records] of Object.entries(lists)) {
      const collection = data[name as MessagingName] as Record<string, object[]>;
      collection[id] = [...(collection[id] ?? []), ...records];
    }
}
