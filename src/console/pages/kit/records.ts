/** Lists, records, charts and code, in every state. */
import type { WebhookAttempt, WebhookDelivery } from '../../../generated/types.ts';
import { timeFrom } from '../../format.ts';
import { type Html, html } from '../../html.ts';
import { overviewPeriod } from '../../period.ts';
import type { SearchResults } from '../../search/hits.ts';
import type { Specimen, Trend } from '../../section.ts';
import type { Frame } from '../../views.ts';
import { type BadgeKind, badge } from '../badge.ts';
import { barChart, number } from '../bar-chart.ts';
import { deliveryList, deliveryTable } from '../deliveries.ts';
import { deliveryDetail } from '../delivery.ts';
import { detailHead, moreMenu, withFacts } from '../detail.ts';
import { dataBlock } from '../json-block.ts';
import { emptyList, fewTexts, listFilters, listPages, listTable } from '../list-table.ts';
import { closeLink, liveList, panes } from '../panes.ts';
import { beyondEnd, codeBlock } from '../parts.ts';
import { searchResults } from '../search.ts';
import { timeline } from '../timeline.ts';
import { trendTile } from '../trend.ts';

export const chartSpecimens = (): readonly Specimen[] => [
  { title: 'Numbers', content: numbers },
  { title: 'Numbers over a period', content: trends },
  { title: 'Charts', content: charts },
];

export function recordSpecimens(frame: Frame): readonly Specimen[] {
  const at = (minutes: number) => new Date(Date.parse(frame.seen) - minutes * 60_000).toISOString();
  const beside = deliveriesAt(at).map(one => ({ ...one, id: `${one.id}_beside` }));
  return [
    { title: 'Filters', content: filters },
    { title: 'Table', content: table(at(0), rowsAt(at)) },
    { title: 'Table with bulk actions', content: table(at(0), rowsAt(at).slice(0, 3), frame) },
    {
      title: 'Table in a narrow place',
      content: html`<div class="kit-narrow">${table(at(0), rowsAt(at).slice(0, 3))}</div>`,
    },
    {
      title: 'Empty lists',
      content: html`${emptyList('No links yet', 'The links of this workspace are listed here, with their clicks.', html`<a class="button primary" href="#main">Create a link</a>`)}
${emptyList('No links match', 'Change or clear the filters.')}
${beyondEnd('#main')}`,
    },
    { title: 'Page of a record', content: record(at) },
    { title: 'Results of a search', content: searchResults(results) },
    { title: 'No results of a search', content: searchResults({ text: 'zzz', words: [], groups: [] }) },
    { title: 'JSON', content: dataBlock('kit-json', 'Body', sample) },
    {
      title: 'Large JSON',
      content: dataBlock(
        'kit-large',
        'Body',
        Array.from({ length: 301 }, (_, index) => index),
      ),
    },
    {
      title: 'Code',
      content: codeBlock(
        'kit-code',
        'cURL',
        `curl 'https://shop.example/api/v1/links' \\\n  -H 'Authorization: Bearer YOUR_KEY'`,
      ),
    },
    {
      title: 'List of deliveries',
      content: deliveryList(
        frame,
        { deliveries: deliveriesAt(at), next: null, query: new URLSearchParams() },
        { path: '#main', hrefOf: () => '#main' },
      ),
    },
    {
      title: 'Live list beside a record',
      content: panes({
        list: liveList(
          ['delivery', 'deliveries'],
          deliveryTable(frame, beside, {
            hrefOf: () => '#main',
            receiverOf: () => 'Stock keeping, with a name that is far too long for its place',
            current: beside[0]?.id ?? null,
          }),
        ),
        record: html`${detailHead({ up: ['#main', 'Deliveries'], title: 'key.created', actions: closeLink('#main') })}<p>The record.</p>`,
      }),
    },
    { title: 'Timeline', content: timelineSpecimen(at) },
    ...deliveriesAt(at)
      .slice(0, 1)
      .map(delivery => ({
        title: 'Delivery',
        content: deliveryDetail(frame, {
          delivery,
          payload: JSON.stringify(sample),
          receiver: ['#main', 'Stock keeping'],
          href: '#main',
          replay: '#main',
        }),
      })),
  ];
}

