import type { Chat, Message } from '../../../../generated/types.ts';
import { clockTime, dayWords, initials, timeFrom } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { type IconName, icon } from '../../../icons.ts';
import { field, viewerNotice } from '../../../pages/controls.ts';
import { createLink, editorScript } from '../../../pages/editor.ts';
import { errorSummary } from '../../../pages/form-parts.ts';
import { emptyList, listFilters, listPages } from '../../../pages/list-table.ts';
import { beyondEnd, buttonForm, csrfField, onceField } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { ChatListView, ChatView, Scope } from '../views.ts';
import { contentOf, summaryOf } from './content.ts';
import {
  chatHref,
  instanceFilter,
  instanceHref,
  instanceTitleOf,
  noInstances,
  personOf,
  refreshed,
  scopeHref,
  shell,
} from './shell.ts';

/** The query of a list that its chats keep: its filters. */
const kept = (query: URLSearchParams): string =>
  ['q', 'instance', 'unread']
    .map(name => [name, query.get(name) ?? ''] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value], index) => `${index === 0 ? '?' : '&'}${name}=${encodeURIComponent(value)}`)
    .join('');

/** The filters above the chats. */
const filters = (frame: Frame, scope: Scope, query: URLSearchParams): Html =>
  listFilters({
    path: scopeHref(frame, scope, '/chats'),
    query,
    search: { name: 'q', label: 'Search names and messages' },
    ...instanceFilter(scope),
    choices: [
      {
        name: 'unread',
        label: 'Chats',
        values: [
          ['', 'All'],
          ['1', 'Unread'],
        ],
      },
    ],
  });

/** The inbox of an instance, or of all: its chats, and a link to the form that writes to somebody new. */
export function chatListPage(view: ChatListView): string {
  const { frame, instance, instances, chats, next, query, canManage, notice } = view;
  const href = scopeHref(frame, view, '/chats');
  if (instance === null && instances.length === 0)
    return shell(
      frame,
      null,
      '/chats',
      'Inbox',
      html`<div class="head">
<h1>Inbox</h1>
</div>
${noInstances(frame, 'No chats')}`,
      { notice },
    );
  return shell(
    frame,
    instance,
    '/chats',
    'Inbox',
    html`<div class="inbox">
<section class="inbox-list" aria-labelledby="inbox-title">
<div class="inbox-head"><h1 id="inbox-title">Inbox</h1></div>
${filters(frame, view, query)}
<div class="inbox-scroll" tabindex="0" role="group" aria-label="Chats" data-finds="chat chats">
${
  chats.length > 0
    ? refreshed('chats', hereOf(href, query), chatList(frame, view, chats, null))
    : query.has('after')
      ? beyondEnd(href)
      : kept(query) === ''
        ? emptyList(
            'No chats',
            instance === null
              ? 'The chats of all instances are listed here.'
              : 'The chats of this instance are listed here.',
          )
        : emptyList(
            'No chats found',
            (query.get('q') ?? '') === ''
              ? 'No chat fits the filters.'
              : 'All names and numbers were searched, and the newest 50 messages of the newest 200 chats.',
          )
}
${listPages({ path: href, query, next, shown: chats.length })}
</div>
</section>
<section class="inbox-thread is-empty" aria-label="New message">
${canManage ? createLink(instance === null ? `${href}/new` : instanceHref(frame, instance, '/new-chat'), 'New message') : viewerNotice}
<p class="muted choose-chat">Choose a chat to read it.</p>
</section>
</div>`,
    { notice, head: canManage ? editorScript(frame) : null },
  );
}

/** The page of a list that is shown, with all that its query says. */
const hereOf = (href: string, query: URLSearchParams): string =>
  query.size === 0 ? href : `${href}?${query}`;

/** Of a number, whose beginning many have in common, the last two digits. */
const face = (name: string): Html =>
  html`<span class="face" aria-hidden="true">${/^\+?\d+$/.test(name) ? name.slice(-2) : initials(name, 2)}</span>`;

