/** The form of a hook within the form of a route. */
import { type Html, html } from '../../../html.ts';
import { copyButton } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { RouteForm } from '../views.ts';
import { field, optional } from './shell.ts';

export const hookNotice = ({
  name,
  secret,
}: NonNullable<
  RouteForm['created']
>): Html => html`<div class="notice success" role="status" tabindex="-1" autofocus>
<p>${secret === null ? `The hook ${name} was created before. It is chosen below.` : `Hook ${name} created. It is chosen below. Copy its secret now. It will not be shown again.`}</p>
${secret !== null && html`<div class="copyable secret"><code id="secret">${secret}</code>${copyButton('secret', 'the secret')}</div>`}
</div>`;

/** A hook for this route, created at once. The form comes back with what was typed. */
export const newHook = (
  frame: Frame,
  id: string,
  { newHook: hook, errors }: RouteForm,
  action: string,
): Html => html`<div><details class="fold"${Object.keys(errors).some(name => name.startsWith('hook-')) && html` open`}><summary>New hook</summary>
<div class="stack">
<input type="hidden" name="hook_token" value="${frame.token}">
${field(id, 'hook-url', errors, {
  label: 'URL of the hook',
  hint: 'The URL that receives events, at a public IP address or one that the server allows.',
  control: aria =>
    html`<input name="hook_url" type="text" inputmode="url" maxlength="2048" autocomplete="off" spellcheck="false" value="${hook.targetUrl}"${aria}>`,
})}
${field(id, 'hook-type', errors, {
  label: 'Event type of the hook',
  hint: html`It gets all events of this type. For a hook that gets only what this route sends, enter a type that nothing else publishes, such as the new event type above.`,
  control: aria =>
    html`<input name="hook_event_type" type="text" maxlength="200" autocomplete="off" spellcheck="false" value="${hook.eventType}"${aria}>`,
})}
${field(id, 'hook-description', errors, {
  label: optional('Name of the hook'),
  control: aria =>
    html`<input name="hook_description" type="text" maxlength="200" autocomplete="off" value="${hook.description}"${aria}>`,
})}
<p class="actions"><button class="button" type="submit" formaction="${action}" formnovalidate>Create hook</button></p>
</div></details></div>`;