const results: SearchResults = {
  text: 'summer sale',
  words: ['summer', 'sale'],
  groups: [
    {
      title: 'Records',
      hits: [
        {
          title: 'Summer sale',
          note: 'https://shop.example/l/summer',
          kind: 'Link',
          icon: 'link',
          target: { href: '#main' },
        },
        {
          title: `Summer sale, قائمة, ${'a title that goes on '.repeat(12)}`,
          note: 'lnk_4f0c2a',
          kind: 'Archived link',
          icon: 'link',
          target: { href: '#main' },
        },
        { title: 'More links with this text', icon: 'search', target: { href: '#main' } },
      ],
    },
    {
      title: 'Fields',
      hits: [
        {
          title: 'sale.summer',
          note: 'Create a link',
          kind: 'Body',
          isCode: true,
          icon: 'book-open',
          target: { href: '#main' },
        },
      ],
    },
    {
      title: 'Actions',
      hits: [
        {
          title: 'Use dark colours',
          icon: 'moon',
          target: { form: 'theme-form', name: 'theme', value: 'dark' },
        },
      ],
    },
  ],
};
function timelineSpecimen(at: (minutes: number) => string): Html {
  const [first, ...others] = deliveriesAt(at);
  const traced = (delivery: WebhookDelivery) =>
    ({ delivery, name: 'Stock keeping', kind: 'webhook', href: '#main', via: null }) as const;
  return timeline(
    [
      { at: at(90), words: 'Till', href: '#main', note: 'received the request' },
      { at: at(89), words: 'order.paid', href: null, status: badge('good', 'Published') },
    ],
    first === undefined
      ? []
      : [
          { ...traced(first), kind: 'route', name: 'Large orders' },
          { ...traced(first), via: 'Large orders' },
          ...others.map((one, index) => ({ ...traced(one), isCurrent: index === 0 })),
        ],
  );
}

const sample = {
  id: 'evt_1',
  type: 'link.created',
  count: 3,
  price: 9.5,
  is_new: true,
  none: null,
  link: { slug: 'summer', tags: ['sale', 'newsletter'], url: `https://shop.example/${'long/'.repeat(30)}` },
  empty: {},
};

interface Row {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly tags: readonly string[];
  readonly clicks: number;
  readonly at: string | null;
  readonly status: readonly [BadgeKind, string];
}

const rowsAt = (at: (minutes: number) => string): readonly Row[] => [
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
        isChosen: ({ id }: Row) => id !== '3',
        controls: html`<input name="tags" type="text" aria-label="Tags" placeholder="Tags"><button class="button" type="button">Add tags</button><button class="button danger" type="button">Archive</button>`,
      },
    }),
  });

const query = new URLSearchParams('q=summer&tag=sale&after=a');

