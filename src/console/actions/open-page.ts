/** What a page of a workspace needs, whatever it shows. */
import type { Awaitable } from '../../common/concurrency/awaitable.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../session/member.ts';
import type { Notice, OpenPage } from '../views.ts';
import type { Answer, LoggedInUser, Visit } from '../visit.ts';
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
