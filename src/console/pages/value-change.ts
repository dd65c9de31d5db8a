/** Old and new values of a field, beside each other. */
import { type Html, html } from '../html.ts';

type Scalar = string | number | boolean | null;
type Value = Scalar | readonly Scalar[];

export interface ValueChange {
  readonly field: string;
  readonly from: Value;
  readonly to: Value;
  /** Whether the values are not kept. */
  readonly redacted: boolean;
}

/** In the place of a value that is not kept: it looks like no value. `why`: shown on hover, and read aloud. */
export const redactedChip = (why: string): Html =>
  html`<span class="chip redacted" title="${why}"><span aria-hidden="true">••••</span> redacted<span class="hush">: ${why}</span></span>`;

const why = 'This value is secret or personal, so it is not kept. It has changed.';

const isNone = (value: Value): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const textOf = (value: Scalar): string =>
  value === true ? 'yes' : value === false ? 'no' : value === null ? 'none' : String(value);

const wordsOf = (value: Value): string =>
  isNone(value) ? 'none' : Array.isArray(value) ? value.map(textOf).join(', ') : textOf(value as Scalar);

/** A change on one line, such as `url: a → b`. */
export const changeLine = ({ field, from, to, redacted }: ValueChange): Html =>
  redacted
    ? html`<span class="change-line"><span class="muted">${field}</span> ${redactedChip(why)}</span>`
    : html`<span class="change-line" title="${wordsOf(from)} → ${wordsOf(to)}"><span class="muted">${field}</span> ${!isNone(from) && html`${wordsOf(from)} `}<span aria-hidden="true">→</span><span class="hush">becomes</span> ${wordsOf(to)}</span>`;

const items = (value: Value): readonly Scalar[] => (Array.isArray(value) ? value : []);

/** Of lists, what was added and removed; of other values, both. */
function sides({ from, to }: ValueChange): {
  readonly removed: readonly Scalar[];
  readonly added: readonly Scalar[];
} {
  if (!Array.isArray(from) && !Array.isArray(to))
    return { removed: isNone(from) ? [] : [from as Scalar], added: isNone(to) ? [] : [to as Scalar] };
  const [old, now] = [items(from), items(to)];
  return { removed: old.filter(one => !now.includes(one)), added: now.filter(one => !old.includes(one)) };
}

const cell = (kind: 'del' | 'ins', values: readonly Scalar[]): Html | false =>
  values.length > 0 &&
  html`<ul class="values">${values.map(value => html`<li>${kind === 'del' ? html`<del>${textOf(value)}</del>` : html`<ins>${textOf(value)}</ins>`}</li>`)}</ul>`;

function row(change: ValueChange): Html {
  const { removed, added } = sides(change);
  const content = change.redacted
    ? redactedChip(why)
    : removed.length + added.length === 0
      ? html`<span class="muted">Another order</span>`
      : html`${cell('del', removed)}${cell('ins', added)}`;
  return html`<div><dt><code>${change.field}</code></dt><dd>${content}</dd></div>`;
}

/** All changes: of each field the old value, and the new one. */
export const changeList = (changes: readonly ValueChange[]): Html =>
  html`<dl class="value-changes">${changes.map(row)}</dl>`;
