/** The checkboxes of a list, and what can be done with the records that are chosen. */
import { type Html, html } from '../html.ts';
import type { Frame } from '../views.ts';
import { csrfField } from './parts.ts';

export interface BulkActions<Row> {
  readonly frame: Frame;
  /** URL that the form is sent to, with the chosen records as fields `id`. */
  readonly action: string;
  /** The query of the list, so that it comes back as it was. */
  readonly query: URLSearchParams;
  /** `null`: nothing can be done with it. */
  readonly value: (row: Row) => string | null;
  /** What the checkbox of a row says to screen readers: the name of its record. */
  readonly name: (row: Row) => string;
  /** The values of the records that are chosen already, because the form was refused. */
  readonly chosen: readonly string[];
  /** The buttons and fields, shown as soon as a record is chosen. */
  readonly controls: Html;
}

/** The form of the checkboxes. It is empty of them, because they stand in the rows. */
export const bulkForm = <Row>({ frame, action, query, controls }: BulkActions<Row>): Html =>
  html`<form class="bulk" id="bulk" method="post" action="${action}">${csrfField(frame)}<input type="hidden" name="query" value="${query.toString()}"><span class="bulk-count" data-selected>With the selected ones:</span>${controls}</form>`;

/** `value`: the name of the change. */
export const bulkButton = (value: string, words: string): Html =>
  html`<button class="button" type="submit" name="do" value="${value}">${words}</button>`;

/** A button that asks before it destroys something. */
export const bulkQuestion = (value: string, words: string, question: string, text: string): Html =>
  html`<details class="menu" name="menu" data-menu><summary class="button danger">${words}</summary>
<div class="panel stack"><p><strong>${question}</strong> ${text}</p>
<button class="button danger solid" type="submit" name="do" value="${value}">${words}</button></div></details>`;
