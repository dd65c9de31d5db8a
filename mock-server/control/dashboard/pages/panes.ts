/** A list, with the record that is open beside it. The script opens records without leaving the list. */
import { type Html, html } from '../../../../src/console/html.ts';
import { icon } from '../../../../src/console/icons.ts';

export interface Panes {
  /** The heading, the filters and the list. */
  readonly list: Html;
  readonly record: Html | null;
}

export const panes = ({ list, record }: Panes): Html =>
  html`<div class="panes${record !== null && ' has-record'}" data-panes>
<div class="pane-list">
${list}
</div>
${record !== null && html`<section class="pane-record" aria-label="Record" data-record>${record}</section>`}
</div>`;

/** The link that closes the record. */
export const closeLink = (href: string): Html =>
  html`<a class="button quiet square" href="${href}" data-close>${icon('x')}<span class="hush">Close</span></a>`;
