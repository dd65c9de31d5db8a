/** One webhook with its deliveries. */
import { createHash } from 'node:crypto';
import type { WebhookEndpointRecord } from '../../../../generated/types.ts';
import { showEndpoint } from '../../../../webhooks/endpoints.ts';
import { findWebhook } from '../../../../webhooks/find.ts';
import { noticeOf, placeOf } from '../../../actions/call.ts';
import { frameOf } from '../../../actions/frame.ts';
import { notFound } from '../../../page-error.ts';
import { type Member, mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import type { Notice, WebhookForm } from '../../../views.ts';
import type { Answer } from '../../../visit.ts';
import { webhookPage } from '../pages/webhook.ts';
import { formOf } from './form.ts';
import type { WebhookVisit } from './visit.ts';

const deliveriesOnPage = 25;

/** What the address may say was done: never free text. */
const done: Readonly<Record<string, string>> = {
  already: 'The form had made this webhook already. It was not made again: reveal the secret to see it.',
  changed: 'The webhook is changed.',
  paused: 'The webhook is paused. Nothing is sent until you resume it.',
  resumed: 'The webhook is active.',
  tested: 'A test event is on its way: it is the newest delivery below.',
  replayed: 'What had failed is sent again.',
};

export const webhookPath = (visit: WebhookVisit, id: string = visit.params.webhook_id ?? ''): string =>
  `${placeOf(visit)}/webhooks/${encodeURIComponent(id)}`;

export async function showWebhook(visit: WebhookVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const { workspace } = workspaceOf(visit, member);
  return { html: await detail(visit, member, await recordOf(visit, workspace.id)) };
}

/** The address of an action, opened as a page. */
export async function goToWebhook(visit: WebhookVisit): Promise<Answer> {
  return { redirect: webhookPath(visit) };
}

export async function recordOf(
  { repository, params }: WebhookVisit,
  workspaceId: string,
  id: string = params.webhook_id ?? '',
): Promise<Readonly<WebhookEndpointRecord>> {
  const record = await findWebhook(repository.webhooks, workspaceId, id);
  if (record === null) throw notFound();
  return record;
}

/** Stands for the secret in use: a form that rotates it says by this which one it means. */
export const secretMarkOf = ({ id, secrets }: Readonly<WebhookEndpointRecord>): string =>
  createHash('sha256').update(`${id} ${secrets[0]?.secret}`).digest('base64url');

interface Shown {
  readonly secrets?: readonly string[];
  readonly form?: WebhookForm;
  readonly notice?: Notice | null;
}

export async function detail(
  visit: WebhookVisit,
  member: Member,
  record: Readonly<WebhookEndpointRecord>,
  { secrets = [], form, notice = noticeOf(visit, done) }: Shown = {},
): Promise<string> {
  const endpoint = showEndpoint(record);
  const current = workspaceOf(visit, member);
  const query = new URLSearchParams(visit.ctx.querystring);
  const state = (['pending', 'succeeded', 'failed'] as const).find(one => one === query.get('state')) ?? null;
  const after = query.get('after');
  const page = await visit.repository.webhooks.listDeliveries(current.workspace.id, {
    endpointId: endpoint.id,
    limit: deliveriesOnPage,
    ...(state === null ? {} : { state }),
    ...(after === null ? {} : { after }),
  });
  return webhookPage(frameOf(visit, { member, current }), {
    endpoint,
    secrets,
    secretMark: secretMarkOf(record),
    deliveries: page.deliveries,
    isFirst: after === null,
    next: page.next,
    state,
    canManage: mayManageKeys(current),
    form: form ?? formOf(endpoint),
    events: visit.service.events,
    notice,
  });
}