const chatTitleOf = ({ name, address }: Chat): string => name ?? address;

/**
 * The instance that is not named under its chats: the one of the page, or that of most of them. What is the same under
 * chat after chat says nothing.
 */
function usualInstance({ instance }: Scope, chats: readonly Chat[]): string | null {
  if (instance !== null) return instance.id;
  const ids = chats.map(({ instance_id }) => instance_id);
  const most = (id: string) => 2 * ids.filter(one => one === id).length > ids.length;
  return ids.find(most) ?? null;
}

/** `current`: the chat that is shown beside the list. */
export const chatList = (
  frame: Frame,
  scope: Scope & { readonly query: URLSearchParams },
  chats: readonly Chat[],
  current: Pick<Chat, 'instance_id' | 'address'> | null,
): Html => {
  const usual = usualInstance(scope, chats);
  return html`<ul class="chat-list">${chats.map(chat => {
    const isCurrent = chat.address === current?.address && chat.instance_id === current.instance_id;
    return html`<li><a class="chat-entry" href="${chatHref(frame, scope, chat, kept(scope.query))}"${isCurrent && html` aria-current="true"`}>${face(chatTitleOf(chat))}<span class="chat-name">${chatTitleOf(chat)}</span>
${timeFrom(frame.seen, chat.active_at)}
<span class="chat-last">${chat.last_message === null ? 'No messages' : summaryOf(chat.last_message)}</span>
${chat.unread > 0 && !isCurrent && html`<span class="count">${chat.unread}<span class="hush"> unread</span></span>`} ${chat.instance_id !== usual && html`<span class="chat-via"><span class="hush">Instance: </span>${instanceTitleOf(scope, chat.instance_id)}</span>`}</a></li>\n`;
  })}</ul>`;
};

/** One chat beside the list: its messages, the newest in view, and the form that answers, always in view. */
export function chatPage(view: ChatView): string {
  const { frame, instance, own, chat, chats, query, messages, isNewest, older, canManage, form, notice } =
    view;
  const href = chatHref(frame, view, chat);
  const here = `${href}${kept(query)}`;
  const all = `${scopeHref(frame, view, '/chats')}${kept(query)}`;
  const title = chatTitleOf(chat);
  return shell(
    frame,
    instance,
    '/chats',
    title,
    html`<div class="inbox shows-thread">
<section class="inbox-list" aria-labelledby="inbox-title">
<div class="inbox-head"><h2 id="inbox-title">Inbox</h2><a class="button small" href="${all}">All chats</a></div>
${filters(frame, view, query)}
<div class="inbox-scroll" tabindex="0" role="group" aria-label="Chats" data-finds="chat chats">
${refreshed('chats', here, chatList(frame, view, chats, chat))}
</div>
</section>
<section class="inbox-thread" aria-labelledby="chat-title">
<div class="inbox-head">${face(title)}<div><h1 id="chat-title">${title}</h1>
<p class="muted"><code>${chat.address}</code>${chat.kind === 'group' && ' (group)'}${instance === null && html` in <a href="${instanceHref(frame, own)}">${own.name}</a>`}</p></div>
<div class="actions">${isNewest && canManage && refreshed('chat-read', here, html`${chat.unread > 0 && html`<div data-mark-read>${buttonForm(frame, `${href}/read`, 'Mark as read', 'small')}</div>`}`)}<a class="button small chat-back" href="${all}">All chats</a></div></div>
<div class="inbox-scroll thread" data-anchored tabindex="0" role="group" aria-label="Messages"><div>
${older !== null && html`<p class="actions"><a class="button small" href="${href}?before=${encodeURIComponent(older)}${kept(query).replace('?', '&')}" rel="prev">Older messages</a></p>`}
${isNewest ? refreshed('messages', here, talk(frame, view, messages)) : talk(frame, view, messages)}
${!isNewest && html`<p class="actions"><a class="button small" href="${here}">Newest messages</a></p>`}
</div></div>
${canManage ? composer(frame, href, form) : viewerNotice}
</section>
</div>`,
    { isList: false, notice },
  );
}

