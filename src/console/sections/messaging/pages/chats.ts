import type { Chat, Message } from '../../../../generated/types.ts';
import { time } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { buttonForm, field, viewerNotice } from '../../../pages/controls.ts';
import { errorSummary, hasErrors } from '../../../pages/form-parts.ts';
import { beyondEnd, csrfField, onceField } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { ChatListView, ChatView, NewChatForm } from '../views.ts';
import { contentOf, summaryOf } from './content.ts';
import { instanceHref, personOf, refreshed, shell } from './shell.ts';

const chatHref = (frame: Frame, { instance }: ChatView | ChatListView, address: string, path = '') =>
  instanceHref(frame, instance, `/chats/${encodeURIComponent(address)}${path}`);

const textField = (id: string, form: Pick<NewChatForm, 'text' | 'errors'>): Html =>
  field(id, 'text', form.errors, {
    label: 'Message',
    control: aria =>
      html`<textarea name="text" rows="3" maxlength="65536" required${aria}>\n${form.text}</textarea>`,
  });

/** The chats of an instance, and the form that writes to somebody new. */
export function chatListPage(frame: Frame, view: ChatListView): string {
  const { instance, chats, isFirst, next, canManage, form, notice } = view;
  const href = instanceHref(frame, instance, '/chats');
  return shell(
    frame,
    instance,
    '/chats',
    'Chats',
    html`<div class="head">
<p class="eyebrow">${instance.name}</p>
<h1>Chats</h1>
</div>
${
  canManage
    ? html`<details class="create"${hasErrors(form.errors) && html` open`}>
<summary class="button primary">New message</summary>
<form class="card stack" method="post" action="${href}">
${onceField(frame)}${csrfField(frame)}
${errorSummary('new', form.errors, 'Nothing was sent. Please correct:')}
${field('new', 'to', form.errors, {
  label: 'To',
  hint: 'The address of the recipient on the channel, such as a phone number.',
  control: aria =>
    html`<input name="to" type="text" maxlength="255" required autocomplete="off" spellcheck="false" value="${form.to}"${aria}>`,
})}
${textField('new', form)}
<p class="actions"><button class="button primary" type="submit">Send message</button></p>
</form>
</details>`
    : viewerNotice
}
${
  chats.length > 0
    ? refreshed('chats', href, list(frame, view))
    : isFirst
      ? html`<div class="card empty"><h2>No chats</h2><p class="muted">The chats of this instance are listed here.</p></div>`
      : beyondEnd(href)
}
${next !== null && html`<p class="actions"><a class="button" href="${href}?after=${encodeURIComponent(next)}" rel="next">Next page</a></p>`}`,
    { notice },
  );
}

const list = (frame: Frame, view: ChatListView): Html =>
  html`<ul class="card chat-list">${view.chats.map(
    chat => html`<li><a class="chat-entry" href="${chatHref(frame, view, chat.address)}"><span class="chat-name">${chat.name ?? chat.address}</span>
${chat.unread > 0 && html`<span class="count">${chat.unread} unread</span>`}
<span class="chat-last muted">${chat.last_message === null ? 'No messages' : summaryOf(chat.last_message)}</span>
<span class="muted">${time(chat.active_at)}</span></a></li>\n`,
  )}</ul>`;

/** One chat: its messages, and the form that answers. */
export function chatPage(frame: Frame, view: ChatView): string {
  const { instance, chat, messages, isNewest, older, canManage, form, notice } = view;
  const href = chatHref(frame, view, chat.address);
  return shell(
    frame,
    instance,
    '/chats',
    chat.name ?? chat.address,
    html`<div class="head">
<p class="eyebrow"><a href="${instanceHref(frame, instance, '/chats')}">Chats</a></p>
<h1>${chatTitleOf(chat)}</h1>
<p class="muted"><code>${chat.address}</code>${chat.kind === 'group' && ' (group)'}</p>
</div>
${older !== null && html`<p class="actions"><a class="button" href="${href}?before=${encodeURIComponent(older)}" rel="prev">Older messages</a></p>`}
${isNewest ? refreshed('messages', href, talk(frame, view, messages)) : talk(frame, view, messages)}
${!isNewest && html`<p class="actions"><a class="button" href="${href}">Newest messages</a></p>`}
${
  canManage
    ? html`${chat.unread > 0 && buttonForm(frame, `${href}/read`, 'Mark as read')}
<form class="card stack" id="end" method="post" action="${href}">
${onceField(frame)}${csrfField(frame)}
${errorSummary('answer', form.errors, 'Nothing was sent. Please correct:')}
${textField('answer', form)}
<p class="actions"><button class="button primary" type="submit">Send message</button></p>
</form>`
    : viewerNotice
}`,
    { isList: false, notice },
  );
}

const chatTitleOf = ({ name, address }: Chat): string => name ?? address;

const stateWords: Readonly<Record<Message['state'], string>> = {
  queued: 'Waiting',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Failed',
};

function talk(frame: Frame, view: ChatView, messages: readonly Message[]): Html {
  if (messages.length === 0) return html`<p class="card empty muted">No messages</p>`;
  return html`<ol class="talk">${messages.map(message => one(frame, view, message))}</ol>`;
}

function one(frame: Frame, view: ChatView, message: Message): Html {
  const { instance, chat, names, earlier, canManage } = view;
  const { id, direction, from, reply_to, reactions, state, reason, created_at, edited_at } = message;
  const before = earlier.get(reply_to ?? '');
  const author = direction === 'out' ? 'You' : from === null ? 'Unknown' : personOf(from, names);
  return html`<li class="bubble ${direction}">
<p class="message-head"><strong>${author}</strong> <span class="muted">${time(created_at)}</span></p>
${before !== undefined && html`<blockquote class="muted">${summaryOf(before)}</blockquote>`}
${contentOf(
  message,
  media => instanceHref(frame, instance, `/media/${encodeURIComponent(media)}`),
  canManage
    ? buttonForm(
        frame,
        chatHref(frame, view, chat.address, `/messages/${encodeURIComponent(id)}/retry`),
        'Fetch the file again',
      )
    : null,
)}
${reactions.length > 0 && html`<p>${reactions.map(({ emoji, from: who }) => html`<span class="chip">${emoji} <span class="hush">${personOf(who, names)}</span></span> `)}</p>`}
${(edited_at !== null || direction === 'out') && html`<p class="muted">${edited_at !== null && 'Edited. '}${direction === 'out' && stateWords[state]}${state === 'failed' && reason !== null && `: ${reason}`}</p>`}
</li>\n`;
}
