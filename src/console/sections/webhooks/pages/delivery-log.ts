import type { WebhookDelivery } from '../../../../generated/types.ts';
import { type Html, html } from '../../../html.ts';
import { layout, panesScript, workspaceHref } from '../../../layout.ts';
import {
  type DeliveryPageView,
  deliveryTable,
  type FailedDeliveries,
  resendFailed,
  stateFilter,
} from '../../../pages/deliveries.ts';
import { listBody } from '../../../pages/list-page.ts';
import { panes } from '../../../pages/panes.ts';
import { noticeBox } from '../../../pages/parts.ts';
import type { Frame, OpenPage } from '../../../views.ts';

export interface DeliveryLogView extends DeliveryPageView, OpenPage {
  /** Why the list could not be shown, or `null`. */
  readonly problem: string | null;
  /** The failed deliveries that who visits the page may send again. */
  readonly failed: FailedDeliveries | null;
  /** The ids of the webhooks that are paused. */
  readonly paused: readonly string[];
  /** Ids and names. */
  readonly webhooks: readonly (readonly [id: string, name: string])[];
  /** Ids that were chosen in a form that was refused. */
  readonly chosen: readonly string[];
  /** The delivery that is open beside the list, with the title of its page. */
  readonly record: {
    readonly id: string;
    readonly title: string;
    content(frame: Frame, list: string): Html;
  } | null;
}

export const periodFilter = {
  name: 'period',
  values: [
    ['', 'Any time'],
    ['1', 'Last hour'],
    ['24', 'Last 24 hours'],
    ['168', 'Last 7 days'],
    ['720', 'Last 30 days'],
  ],
} as const;

/** The deliveries of all webhooks, newest first, with one of them beside the list. */
export function deliveryLogPage(view: DeliveryLogView): string {
  const { frame, record, notice, query } = view;
  const path = workspaceHref(frame, '/webhook-deliveries');
  const here = query.size === 0 ? path : `${path}?${query}`;
  return layout(
    frame,
    record?.title ?? 'Deliveries',
    html`${notice !== null && noticeBox(notice, frame)}
${panes({ list: listPart(view, path), record: record?.content(frame, here) ?? null })}`,
    panesScript(frame),
  );
}

function listPart(view: DeliveryLogView, path: string): Html {
  const { frame, deliveries, next, query, canManage, failed, webhooks, chosen, record, problem } = view;
  const names = new Map(webhooks);
  return html`<div class="head">
${record === null ? html`<h1>Deliveries</h1>` : html`<h2>Deliveries</h2>`}
<p class="muted">What was sent to the webhooks of this workspace, newest first.</p>
${failed !== null && html`<div class="actions">${resendFailed(frame, failed, `${path}/replay`, `Those ${scopeOf(view, names)}`, query)}</div>`}
</div>
${listBody({
  ...deliveryTable(frame, deliveries, {
    hrefOf: ({ id }) => hrefIn(path, query, id),
    receiverOf: ({ endpoint_id: id }) => names.get(id) ?? id,
    isPaused: ({ endpoint_id: id }) => view.paused.includes(id),
    current: record?.id ?? null,
    resend: canManage ? { action: `${path}/replay`, chosen, query } : null,
  }),
  filters: {
    path,
    query,
    search: { name: 'type', label: 'Event type, such as key.*' },
    fields: [
      { name: 'webhook', label: 'Webhook', choices: [['', 'All webhooks'], ...webhooks], keepsOthers: true },
      { name: 'period', label: 'Created', choices: periodFilter.values },
    ],
    choices: [stateFilter],
    chosen: { event: 'Event' },
    takesRange: true,
  },
  next,
  problem: problem && `The deliveries could not be listed. ${problem}`,
  live: ['delivery', 'deliveries'],
  empty: [
    'No deliveries',
    'Events that are sent to the webhooks of this workspace are listed here, each with its attempts.',
  ],
  noMatch: ['No deliveries', 'No delivery matches these filters.'],
})}`;
}

/** A delivery beside the same page of the list. */
const hrefIn = (path: string, query: URLSearchParams, id: WebhookDelivery['id']): string =>
  `${path}/${encodeURIComponent(id)}${query.size === 0 ? '' : `?${query}`}`;

/** Which deliveries the filters of the page mean, in words. */
function scopeOf({ query }: DeliveryLogView, names: ReadonlyMap<string, string>): string {
  const webhook = query.get('webhook') ?? '';
  const [type = '', event = ''] = ['type', 'event'].map(name => query.get(name) ?? '');
  return [
    webhook === '' ? 'to all webhooks' : `to ${names.get(webhook) ?? webhook}`,
    type !== '' && `of the type ${type}`,
    event !== '' && `of the event ${event}`,
  ]
    .filter(Boolean)
    .join(', ');
}
