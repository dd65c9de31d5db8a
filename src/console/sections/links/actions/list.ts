/** The links of a workspace. */

import { cursorOf } from '../../../../common/cursor.ts';
import { defined } from '../../../../common/defined.ts';
import { MarketplaceError } from '../../../../common/errors/errors.ts';
import { linkPlaceAt } from '../../../../links/cursor.ts';
import { showLink as asShown } from '../../../../links/show.ts';
import { type NoticeWords, noticeOf } from '../../../actions/call.ts';
import { frameOf } from '../../../actions/frame.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import type { Notice } from '../../../views.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { linkListPage } from '../pages/list.ts';
import type { LinkListView } from '../views.ts';
import type { LinkVisit } from './visit.ts';

export const linksOnPage = 25;

/** The possible notices after an action. */
const done: NoticeWords = {
  deleted: 'Link and clicks deleted.',
  tagged: (changed, all) => `Tags added to ${linksIn(changed)}.${leftOut(changed, all)}`,
  archived: (changed, all) => `${linksIn(changed)} archived. They still redirect.${leftOut(changed, all)}`,
  unarchived: (changed, all) => `${linksIn(changed)} unarchived.${leftOut(changed, all)}`,
};

const linksIn = (count: number): string => (count === 1 ? '1 link' : `${count} links`);

const leftOut = (changed: number, all: number): string =>
  changed === all
    ? ''
    : ` ${linksIn(all - changed)} could not be changed: deleted meanwhile, too many tags, or more than ${linksOnPage} links at once.`;

/** What the visitor looks at: the query of the page, with its filters as they are read. An unknown value is left out. */
function queryOf(querystring: string): URLSearchParams {
  const asked = new URLSearchParams(querystring);
  const query = new URLSearchParams([...asked].filter(([name]) => name === 'after' || name === 'trail'));
  const kept = {
    q: asked.get('q')?.slice(0, 200),
    tag: asked.get('tag')?.slice(0, 50),
    sort: asked.get('sort') === 'clicks' ? 'clicks' : '',
    archived: asked.get('archived') === 'true' ? 'true' : '',
  };
  for (const [name, value = ''] of Object.entries(kept)) if (value !== '') query.set(name, value);
  return query;
}

export async function showLinks(visit: LinkVisit): Promise<Answer> {
  return { html: await list(visit, await requireMember(visit), {}) };
}

/** `querystring`: of the page, if the visitor comes from a form. */
export interface ShownList {
  readonly notice?: Notice;
  readonly bulk?: LinkListView['bulk'];
  readonly querystring?: string;
}

export async function list(
  visit: LinkVisit,
  member: LoggedInUser,
  { notice, bulk = { ids: [], tags: '' }, querystring = visit.ctx.querystring }: ShownList,
): Promise<string> {
  const current = workspaceOf(visit, member);
  const { repository, service, now } = visit;
  const query = queryOf(querystring);
  const sort = query.get('sort') === 'clicks' ? 'clicks' : 'created';
  const page = await repository.links.list(current.workspace.id, {
    archived: query.has('archived'),
    sort,
    limit: linksOnPage,
    ...defined({ q: query.get('q') ?? undefined, tag: query.get('tag') ?? undefined }),
    ...afterOf(query.get('after'), sort),
  });
  return linkListPage(frameOf(visit, { member, current }), {
    links: page.links.map(link => asShown(link, service, now)),
    next: page.next === null ? null : cursorOf(page.next),
    query,
    canManage: mayManageKeys(current),
    bulk,
    notice: notice ?? noticeOf(visit, done),
  });
}

/** An invalid cursor starts at the first page. */
function afterOf(cursor: string | null, sort: 'created' | 'clicks') {
  try {
    return cursor === null ? {} : { after: linkPlaceAt(cursor, sort) };
  } catch (error) {
    if (error instanceof MarketplaceError) return {};
    throw error;
  }
}
