/** The form of a new record, which begins as a copy of another one. */
import { type Html, html } from '../../../../src/console/html.ts';
import { detailHead } from '../../../../src/console/pages/detail.ts';
import { errorSummary } from '../../../../src/console/pages/form-parts.ts';
import { listHref } from '../../../../src/console/pages/list-table.ts';
import { closeLink } from '../../../../src/console/pages/panes.ts';
import type { FormErrors } from '../../../../src/console/views.ts';
import { identityOf, type SeededCollection } from '../../state/changes.ts';
import type { ListedField } from '../../state/listed.ts';
import { textForm } from '../form.ts';
import { type DashboardPlace, hrefOf } from '../frame.ts';
import { type CollectionView, titleOf } from './records.ts';

export interface NewRecordView extends CollectionView {
  /** A record of the collection. */
  readonly example: Readonly<Record<string, unknown>>;
  readonly fields: readonly ListedField[];
  /** The form that was refused. */
  readonly given?: Readonly<Record<string, string>>;
  readonly errors?: FormErrors;
}

export function newRecordPart(place: DashboardPlace, view: NewRecordView): Html {
  const { collection, query, example, fields, given, errors = {} } = view;
  const path = hrefOf(place, `/records/${collection}`);
  const fixed = new Set(fields.filter(({ isFixed }) => isFixed).map(({ name }) => name));
  const copy = Object.fromEntries(Object.entries(example).filter(([name]) => !fixed.has(name)));
  const text = given?.json ?? JSON.stringify(copy, null, 2);
  return html`${detailHead({
    up: [listHref(path, query), titleOf(collection)],
    title: 'New record',
    actions: closeLink(listHref(path, query)),
  })}
${errorSummary('new', errors, 'The record was not added.')}
<form class="stack" method="post" action="${listHref(path, query)}">
${formFor(collection, text).render('new', given ?? {}, errors)}<p class="actions"><button class="button primary" type="submit">Add record</button></p>
</form>`;
}

/** `text`: the fields of the new record before somebody changes them. */
const formFor = (collection: string, text: string) =>
  textForm([
    ...identityOf(collection as SeededCollection).map(name => ({
      name: `id:${name}`,
      id: name,
      subject: name,
      label: name,
      required: true,
    })),
    {
      name: 'json',
      kind: 'lines',
      label: html`Other fields <span class="muted">(JSON)</span>`,
      hint: 'As fixtures give them. They begin as a copy of the first record.',
      subject: 'The fields',
      blank: text,
      lines: Math.min(18, text.split('\n').length + 1),
    },
  ]);
