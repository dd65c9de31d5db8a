/** The links of a workspace. */
import { MarketplaceError } from '../../../../common/errors.ts';
import { analyticsOf, dayOf } from '../../../../links/analytics.ts';
import { cursorOf, placeAtCursor as cursorPlace } from '../../../../links/cursor.ts';
import { showLink as asShown } from '../../../../links/show.ts';
import { noticeOf } from '../../../actions/call.ts';
import { frameOf } from '../../../actions/frame.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import type { LinkFilter, LinkForm } from '../../../views.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { linkListPage } from '../pages/list.ts';
import { emptyForm } from './form.ts';
import type { LinkVisit } from './visit.ts';

const linksOnPage = 25;
const daysOnChart = 30;
const day = 86_400_000;

/** The possible notices after an action. */
const done: Readonly<Record<string, string>> = { deleted: 'Link and clicks deleted.' };

function filterOf({ ctx }: LinkVisit): LinkFilter {
  const query = new URLSearchParams(ctx.querystring);
  return {
    q: (query.get('q') ?? '').slice(0, 200),
    tag: (query.get('tag') ?? '').slice(0, 50),
    sort: query.get('sort') === 'clicks' ? 'clicks' : 'created',
    archived: query.get('archived') === 'true',
  };
}

/** The last month, including today. */
export const month = ({ now }: LinkVisit) => ({ from: dayOf(now - (daysOnChart - 1) * day), to: dayOf(now) });

export async function showLinks(visit: LinkVisit): Promise<Answer> {
  return { html: await list(visit, await requireMember(visit), emptyForm) };
}

export async function list(visit: LinkVisit, member: LoggedInUser, form: LinkForm): Promise<string> {
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
    analytics: await analyticsOf(repository.links, current.workspace.id, null, month(visit)),
    canManage: mayManageKeys(current),
    form,
    notice: noticeOf(visit, done),
  });
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
