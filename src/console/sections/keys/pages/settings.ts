import { html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { listPages } from '../../../pages/list-table.ts';
import { beyondEnd, noticeBox } from '../../../pages/parts.ts';
import type { Frame, SettingsView } from '../../../views.ts';
import { createForm } from './create-form.ts';
import { keyTable } from './key-table.ts';

/** The settings of a workspace: its API keys, and the forms that create, rotate and revoke them. */
export function settingsPage(frame: Frame, view: SettingsView): string {
  const { rows, canManage, notice, next, query } = view;
  const isFirst = !query.has('after');
  return layout(
    frame,
    'API keys',
    html`<div class="head">
<h1>API keys</h1>
<p class="muted">A key is shown once, when it is created. Only its first and last characters are stored, so that you can recognise it.</p>
</div>
${notice !== null && noticeBox(notice.kind, notice.text)}
${
  canManage
    ? createForm(frame, view.form, rows.length === 0 && isFirst)
    : html`<p class="notice">Your role is viewer: you can view this list but not create, rotate or revoke keys.</p>`
}
${rows.length > 0 ? keyTable(frame, rows, canManage) : isFirst ? empty(canManage) : beyondEnd(workspaceHref(frame, '/settings'))}
${listPages({ path: workspaceHref(frame, '/settings'), query, next, shown: rows.length })}`,
  );
}

const empty = (canManage: boolean) => html`<div class="card empty">
<h3>No API keys</h3>
<p class="muted">${
  canManage
    ? 'The keys of this workspace are listed here, with their creator, last use and status.'
    : 'A developer or an owner of this workspace can create the first key.'
}</p>
</div>`;
