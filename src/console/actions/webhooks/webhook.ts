/** One webhook with its deliveries. */
import { events } from '../../../events.ts';
import type { WebhookEndpoint } from '../../../generated/types.ts';
import { showEndpoint } from '../../../webhooks/endpoints.ts';
import { notFound } from '../../page-error.ts';
import { webhookPage } from '../../pages/webhooks/webhook.ts';
import { type Member, mayManageKeys, requireMember, workspaceOf } from '../../session/member.ts';
import type { WebhookForm } from '../../views.ts';
import type { Answer, Visit } from '../../visit.ts';
import { noticeOf, placeOf } from '../call.ts';
import { frameOf } from '../frame.ts';
import { formOf } from './form.ts';

const deliveriesOnPage = 25;

/** What the address may say was done: never free text. */
const done: Readonly<Record<string, string>> = {
  changed: 'The webhook is changed.',
  paused: 'The webhook is paused. Nothing is sent until you resume it.',
  resumed: 'The webhook is active.',
  tested: 'A test event is on its way: it is the newest delivery below.',
  replayed: 'What had failed is sent again.',
};

export const webhookOf = (visit: Visit): string =>
  `${placeOf(visit)}/webhooks/${encodeURIComponent(visit.params.webhook_id ?? '')}`;

export async function showWebhook(visit: Visit): Promise<Answer> {
  const member = await requireMember(visit);
  return { html: await detail(visit, member, await endpointOf(visit, member)) };
}

/** The address of an action, opened as a page. */
export async function goToWebhook(visit: Visit): Promise<Answer> {
  return { redirect: webhookOf(visit) };
}

export async function endpointOf(visit: Visit, member: Member): Promise<WebhookEndpoint> {
  const { workspace } = workspaceOf(visit, member);
  const endpoint = await visit.repository.webhooks.findEndpoint(workspace.id, visit.params.webhook_id ?? '');
  if (endpoint === null) throw notFound();
  return showEndpoint(endpoint);
}

export async function detail(
  visit: Visit,
  member: Member,
  endpoint: WebhookEndpoint,
  { secrets = [], form = null }: { secrets?: readonly string[]; form?: WebhookForm | null } = {},
): Promise<string> {
  const current = workspaceOf(visit, member);
  const query = new URLSearchParams(visit.ctx.method === 'GET' ? visit.ctx.querystring : '');
  const state = (['pending', 'succeeded', 'failed'] as const).find(one => one === query.get('state')) ?? null;
  const after = query.get('after');
  const page = await visit.repository.webhooks.listDeliveries(current.workspace.id, {
    endpointId: endpoint.id,
    limit: deliveriesOnPage,
    ...(state === null ? {} : { state }),
    ...(after === null ? {} : { after }),
  });
  return webhookPage(frameOf(visit, { member, current, section: 'webhooks' }), {
    endpoint,
    secrets,
    deliveries: page.deliveries,
    isFirst: after === null,
    next: page.next,
    state,
    canManage: mayManageKeys(current),
    form: form ?? formOf(endpoint),
    events,
    notice: noticeOf(visit, done),
  });
}
