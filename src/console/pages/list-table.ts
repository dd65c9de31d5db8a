/** The list page: its search and filters, its table, and the links to its other pages. */
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';
import { rangeNames, rangeWords } from '../time-range.ts';
import { type BulkActions, bulkForm } from './bulk.ts';
import { type FilterField, filterField } from './filter-fields.ts';

/** A column of a list. The first one contains the link of the row. */
export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => Html | string | number | null;
  /**
   * `number`: aligned to the end. `time`: has its title before it on narrow pages. `status`: stays beside the name there.
   * @default text
   */
  readonly kind?: 'text' | 'number' | 'time' | 'status';
  /**
   * What follows the number on narrow pages, which have no titles, such as `attempt` or `attempts`. @default the title
   */
  readonly unit?: (row: Row) => string;
  /**
   * Width: 6, 8, 11 or 15 rem; `rest`: an equal share of what is left, also for the first column. @default the columns
   * without a size share the rest, of which the first has a part of its own
   */
  readonly size?: 'xs' | 's' | 'm' | 'l' | 'rest';
  /** Whether the column is left out of tables that are narrower than 1056 pixels. @default false */
  readonly wideOnly?: boolean;
  /** Whether only a small table, which is wider than a list of cards, has no room for it. @default false */
  readonly omitInSmall?: boolean;
  /** The URL of the list sorted by this column, and how it is sorted now. @default the list is not sorted by it */
  readonly sort?: { readonly href: string; readonly current: 'ascending' | 'descending' | null };
}

export interface ListTable<Row> {
  /** Names the table for screen readers. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  /** URL of the page of a record: the whole row leads there. */
  readonly href: (row: Row) => string | null;
  /** Id of the row's element. */
  readonly id?: (row: Row) => string;
  /** Whether the record is over, such as a revoked key: its row is grey. */
  readonly isOver?: (row: Row) => boolean;
  /** Whether the page shows the record beside the list. */
  readonly isCurrent?: (row: Row) => boolean;
  /** Buttons and menus at the end of a row. */
  readonly actions?: (row: Row) => Html | false;
  /** Checkboxes for actions on several records. */
  readonly bulk?: BulkActions<Row>;
}

/** Rows of one line. The roles are explicit, because a table that CSS displays as blocks loses its implicit roles. */
export function listTable<Row>(list: ListTable<Row>): Html {
  const { label, rows, columns, bulk, actions } = list;
  return html`<div class="list">
<table class="list-table" role="table" aria-label="${label}">
<colgroup>${bulk !== undefined && html`<col class="col-select">`}<col class="${columns[0].size === undefined ? `col-name${columns.length <= 5 ? ' of-few' : ''}` : `col-${columns[0].size}`}">${columns.slice(1).map(column => html`<col${columnClass(column, 'col')}>`)}${actions !== undefined && html`<col class="col-actions">`}</colgroup>
<thead role="rowgroup"><tr role="row">${bulk !== undefined && html`<td role="cell" class="select"><input type="checkbox" data-select-all hidden aria-label="Select all on this page"></td>`}${columns.map(columnTitle)}${actions !== undefined && html`<th role="columnheader" scope="col"><span class="hush">Actions</span></th>`}</tr></thead>
<tbody role="rowgroup">
${rows.map(row => listRow(list, row))}</tbody>
</table>
${bulk !== undefined && bulkForm(bulk)}
</div>`;
}

/** The attribute with the classes of a column, or nothing. */
function columnClass<Row>({ kind, size, wideOnly, omitInSmall }: Column<Row>, prefix: string): Html | false {
  const names = [
    kind === undefined || kind === 'text' ? '' : `is-${kind}`,
    size === undefined ? '' : `${prefix}-${size}`,
    wideOnly ? 'wide-only' : '',
    omitInSmall ? 'omit-in-small' : '',
  ].filter(Boolean);
  return names.length > 0 && html` class="${names.join(' ')}"`;
}

function columnTitle<Row>(column: Column<Row>): Html {
  const { title, sort } = column;
  const attributes = html` role="columnheader" scope="col"${columnClass(column, 'at')}`;
  if (sort === undefined) return html`<th${attributes}>${title}</th>`;
  return html`<th${attributes}${sort.current !== null && html` aria-sort="${sort.current}"`}><a href="${sort.href}">${title}</a></th>`;
}

