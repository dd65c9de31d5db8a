import type { ChatGroup } from '../../../../generated/types.ts';
import { type Html, html } from '../../../html.ts';
import { badge } from '../../../pages/badge.ts';
import { viewerNotice } from '../../../pages/controls.ts';
import { askFirst, moreMenu } from '../../../pages/detail.ts';
import { createLink, editorScript } from '../../../pages/editor.ts';
import { errorSummary } from '../../../pages/form-parts.ts';
import { emptyList, listFilters, listPages, listTable } from '../../../pages/list-table.ts';
import { beyondEnd, csrfField } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import { groupNameForm, participantForm } from '../forms.ts';
import type { GroupListView, GroupView } from '../views.ts';
import { instanceColumn, instanceFilter, instanceHref, noInstances, scopeHref, shell } from './shell.ts';

const groupHref = (frame: Frame, { id, instance_id }: ChatGroup) =>
  instanceHref(frame, { id: instance_id }, `/groups/${encodeURIComponent(id)}`);

/** The groups of an instance, or of all, and a link to the form that creates one. */
export function groupListPage(frame: Frame, view: GroupListView): string {
  const { instance, instances, groups, query, next, canManage, notice } = view;
  const href = scopeHref(frame, view, '/groups');
  const isEmpty = instance === null && instances.length === 0;
  const isFiltered = ['q', 'instance'].some(name => (query.get(name) ?? '') !== '');
  return shell(
    frame,
    instance,
    '/groups',
    'Groups',
    html`<div class="head">
${instance !== null && html`<p class="eyebrow">${instance.name}</p>`}
<h1>Groups</h1>
${!isEmpty && canManage && createLink(`${href}/new`, 'Create a group')}
</div>
${!isEmpty && !canManage && viewerNotice}
${!isEmpty && listFilters({ path: href, query, search: { name: 'q', label: 'Search groups' }, ...instanceFilter(view) })}
${
  groups.length > 0
    ? table(frame, view)
    : isEmpty
      ? noInstances(frame, 'No groups')
      : query.has('after')
        ? beyondEnd(href)
        : isFiltered
          ? emptyList('No groups found', 'No group fits the search and the filters.')
          : emptyList('No groups', 'Groups that an instance is in are listed here.')
}
${listPages({ path: href, query, next, shown: groups.length })}`,
    { notice, head: canManage ? editorScript(frame) : null },
  );
}

const table = (frame: Frame, view: GroupListView): Html =>
  listTable<ChatGroup>({
    label: 'Groups',
    rows: view.groups,
    href: group => groupHref(frame, group),
    isOver: ({ left_at }) => left_at !== null,
    columns: [
      { title: 'Group', cell: ({ name }) => name },
      { title: 'Address', cell: ({ address }) => html`<code>${address}</code>` },
      ...instanceColumn<ChatGroup>(view),
      {
        title: 'Participants',
        cell: ({ participants }) => participants.length,
        unit: ({ participants }) => (participants.length === 1 ? 'participant' : 'participants'),
        kind: 'number',
        size: 's',
      },
      {
        title: 'Status',
        cell: ({ left_at }) => (left_at === null ? null : badge('off', 'Left')),
        kind: 'status',
        size: 's',
      },
    ],
  });

export const roles = { member: 'Member', admin: 'Admin', owner: 'Owner' } as const;

const leaveItem = (frame: Frame, href: string): Html =>
  askFirst(
    'Leave',
    html`<form method="post" action="${href}/leave">${csrfField(frame)}
<p><strong>Leave this group?</strong> Somebody else must add the instance again.</p>
<button class="button danger solid" type="submit">Leave group</button></form>`,
  );

/** One group: its participants and its name. */
export function groupPage(frame: Frame, view: GroupView): string {
  const { instance, group, names, canManage, name, change, notice } = view;
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
${listTable<ChatGroup['participants'][number]>({
  label: 'Participants',
  rows: group.participants,
  href: () => null,
  columns: [
    { title: 'Name', cell: ({ address }) => names.get(address) ?? html`<span class="muted">No name</span>` },
    { title: 'Address', cell: ({ address }) => html`<code>${address}</code>` },
    { title: 'Role', cell: ({ role }) => roles[role], size: 's' },
  ],
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
