import { type Html, html } from '../../../html.ts';
import { workspaceHref } from '../../../layout.ts';
import { errorSummary, hasErrors } from '../../../pages/form-parts.ts';
import { csrfField } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import { keyForm } from '../key-form.ts';
import type { SettingsView } from '../views.ts';

/** The form that creates a key. It is collapsed unless it is `open` or has errors. */
export const createForm = (
  frame: Frame,
  { form, page }: Pick<SettingsView, 'form' | 'page'>,
  open: boolean,
): Html => html`<details class="create"${(open || hasErrors(form.errors)) && html` open`}>
<summary class="button primary">Create an API key</summary>
<form class="card stack" id="create" method="post" action="${workspaceHref(frame, '/settings/keys')}">
${csrfField(frame)}
${errorSummary('key', form.errors, 'The key was not created. Please correct:')}
${keyForm.render('key', form, page)}
<p class="actions"><button class="button primary" type="submit">Create key</button></p>
</form>
</details>`;
