/** The components of the inbox with invented messages, for the gallery. */

import { frameOf } from '../../../../src/console/actions/frame.ts';
import { html } from '../../../../src/console/html.ts';
import { emptyList } from '../../../../src/console/pages/list-table.ts';
import { chatList, composer, talk } from '../../../../src/console/sections/messaging/pages/chats.ts';
import type { ChatView } from '../../../../src/console/sections/messaging/views.ts';
import type { Chat, Instance, Message } from '../../../../src/generated/types.ts';
import type { ShowSpecimens } from '../specimen.ts';

const [mara, studio] = ['+4915112345601', '+4930901820'];
const instance = { id: 'ins_kit' } as Instance;

export const messagingSpecimens: ShowSpecimens = async visit => {
  const frame = frameOf(visit);
  const now = Date.parse(frame.seen);
  const at = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  const message = (sequence: number, given: Partial<Message>): Message => ({
    id: `msg_kit_${sequence}`,
    instance_id: instance.id,
    chat: mara,
    direction: 'out',
    from: studio,
    content: { kind: 'text', text: 'Hello Mara, you find it under Downloads, next to the item.' },
    reply_to: null,
    external_id: null,
    sequence,
    state: 'read',
    reason: null,
    attempts: 1,
    send_at: null,
    reactions: [],
    created_at: at(60 - sequence),
    sent_at: null,
    delivered_at: null,
    read_at: null,
    edited_at: null,
    deleted_at: null,
    ...given,
  });
  const ofMara = { direction: 'in', from: mara } as const;
  const messages = [
    message(1, {
      ...ofMara,
      created_at: at(1_600),
      content: { kind: 'text', text: 'Where do I find the purchase code?' },
    }),
    message(2, {
      reply_to: 'msg_kit_1',
      reactions: [{ from: mara, emoji: '👍', at: at(50) }],
      edited_at: at(50),
    }),
    message(3, { state: 'delivered', content: { kind: 'text', text: 'Is it there?' } }),
    message(4, {
      ...ofMara,
      content: {
        kind: 'text',
        text: 'שלום, وشكرا!\nhttps://shop.example/a-very-long-address-without-a-place-to-break-it/in-two',
      },
    }),
    message(5, {
      ...ofMara,
      content: { kind: 'location', name: 'Harbour', latitude: 59.9, longitude: 10.7 },
    }),
    message(6, {
      ...ofMara,
      content: { kind: 'contact', name: 'Jonas Falk', addresses: ['+4915112345602'] },
    }),
    message(7, {
      ...ofMara,
      content: { kind: 'poll', question: 'Which colour?', options: ['Blue', 'Green'], multiple: false },
    }),
    message(8, { ...ofMara, content: null, deleted_at: at(40) }),
    message(9, { state: 'queued' }),
    message(10, { state: 'sent' }),
    message(11, { state: 'failed', reason: 'The recipient does not exist' }),
  ];
  const chat = (address: string, given: Partial<Chat>): Chat => ({
    instance_id: instance.id,
    address,
    kind: 'direct',
    name: null,
    unread: 0,
    last_message: messages[3] ?? null,
    active_at: at(3),
    ...given,
  });
  const view: ChatView = {
    frame,
    workspaceId: '',
    instance,
    instances: [],
    own: instance,
    query: new URLSearchParams(),
    chat: chat(mara, { name: 'Mara Lindqvist' }),
    chats: [],
    messages,
    names: new Map([[mara, 'Mara Lindqvist']]),
    pictures: new Set(),
    earlier: new Map(messages.map(one => [one.id, one])),
    isNewest: true,
    older: null,
    canManage: true,
    form: { text: '', errors: {} },
    notice: null,
  };
  const chats = [
    chat(mara, { name: 'Mara Lindqvist', unread: 3 }),
    chat('+4915112345602', { name: null, last_message: null }),
    chat('+4915112345603', {
      name: 'A customer whose name is far too long for a list of chats',
      unread: 128,
    }),
  ];
  return [
    { title: 'Messages', content: talk(frame, view, messages) },
    {
      title: 'Chats',
      content: html`<div class="kit-narrow">${chatList(frame, view, chats, { instance_id: instance.id, address: mara })}</div>`,
    },
    {
      title: 'Composer with an error',
      content: composer(frame, '#', { text: '', errors: { text: 'Text must be given.' } }),
    },
    {
      title: 'No messages',
      content: html`${talk(frame, view, [])}${emptyList('No chats', 'The chats of this instance are listed here.')}`,
    },
  ];
};