const filters = html`${listFilters({
  path: '#main',
  query,
  search: { name: 'q', label: 'Search links' },
  fieldNames: ['kind'],
  fields: html`<select name="kind" aria-label="Kind"><option>All kinds</option><option>One kind</option></select>`,
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

const record = (at: (minutes: number) => string): Html => html`${detailHead({
  up: ['#main', 'Links'],
  title: 'Summer sale',
  status: badge('good', 'Active'),
  actions: html`<a class="button" href="#main">Edit</a>`,
  menu: [html`<a href="#main">Archive</a>`],
})}
<nav class="subnav" aria-label="Parts of the record"><ul><li><a href="#main" aria-current="page">Overview</a></li><li><a href="#main">Clicks</a></li><li><a href="#main">Settings</a></li></ul></nav>
${withFacts(
  [
    ['Created', timeFrom(at(0), at(4_000))],
    ['Owner', 'Ingrid Solberg'],
    ['Expires', null],
    ['Target', html`<code class="token">https://shop.example/${'path/'.repeat(12)}</code>`],
  ],
  html`<section aria-labelledby="kit-trace"><h2 id="kit-trace">What became of it</h2>
<ol class="trace"><li><span><strong>Received</strong> <span class="muted">from the shop</span></span>${timeFrom(at(0), at(9))}</li><li><span>${badge('good', 'Delivered')} <a href="#main">Stock keeping</a></span>${timeFrom(at(0), at(8))}</li><li class="below"><span>${badge('bad', 'Failed')} <a href="#main">Accounting</a></span>${timeFrom(at(0), at(7))}</li></ol></section>`,
)}`;

const numbers = html`<dl class="tiles dashboard">
<div class="tile"><dt><a href="#main">Clicks in 30 days</a></dt><dd><strong class="figures">4,314</strong><span class="muted">+12 % on the 30 days before</span></dd></div>
<div class="tile"><dt>Balance</dt><dd><strong class="figures">USD 1,234,567.89</strong></dd></div>
<div class="tile"><dt>Open instances</dt><dd><strong class="figures">1 of 3</strong></dd></div>
</dl>`;

const hours = overviewPeriod('hour', Date.parse('2026-11-21T12:00:00Z'));
const trends = html`<div class="trends">
${(
  [
    { label: 'Requests', values: hours.names.map((_, hour) => (hour * 7) % 11), before: 100, more: 'good' },
    {
      label: 'Errors',
      values: hours.names.map((_, hour) => (hour === 9 ? 1_204 : 0)),
      before: 3,
      more: 'bad',
      note: '12 % of requests',
    },
    { label: 'Failures', values: hours.names.map(() => 1), before: 48, more: 'bad' },
    { label: 'Visits', values: hours.names.map(() => 0), before: 5 },
    { label: 'Orders', values: hours.names.map(() => 2), before: 48 },
    { label: 'Clicks', values: hours.names.map(() => 0), before: 0 },
  ] satisfies Omit<Trend, 'path'>[]
).map(one => trendTile({ ...one, path: '' }, hours, () => '#main'))}</div>`;

const chart = (id: string, names: readonly string[], values: readonly number[]): Html =>
  html`<h3 id="${id}">${names.length} bars</h3>${barChart({
    labelledBy: id,
    label: 'Clicks by day',
    unit: 'Day',
    names,
    shown: { name: 'Clicks', values },
    columns: [{ name: 'Unique', values: values.map(value => Math.round(value / 2)) }],
  })}`;

const days = (count: number) => Array.from({ length: count }, (_, index) => `Day ${index + 1}`);

const charts = html`${chart(
  'kit-month',
  days(30),
  days(30).map((_, index) => (index * 37) % 90),
)}
${chart('kit-one', ['Today'], [3])}
${chart(
  'kit-none',
  days(7),
  days(7).map(() => 0),
)}`;

const attempt = (at: string, given: Partial<WebhookAttempt>): WebhookAttempt => ({
  at,
  duration_ms: 120,
  status: 200,
  error: null,
  response: 'ok',
  ...given,
});

const deliveriesAt = (at: (minutes: number) => string): readonly WebhookDelivery[] => {
  const delivery = {
    endpoint_id: 'ep_kit',
    event_id: 'evt_kit',
    event_type: 'link.created',
    created_at: at(12),
  };
  const failed = attempt(at(11), { status: 503, response: '{"error":"busy"}' });
  const lost = attempt(at(6), { status: null, error: 'The connection was refused', response: null });
  return [
    { ...delivery, id: 'dlv_1', state: 'pending', next_attempt_at: at(-3), attempts: [failed, lost] },
    {
      ...delivery,
      id: 'dlv_2',
      state: 'succeeded',
      next_attempt_at: null,
      attempts: [failed, attempt(at(1), {})],
    },
    { ...delivery, id: 'dlv_3', state: 'failed', next_attempt_at: null, attempts: [failed, lost] },
    { ...delivery, id: 'dlv_4', state: 'pending', next_attempt_at: at(-1), attempts: [] },
  ];
};
