import { html } from '../../../html.ts';
import { workspaceHref } from '../../../layout.ts';
import { listPage } from '../../../pages/list-page.ts';
import type { ListFilters } from '../../../pages/list-table.ts';
import type { KeyRow, SettingsView } from '../views.ts';
import { keyTable } from './key-table.ts';

/** The API keys of a workspace, a link to the form that creates one, and the forms that rotate and revoke them. */
export function settingsPage(view: SettingsView): string {
  const { frame, canManage, next, query, scopes } = view;
  const path = workspaceHref(frame, '/settings');
  return listPage<KeyRow>(view, {
    ...keyTable(view),
    title: 'API keys',
    lead: 'A key is shown once, when it is created. Only its first and last characters are stored, so that you can recognise it.',
    create: [`${path}/keys/new`, 'Create an API key'],
    viewers: html`<p class="notice">Your role is viewer: you can view this list but not create, rotate or revoke keys.</p>`,
    filters: { ...filters(scopes), path, query },
    filtersEmpty: false,
    live: ['key', 'keys'],
    next,
    empty: [
      'No API keys',
      canManage
        ? 'The keys of this workspace are listed here, with their creator, last use and status.'
        : 'A developer or an owner of this workspace can create the first key.',
    ],
    noMatch: ['No keys match', 'Change or clear the filters.'],
  });
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
