/**
 * The page of a form, with a live result if it has one: the form in one column at the left, the result at the right, or
 * below it on narrow pages. With scripts, a link to such a page opens it in a sheet above the page that has the link.
 */
import { type Html, html } from '../html.ts';
import { layout } from '../layout.ts';
import type { FormErrors, Frame } from '../views.ts';
import { errorSummary } from './form-parts.ts';
import { csrfField, onceField } from './parts.ts';

export interface Editor {
  /** The page above, where Cancel leads: its URL and its name. */
  readonly up: readonly [href: string, words: string];
  readonly title: string;
  readonly lead?: Html | string;
  /** Where the form is sent. */
  readonly action: string;
  /** The prefix of the ids of the fields. */
  readonly id: string;
  readonly errors: FormErrors;
  /** What the errors begin with. @default 'Nothing was saved. Please correct:' */
  readonly refusal?: string;
  /** Whether the form creates a record: sent twice, it creates one. */
  readonly creates: boolean;
  readonly fields: Html;
  /** The text of the button that saves. */
  readonly save: string;
  /**
   * What the server makes of the fields: shown again while somebody changes a field of `names`. @default the form has no
   * result
   */
  readonly result?: {
    readonly title: string;
    readonly names: readonly string[];
    readonly content: Html;
    /** The button that shows the result again, for pages without scripts. */
    readonly button: string;
    /** Whether the page was asked for this result, so that it begins there. */
    readonly isAsked: boolean;
  };
}

/** The whole page. */
export const editorPage = (frame: Frame, editor: Editor): string =>
  layout(
    frame,
    `${editor.title} · ${editor.up[1]}`,
    html`<div class="editor-page" data-editor>${editorForm(frame, editor)}</div>`,
    editorScript(frame),
  );

/** What a page with a link to an editor needs, so that it opens in a sheet. */
export const editorScript = ({ editorJs, completeJs, sheetJs }: Frame): Html =>
  html`${[editorJs, completeJs, sheetJs].map(url => html`<script src="${url}" defer></script>\n`)}`;

/** A link to an editor. */
export const editorLink = (href: string, words: string, kind = ''): Html =>
  html`<a class="button ${kind}" href="${href}" data-sheet>${words}</a>`;

/** The link in the head of a list to the form that creates a record. */
export const createLink = (href: string, words: string): Html =>
  html`<div class="actions">${editorLink(href, words, 'primary')}</div>`;

/** The head, the form and the result of an editor. */
export const editorForm = (frame: Frame, editor: Editor): Html => html`<div class="head">
<p class="eyebrow"><a href="${editor.up[0]}">${editor.up[1]}</a></p>
<h1>${editor.title}</h1>
${editor.lead !== undefined && html`<p class="muted">${editor.lead}</p>`}
</div>
<form${editor.result !== undefined && html` class="editor"`} method="post" action="${editor.action}"${editor.result !== undefined && html` data-preview="${editor.result.names.join(' ')}"`}>
<div class="stack editor-fields">
${csrfField(frame)}${editor.creates && onceField(frame)}
${errorSummary(editor.id, editor.errors, editor.refusal ?? 'Nothing was saved. Please correct:')}
${editor.fields}
<p class="actions"><button class="button primary" type="submit">${editor.save}</button>
<a class="button" href="${editor.up[0]}" data-close>Cancel</a></p>
</div>
${editor.result !== undefined && resultOf(editor.result)}
</form>`;

const resultOf = ({
  title,
  button,
  content,
  isAsked,
}: NonNullable<
  Editor['result']
>): Html => html`<div class="editor-result" role="region" aria-label="${title}"${isAsked && html` tabindex="-1" autofocus`}>
<div class="editor-result-inner">
<div class="editor-result-head"><h2>${title}</h2>
<button class="button small" type="submit" name="do" value="try" formnovalidate data-try>${button}</button></div>
${content}
</div></div>`;

/** A part of the result that is replaced by the same part of the next one. `isSpoken`: for screen readers too. */
export const livePart = (id: string, content: Html | string | false, isSpoken = false): Html =>
  html`<div class="live-part" id="${id}" data-preview-part${isSpoken && html` aria-live="polite"`}>${content}</div>`;
