/** The chats in the list of the inbox, and where the list goes on. */
import type { Chat } from '../../../../generated/types.ts';
import { showChat } from '../../../../messaging/chats/handlers.ts';
import type { InboxPlace } from '../../../../repository/index.ts';
import type { Scope } from '../views.ts';
import { type MessagingVisit, shownInstance } from './visit.ts';

const chatsOnPage = 25;

const textOf = ({ activeAt, instanceId, address }: InboxPlace): string =>
  [activeAt, instanceId, address].join('~');

/** The place in the query of a page; `null` if it names none. */
function placeIn(text: string): InboxPlace | null {
  const [, activeAt = '', instanceId = '', address = ''] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z)~([^~]+)~(.+)$/.exec(text) ?? [];
  return Number.isNaN(Date.parse(activeAt)) ? null : { activeAt, instanceId, address };
}

/** The chats that fit the filters in the query of the page, from its place on. */
export async function inboxFor(
  visit: MessagingVisit,
  workspaceId: string,
  scope: Scope,
): Promise<{ readonly chats: readonly Chat[]; readonly next: string | null }> {
  const query = new URLSearchParams(visit.ctx.querystring);
  const given = query.get('after');
  const after = given === null ? undefined : placeIn(given);
  if (after === null) return { chats: [], next: null };
  const q = query.get('q')?.trim() ?? '';
  const { chats, next } = await visit.repository.messaging.listInbox(workspaceId, {
    limit: chatsOnPage,
    ...shownInstance(scope, query),
    unread: query.get('unread') === '1',
    ...(q === '' ? {} : { q }),
    ...(after === undefined ? {} : { after }),
  });
  return { chats: chats.map(showChat), next: next === null ? null : textOf(next) };
}
