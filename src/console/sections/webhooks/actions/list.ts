/** The webhooks of a workspace. */
import { showWebhookEndpoint } from '../../../../webhooks/endpoints.ts';
import { noticeOf } from '../../../actions/call.ts';
import { frameOf } from '../../../actions/frame.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import type { WebhookForm } from '../../../views.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { cataloguePage } from '../pages/catalogue.ts';
import { webhookListPage } from '../pages/list.ts';
import { emptyForm } from './form.ts';
import type { WebhookVisit } from './visit.ts';

/** The possible notices after an action; never free text. */
const done: Readonly<Record<string, string>> = {
  deleted: 'Webhook and delivery log deleted.',
};

export async function showWebhooks(visit: WebhookVisit): Promise<Answer> {
  return { html: await list(visit, await requireMember(visit), emptyForm) };
}

export async function list(visit: WebhookVisit, member: LoggedInUser, form: WebhookForm): Promise<string> {
  const current = workspaceOf(visit, member);
  const endpoints = await visit.repository.webhooks.listEndpoints(current.workspace.id);
  return webhookListPage(frameOf(visit, { member, current }), {
    endpoints: endpoints.map(endpoint => showWebhookEndpoint(endpoint)),
    canManage: mayManageKeys(current),
    form,
    events: visit.service.events,
    notice: noticeOf(visit, done),
  });
}

export async function showEvents(visit: WebhookVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  return { html: cataloguePage(frameOf(visit, { member, current }), visit.service.events) };
}
