/** What is stored, and the snapshots of it. */
import { time } from '../../../../src/console/format.ts';
import { type Html, html } from '../../../../src/console/html.ts';
import { options } from '../../../../src/console/pages/parts.ts';
import type { StateListing } from '../../state/records.ts';
import type { Snapshot } from '../../state/snapshots.ts';
import type { FormFields } from '../form.ts';
import { hrefOf } from '../frame.ts';

export interface StateView {
  readonly looked: StateListing;
  readonly snapshots: readonly Snapshot[];
  /** The form of a snapshot that was refused. */
  readonly given: FormFields;
}

const path = hrefOf('/state');

export const statePage = ({ looked, snapshots, given }: StateView): Html =>
  'records' in looked ? recordsOf(looked) : overview(looked, snapshots, given);

const overview = (
  { collections, workspaces }: Extract<StateListing, { collections: object }>,
  snapshots: readonly Snapshot[],
  given: FormFields,
): Html => html`<section class="stack" aria-labelledby="snapshots">
<h2 id="snapshots">Snapshots</h2>
${
  snapshots.length === 0
    ? html`<p class="muted">A snapshot keeps all stored records under a name, until the mock server ends.</p>`
    : html`<table class="table card key-table" role="table" aria-labelledby="snapshots">
<thead role="rowgroup"><tr role="row">${['Name', 'Taken', 'Records', 'Actions'].map(title => html`<th role="columnheader" scope="col">${title}</th>`)}</tr></thead>
<tbody role="rowgroup">
${snapshots.map(
  ({
    name,
    taken_at,
    collections: counts,
  }) => html`<tr role="row"><th role="rowheader" scope="row"><span class="key-name">${name}</span></th>
<td role="cell" data-label="Taken">${time(taken_at)}</td>
<td role="cell" data-label="Records">${Object.values(counts).reduce((sum, count) => sum + count, 0)}</td>
<td role="cell" class="row-actions"><div class="actions">${button('/snapshots/restore', 'Restore', name)}${button('/snapshots/delete', 'Delete', name)}</div></td></tr>\n`,
)}</tbody></table>`
}
<form class="stack card" method="post" action="${hrefOf('/snapshots')}">
<div class="field"><label for="name">Name of a new snapshot</label>
<input id="name" name="name" required maxlength="64" value="${given.name ?? ''}"></div>
<p class="actions"><button class="button primary" type="submit">Take a snapshot</button></p>
</form>
<form method="post" action="${hrefOf('/reset')}"><button class="button" type="submit">Reset to the fixtures</button></form>
</section>
<section class="stack" aria-labelledby="collections">
<h2 id="collections">Records</h2>
<form class="actions" method="get" action="${path}">
<label class="hush" for="collection">Collection</label>
<select id="collection" name="collection">${options(
  Object.entries(collections).map(([name, count]) => [name, `${name} (${count})`]),
  'items',
)}</select>
<label class="hush" for="workspace">Workspace</label>
<select id="workspace" name="workspace">${options(
  workspaces.map(id => [id, id]),
  '',
)}</select>
<button class="button" type="submit">Show</button>
</form>
</section>`;

const button = (action: `/${string}`, label: string, name: string): Html =>
  html`<form method="post" action="${hrefOf(action)}"><input type="hidden" name="name" value="${name}"><button class="button small" type="submit">${label}<span class="hush"> ${name}</span></button></form>`;

function recordsOf({
  collection,
  workspace,
  total,
  offset,
  records,
}: Extract<StateListing, { records: object }>): Html {
  const at = (start: number) =>
    `${path}?${new URLSearchParams({ collection, ...(workspace !== null && { workspace }), offset: String(start) })}`;
  const end = offset + records.length;
  return html`<p class="muted">${total === 0 ? 'No records' : `${offset + 1} to ${end} of ${total} records`} of <code>${collection}</code>${workspace !== null && html` in <code>${workspace}</code>`}. Secrets are hidden.</p>
${records.map(
  (
    record,
    index,
  ) => html`<details class="card create"><summary>${recordNameOf(record) ?? `Record ${offset + index + 1}`}</summary>
<pre role="group" aria-label="Record ${offset + index + 1}" tabindex="0"><code>${JSON.stringify(record, null, 2)}</code></pre></details>\n`,
)}
<p class="actions">
${offset > 0 && html`<a class="button" href="${at(Math.max(0, offset - pageLength))}">Previous</a>`}
${end < total && html`<a class="button" href="${at(end)}">Next</a>`}
<a class="button" href="${path}">All collections</a>
</p>`;
}

export const pageLength = 50;

/** What people call a record. */
function recordNameOf(record: unknown): string | null {
  const { id, name, code, slug } = (record ?? {}) as Record<string, unknown>;
  const parts = [id, code, slug, name].filter(part => typeof part === 'string' || typeof part === 'number');
  return parts.length === 0 ? null : parts.join(' · ');
}
