/** The page of a list: its head, its filters, its table, what is shown instead of an empty one, and its other pages. */
import { type Html, html } from '../html.ts';
import { layout, panesScript } from '../layout.ts';
import type { OpenPage } from '../views.ts';
import { viewerNotice } from './controls.ts';
import { editorLink, editorScript } from './editor.ts';
import {
  emptyList,
  isFiltered,
  type ListFilters,
  type ListTable,
  listFilters,
  listHref,
  listPages,
  listTable,
} from './list-table.ts';
import { liveList } from './panes.ts';
import { beyondEnd, noticeBox } from './parts.ts';

/** A title and a sentence. */
type Words = readonly [title: string, text: string];

export interface ListBody<Row> extends ListTable<Row> {
  /** What is shown if there are no records, and what to do first. @default nothing to do */
  readonly empty: readonly [...Words, action?: Html | false];
  /** What is shown if none matches the filters. */
  readonly noMatch?: Words;
  /** The filters, with the query of the page. @default the list has none, and only one page */
  readonly filters?: ListFilters;
  /** Whether the filters are shown although there are no records. @default true */
  readonly filtersEmpty?: boolean;
  /** Cursor of the next page. @default the list has only one page */
  readonly next?: string | null;
  /** Why nothing could be listed: a notice in place of the table. @default it was */
  readonly problem?: string | null;
  /** Markup around the table. */
  readonly around?: (content: Html) => Html;
  /**
   * What a row is, in singular and plural: rows that are new come by themselves. The rows need ids, and the page needs
   * `panesScript`. @default the list stays as it is
   */
  readonly live?: readonly [one: string, many: string];
}

/** The filters, the table and the links to the other pages. */
export function listBody<Row>(body: ListBody<Row>): Html {
  const { rows, filters, filtersEmpty = true, next = null, problem = null, live } = body;
  const { around = same => same } = body;
  const { path = '', query = new URLSearchParams() } = filters ?? {};
  const here = filters === undefined ? {} : { href: query.size === 0 ? path : `${path}?${query}` };
  const updated = live === undefined ? around : (list: Html) => liveList(live, around(list), here);
  const isNarrowed = filters !== undefined && isFiltered(filters);
  const isFirst = !query.has('after');
  // A search may stop before it has found a record.
  const isBeyond = !isFirst && next === null;
  const shown = rows.length > 0 || isNarrowed || !isFirst || filtersEmpty;
  return html`${shown && filters !== undefined && html`${listFilters(filters)}\n`}${updated(html`${problem !== null ? noticeBox({ kind: 'error', text: problem }) : tableOf(body, isNarrowed, isBeyond ? listHref(path, query) : null)}
${filters !== undefined && listPages({ path, query, next, shown: rows.length })}`)}`;
}

/** `first`: URL of the first page, if this one is beyond the end. */
function tableOf<Row>(body: ListBody<Row>, isNarrowed: boolean, first: string | null): Html {
  const { rows, empty, noMatch } = body;
  if (rows.length > 0) return listTable(body);
  if (first !== null) return beyondEnd(first);
  return isNarrowed && noMatch !== undefined ? emptyList(...noMatch) : emptyList(...empty);
}

export interface ListPage<Row> extends Omit<ListBody<Row>, 'label'> {
  /** The title of the page. */
  readonly title: string;
  /** Names the table for screen readers. @default the title */
  readonly label?: string;
  readonly lead?: Html | string;
  /** Markup above the title. */
  readonly eyebrow?: Html | false;
  /** The link to the form that creates a record, for those who may. */
  readonly create?: readonly [href: string, words: string] | false;
  /** More buttons for those who may change the records. */
  readonly buttons?: Html | false;
  /** What those read who may only view the list. @default the usual sentence */
  readonly viewers?: Html | false;
  /** Markup between the head and the list. */
  readonly above?: Html | false;
}

/** The content of the page. */
export function listMain<Row>(
  { frame, canManage, notice }: Omit<OpenPage, 'workspaceId'>,
  list: ListPage<Row>,
): Html {
  const { title, lead, eyebrow = false, create = false, buttons = false, above = false } = list;
  const { viewers = viewerNotice, ...body } = list;
  return html`<div class="head">
${eyebrow}
<h1>${title}</h1>
${lead !== undefined && html`<p class="muted">${lead}</p>`}
${canManage && (create || buttons) && html`<div class="actions">${create && editorLink(...create, 'primary')}${buttons && html`\n${buttons}`}</div>`}
</div>
${notice !== null && noticeBox(notice, frame)}
${above}
${!canManage && viewers}
${listBody({ label: title, ...body })}`;
}

/** The whole page. */
export const listPage = <Row>(page: Omit<OpenPage, 'workspaceId'>, list: ListPage<Row>): string =>
  layout(
    page.frame,
    list.title,
    listMain(page, list),
    html`${list.live !== undefined && panesScript(page.frame)}${page.canManage && list.create && editorScript(page.frame)}`,
  );
