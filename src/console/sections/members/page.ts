/** The members of a workspace: a line for each. */
import type { Member, Role } from '../../../generated/types.ts';
import { type Html, html } from '../../html.ts';
import { workspaceHref } from '../../layout.ts';
import { plainBadge } from '../../pages/badge.ts';
import { codeColumn } from '../../pages/columns.ts';
import { moreMenu, questionItem } from '../../pages/detail.ts';
import { listPage } from '../../pages/list-page.ts';
import type { ListTable } from '../../pages/list-table.ts';
import { options } from '../../pages/parts.ts';
import type { OpenPage } from '../../views.ts';

export interface MembersView extends OpenPage {
  readonly members: readonly Member[];
  /** Id of the user who visits the page. */
  readonly own: string;
}

/** The roles in words, from the one that may do the most. */
export const roleWords: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  developer: 'Developer',
  viewer: 'Viewer',
};

/** Only owners can manage them. */
export function membersPage(view: MembersView): string {
  const invitations = view.frame.pagesOf('invitations');
  return listPage<Member>(view, {
    ...memberTable(view),
    title: 'Members',
    lead: 'Owners can do everything, developers all but change members, and viewers only read.',
    buttons:
      invitations !== null && html`<a class="button primary" href="${invitations}/new">Invite a person</a>`,
    viewers: false,
    empty: ['No members', 'The members of this workspace are listed here.'],
  });
}

export const memberTable = (view: Omit<MembersView, 'notice' | 'workspaceId'>): ListTable<Member> => ({
  label: 'Members',
  rows: view.members,
  href: () => null,
  columns: [
    {
      title: 'Name',
      cell: ({ user_id, name }) =>
        html`${name === '' ? user_id : name}${user_id === view.own && html` ${plainBadge('You')}`}`,
    },
    { title: 'E-mail', cell: ({ email }) => email },
    codeColumn('User id', ({ user_id }) => user_id, { wideOnly: true }),
    { title: 'Role', cell: ({ role }) => roleWords[role], size: 's' },
  ],
  actions: one => (view.canManage || one.user_id === view.own) && actions(one, view),
});

function actions(
  { user_id: id, name, role }: Member,
  { frame, own, canManage }: Omit<MembersView, 'notice' | 'workspaceId'>,
): Html | false {
  const path = workspaceHref(frame, `/settings/members/${encodeURIComponent(id)}`);
  const shown = name === '' ? id : name;
  const change = questionItem(frame, {
    words: 'Change role',
    action: path,
    fields: html`<div class="field"><label for="role-${id}">Role of ${shown}</label>
<select id="role-${id}" name="role">${options(Object.entries(roleWords), role)}</select></div>`,
    button: 'Change role',
    destroys: false,
  });
  const isOwn = id === own;
  // A viewer can send no forms.
  if (isOwn && role === 'viewer') return false;
  const remove = questionItem(frame, {
    words: isOwn ? 'Leave workspace' : 'Remove',
    action: `${path}/remove`,
    question: isOwn ? 'Leave this workspace?' : `Remove ${shown}?`,
    text: `${isOwn ? 'You' : 'They'} will no longer see this workspace. Keys stay valid.`,
    button: isOwn ? 'Leave workspace' : 'Remove member',
  });
  return moreMenu(canManage ? [change, remove] : [remove], `More actions on ${shown}`);
}
