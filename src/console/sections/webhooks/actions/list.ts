/** The webhooks of a workspace. */
import { groupBy } from '../../../../common/collections/group-by.ts';
import type { RecentDelivery } from '../../../../repository/index.ts';
import { showWebhookEndpoint } from '../../../../webhooks/endpoints.ts';
import { webhooksOf } from '../../../../webhooks/find.ts';
import { noticeOf } from '../../../actions/call.ts';
import { frameOf } from '../../../actions/frame.ts';
import { registeredTypesOf } from '../../../actions/registered-types.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import type { Answer } from '../../../visit.ts';
import { cataloguePage } from '../pages/catalogue.ts';
import { recentOf } from '../pages/health.ts';
import { webhookListPage } from '../pages/list.ts';
import type { WebhookVisit } from './visit.ts';

/** The possible notices after an action; never free text. */
const done: Readonly<Record<string, string>> = {
  deleted: 'Webhook and delivery log deleted.',
};

/** How many deliveries say how a webhook does. */
const newest = 20;

export async function showWebhooks(visit: WebhookVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const { webhooks } = visit.repository;
  const { id } = current.workspace;
  const endpoints = await webhooksOf(webhooks, id);
  const recent = groupBy(await recentDeliveries(webhooks, id, endpoints), one => one.endpoint_id);
  const html = webhookListPage(frameOf(visit, { member, current }), {
    webhooks: endpoints.map(one => ({
      endpoint: showWebhookEndpoint(one),
      recent: recent.get(one.id) ?? [],
    })),
    canManage: mayManageKeys(current),
    notice: noticeOf(visit, done),
  });
  return { html };
}

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

export async function showEvents(visit: WebhookVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const registered = await registeredTypesOf(visit, current.workspace.id);
  return { html: cataloguePage(frameOf(visit, { member, current }), visit.service.events, registered) };
}