export const composer = (frame: Frame, href: string, form: ChatView['form']): Html =>
  html`<form class="composer" method="post" action="${href}">
${onceField(frame)}${csrfField(frame)}
${errorSummary('answer', form.errors, 'Nothing was sent. Please correct:')}
<div class="composer-row">${field('answer', 'text', form.errors, {
    label: 'Message',
    control: aria =>
      html`<textarea name="text" rows="2" maxlength="65536" required${aria}>\n${form.text}</textarea>`,
  })}
<button class="button primary" type="submit">${icon('send')}<span class="send-words">Send message</span></button></div>
</form>`;

/** The state of a message of one's own: a tick or two, and what they mean. */
export const ticks: Readonly<Record<Message['state'], readonly [icon: IconName, words: string]>> = {
  queued: ['clock', 'Waiting'],
  sent: ['check', 'Sent'],
  delivered: ['check-check', 'Delivered'],
  read: ['check-check', 'Read'],
  failed: ['circle-x', 'Failed'],
};

export function talk(frame: Frame, view: ChatView, messages: readonly Message[]): Html {
  if (messages.length === 0) return html`<p class="empty muted">No messages</p>`;
  return html`<ol class="talk">${messages.map((message, index) => [
    dayLine(frame, message, messages[index - 1]),
    one(frame, view, message, messages[index - 1]),
  ])}</ol>`;
}

/** A line above the first message of a day. */
function dayLine({ seen }: Frame, message: Message, before: Message | undefined): Html | false {
  const day = message.created_at.slice(0, 10);
  if (before?.created_at.slice(0, 10) === day) return false;
  return html`<li class="day"><span>${dayWords(seen, message.created_at)}, times in UTC</span></li>\n`;
}

/** Messages that follow each other from one person within five minutes have their name once. */
const isFollowing = (message: Message, before: Message | undefined): boolean =>
  before !== undefined &&
  before.direction === message.direction &&
  before.from === message.from &&
  Date.parse(message.created_at) - Date.parse(before.created_at) < 300_000;

function one(frame: Frame, view: ChatView, message: Message, previous: Message | undefined): Html {
  const { own, chat, names, earlier, canManage } = view;
  const { id, direction, from, reply_to, reactions, state, reason, created_at, edited_at } = message;
  const quoted = earlier.get(reply_to ?? '');
  const author = direction === 'out' ? 'You' : from === null ? 'Unknown' : personOf(from, names);
  // Between two people, the side of a message says who wrote it.
  const isShort = chat.kind === 'direct' || isFollowing(message, previous);
  return html`<li class="bubble ${direction}${isFollowing(message, previous) && ' follows'}">
<p class="message-head${isShort && ' hush'}"><strong>${author}</strong></p>
${quoted !== undefined && html`<blockquote class="muted">${summaryOf(quoted)}</blockquote>`}
${contentOf(
  message,
  {
    href: media => instanceHref(frame, own, `/media/${encodeURIComponent(media)}`),
    isPicture: media => view.pictures.has(media),
  },
  canManage
    ? buttonForm(
        frame,
        chatHref(frame, view, chat, `/messages/${encodeURIComponent(id)}/retry`),
        'Fetch the file again',
      )
    : null,
)}
${reactions.length > 0 && html`<p>${reactions.map(({ emoji, from: who }) => html`<span class="chip">${emoji} <span class="hush">${personOf(who, names)}</span></span> `)}</p>`}
<p class="message-foot">${edited_at !== null && 'Edited '}${clockTime(created_at)}${direction === 'out' && tick(state)}</p>
${direction === 'out' && state === 'failed' && reason !== null && html`<p class="bad">${reason}</p>`}
</li>\n`;
}

function tick(state: Message['state']): Html {
  const [name, words] = ticks[state];
  return html`<span class="tick ${state}" title="${words}">${icon(name)}<span class="hush"> ${words}</span></span>`;
}