function listRow<Row>(
  { columns, href, id, isOver, isCurrent, actions, bulk }: ListTable<Row>,
  row: Row,
): Html {
  const [first, ...others] = columns;
  const address = href(row);
  const name = first.cell(row);
  return html`<tr role="row"${id !== undefined && html` id="${id(row)}"`}${isOver?.(row) && html` class="inactive"`}>${bulk !== undefined && html`<td role="cell" class="select">${checkbox(bulk, row)}</td>`}<th role="rowheader" scope="row"${columnClass(first, 'at')}>${address === null ? html`<span class="key-name">${name}</span>` : html`<a class="key-name" href="${address}"${isCurrent?.(row) && html` aria-current="true"`}>${name}</a>`}</th>${others.map(
    column =>
      html`<td role="cell"${columnClass(column, 'at')} data-label="${column.title}"${column.unit !== undefined && html` data-unit="${column.unit(row)}"`}>${cellOf(column.cell(row))}</td>`,
  )}${actions !== undefined && html`<td role="cell" class="row-actions">${actions(row)}</td>`}</tr>\n`;
}

function checkbox<Row>(bulk: BulkActions<Row>, row: Row): Html | false {
  const value = bulk.value(row);
  return (
    value !== null &&
    html`<input type="checkbox" form="bulk" name="id" value="${value}"${bulk.chosen.includes(value) && html` checked`} aria-label="Select ${bulk.name(row)}">`
  );
}

const cellOf = (content: Html | string | number | null): Html | string | number =>
  content === null || content === ''
    ? html`<span class="none">–<span class="hush"> none</span></span>`
    : content;

/** Two texts with more characters than this would both be cut. */
const maxPairLength = 16;

/**
 * Texts of which the first is shown, and the others behind their number if there are several: `links:read +7`. `hrefOf`:
 * the URL that a text leads to. `maxPair`: so many characters of two texts fit beside each other.
 */
export function fewTexts(
  texts: readonly string[],
  hrefOf?: (text: string) => string,
  maxPair = maxPairLength,
): Html | null {
  if (texts.length === 0) return null;
  const one = (text: string) =>
    hrefOf === undefined
      ? html`<code class="chip">${text}</code> `
      : html`<a class="chip" href="${hrefOf(text)}">${text}</a> `;
  const isShort = texts.length <= 2 && texts.join('').length <= maxPair;
  const shown = isShort ? texts : texts.slice(0, 1);
  const others = texts.slice(shown.length);
  return html`<span class="few">${shown.map(one)}${others.length > 0 && html`<span class="more" title="${others.join(', ')}">+${others.length}<span class="hush"> more: ${others.join(', ')}</span></span>`}</span>`;
}

/** A filter with few values, each of which is a link. */
export interface ListChoice {
  /** Name of the query parameter. */
  readonly name: string;
  /** Names the filter for screen readers. */
  readonly label: string;
  /** Values with their words. The empty one, which should be the first, shows all. */
  readonly values: readonly (readonly [value: string, words: string])[];
}

/** What a page chooses with such a filter; `null`: nothing, or a value that it does not have. */
export const chosenOf = <Value extends string>(
  query: URLSearchParams,
  {
    name,
    values,
  }: { readonly name: string; readonly values: readonly (readonly [value: Value, words: string])[] },
): Exclude<Value, ''> | null =>
  (values.find(([value]) => value !== '' && value === query.get(name))?.[0] as Exclude<Value, ''>) ?? null;

/** The filters above a list. `query`: of the visited page. */
export interface ListFilters {
  /** URL of the list without a query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The text field: the name of its query parameter, and its label. */
  readonly search?: { readonly name: string; readonly label: string };
  /** Further fields of the form, such as choices with many values. */
  readonly fields?: readonly FilterField[];
  readonly choices?: readonly ListChoice[];
  /** Query parameters that only links set, such as a tag in a row, with the words of a parameter that is set. */
  readonly chosen?: Readonly<Record<string, string>>;
  /** Whether the list takes days or hours (`src/console/time-range.ts`), which the bars of charts lead to. @default false */
  readonly takesRange?: boolean;
}

/** Whether a page shows less than the whole list. */
export function isFiltered(filters: ListFilters): boolean {
  const { query, search, fields = [], choices = [], chosen = {}, takesRange = false } = filters;
  const named = [...(search === undefined ? [] : [search]), ...fields, ...choices];
  return [...named.map(({ name }) => name), ...Object.keys(chosen), ...(takesRange ? rangeNames : [])].some(
    name => (query.get(name) ?? '') !== '',
  );
}

