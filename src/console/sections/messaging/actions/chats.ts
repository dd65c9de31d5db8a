/** The chats of an instance, and a message to somebody new. */

import type { SendMessageRequest } from '../../../../generated/types.ts';
import { createInputReader } from '../../../../http/input.ts';
import { sendMessage } from '../../../../messaging/messages/send-message.ts';
import { callOf, noticeOf, orNotFound, redirectWith } from '../../../actions/call.ts';
import { creation } from '../../../actions/creation.ts';
import { tokenOf } from '../../../actions/form-tokens.ts';
import { frameOf } from '../../../actions/frame.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
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
  await orNotFound(sendMessage(callOf(visit, workspaceId, input, { idempotencyKey: tokenOf(form) })));
}

export async function showChats(visit: MessagingVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const scope = await scopeFor(visit, member);
  const html = chatListPage(frameOf(visit, { member, current }), {
    ...scope,
    ...(await inboxFor(visit, current.workspace.id, scope)),
    query: new URLSearchParams(visit.ctx.querystring),
    canManage: mayManageKeys(current),
    notice: noticeOf(visit, {}),
  });
  return { html };
}

const fresh = creation({
  what: 'messages',
  list: (visit: MessagingVisit) => listPath(visit, 'chats'),
  listName: 'Inbox',
  title: 'New message',
  save: 'Send message',
  refusal: 'Nothing was sent. Please correct:',
  form: chatForm,
  errors: channelErrors,
  view: scopeFor,
  async create(visit, { workspaceId, form, given }) {
    const input: Pick<SendMessageRequest, 'to' | 'text'> = chatForm.read(given, null);
    const inside = await inInstance(visit, given, workspaceId);
    await sendText(inside, workspaceId, form, input);
    return redirectWith(visit, `${chatPath(visit, inside.params.instance_id, input.to)}#answer-text`, 'sent');
  },
});

export const newChat = fresh.show;
export const refillNewChat = fresh.refill;
export const startChat = fresh.create;
