/** One record, with a form of its fields. */
import type { FormRow, RowKind } from '../../../../src/console/forms/row.ts';
import { type Html, html } from '../../../../src/console/html.ts';
import { askFirst, detailHead, moreMenu } from '../../../../src/console/pages/detail.ts';
import { errorSummary } from '../../../../src/console/pages/form-parts.ts';
import { dataBlock } from '../../../../src/console/pages/json-block.ts';
import { emptyList, listHref } from '../../../../src/console/pages/list-table.ts';
import { closeLink } from '../../../../src/console/pages/panes.ts';
import type { FormErrors } from '../../../../src/console/views.ts';
import { fieldText } from '../../state/field-texts.ts';
import type { ListedField, ListedRecord } from '../../state/listed.ts';
import { textForm } from '../form.ts';
import { type DashboardPlace, hrefOf } from '../frame.ts';
import { type CollectionView, titleOf } from './records.ts';

export interface RecordView extends CollectionView {
  readonly one: ListedRecord;
  readonly fields: readonly ListedField[];
  readonly isEditable: boolean;
  /** The form that was refused. */
  readonly given?: Readonly<Record<string, string>>;
  readonly errors?: FormErrors;
}

/** Shown instead of a record that does not exist. */
export const lostRecord = (href: string): Html =>
  emptyList(
    'No such record',
    'It may have been deleted, or belong to another workspace.',
    html`<a class="button" href="${href}">All records</a>`,
  );

export function recordPart(place: DashboardPlace, view: RecordView): Html {
  const { collection, query, one, fields, isEditable, errors = {} } = view;
  const list = listHref(hrefOf(place, `/records/${collection}`), query);
  const path = hrefOf(place, `/records/${collection}/${encodeURIComponent(one.id)}`);
  const own = query.size === 0 ? '' : `?${query}`;
  const isId = (name: string) => String(one.record[name]) === one.id;
  const fixed = fields.filter(
    ({ isFixed, name }) => isFixed && one.record[name] !== undefined && !isId(name),
  );
  return html`${detailHead({
    up: [list, titleOf(collection)],
    title: recordTitle(one),
    copy: one.id,
    actions: html`${isEditable && menu(`${path}/delete${own}`)}${closeLink(list)}`,
  })}
${errorSummary('record', errors, 'The record was not saved.')}
${
  isEditable
    ? html`<form class="stack" method="post" action="${path}${own}">
${fixed.length > 0 && html`<dl class="facts">${fixed.map(({ name, kind }) => html`<div><dt>${name}</dt><dd>${fieldText(kind, one.record[name]) || html`<span class="muted">None</span>`}</dd></div>\n`)}</dl>`}
${editorOf(view).render('record', view.given ?? {}, errors)}
<p class="actions"><button class="button primary" type="submit">Save</button></p>
</form>`
    : dataBlock('record-data', 'Record', one.record)
}`;
}

/** What people call a record. */
export function recordTitle({ id, record }: ListedRecord): string {
  const names = [record.name, record.title, record.slug, record.email];
  return names.find((one): one is string => typeof one === 'string' && one !== '') ?? id;
}

const menu = (action: string): Html =>
  moreMenu([
    askFirst(
      'Delete',
      html`<form method="post" action="${action}"><p><strong>Delete this record?</strong> Records that refer to it are deleted too.</p><button class="button danger solid" type="submit">Delete record</button></form>`,
    ),
  ]);

/** Longer texts have several lines. */
const maxLineLength = 60;

/** The fields as they are now and, hidden, as they were shown: only what differs is saved. */
const editorOf = ({ one, fields, given }: RecordView) =>
  textForm(
    fields
      .filter(({ isFixed }) => !isFixed)
      .map(({ name, kind }): FormRow<void> => {
        const stored = fieldText(kind, one.record[name]);
        const isLong =
          kind === 'json' || kind === 'texts' || stored.length > maxLineLength || stored.includes('\n');
        const rowKind: RowKind = isLong
          ? 'lines'
          : kind === 'integer' || kind === 'money'
            ? 'decimal'
            : 'text';
        return {
          name: `field:${name}`,
          id: name,
          subject: name,
          label: html`${name} ${hints[kind] !== undefined && html`<span class="muted">(${hints[kind]})</span>`}`,
          blank: stored,
          lines: rowsFor(given?.[`field:${name}`] ?? stored),
          ...(kind === 'boolean' ? { kind: 'choice', choices: () => booleans } : { kind: rowKind }),
          below: () =>
            html`<input type="hidden" name="was:${name}" value="${given?.[`was:${name}`] ?? stored}">`,
        };
      }),
  );

const booleans = [
  ['true', 'true'],
  ['false', 'false'],
  ['', 'null'],
] as const;

/** Lines of a text area in which a text fits, up to 12. */
const rowsFor = (text: string): number =>
  Math.min(
    12,
    text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / maxLineLength), 0) + 1,
  );

const hints: Partial<Record<ListedField['kind'], string>> = {
  json: 'JSON',
  texts: 'one on each line',
  time: 'such as 2030-01-01T12:00:00Z',
};
