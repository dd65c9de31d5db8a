/** Filters, tables and empty lists, in every state. */

import { timeFrom } from '../../../src/console/format.ts';
import { type Html, html } from '../../../src/console/html.ts';
import { type BadgeKind, badge } from '../../../src/console/pages/badge.ts';
import { number } from '../../../src/console/pages/bar-chart.ts';
import { bulkButton, bulkQuestion } from '../../../src/console/pages/bulk.ts';
import { moreMenu } from '../../../src/console/pages/detail.ts';
import { listMain } from '../../../src/console/pages/list-page.ts';
import {
  emptyList,
  fewTexts,
  listFilters,
  listPages,
  listTable,
} from '../../../src/console/pages/list-table.ts';
import { beyondEnd } from '../../../src/console/pages/parts.ts';
import { retentionTable } from '../../../src/console/pages/retention.ts';
import type { Frame } from '../../../src/console/views.ts';
import type { RetentionLine } from '../../../src/group/retention.ts';
import type { Specimen } from './specimen.ts';
import { type At, timesBefore } from './times.ts';

export function listSpecimens(frame: Frame): readonly Specimen[] {
  const at = timesBefore(frame.seen);
  const rows = rowsAt(at);
  return [
    { title: 'Filters', content: filters },
    { title: 'Page of a list', content: pageOf(frame) },
    { title: 'Table', content: table(at(0), rows) },
    { title: 'Table with bulk actions', content: table(at(0), rows.slice(0, 3), frame) },
    {
      title: 'Table in a narrow place',
      content: html`<div class="kit-narrow">${table(at(0), rows.slice(0, 3))}</div>`,
    },
    {
      title: 'Table of what is kept',
      content: retentionTable(frame, { lines: kept, knows: name => name === 'listLinks' }),
    },
    {
      title: 'Empty lists',
      content: html`${emptyList('No links yet', 'The links of this workspace are listed here, with their clicks.', html`<a class="button primary" href="#main">Create a link</a>`)}
${emptyList('No links match', 'Change or clear the filters.')}
${beyondEnd('#main')}`,
    },
  ];
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly tags: readonly string[];
  readonly clicks: number;
  readonly at: string | null;
  readonly status: readonly [BadgeKind, string];
}

const rowsAt = (at: At): readonly Row[] => [
  {
    id: '1',
    name: 'Summer sale',
    url: 'shop.example/summer',
    tags: ['sale'],
    clicks: 41,
    at: at(3),
    status: ['good', 'Active'],
  },
  {
    id: '2',
    name: 'A title that is far too long for its column, and goes on and on',
    url: `shop.example/${'path/'.repeat(20)}`,
    tags: ['newsletter', 'sale', 'autumn', 'winter'],
    clicks: 1_234_567,
    at: at(60_000),
    status: ['waiting', 'Retrying'],
  },
  {
    id: '3',
    name: 'قائمة, right to left',
    url: 'shop.example/rtl',
    tags: [],
    clicks: 0,
    at: null,
    status: ['bad', 'Failed'],
  },
  {
    id: '4',
    name: 'Over',
    url: 'shop.example/over',
    tags: ['sale', 'old'],
    clicks: 7,
    at: at(900_000),
    status: ['off', 'Expired'],
  },
];

const table = (now: string, rows: readonly Row[], bulk?: Frame): Html =>
  listTable<Row>({
    label: bulk === undefined ? 'Rows' : 'Rows to choose',
    rows,
    href: ({ id }) => `#row-${id}`,
    isOver: ({ status }) => status[0] === 'off',
    isCurrent: ({ id }) => id === '1' && bulk === undefined,
    columns: [
      { title: 'Name', cell: ({ name }) => name },
      { title: 'Target', cell: ({ url }) => html`<code>${url}</code>`, wideOnly: true },
      { title: 'Tags', cell: ({ tags }) => fewTexts(tags, () => '#main'), size: 'm' },
      {
        title: 'Clicks',
        cell: ({ clicks }) => number(clicks),
        kind: 'number',
        size: 's',
        sort: { href: '#main', current: 'descending' },
      },
      {
        title: 'Created',
        cell: ({ at }) => at && timeFrom(now, at),
        kind: 'time',
        size: 's',
        sort: { href: '#main', current: null },
      },
      { title: 'Status', cell: ({ status }) => badge(...status), kind: 'status', size: 's' },
    ],
    actions: ({ name }) => moreMenu([html`<a href="#main">Rename</a>`], `Actions of ${name}`),
    ...(bulk !== undefined && {
      bulk: {
        frame: bulk,
        action: '#main',
        value: ({ id }: Row) => id,
        name: ({ name }: Row) => name,
        query: new URLSearchParams(),
        chosen: rows.map(({ id }) => id).filter(id => id !== '3'),
        controls: html`<input name="tags" type="text" aria-label="Tags" placeholder="Tags">${bulkButton('tag', 'Add tags')}${bulkQuestion('delete', 'Delete', 'Delete these records?', 'This cannot be undone.')}`,
      },
    }),
  });

/** It could not be read. */
const pageOf = (frame: Frame): Html =>
  listMain(
    { frame, canManage: true, notice: { kind: 'success', text: 'The record was deleted.' } },
    {
      title: 'Records',
      lead: 'A sentence about what is listed here.',
      create: ['#main', 'Create a record'],
      rows: [],
      columns: [{ title: 'Name', cell: (name: string) => name }],
      href: () => null,
      problem: 'The records could not be listed. The address has no such filter.',
      empty: ['No records', 'The records of this workspace are listed here.'],
    },
  );

const query = new URLSearchParams('q=summer&tag=sale&after=a');

const filters = html`${listFilters({
  path: '#main',
  query,
  search: { name: 'q', label: 'Search links' },
  fields: [
    {
      name: 'kind',
      label: 'Kind',
      choices: [
        ['', 'All kinds'],
        ['one', 'One kind'],
      ],
    },
  ],
  choices: [
    {
      name: 'state',
      label: 'Status',
      values: [
        ['', 'All'],
        ['pending', 'Pending'],
        ['failed', 'Failed'],
      ],
    },
  ],
  chosen: { tag: 'Tag' },
})}
${listPages({ path: '#main', query, next: null, shown: 3 })}`;

const kept: readonly RetentionLine[] = [
  { what: 'Fixed', days: 1 },
  {
    what: 'Of an option',
    days: 1_400,
    most: 100_000,
    decidedBy: { option: 'webhooks.deliveryRetentionDays' },
  },
  { what: 'For ever', days: null, decidedBy: { operation: 'listLinks' } },
  { what: 'Not at all', days: 0, decidedBy: { operation: 'noOperation' } },
  { what: 'In another process', days: 'elsewhere' },
];
