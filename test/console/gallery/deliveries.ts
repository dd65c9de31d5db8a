/** Deliveries: their list, one of them, and the timeline of an event, in every state. */

import { type Html, html } from '../../../src/console/html.ts';
import { badge } from '../../../src/console/pages/badge.ts';
import {
  deliveryList,
  deliveryTable,
  resendFailed,
  stateBadge,
} from '../../../src/console/pages/deliveries.ts';
import { deliveryDetail } from '../../../src/console/pages/delivery.ts';
import { detailHead } from '../../../src/console/pages/detail.ts';
import { listTable } from '../../../src/console/pages/list-table.ts';
import { aboveList, closeLink, liveList, panes } from '../../../src/console/pages/panes.ts';
import { timeline } from '../../../src/console/pages/timeline.ts';
import type { Frame } from '../../../src/console/views.ts';
import type { WebhookAttempt, WebhookDelivery } from '../../../src/generated/types.ts';
import { sample } from './code.ts';
import type { Specimen } from './specimen.ts';
import { type At, timesBefore } from './times.ts';

export function deliverySpecimens(frame: Frame): readonly Specimen[] {
  const at = timesBefore(frame.seen);
  const deliveries = deliveriesAt(at);
  const beside = deliveries.map(one => ({ ...one, id: `${one.id}_beside` }));
  return [
    { title: 'States of a receiver', content: receiverStates },
    {
      title: 'List of deliveries',
      content: deliveryList(
        frame,
        { deliveries, next: null, query: new URLSearchParams() },
        {
          path: '#main',
          hrefOf: () => '#main',
          more: resendFailed(
            frame,
            { counts: [0, 1, 3, 3, 3], isMore: false },
            '#main',
            'Those to this webhook',
          ),
        },
      ),
    },
    {
      title: 'Live list beside a record',
      content: panes({
        list: html`${aboveList(html`<p class="muted">Above the list.</p>`)}
${liveList(
  ['delivery', 'deliveries'],
  listTable(
    deliveryTable(frame, beside, {
      hrefOf: () => '#main',
      receiverOf: () => 'Stock keeping, with a name that is far too long for its place',
      current: beside[0]?.id ?? null,
    }),
  ),
)}`,
        record: html`${detailHead({ up: ['#main', 'Deliveries'], title: 'key.created', actions: closeLink('#main') })}<p>The record.</p>`,
      }),
    },
    { title: 'Timeline', content: timelineSpecimen(at) },
    ...deliveries.slice(0, 1).map(delivery => ({
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

const receiverStates = html`<div class="kit-row">${[
  stateBadge({ state: 'active', paused_reason: null, failing_since: null }),
  stateBadge({ state: 'active', paused_reason: null, failing_since: '2026-11-20T08:00:00Z' }),
  stateBadge({ state: 'paused', paused_reason: 'requested', failing_since: null }),
  stateBadge({ state: 'paused', paused_reason: 'gone', failing_since: null }),
  stateBadge({ state: 'paused', paused_reason: 'failing', failing_since: null }),
]}</div>`;

function timelineSpecimen(at: At): Html {
  const [first, ...others] = deliveriesAt(at);
  const traced = (delivery: WebhookDelivery) =>
    ({ delivery, name: 'Stock keeping', kind: 'webhook', href: '#main' }) as const;
  if (first === undefined) return html``;
  const route = { ...traced(first), kind: 'route' } as const;
  return timeline([
    {
      at: at(90),
      words: 'Till',
      href: '#main',
      note: 'received the request, verified by github',
      more: ['Request', html`<dl class="facts"><div><dt>Method</dt><dd>POST</dd></div></dl>`],
    },
    { at: at(89), words: 'order.paid', href: null, status: badge('good', 'Published') },
    { ...route, name: 'Large orders', status: badge('good', 'Made an event') },
    { at: at(88), words: 'order.large', href: null, note: 'made by Large orders', depth: 2 },
    { ...traced(first), depth: 3 },
    {
      ...route,
      name: 'Small orders',
      status: badge('off', 'Filtered'),
      reason: 'The filter does not match: data.amount must be at most 20.',
    },
    ...others.map((one, index) => ({ ...traced(one), isCurrent: index === 0 })),
  ]);
}

const attempt = (at: string, given: Partial<WebhookAttempt>): WebhookAttempt => ({
  at,
  duration_ms: 120,
  status: 200,
  error: null,
  response: 'ok',
  ...given,
});

const deliveriesAt = (at: At): readonly WebhookDelivery[] => {
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
