/** The links of a workspace. */
import { MarketplaceError } from '../../../../common/errors.ts';
import { cursorOf, placeAtCursor as cursorPlace } from '../../../../links/cursor.ts';
import { showLink as asShown } from '../../../../links/show.ts';
import { type NoticeWords, noticeOf } from '../../../actions/call.ts';
import { frameOf } from '../../../actions/frame.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import type { LinkFilter, LinkForm, Notice } from '../../../views.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { linkListPage } from '../pages/list.ts';
import { emptyForm } from './form.ts';
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

function filterOf({ ctx }: LinkVisit): LinkFilter {
  const query = new URLSearchParams(ctx.querystring);
  return {
    q: (query.get('q') ?? '').slice(0, 200),
    tag: (query.get('tag') ?? '').slice(0, 50),
    sort: query.get('sort') === 'clicks' ? 'clicks' : 'created',
    archived: query.get('archived') === 'true',
  };
}

export async function showLinks(visit: LinkVisit): Promise<Answer> {
  return { html: await list(visit, await requireMember(visit), emptyForm) };
}

export async function list(
  visit: LinkVisit,
  member: LoggedInUser,
  form: LinkForm,
  notice: Notice | null = noticeOf(visit, done),
): Promise<string> {
  const current = workspaceOf(visit, member);
  const { repository, service, now } = visit;
  const filter = filterOf(visit);
  const { q, tag, sort, archived } = filter;
  const page = await repository.links.list(current.workspace.id, {
    archived,
    sort,
    limit: linksOnPage,
    ...(q === '' ? {} : { q }),
    ...(tag === '' ? {} : { tag }),
    ...afterOf(visit, sort),
  });
  return linkListPage(frameOf(visit, { member, current }), {
    links: page.links.map(link => asShown(link, service, now)),
    next: page.next === null ? null : cursorOf(page.next),
    filter,
    canManage: mayManageKeys(current),
    form,
    notice,
    query: pageQuery(visit, filter),
  });
}

/** The query of the page, with its filters as they were read. */
function pageQuery({ ctx }: LinkVisit, { q, tag, sort, archived }: LinkFilter): URLSearchParams {
  const query = new URLSearchParams(ctx.querystring);
  const set = { q, tag, sort: sort === 'clicks' ? sort : '', archived: archived ? 'true' : '' };
  for (const name of [...query.keys()]) if (!['after', 'trail'].includes(name)) query.delete(name);
  for (const [name, value] of Object.entries(set)) if (value !== '') query.set(name, value);
  return query;
}

/** An invalid cursor starts at the first page. */
function afterOf({ ctx }: LinkVisit, sort: LinkFilter['sort']) {
  const cursor = new URLSearchParams(ctx.querystring).get('after');
  try {
    return cursor === null ? {} : { after: cursorPlace(cursor, sort) };
  } catch (error) {
    if (error instanceof MarketplaceError) return {};
    throw error;
  }
}
