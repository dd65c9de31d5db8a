/** Shows the members of a workspace, changes their roles and removes them. */
import { MarketplaceError } from '../../../common/errors/errors.ts';
import type { Role } from '../../../generated/types.ts';
import { changeMember as change, listMembers, removeMember as remove } from '../../../members/handlers.ts';
import { callOf, orNotFound, placeOf, redirectWith, sender } from '../../actions/call.ts';
import { openPage, showPage } from '../../actions/open-page.ts';
import { PageError } from '../../page-error.ts';
import { workspaceOf } from '../../session/member.ts';
import type { OpenPage } from '../../views.ts';
import type { Answer, Form, LoggedInUser, Visit } from '../../visit.ts';
import { membersPage, roleWords } from './page.ts';

type MembersVisit = Visit<'memberships' | 'users'>;

/** The possible notices after an action; never free text. */
const done: Readonly<Record<string, string>> = {
  changed: 'Role changed. It holds from now on.',
  removed: 'Member removed. The keys that they have created stay valid: revoke those that nobody needs.',
  left: 'You have left the workspace.',
};

const listOf = (visit: MembersVisit) => `${placeOf(visit)}/settings/members`;

export async function goToMembers(visit: MembersVisit): Promise<Answer> {
  return { redirect: listOf(visit) };
}

export const showMembers = showPage(done, (opened, visit: MembersVisit, member) =>
  page(opened, visit, member),
);

async function page(opened: OpenPage, visit: MembersVisit, member: LoggedInUser): Promise<string> {
  const { result: members } = await listMembers(callOf(visit, opened.workspaceId, {}));
  const canManage = workspaceOf(visit, member).role === 'owner';
  return membersPage({ ...opened, members, own: member.user.id, canManage });
}

/** Reads the form of somebody who may not be an owner: the storage decides in the step that makes the change. */
async function act(
  visit: MembersVisit,
  work: (given: { workspaceId: string; form: Form; by: string }) => Promise<Answer>,
): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'members');
  try {
    return await orNotFound(work({ workspaceId, form, by: member.user.id }));
  } catch (error) {
    if (!(error instanceof MarketplaceError)) throw error;
    if (error.code === 'not_an_owner')
      throw new PageError(403, 'Not allowed', 'Only owners of this workspace can change its members.');
    if (error.code !== 'last_owner') throw error;
    const text = 'Nothing was changed. A workspace needs an owner: make somebody else an owner first.';
    const shown = { kind: 'error', text } as const;
    return { html: await page(openPage(visit, member, { shown }), visit, member), status: 409 };
  }
}

export const changeMember = (visit: MembersVisit): Promise<Answer> =>
  act(visit, async ({ workspaceId, form, by }) => {
    const role = form.one('role');
    if (!Object.hasOwn(roleWords, role)) throw new PageError(400, 'Unknown role', 'Choose one of the roles.');
    await change(callOf(visit, workspaceId, { role: role as Role }), { by });
    return redirectWith(visit, listOf(visit), 'changed');
  });

export const removeMember = (visit: MembersVisit): Promise<Answer> =>
  act(visit, async ({ workspaceId, by }) => {
    await remove(callOf(visit, workspaceId, {}), { by });
    if (visit.params.user_id === by) return redirectWith(visit, visit.base || '/', 'left');
    return redirectWith(visit, listOf(visit), 'removed');
  });
