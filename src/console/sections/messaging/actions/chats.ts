/** The chats of an instance, and a message to somebody new. */

import type { SendMessageRequest } from '../../../../generated/types.ts';
import { createInputReader } from '../../../../http/input.ts';
import { sendMessage } from '../../../../messaging/messages/send-message.ts';
import { callOf, orNotFound, redirectWith } from '../../../actions/call.ts';
import { creation } from '../../../actions/creation.ts';
import { contentTokenOf } from '../../../actions/form-tokens.ts';
import { showPage } from '../../../actions/open-page.ts';
import type { Answer, Form } from '../../../visit.ts';
import { chatForm } from '../forms.ts';
import { chatListPage } from '../pages/chats.ts';
import { inboxFor } from './inbox.ts';
import { channelErrors, chatPath, inInstance, listPath, type MessagingVisit, scopeFor } from './visit.ts';

const reader = createInputReader('SendMessageRequest');

/** Sends a text. The same form sends it once. @throws MarketplaceError */
export async function sendText(
  visit: MessagingVisit,
  workspaceId: string,
  form: Form,
  input: Pick<SendMessageRequest, 'to' | 'text'>,
): Promise<void> {
  reader.readWhole({ ...input });
  await orNotFound(sendMessage(callOf(visit, workspaceId, input, { idempotencyKey: contentTokenOf(form) })));
}

export const showChats = showPage({}, async (page, visit: MessagingVisit, member) => {
  const scope = await scopeFor(visit, member);
  const inbox = await inboxFor(visit, page.workspaceId, scope);
  const query = new URLSearchParams(visit.ctx.querystring);
  return chatListPage({ ...page, ...scope, ...inbox, query });
});

const fresh = creation({
  what: 'messages',
  list: (visit: MessagingVisit) => listPath(visit, 'chats'),
  listName: 'Inbox',
  title: 'New message',
  save: 'Send message',
  refusal: 'Nothing was sent. Please correct:',
  form: chatForm,
  errors: channelErrors,
  view: (visit, { member }) => scopeFor(visit, member),
  async create(visit, { workspaceId, form, given }): Promise<Answer> {
    const input: Pick<SendMessageRequest, 'to' | 'text'> = chatForm.read(given, null);
    const inside = await inInstance(visit, given, workspaceId);
    await sendText(inside, workspaceId, form, input);
    return redirectWith(visit, `${chatPath(visit, inside.params.instance_id, input.to)}#answer-text`, 'sent');
  },
  leadTo: (_, __, answer) => answer,
});

export const newChat = fresh.show;
export const refillNewChat = fresh.refill;
export const startChat = fresh.send;
