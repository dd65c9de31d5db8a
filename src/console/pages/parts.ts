/** Components that several pages use. */
import { type CodeToken, codeTokens } from '../assets/code.js';
import type { Token } from '../assets/json.js';
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';
import type { Frame, Notice } from '../views.ts';

/** The hidden field that every form contains. */
export const csrfField = (frame: Frame): Html =>
  html`<input type="hidden" name="csrf" value="${frame.csrf}">`;

/** A form with one button. `kind`: classes of the button. `fields`: its hidden fields. */
export const buttonForm = (
  frame: Frame,
  action: string,
  words: string,
  kind = '',
  fields: readonly (readonly [name: string, value: string])[] = [],
): Html =>
  html`<form method="post" action="${action}">${csrfField(frame)}${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button class="button ${kind}" type="submit">${words}</button></form>`;

/** The hidden field of a form that creates something: submitted twice, the form creates one record. */
export const onceField = (frame: Frame): Html =>
  html`<input type="hidden" name="token" value="${frame.token}">`;

/** The hidden field of a form that replays deliveries: deliveries with newer attempts are not sent again. */
export const seenField = (frame: Frame): Html =>
  html`<input type="hidden" name="seen" value="${frame.seen}">`;

/** A button that copies the text of the element with this id. It is hidden until the script shows it. */
export function copyButton(id: string, what: string): Html {
  return html`<button class="button small" type="button" data-copy="#${id}" hidden><span>Copy</span><span class="hush"> ${what}</span></button>`;
}

/** The same as an icon, beside a text in the row of a list. */
export const copyIcon = (id: string, what: string): Html =>
  html`<button class="copy-icon" type="button" data-copy="#${id}" hidden>${icon('copy')}<span class="hush">Copy ${what}</span></button>`;

/** A piece of code or JSON in its colour. */
export const colouredToken = (
  { kind, text }: Token | CodeToken,
  shown: Html | string = text,
): Html | string => (kind === 'plain' ? shown : html`<span class="j-${kind}">${shown}</span>`);

/** A code block with a title and a copy button. `language`: the name of the language, which gives the code its colours. */
export function codeBlock(id: string, title: string, code: string, language = title): Html {
  return html`<div class="code">
<div class="code-head"><span>${title}</span>${copyButton(id, `the ${title} code`)}</div>
<pre role="group" aria-label="${title} code" tabindex="0"><code id="${id}">${codeTokens(language, code).map(token => colouredToken(token))}</code></pre>
</div>`;
}

/** A list of scopes. */
export const scopeChips = (scopes: readonly string[]): Html =>
  html`<ul class="chips">${scopes.map(scope => html`<li><code class="chip">${scope}</code></li>`)}</ul>`;

/**
 * A part of the page that the script reads again every few seconds. Without scripts, a link reads the page again.
 * `every`: in seconds, a multiple of three, for a page that costs more.
 */
export const refreshed = (id: string, href: string, content: Html, every = 3): Html =>
  html`<div data-refresh="#${id}" data-from="${href}"${every !== 3 && html` data-every="${every}"`} id="${id}">
${content}
</div>
<noscript><p class="actions"><a class="button small" href="${href}">Refresh</a></p></noscript>`;

/** A URL or a path, whose lines end after a slash where it does not fit on one. */
export const brokenUrl = (url: string): Html =>
  html`${url.split(/(?<=[^:/]\/)|(?=[?&])/).map((part, index) => html`${index > 0 && html`<wbr>`}${part}`)}`;

/** The message after an action: what has failed stands on the page, what has succeeded lies above it, and can be closed. */
export function noticeBox({ kind, text, form, goesOn = false }: Notice, frame?: Frame): Html {
  const said = html`<p class="notice ${kind}" role="${kind === 'error' ? 'alert' : 'status'}">${text}</p>`;
  if (kind === 'error') return said;
  return html`<div class="toast"${goesOn && html` data-goes-on`}>${said}${
    form !== undefined &&
    frame !== undefined &&
    buttonForm(frame, form.action, form.words, 'small', form.fields)
  }${goesOn && html`<button class="button small" type="button" data-stop hidden>Stop</button>`}<button class="button quiet square" type="button" data-dismiss>${icon('x')}<span class="hush">Close the message</span></button></div>`;
}

/** Shown instead of an empty list if the page starts after a record that no longer exists. `href`: the first page. */
export const beyondEnd = (href: string): Html => html`<div class="card empty">
<p class="muted">There are no more entries. The list may have changed.</p>
<p class="actions"><a class="button" href="${href}">First page</a></p>
</div>`;

/** The options of a select element. */
export function options(choices: readonly (readonly [string | number, string])[], selected: string): Html {
  return html`${choices.map(
    ([value, words]) =>
      html`<option value="${value}"${String(value) === selected && html` selected`}>${words}</option>\n`,
  )}`;
}

/** The pages between which this one is a tab. `current`: the page, or `true` for the tab that it belongs to. */
export const tabStrip = (
  label: string,
  tabs: readonly { readonly label: string; readonly href: string; readonly current: boolean | 'true' }[],
): Html =>
  html`<nav class="subnav" aria-label="${label}"><ul>${tabs.map(
    ({ href, label: words, current }) =>
      html`<li><a href="${href}"${current !== false && html` aria-current="${current === true ? 'page' : current}"`}>${words}</a></li>`,
  )}</ul></nav>
`;
