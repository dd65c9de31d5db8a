/** One chat: its messages, and answers. */
import { MarketplaceError } from '../../../../common/errors/errors.ts';
import type { Chat, Message } from '../../../../generated/types.ts';
import { getChat, readChat } from '../../../../messaging/chats/handlers.ts';
import { listMessages, retryMessageMedia } from '../../../../messaging/messages/handlers.ts';
import { callOf, orNotFound, redirectWith, sender } from '../../../actions/call.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { openPage, showPage } from '../../../actions/open-page.ts';
import type { OpenPage } from '../../../views.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { chatForm } from '../forms.ts';
import { chatPage } from '../pages/chats.ts';
import type { ChatView, Quoted } from '../views.ts';
import { sendText } from './chats.ts';
import { pictureTypes } from './files.ts';
import { inboxFor } from './inbox.ts';
import { channelErrors, chatPath, instanceFor, type MessagingVisit, scopeFor } from './visit.ts';

const messagesOnPage = 50;

/** The possible notices after an action; never free text. */
const done: Readonly<Record<string, string>> = {
  fetched: 'The file will be fetched.',
  read: 'Chat marked as read.',
};

/** The chat in the path. That of a contact or a group that nobody has written to yet is empty. */
async function chatFor(visit: MessagingVisit, workspaceId: string): Promise<Chat> {
  try {
    return (await getChat(callOf(visit, workspaceId, {}))).result;
  } catch (error) {
    const empty = await emptyChat(visit, workspaceId);
    return empty ?? orNotFound(Promise.reject(error));
  }
}

async function emptyChat({ repository, params }: MessagingVisit, workspaceId: string): Promise<Chat | null> {
  const { messaging } = repository;
  const { instance_id = '', chat: address = '' } = params;
  const group = await messaging.findGroup(workspaceId, instance_id, { address });
  const known = group ?? (await messaging.findContact(workspaceId, instance_id, { address }));
  return known === null
    ? null
    : {
        instance_id,
        address: known.address,
        kind: group === null ? 'direct' : 'group',
        name: known.name,
        unread: 0,
        last_message: null,
        active_at: known.created_at,
      };
}

export async function goToChat(visit: MessagingVisit): Promise<Answer> {
  return { redirect: chatPath(visit) };
}

export const showChat = showPage(done, (page, visit: MessagingVisit, member) =>
  detail(page, visit, member, { text: '', errors: {} }),
);

/** The page after a form that was not accepted. */
const again = (visit: MessagingVisit, member: LoggedInUser, form: ChatView['form']): Promise<string> =>
  detail(openPage(visit, member, done), visit, member, form);

async function detail(
  page: OpenPage,
  visit: MessagingVisit,
  member: LoggedInUser,
  form: ChatView['form'],
): Promise<string> {
  const { workspaceId } = page;
  const own = await instanceFor(visit, member);
  const scope = await scopeFor(visit, member);
  const chat = await chatFor(visit, workspaceId);
  const query = new URLSearchParams(visit.ctx.querystring);
  const before = query.get('before');
  const { result: found } = await listMessages(
    callOf(visit, workspaceId, {
      chat: chat.address,
      limit: messagesOnPage,
      ...(before === null ? {} : { cursor: before }),
    }),
  );
  const messages = found.data.toReversed();
  return chatPage({
    ...page,
    ...scope,
    own,
    chat,
    chats: (await inboxFor(visit, workspaceId, scope)).chats,
    query,
    messages,
    names: await namesOf(
      visit,
      workspaceId,
      messages.flatMap(({ from, reactions }) => [from ?? [], reactions.map(one => one.from)].flat()),
    ),
    pictures: await picturesIn(visit, workspaceId, messages),
    earlier: await earlierOf(visit, workspaceId, messages),
    isNewest: before === null,
    older: found.next_cursor,
    form,
  });
}

/** Names of contacts, by address. */
export async function namesOf(
  { repository, params }: MessagingVisit,
  workspaceId: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const address of new Set(addresses)) {
    const contact = await repository.messaging.findContact(workspaceId, params.instance_id ?? '', {
      address,
    });
    if (contact?.name != null) names.set(address, contact.name);
  }
  return names;
}

/** Larger pictures are links. */
const maxPictureBytes = 5_000_000;

async function picturesIn(
  { repository }: MessagingVisit,
  workspaceId: string,
  messages: readonly Message[],
): Promise<ReadonlySet<string>> {
  const ids = messages.flatMap(({ content }) =>
    content?.kind === 'media' && content.media.state === 'stored' ? content.media_id : [],
  );
  const found = ids.length === 0 ? [] : await repository.messaging.listMedia(workspaceId, ids);
  return new Set(
    found.filter(({ type, size }) => pictureTypes.has(type) && size <= maxPictureBytes).map(({ id }) => id),
  );
}

/** The messages that others on the page reply to. Most are on the page themselves. */
async function earlierOf(
  { repository, params }: MessagingVisit,
  workspaceId: string,
  messages: readonly Message[],
): Promise<ChatView['earlier']> {
  const onPage = new Map(messages.map(message => [message.id, message]));
  const earlier = new Map<string, Quoted>();
  for (const id of new Set(messages.flatMap(({ reply_to }) => reply_to ?? []))) {
    const found =
      onPage.get(id) ??
      (await repository.messaging.findMessage(workspaceId, params.instance_id ?? '', { id }));
    if (found !== null) earlier.set(id, found);
  }
  return earlier;
}

export async function refillChat(visit: MessagingVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  return {
    html: await again(visit, member, { text: form.one('text'), errors: late }),
  };
}

export async function sendInChat(visit: MessagingVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'messages');
  const text = form.one('text').replaceAll('\r\n', '\n');
  const chat = await chatFor(visit, workspaceId);
  try {
    await sendText(visit, workspaceId, form, { to: chat.address, text });
  } catch (error) {
    return {
      html: await again(visit, member, { text, errors: channelErrors(error) ?? chatForm.errors(error) }),
      status: 422,
    };
  }
  // The message itself, with its state, says that it was sent.
  return { redirect: `${chatPath(visit)}#answer-text` };
}

export async function fetchFileAgain(visit: MessagingVisit): Promise<Answer> {
  const { workspaceId } = await sender(visit, 'messages');
  try {
    await orNotFound(retryMessageMedia(callOf(visit, workspaceId, {})));
  } catch (error) {
    // The message was deleted since the page was shown, which the chat shows.
    if (error instanceof MarketplaceError && error.status === 409) return { redirect: chatPath(visit) };
    throw error;
  }
  return redirectWith(visit, chatPath(visit), 'fetched');
}

export async function markChatRead(visit: MessagingVisit): Promise<Answer> {
  const { workspaceId, form } = await sender(visit, 'chats');
  await orNotFound(readChat(callOf(visit, workspaceId, {})));
  // The page of somebody who looks at the chat says nothing about it.
  if (form.one('quiet') === '1') return { redirect: chatPath(visit) };
  return redirectWith(visit, chatPath(visit), 'read');
}
