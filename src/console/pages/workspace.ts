/** The page of a workspace: its name, its id, and whose it is. */
import type { Account, Role, Workspace } from '../../generated/types.ts';
import { capitalised } from '../format.ts';
import { html } from '../html.ts';
import { layout, workspaceHref } from '../layout.ts';
import type { FormErrors, Frame, Notice } from '../views.ts';
import { field, viewerNotice } from './controls.ts';
import { type Fact, withFacts } from './detail.ts';
import { errorSummary } from './form-parts.ts';
import { copyButton, csrfField, noticeBox } from './parts.ts';

interface WorkspaceView {
  readonly workspace: Readonly<Workspace>;
  /** The role of the user who visits the page. */
  readonly role: Role;
  readonly account: Readonly<Account> | null;
  readonly mayRename: boolean;
  readonly form: { readonly name: string; readonly errors: FormErrors };
  readonly notice: Notice | null;
}

export function workspacePage(frame: Frame, view: WorkspaceView): string {
  const { workspace, role, account, mayRename, form, notice } = view;
  const facts: readonly Fact[] = [
    ['Account holder', account === null ? null : account.name.full_name],
    ['Your role', capitalised(role)],
    ['Mode', capitalised(workspace.mode ?? 'live')],
  ];
  const members = frame.pagesOf('members');
  return layout(
    frame,
    'Workspace',
    html`${notice !== null && noticeBox(notice, frame)}
<div class="head">
<h1>Workspace</h1>
<p class="copyline"><code class="token" id="record-id">${workspace.id}</code>${copyButton('record-id', workspace.id)}</p>
</div>
${withFacts(
  facts,
  html`${
    mayRename
      ? html`<form class="stack" method="post" action="${workspaceHref(frame, '/settings/workspace')}">${csrfField(frame)}
${errorSummary('workspace', form.errors, 'Nothing was saved. Please correct:')}
${field('workspace', 'name', form.errors, {
  label: 'Name',
  hint: 'Shown to all members. Keys, ids and URLs stay as they are.',
  control: aria =>
    html`<input name="name" type="text" maxlength="100" required autocomplete="off" value="${form.name}"${aria}>`,
})}
<p class="actions"><button class="button primary" type="submit">Rename workspace</button></p>
</form>`
      : role === 'viewer'
        ? viewerNotice
        : html`<p class="notice">The name is changed where this service stores its workspaces.</p>`
  }
${members !== null && html`<p class="muted">Who can see this workspace: <a href="${members}">Members</a></p>`}`,
)}`,
  );
}
