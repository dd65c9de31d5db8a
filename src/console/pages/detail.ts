/** The page of one record: what it is and how it does, what can be done with it, and its facts. */
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';
import type { Frame } from '../views.ts';
import { deleteForm } from './controls.ts';
import { copyButton, csrfField } from './parts.ts';

export interface DetailHead {
  /** The page above: its URL and its name. */
  readonly up: readonly [href: string, words: string];
  readonly title: string;
  readonly status?: Html | false;
  /** A text to copy, such as the id or the URL of the record. */
  readonly copy?: string;
  /** How people read what is copied. @default the text itself */
  readonly copyAs?: string;
  /** Whether it is an entry of a log: nobody comes back to it as to a record. @default false */
  readonly isEntry?: boolean;
  /** The buttons of the page. */
  readonly actions?: Html | false;
  /** What is used rarely or destroys something, in the menu "…". */
  readonly menu?: readonly (Html | false)[];
}

/** The head of the page of a record. */
export function detailHead({
  up,
  title,
  status,
  copy,
  copyAs,
  isEntry = false,
  actions,
  menu = [],
}: DetailHead): Html {
  const items = menu.filter(item => item !== false);
  const hasActions = (actions !== undefined && actions !== false) || items.length > 0;
  return html`<div class="head">
<p class="eyebrow"><a href="${up[0]}">${up[1]}</a></p>
<h1><span class="record-title">${title}</span> ${status}</h1>
${copy !== undefined && html`<p class="copyline"><code class="token" id="record-id"${!isEntry && html` data-keep`}${copyAs !== undefined && copyAs !== copy && html` data-value="${copy}"`}>${copyAs ?? copy}</code>${copyButton('record-id', copy)}</p>`}
${hasActions && html`<div class="actions">${actions}${items.length > 0 && moreMenu(items)}</div>`}
</div>`;
}

/** The menu "…". Each item is a link, a form with one button, or a `details` that asks before it destroys. */
export const moreMenu = (items: readonly Html[], label = 'More actions'): Html =>
  html`<details class="menu more-menu" name="menu" data-menu><summary class="button square">${icon('ellipsis')}<span class="hush">${label}</span></summary>
<div class="panel">${items.map(item => html`<div class="more-item">${item}</div>`)}</div></details>`;

/**
 * An item of the menu "…" that asks first: `summary` in the menu, and the form below it. `destroys`: whether it is red.
 */
export const askFirst = (words: string, form: Html, destroys = true): Html =>
  html`<details class="ask"><summary${destroys && html` class="danger"`}>${words}</summary>${form}</details>`;

/** What an item of the menu "…" asks before it does something. */
interface Question {
  /** In the menu. */
  readonly words: string;
  /** Where the form is sent. */
  readonly action: string;
  /** @default there is only the text */
  readonly question?: string;
  readonly text?: Html | string;
  /** More fields of the form. */
  readonly fields?: Html;
  readonly button: string;
  /** Whether it is red. @default true */
  readonly destroys?: boolean;
}

export const questionItem = (
  frame: Frame,
  { words, action, question, text, fields, button, destroys = true }: Question,
): Html =>
  askFirst(
    words,
    html`<form class="stack" method="post" action="${action}">${csrfField(frame)}
${(question !== undefined || text !== undefined) && html`<p>${question !== undefined && html`<strong>${question}</strong> `}${text}</p>`}
${fields}
<button class="button ${destroys ? 'danger solid' : 'primary'}" type="submit">${button}</button></form>`,
    destroys,
  );

/** An item of the menu "…" that deletes the record. */
export const deleteItem = (frame: Frame, action: string, what: string, consequence: string): Html =>
  askFirst('Delete', deleteForm(frame, action, what, consequence));

/** A fact of a record; `null`: it has none. */
export type Fact = readonly [name: string, value: Html | string | number | null];

/** The content beside the facts: at their left on wide pages, below them on narrow ones. */
export const withFacts = (facts: readonly (Fact | false)[], main: Html): Html =>
  html`<div class="detail">
<aside class="detail-facts" aria-label="Facts"><dl>${facts.filter(fact => fact !== false).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value ?? html`<span class="muted">None</span>`}</dd></div>`)}</dl></aside>
<div class="detail-main">
${main}
</div></div>`;
