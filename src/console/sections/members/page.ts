/** The members of a workspace: a line for each. */
import type { Member, Role } from '../../../generated/types.ts';
import { type Html, html } from '../../html.ts';
import { layout, workspaceHref } from '../../layout.ts';
import { plainBadge } from '../../pages/badge.ts';
import { askFirst, moreMenu } from '../../pages/detail.ts';
import { listTable } from '../../pages/list-table.ts';
import { csrfField, noticeBox, options } from '../../pages/parts.ts';
import type { Frame, Notice } from '../../views.ts';

export interface MembersView {
  readonly members: readonly Member[];
  /** Id of the user who visits the page. */
  readonly own: string;
  /** Whether the user may change the members. */
  readonly isOwner: boolean;
  readonly notice: Notice | null;
}

/** The roles in words, from the one that may do the most. */
export const roleWords: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  developer: 'Developer',
  viewer: 'Viewer',
};

export function membersPage(frame: Frame, view: MembersView): string {
  const { notice, isOwner } = view;
  const invitations = frame.pagesOf('invitations');
  return layout(
    frame,
    'Members',
    html`${notice !== null && noticeBox(notice.kind, notice.text)}
<div class="head">
<h1>Members</h1>
<p class="muted">Owners can do everything, developers all but change members, and viewers only read.</p>
${isOwner && invitations !== null && html`<div class="actions"><a class="button primary" href="${invitations}">Invite a person</a></div>`}
</div>
${memberTable(frame, view)}`,
  );
}

export const memberTable = (frame: Frame, view: Omit<MembersView, 'notice'>): Html =>
  listTable<Member>({
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
      { title: 'User id', cell: ({ user_id }) => html`<code>${user_id}</code>`, wideOnly: true },
      { title: 'Role', cell: ({ role }) => roleWords[role], size: 's' },
    ],
    actions: one => (view.isOwner || one.user_id === view.own) && actions(frame, one, view),
  });

function actions(
  frame: Frame,
  { user_id: id, name, role }: Member,
  { own, isOwner }: Omit<MembersView, 'notice'>,
): Html | false {
  const path = workspaceHref(frame, `/settings/members/${encodeURIComponent(id)}`);
  const shown = name === '' ? id : name;
  const change = askFirst(
    'Change role',
    html`<form method="post" action="${path}">
${csrfField(frame)}
<div class="field"><label for="role-${id}">Role of ${shown}</label>
<select id="role-${id}" name="role">${options(Object.entries(roleWords), role)}</select></div>
<button class="button primary" type="submit">Change role</button>
</form>`,
    false,
  );
  const isOwn = id === own;
  // A viewer can send no forms.
  if (isOwn && role === 'viewer') return false;
  const remove = askFirst(
    isOwn ? 'Leave workspace' : 'Remove',
    html`<form method="post" action="${path}/remove">
${csrfField(frame)}
<p><strong>${isOwn ? 'Leave this workspace?' : `Remove ${shown}?`}</strong> ${isOwn ? 'You' : 'They'} will no longer see this workspace. Keys stay valid.</p>
<button class="button danger solid" type="submit">${isOwn ? 'Leave workspace' : 'Remove member'}</button>
</form>`,
  );
  return moreMenu(isOwner ? [change, remove] : [remove], `More actions on ${shown}`);
}
