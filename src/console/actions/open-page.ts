/** What a page of a workspace needs, whatever it shows. */
import type { Awaitable } from '../../common/concurrency/awaitable.ts';
import type { OnRecord, ShowOnRecord } from '../section.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../session/member.ts';
import type { Notice, OpenPage } from '../views.ts';
import { type Answer, type LoggedInUser, type Visit, visitAs } from '../visit.ts';
import { askGroup } from './ask-group.ts';
import { type NoticeWords, noticeOf } from './call.ts';
import { frameOf } from './frame.ts';

/** `notice`: the one to show, or the words of those that an action may have left for this page. */
export function openPage(
  visit: Visit,
  member: LoggedInUser,
  notice: NoticeWords | { readonly shown: Notice } = {},
): OpenPage {
  const current = workspaceOf(visit, member);
  return {
    frame: frameOf(visit, { member, current }),
    workspaceId: current.workspace.id,
    canManage: mayManageKeys(current),
    notice: isShown(notice) ? notice.shown : noticeOf(visit, notice),
  };
}

/** What the page of a record needs: also what groups show on the pages of all records. */
export async function openRecord(
  visit: Visit,
  member: LoggedInUser,
  recordId: string,
  notice?: NoticeWords | { readonly shown: Notice },
): Promise<OpenPage> {
  const page = openPage(visit, member, notice);
  const parts = visit.options.served.groups.map(group => {
    // A group only knows that there is a function; the console declares it.
    const show = group.console?.onRecords as ShowOnRecord | undefined;
    if (show === undefined) return {};
    return askGroup<OnRecord>(visit, {}, () => show(visitAs(visit, group), page.workspaceId, recordId));
  });
  return { ...page, onRecord: await Promise.all(parts) };
}

const isShown = (notice: NoticeWords | { readonly shown: Notice }): notice is { readonly shown: Notice } =>
  typeof notice.shown === 'object';

/** An action that shows a page. `words`: of the notices that actions leave for it. */
export const showPage =
  <Visited extends Visit>(
    words: NoticeWords,
    render: (page: OpenPage, visit: Visited, member: LoggedInUser) => Awaitable<string>,
  ) =>
  async (visit: Visited): Promise<Answer> => {
    const member = await requireMember(visit);
    return { html: await render(openPage(visit, member, words), visit, member) };
  };
