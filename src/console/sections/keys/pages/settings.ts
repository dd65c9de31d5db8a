import { html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { createLink, editorScript } from '../../../pages/editor.ts';
import { emptyList, type ListFilters, listFilters, listHref, listPages } from '../../../pages/list-table.ts';
import { beyondEnd, noticeBox } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { SettingsView } from '../views.ts';
import { keyTable } from './key-table.ts';

/** The settings of a workspace: its API keys, a link to the form that creates one, and the forms that rotate and revoke them. */
export function settingsPage(frame: Frame, view: SettingsView): string {
  const { rows, canManage, notice, next, query, scopes } = view;
  const path = workspaceHref(frame, '/settings');
  const isFirst = !query.has('after');
  const isFiltered = ['q', 'state', 'scope', 'owner'].some(name => query.has(name));
  return layout(
    frame,
    'API keys',
    html`<div class="head">
<h1>API keys</h1>
<p class="muted">A key is shown once, when it is created. Only its first and last characters are stored, so that you can recognise it.</p>
${canManage && createLink(`${path}/keys/new`, 'Create an API key')}
</div>
${notice !== null && noticeBox(notice.kind, notice.text)}
${!canManage && html`<p class="notice">Your role is viewer: you can view this list but not create, rotate or revoke keys.</p>`}
${(rows.length > 0 || isFiltered || !isFirst) && listFilters({ ...filters(scopes), path, query })}
${
  rows.length > 0
    ? keyTable(frame, rows, canManage, query)
    : !isFirst
      ? beyondEnd(listHref(path, query))
      : isFiltered
        ? emptyList('No keys match', 'Change or clear the filters.')
        : empty(canManage)
}
${listPages({ path, query, next, shown: rows.length })}`,
    canManage ? editorScript(frame) : null,
  );
}

const filters = (scopes: readonly string[]): Omit<ListFilters, 'path' | 'query'> => ({
  search: { name: 'q', label: 'Search keys' },
  fields: [
    {
      name: 'scope',
      label: 'Scope',
      choices: [['', 'All scopes'], ...scopes.map(scope => [scope, scope] as const)],
    },
    { name: 'owner', label: 'Owner', kind: 'text' },
  ],
  choices: [
    {
      name: 'state',
      label: 'Status',
      values: [
        ['', 'All'],
        ['active', 'Active'],
        ['expired', 'Expired'],
        ['revoked', 'Revoked'],
      ],
    },
  ],
});

const empty = (canManage: boolean) => html`<div class="card empty">
<h3>No API keys</h3>
<p class="muted">${
  canManage
    ? 'The keys of this workspace are listed here, with their creator, last use and status.'
    : 'A developer or an owner of this workspace can create the first key.'
}</p>
</div>`;
