import type { ChatGroup } from '../../../../generated/types.ts';
import { type Html, html } from '../../../html.ts';
import { badge } from '../../../pages/badge.ts';
import { codeColumn, statusColumn } from '../../../pages/columns.ts';
import { moreMenu, questionItem } from '../../../pages/detail.ts';
import { errorSummary } from '../../../pages/form-parts.ts';
import { listTable } from '../../../pages/list-table.ts';
import { buttonForm, csrfField } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import { groupNameForm, participantActs, participantForm } from '../forms.ts';
import type { GroupListView, GroupView } from '../views.ts';
import { instanceColumn, scopedList } from './scoped-list.ts';
import { instanceHref, shell } from './shell.ts';

const groupHref = (frame: Frame, { id, instance_id }: ChatGroup) =>
  instanceHref(frame, { id: instance_id }, `/groups/${encodeURIComponent(id)}`);

/** The groups of an instance, or of all, and a link to the form that creates one. */
export const groupListPage = (view: GroupListView): string =>
  scopedList<ChatGroup>(view, '/groups', {
    title: 'Groups',
    create: 'Create a group',
    search: 'Search groups',
    empty: ['No groups', 'Groups that an instance is in are listed here.'],
    noMatch: ['No groups found', 'No group fits the search and the filters.'],
    rows: view.groups,
    href: group => groupHref(view.frame, group),
    isOver: ({ left_at }) => left_at !== null,
    columns: [
      { title: 'Group', cell: ({ name }) => name },
      codeColumn('Address', ({ address }) => address),
      ...instanceColumn<ChatGroup>(view),
      {
        title: 'Participants',
        cell: ({ participants }) => participants.length,
        unit: ({ participants }) => (participants.length === 1 ? 'participant' : 'participants'),
        kind: 'number',
        size: 's',
      },
      statusColumn(({ left_at }) => (left_at === null ? null : badge('off', 'Left'))),
    ],
  });

export const roles = { member: 'Member', admin: 'Admin', owner: 'Owner' } as const;

const leaveItem = (frame: Frame, href: string): Html =>
  questionItem(frame, {
    words: 'Leave',
    action: `${href}/leave`,
    question: 'Leave this group?',
    text: 'Somebody else must add the instance again.',
    button: 'Leave group',
  });

type Participant = ChatGroup['participants'][number];

/** What can be done with one participant: the same form, filled in. */
function actsOn({ address, role }: Participant, frame: Frame, href: string): readonly Html[] {
  const { promote, demote, remove } = participantActs;
  const acts = role === 'owner' ? { remove } : role === 'admin' ? { demote, remove } : { promote, remove };
  return Object.entries(acts).map(([action, words]) =>
    buttonForm(frame, `${href}/participants`, words, '', [
      ['action', action],
      ['participants', address],
    ]),
  );
}

/** One group: its participants and its name. */
export function groupPage(view: GroupView): string {
  const { frame, instance, group, names, canManage, name, change, notice } = view;
  const href = groupHref(frame, group);
  const isMember = group.left_at === null;
  const scope = { instance, instances: [] };
  return shell(
    frame,
    instance,
    '/groups',
    group.name,
    html`<div class="head">
<p class="eyebrow"><a href="${instanceHref(frame, instance, '/groups')}">Groups</a></p>
<h1>${group.name}</h1>
<p class="muted"><code>${group.address}</code>${!isMember && ' This instance has left the group.'}</p>
<div class="actions"><a class="button" href="${instanceHref(frame, instance, `/chats/${encodeURIComponent(group.address)}`)}">Open chat</a>${canManage && isMember && moreMenu([leaveItem(frame, href)])}</div>
</div>
<section class="card" aria-labelledby="people-title">
<h2 id="people-title">Participants</h2>
${listTable<Participant>({
  label: 'Participants',
  rows: group.participants,
  href: () => null,
  columns: [
    { title: 'Name', cell: ({ address }) => names.get(address) ?? html`<span class="muted">No name</span>` },
    codeColumn('Address', ({ address }) => address),
    { title: 'Role', cell: ({ role }) => roles[role], size: 's' },
  ],
  ...(canManage &&
    isMember && {
      actions: one =>
        one.address !== instance.address &&
        moreMenu(actsOn(one, frame, href), `More actions on ${names.get(one.address) ?? one.address}`),
    }),
})}
${
  canManage &&
  isMember &&
  html`<form class="stack" method="post" action="${href}/participants">${csrfField(frame)}
${errorSummary('people', change.errors, 'Nothing was changed. Please correct:')}
${participantForm.render('people', change, scope)}
<p class="actions"><button class="button primary" type="submit">Change participants</button></p>
</form>`
}
</section>
${
  canManage &&
  isMember &&
  html`<section class="card stack" aria-labelledby="name-title">
<h2 id="name-title">Rename</h2>
<form class="stack" method="post" action="${href}">${csrfField(frame)}
${errorSummary('group', name.errors, 'Nothing was saved. Please correct:')}
${groupNameForm.render('group', name, scope)}
<p class="actions"><button class="button primary" type="submit">Rename group</button></p>
</form>
</section>`
}`,
    { isList: false, notice },
  );
}
