/** The webhooks of a workspace. */
import { showWebhookEndpoint } from '../../../../webhooks/endpoints.ts';
import { noticeOf } from '../../../actions/call.ts';
import { frameOf } from '../../../actions/frame.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import type { Answer } from '../../../visit.ts';
import { cataloguePage } from '../pages/catalogue.ts';
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
  const endpoints = await webhooks.listEndpoints(id);
  // Their number is limited.
  const pages = await Promise.all(
    endpoints.map(one => webhooks.listDeliveries(id, { endpointId: one.id, limit: newest })),
  );
  const html = webhookListPage(frameOf(visit, { member, current }), {
    webhooks: endpoints.map((one, index) => ({
      endpoint: showWebhookEndpoint(one),
      recent: pages[index]?.deliveries ?? [],
    })),
    canManage: mayManageKeys(current),
    notice: noticeOf(visit, done),
  });
  return { html };
}

export async function showEvents(visit: WebhookVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  return { html: cataloguePage(frameOf(visit, { member, current }), visit.service.events) };
}
