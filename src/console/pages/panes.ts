/** A list, with the record that is open beside it. The script opens records without leaving the list. */
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';

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

/**
 * What stands above a list. A page that is opened with a record leaves it out (`false`): the script puts it there when
 * the record is closed.
 */
export const aboveList = (content: Html | false): Html =>
  html`<div class="pane-above" data-above>${content}</div>`;

/** The link that closes the record. */
export const closeLink = (href: string): Html =>
  html`<a class="button quiet square" href="${href}" data-close>${icon('x')}<span class="hush">Close</span></a>`;

/**
 * A list that shows what is new without moving what somebody reads. `words`: what a row is, in singular and plural.
 * `href`: URL of the list with its filters, which the script reads again also while a record is open beside it.
 * `events`: URL of a stream of server-sent events that says when to look; without it, the script looks every three
 * seconds. The rows need ids.
 */
export const liveList = (
  words: readonly [one: string, many: string],
  content: Html,
  { href, events }: { readonly href?: string; readonly events?: string } = {},
): Html =>
  html`<div class="live-list" data-live-list="${words.join(' ')}"${href !== undefined && html` data-list="${href}"`}${events !== undefined && html` data-events="${events}"`}>
${content}
</div>`;
