/** The chats of an instance, and a message to somebody new. */

import type { SendMessageRequest } from '../../../../generated/types.ts';
import { createInputReader } from '../../../../http/input.ts';
import { sendMessage } from '../../../../messaging/messages/send-message.ts';
import { callOf, noticeOf, orNotFound, redirectWith, sender } from '../../../actions/call.ts';
import type { FormWords } from '../../../actions/form-errors.ts';
import { tokenOf } from '../../../actions/form-tokens.ts';
import { frameOf } from '../../../actions/frame.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import type { Answer, Form, LoggedInUser } from '../../../visit.ts';
import { chatListPage } from '../pages/chats.ts';
import type { NewChatForm } from '../views.ts';
import { addressOf } from './address.ts';
import { inboxFor } from './inbox.ts';
import { chatPath, formErrors, inInstance, type MessagingVisit, scopeFor } from './visit.ts';

const reader = createInputReader('SendMessageRequest');

const words: FormWords = {
  to: {
    field: 'to',
    name: 'The address',
    reported: { minLength: 'Enter the address of the recipient.', pattern: 'An address has no spaces.' },
  },
  text: { field: 'text', name: 'The message', reported: { minLength: 'Enter a message.' } },
};

const emptyForm: NewChatForm = { instance: '', to: '', text: '', errors: {} };

const formFrom = (form: Form): Omit<NewChatForm, 'errors'> => ({
  instance: form.one('instance'),
  to: form.one('to').trim(),
  text: form.one('text').replaceAll('\r\n', '\n'),
});

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
  return { html: await list(visit, await requireMember(visit), emptyForm) };
}

async function list(visit: MessagingVisit, member: LoggedInUser, form: NewChatForm): Promise<string> {
  const current = workspaceOf(visit, member);
  const scope = await scopeFor(visit, member);
  return chatListPage(frameOf(visit, { member, current }), {
    ...scope,
    ...(await inboxFor(visit, current.workspace.id, scope)),
    query: new URLSearchParams(visit.ctx.querystring),
    canManage: mayManageKeys(current),
    form,
    notice: noticeOf(visit, {}),
  });
}

export async function refillNewChat(visit: MessagingVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  return { html: await list(visit, member, { ...formFrom(form), errors: late }) };
}

export async function startChat(visit: MessagingVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'messages');
  const given = formFrom(form);
  try {
    const { text } = given;
    const to = addressOf(given.to);
    const inside = await inInstance(visit, given, workspaceId);
    await sendText(inside, workspaceId, form, { to, text });
    return redirectWith(visit, `${chatPath(visit, inside.params.instance_id, to)}#answer-text`, 'sent');
  } catch (error) {
    return {
      html: await list(visit, member, { ...given, errors: formErrors(error, words) }),
      status: 422,
    };
  }
}
