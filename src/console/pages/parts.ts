/** What several pages are made of. */
import { type Html, html } from '../html.ts';
import type { Frame } from '../views.ts';

/** The hidden field that every form carries. */
export const csrfField = (frame: Frame): Html =>
  html`<input type="hidden" name="csrf" value="${frame.csrf}">`;

/** The hidden field of a form that makes something: sent twice, it makes one thing. */
export const onceField = (frame: Frame): Html =>
  html`<input type="hidden" name="token" value="${frame.token}">`;

/** The hidden field of a form that sends deliveries again: those that were tried since are not sent once more. */
export const seenField = (frame: Frame): Html =>
  html`<input type="hidden" name="seen" value="${frame.seen}">`;

/** A button that copies the text of the element with this id. The script shows it: it can do nothing alone. */
export function copyButton(id: string, what: string): Html {
  return html`<button class="button small" type="button" data-copy="#${id}" hidden><span>Copy</span><span class="hush"> ${what}</span></button>`;
}

/** A code block with its title and a copy button. */
export function codeBlock(id: string, title: string, code: string): Html {
  return html`<div class="code">
<div class="code-head"><span>${title}</span>${copyButton(id, `the ${title} code`)}</div>
<pre role="group" aria-label="${title} code" tabindex="0"><code id="${id}">${code}</code></pre>
</div>`;
}

/** Scopes as chips. */
export const scopeChips = (scopes: readonly string[]): Html =>
  html`<ul class="chips">${scopes.map(scope => html`<li><code class="chip">${scope}</code></li>`)}</ul>`;

/** A sentence about what was done, or refused. */
export function noticeBox(kind: 'success' | 'error', text: string): Html {
  return html`<p class="notice ${kind}" role="${kind === 'error' ? 'alert' : 'status'}">${text}</p>`;
}

/** In place of a list, where its address goes on after a record that is not there. `href`: where it begins. */
export const beyondEnd = (href: string): Html => html`<div class="card empty">
<p class="muted">Nothing follows here: the list ends before, or has changed.</p>
<p class="actions"><a class="button" href="${href}">First page</a></p>
</div>`;

/** Options of a select, one of them selected. */
export function options(choices: readonly (readonly [string | number, string])[], selected: string): Html {
  return html`${choices.map(
    ([value, words]) =>
      html`<option value="${value}"${String(value) === selected && html` selected`}>${words}</option>\n`,
  )}`;
}
