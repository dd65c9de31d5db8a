/** What the first page of a workspace says of its webhooks and their deliveries. */
import type { WebhookDelivery } from '../../../../generated/types.ts';
import { webhookKinds, webhooksOf } from '../../../../webhooks/find.ts';
import { number } from '../../../pages/bar-chart.ts';
import { brokenWords, deliveryStatus, isBroken } from '../../../pages/deliveries.ts';
import { hourRange, type OverviewPeriod, overviewPeriod, sum, valuesIn } from '../../../period.ts';
import type { Overview, Trend } from '../../../section.ts';
import { webhookTitle } from '../pages/title.ts';
import type { WebhookVisit } from './visit.ts';

const latestShown = 6;

export async function overview(
  { repository: { webhooks }, now }: WebhookVisit,
  workspaceId: string,
  period: OverviewPeriod,
): Promise<Overview> {
  // A storage of the host may not count.
  const countsOf = async (one: OverviewPeriod) =>
    (await webhooks.countDeliveries?.(workspaceId, {
      by: one.unit,
      ...hourRange(one),
      kind: webhookKinds,
    })) ?? null;
  const today = overviewPeriod('hour', now);
  const newest = (state?: WebhookDelivery['state']) =>
    webhooks.listDeliveries(workspaceId, { limit: latestShown, kind: webhookKinds, ...(state && { state }) });
  const [endpoints, counts, hours, { deliveries }, arrived] = await Promise.all([
    webhooksOf(webhooks, workspaceId),
    countsOf(period),
    period.unit === 'hour' ? null : countsOf(today),
    newest(),
    newest('succeeded'),
  ]);
  const keyOf = ({ name }: { readonly name: string }) => name;
  const failed = sum(valuesIn(today, hours ?? counts ?? [], keyOf, one => one.failed).values);
  return {
    trends: counts === null ? [] : [deliveryTrend(period, counts)],
    steps: [
      { label: 'Add a webhook', path: '/webhooks', isDone: endpoints.length > 0 },
      { label: 'Receive a delivery', path: '/webhook-deliveries', isDone: arrived.deliveries.length > 0 },
    ],
    attention: [
      // Those of hooks are told where tools are connected.
      ...endpoints
        .filter(one => one.kind === undefined && isBroken(one))
        .map(endpoint => ({
          text: `The webhook ${webhookTitle(endpoint)} ${brokenWords(endpoint)}`,
          path: `/webhooks/${encodeURIComponent(endpoint.id)}`,
          isUrgent: true,
        })),
      ...(failed === 0
        ? []
        : [
            {
              text: `${number(failed)} ${failed === 1 ? 'delivery' : 'deliveries'} failed in the last 24 hours`,
              path: '/webhook-deliveries?state=failed',
            },
          ]),
    ],
    latest: [
      {
        title: 'Latest deliveries',
        path: '/webhook-deliveries',
        rows: deliveries.map(delivery => ({
          text: delivery.event_type,
          path: `/webhook-deliveries/${encodeURIComponent(delivery.id)}`,
          at: delivery.created_at,
          status: deliveryStatus(delivery),
        })),
      },
    ],
  };
}

function deliveryTrend(
  period: OverviewPeriod,
  counts: readonly { readonly name: string; readonly succeeded: number; readonly failed: number }[],
): Trend {
  const numbers = (of: (one: (typeof counts)[number]) => number) =>
    valuesIn(period, counts, ({ name }) => name, of);
  const all = numbers(one => one.succeeded + one.failed);
  const failures = numbers(one => one.failed).values;
  const failed = sum(failures);
  return {
    label: 'Deliveries',
    path: failed === 0 ? '/webhook-deliveries' : '/webhook-deliveries?state=failed',
    ...all,
    bad: { name: 'Failed', values: failures },
    more: 'good',
    rangePath: '/webhook-deliveries',
    ...(sum(all.values) > 0 && { note: failed === 0 ? 'none failed' : `${number(failed)} failed` }),
  };
}
