/** The webhooks of a workspace. */
import { groupBy } from '../../../../common/collections/group-by.ts';
import type { RecentDelivery } from '../../../../repository/index.ts';
import { showWebhookEndpoint } from '../../../../webhooks/endpoints.ts';
import { webhooksOf } from '../../../../webhooks/find.ts';
import { arrayPage } from '../../../actions/array-page.ts';
import { showPage } from '../../../actions/open-page.ts';
import { registeredTypesOf } from '../../../actions/registered-types.ts';
import { type CatalogueItem, cataloguePage } from '../pages/catalogue.ts';
import { recentOf } from '../pages/health.ts';
import { webhookListPage } from '../pages/list.ts';
import type { WebhookVisit } from './visit.ts';

/** The possible notices after an action; never free text. */
const done: Readonly<Record<string, string>> = {
  deleted: 'Webhook and delivery log deleted.',
};

/** How many deliveries say how a webhook does. */
const newest = 20;

export const showWebhooks = showPage(done, async (page, { repository: { webhooks } }: WebhookVisit) => {
  const endpoints = await webhooksOf(webhooks, page.workspaceId);
  const deliveries = await recentDeliveries(webhooks, page.workspaceId, endpoints);
  const recent = groupBy(deliveries, one => one.endpoint_id);
  return webhookListPage(
    page,
    endpoints.map(one => ({ endpoint: showWebhookEndpoint(one), recent: recent.get(one.id) ?? [] })),
  );
});

async function recentDeliveries(
  webhooks: WebhookVisit['repository']['webhooks'],
  workspaceId: string,
  endpoints: readonly { readonly id: string }[],
): Promise<readonly RecentDelivery[]> {
  const endpointIds = endpoints.map(({ id }) => id);
  if (webhooks.recentDeliveries !== undefined)
    return webhooks.recentDeliveries(workspaceId, { endpointIds, limit: newest });
  // Their number is limited.
  const pages = await Promise.all(
    endpointIds.map(endpointId => webhooks.listDeliveries(workspaceId, { endpointId, limit: newest })),
  );
  return pages.flatMap(({ deliveries }) => deliveries.map(recentOf));
}

export const showEvents = showPage({}, async (page, visit: WebhookVisit) => {
  const query = new URLSearchParams(visit.ctx.querystring);
  const all: readonly CatalogueItem[] = [
    ...(await registeredTypesOf(visit, page.workspaceId)).map(registered => ({ registered })),
    ...visit.service.events.map(event => ({ event })),
  ];
  const typeOf = (one: CatalogueItem) => ('event' in one ? one.event : one.registered).type;
  const shown = arrayPage(all, query, {
    keyOf: typeOf,
    textsOf: one => [
      typeOf(one),
      ...('event' in one ? [one.event.summary, one.event.description ?? ''] : [one.registered.description]),
    ],
  });
  return cataloguePage(page.frame, shown, query);
});