/** Search and filters. Each keeps what the others have set, and begins at the first page. */
export function listFilters(filters: ListFilters): Html {
  const { path, query, search, fields = [], choices = [], chosen = {}, takesRange = false } = filters;
  const own = [...(search === undefined ? [] : [search]), ...fields].map(({ name }) => name);
  const kept = [...query].filter(([name]) => !own.includes(name) && !pageNames.has(name));
  return html`<div class="filters">
${
  own.length > 0 &&
  html`<form class="filter-form" method="get" action="${path}" role="search">${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${search !== undefined && html`<label class="hush" for="list-${search.name}">${search.label}</label><input id="list-${search.name}" name="${search.name}" type="search" maxlength="200" placeholder="${search.label}" value="${query.get(search.name) ?? ''}">`}
${fields.map(field => filterField(field, query))}<button class="button" type="submit">${search === undefined ? 'Show' : 'Search'}</button></form>`
}
${choices.map(choice => segments(path, query, choice))}
${Object.entries(chosen).map(([name, words]) => {
  const value = query.get(name) ?? '';
  return value !== '' && chosenChip(listHref(path, query, { [name]: '' }), `${words}: ${value}`);
})}${takesRange && rangeChip(path, query)}
${isFiltered(filters) && html`<a class="clear" href="${path}">Clear filters</a>`}
</div>`;
}

/** The days or hours that the page shows alone, as a link to all; `false`: it shows all. */
export function rangeChip(path: string, query: URLSearchParams): Html | false {
  const words = rangeWords(query);
  const without = Object.fromEntries(rangeNames.map(name => [name, '']));
  return words !== null && chosenChip(listHref(path, query, without), `${words} (UTC)`);
}

const chosenChip = (without: string, words: string): Html =>
  html`<a class="chip chosen" href="${without}">${words} ${icon('x')}<span class="hush"> (remove this filter)</span></a>`;

function segments(path: string, query: URLSearchParams, { name, label, values }: ListChoice): Html {
  const given = query.get(name) ?? '';
  const selected = values.some(([value]) => value === given) ? given : values[0]?.[0];
  return html`<ul class="segments" aria-label="${label}">${values.map(([value, words]) => html`<li><a href="${listHref(path, query, { [name]: value })}"${value === selected && html` aria-current="true"`}>${words}</a></li>`)}</ul>`;
}

/** The query parameters that say which page of a list is shown. */
const pageNames = new Set(['after', 'trail']);

/** URL of the first page of the list with these parameters changed; an empty value leaves the parameter out. */
export function listHref(
  path: string,
  query: URLSearchParams,
  changes: Readonly<Record<string, string>> = {},
): string {
  const changed = new URLSearchParams([...query].filter(([name]) => !pageNames.has(name)));
  for (const [name, value] of Object.entries(changes))
    if (value === '') changed.delete(name);
    else changed.set(name, value);
  return changed.size === 0 ? path : `${path}?${changed}`;
}

/** How many pages the link "Previous" leads back, one by one; the one before them is the first page. */
const maxTrail = 30;

export interface Paging {
  readonly path: string;
  readonly query: URLSearchParams;
  /** Cursor of the next page, or `null`. */
  readonly next: string | null;
  /** How many records this page has. */
  readonly shown: number;
}

/**
 * Links to the previous and the next page. Storages only continue forwards, so the URL contains the cursors of the
 * pages before.
 */
export function listPages({ path, query, next, shown }: Paging): Html | false {
  const after = query.get('after') ?? '';
  const trail = query.getAll('trail').slice(-maxTrail);
  if (after === '' && next === null) return false;
  const first = listHref(path, query);
  const at = (cursor: string, before: readonly string[]) => {
    const there = new URLSearchParams(first.split('?')[1]);
    if (cursor !== '') there.set('after', cursor);
    for (const one of before) there.append('trail', one);
    return there.size === 0 ? path : `${path}?${there}`;
  };
  const previous = after === '' ? null : at(trail.at(-1) ?? '', trail.slice(0, -1));
  const following = next === null ? null : at(next, after === '' ? [] : [...trail, after].slice(-maxTrail));
  return html`<nav class="pages" aria-label="Pages of the list"><span class="muted">${shown} on this page</span>
${step(previous, 'Previous', 'prev')}${step(following, 'Next', 'next')}</nav>`;
}

const step = (href: string | null, words: string, rel: string): Html =>
  href === null
    ? html`<span class="button" aria-disabled="true">${words}</span>`
    : html`<a class="button" href="${href}" rel="${rel}">${words}</a>`;

/** Shown instead of an empty list. `action`: what to do first. */
export const emptyList = (title: string, text: string, action: Html | false = false): Html =>
  html`<div class="empty"><h2>${title}</h2><p class="muted">${text}</p>${action && html`<p class="actions">${action}</p>`}</div>`;
