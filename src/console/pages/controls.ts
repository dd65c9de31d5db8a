/** Controls of forms that several sections use. */
import { type Html, html } from '../html.ts';
import type { FormErrors, Frame } from '../views.ts';
import { described, fieldError } from './form-parts.ts';
import { csrfField } from './parts.ts';

export const viewerNotice = html`<p class="notice">Your role is viewer: you can view this list but not change it.</p>`;

/** The question before a deletion, and the button that deletes. `kind`: classes of the form. */
export const deleteForm = (
  frame: Frame,
  action: string,
  what: string,
  consequence: string,
  kind = 'stack',
): Html =>
  html`<form class="${kind}" method="post" action="${action}">${csrfField(frame)}
<p><strong>Delete this ${what}?</strong> ${consequence} This cannot be undone.</p>
<button class="button danger solid" type="submit">Delete ${what}</button></form>`;

/** A button that asks before it deletes. */
export const deleteMenu = (frame: Frame, action: string, what: string, consequence: string): Html =>
  html`<details class="menu" name="menu" data-menu><summary class="button danger">Delete</summary>
${deleteForm(frame, action, what, consequence, 'panel stack')}</details>`;

interface Field {
  readonly label: Html | string;
  readonly hint?: Html | string;
  /** Markup of the control, with these attributes. */
  control(attributes: Html): Html;
}

/** A labelled control with its hint and its error. */
export function field(id: string, name: string, errors: FormErrors, { label, hint, control }: Field): Html {
  const own = `${id}-${name}`;
  return html`<div class="field"><label for="${own}">${label}</label>
${hint !== undefined && html`<p class="hint" id="${own}-hint">${hint}</p>`}
${control(html` id="${own}"${described(own, errors[name], hint !== undefined)}`)}
${fieldError(own, errors[name])}</div>`;
}

export const optional = (label: string): Html => html`${label} <span class="muted">(optional)</span>`;

/** Fields that are folded. */
export const fold = (title: string, fields: Html, isOpen: boolean): Html =>
  html`<details class="fold"${isOpen && html` open`}><summary>${title}</summary>
<div class="stack">
${fields}</div></details>\n`;

/** Fields that stand side by side. */
export const sideBySide = (fields: Html): Html => html`<div class="pair">\n${fields}</div>\n`;
