/** What all automation pages share: the tabs, and small parts of forms. */
import { type Html, html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { described, fieldError } from '../../../pages/form-parts.ts';
import { noticeBox } from '../../../pages/parts.ts';
import type { FormErrors, Frame, Notice } from '../../../views.ts';

const tabs = [
  ['endpoints', 'Endpoints'],
  ['hooks', 'Hooks'],
  ['routes', 'Routes'],
  ['events', 'History'],
] as const;

export type AutomationTab = (typeof tabs)[number][0];

export const automationHref = (frame: Frame, path: string): string =>
  workspaceHref(frame, `/automation${path}`);

/** URL of a record, or of an action on it. */
export const recordHref = (frame: Frame, list: string, id: string, action = ''): string =>
  automationHref(frame, `/${list}/${encodeURIComponent(id)}${action}`);

/** `isList`: whether this is the page of the tab itself, not of one of its records. */
export function shell(
  frame: Frame,
  tab: AutomationTab,
  title: string,
  main: Html,
  { isList = false, notice = null }: { readonly isList?: boolean; readonly notice?: Notice | null } = {},
): string {
  return layout(
    frame,
    title,
    html`<nav class="subnav" aria-label="Automation"><ul>${tabs.map(
      ([path, label]) =>
        html`<li><a href="${automationHref(frame, `/${path}`)}"${path === tab && html` aria-current="${isList ? 'page' : 'true'}"`}>${label}</a></li>`,
    )}</ul></nav>
${notice !== null && noticeBox(notice.kind, notice.text)}
${main}`,
  );
}

export { buttonForm, deleteMenu, field, optional, viewerNotice } from '../../../pages/controls.ts';

/** A list of checkboxes. The first one has the id that the error summary leads to. */
export function checkboxes(
  id: string,
  name: string,
  errors: FormErrors,
  legend: Html | string,
  choices: readonly { readonly id: string; readonly name: string }[],
  chosen: readonly string[],
  none: Html,
): Html {
  const own = `${id}-${name}`;
  // Keeps what was chosen and has been deleted since.
  const gone = chosen.filter(one => !choices.some(({ id: known }) => known === one));
  const all = [...choices, ...gone.map(one => ({ id: one, name: 'No longer exists' }))];
  return html`<fieldset class="field"><legend>${legend}</legend>
${fieldError(own, errors[name])}
${
  all.length === 0
    ? html`<p class="hint"${errors[name] !== undefined && html` id="${own}" tabindex="-1"`}>${none}</p>`
    : html`<div class="choices">
${all.map(
  (
    one,
    index,
  ) => html`<label class="choice"><input type="checkbox" name="${name}" value="${one.id}"${index === 0 && html` id="${own}"`}${chosen.includes(one.id) && html` checked`}${described(own, errors[name], false)}>
<span>${one.name} <code class="token">${one.id}</code></span></label>\n`,
)}</div>`
}
</fieldset>`;
}
