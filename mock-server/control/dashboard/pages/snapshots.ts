/** The snapshots of what is stored, and the reset. */
import { timeFrom } from '../../../../src/console/format.ts';
import { type Html, html } from '../../../../src/console/html.ts';
import { number } from '../../../../src/console/pages/bar-chart.ts';
import { askFirst, moreMenu } from '../../../../src/console/pages/detail.ts';
import { errorSummary } from '../../../../src/console/pages/form-parts.ts';
import { emptyList, listTable } from '../../../../src/console/pages/list-table.ts';
import type { FormErrors } from '../../../../src/console/views.ts';
import type { Snapshot } from '../../state/snapshots.ts';
import { type FormFields, textForm } from '../form.ts';
import { type DashboardPlace, hrefOf } from '../frame.ts';

export interface SnapshotsView {
  readonly snapshots: readonly Snapshot[];
  /** ISO 8601. */
  readonly now: string;
  /** The form that was refused. */
  readonly given: FormFields;
  readonly errors: FormErrors;
}

export const snapshotForm = textForm([
  {
    name: 'name',
    label: 'Name of a new snapshot',
    hint: 'Letters, digits, dots, underscores and hyphens.',
    subject: 'The name',
    required: true,
    maxLength: 64,
  },
]);

export const snapshotsPage = (
  place: DashboardPlace,
  { snapshots, now, given, errors }: SnapshotsView,
): Html => html`<div class="head">
<h1>Snapshots</h1>
<p class="muted">A snapshot keeps all stored records under a name, until the mock server ends.</p>
<div class="actions">${moreMenu([
  askFirst(
    'Reset to the fixtures',
    html`<form method="post" action="${hrefOf(place, '/reset')}"><p>All records become those of the fixtures again. Faults, requests and the clock are reset too.</p><button class="button danger solid" type="submit">Reset</button></form>`,
  ),
])}</div>
</div>
${errorSummary('snapshot', errors, 'The snapshot was not taken.')}
<form class="stack" method="post" action="${hrefOf(place, '/snapshots')}">
${snapshotForm.render('snapshot', given, errors)}<p class="actions"><button class="button primary" type="submit">Take a snapshot</button></p>
</form>
${
  snapshots.length === 0
    ? emptyList('No snapshots yet', 'Take one before a test changes the records, and restore it afterwards.')
    : listTable<Snapshot>({
        label: 'Snapshots',
        rows: snapshots,
        href: () => null,
        columns: [
          { title: 'Name', cell: ({ name }) => name },
          {
            title: 'Records',
            cell: ({ collections }) => number(sum(collections)),
            kind: 'number',
            size: 's',
          },
          { title: 'Taken', cell: ({ taken_at }) => timeFrom(now, taken_at), kind: 'time', size: 'm' },
          { title: 'Restore', cell: ({ name }) => button(place, 'restore', name), size: 's' },
          { title: 'Delete', cell: ({ name }) => button(place, 'delete', name), size: 's' },
        ],
      })
}`;

const sum = (counts: Snapshot['collections']): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);

const button = (place: DashboardPlace, act: 'restore' | 'delete', name: string): Html =>
  html`<form method="post" action="${hrefOf(place, `/snapshots/${act}`)}"><input type="hidden" name="name" value="${name}"><button class="button small" type="submit">${act === 'restore' ? 'Restore' : 'Delete'}<span class="hush"> ${name}</span></button></form>`;
