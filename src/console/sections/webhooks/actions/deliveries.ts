/** The deliveries of a webhook: show, replay and send a test event. */
import {
  replayFailed,
  replayDelivery as replayOne,
  testWebhook as sendTest,
} from '../../../../webhooks/deliveries.ts';
import { showWebhookEndpoint } from '../../../../webhooks/endpoints.ts';
import { signatureHeaders } from '../../../../webhooks/sign.ts';
import { callOf, noticeOf, orNotFound, placeOf, redirectWith, sender } from '../../../actions/call.ts';
import { renderedAtOf, tokenOf } from '../../../actions/form-tokens.ts';
import { frameOf } from '../../../actions/frame.ts';
import { notFound } from '../../../page-error.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import type { Answer } from '../../../visit.ts';
import { deliveryPage } from '../pages/delivery.ts';
import { webhookErrors } from './form.ts';
import type { WebhookVisit } from './visit.ts';
import { detail, recordOf, webhookPath } from './webhook.ts';

/** The possible notices after an action; never free text. */
const done: Readonly<Record<string, string>> = { again: 'The delivery will be sent again.' };

const deliveryOf = (visit: WebhookVisit) =>
  `${placeOf(visit)}/webhook-deliveries/${encodeURIComponent(visit.params.delivery_id ?? '')}`;

export async function showDelivery(visit: WebhookVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const { id } = current.workspace;
  const found = await visit.repository.webhooks.findDelivery(id, visit.params.delivery_id ?? '');
  if (found === null) throw notFound();
  const endpoint = await recordOf(visit, id, found.delivery.endpoint_id);
  const last = found.delivery.attempts.at(-1)?.at ?? found.delivery.created_at;
  const canManage = mayManageKeys(current);
  const headers = signatureHeaders(
    found.delivery.event_id,
    found.payload,
    endpoint.secrets,
    Date.parse(last),
  );
  return {
    html: deliveryPage(frameOf(visit, { member, current }), {
      ...found,
      endpoint: showWebhookEndpoint(endpoint),
      // A signature is valid for some minutes, so only users who may read the secret see one.
      headers: canManage ? headers : { ...headers, 'webhook-signature': 'v1,***' },
      canManage,
      notice: noticeOf(visit, done),
    }),
  };
}

export async function goToDelivery(visit: WebhookVisit): Promise<Answer> {
  return { redirect: deliveryOf(visit) };
}

export async function replayDelivery(visit: WebhookVisit): Promise<Answer> {
  const { form, workspaceId } = await sender(visit, 'webhooks');
  await orNotFound(replayOne(callOf(visit, workspaceId, {}), { seen: renderedAtOf(form, visit) }));
  return redirectWith(visit, deliveryOf(visit), 'again');
}

export async function testWebhook(visit: WebhookVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'webhooks');
  const record = await recordOf(visit, workspaceId);
  try {
    await sendTest(callOf(visit, workspaceId, {}), { eventId: `msg_${tokenOf(form)}` });
  } catch (error) {
    const reasons = Object.values(webhookErrors(error)).join(' ');
    const notice = { kind: 'error', text: `No test event was sent. ${reasons}` } as const;
    return { html: await detail(visit, member, record, { notice }), status: 422 };
  }
  return redirectWith(visit, `${webhookPath(visit)}#deliveries`, 'tested');
}

export async function replayWebhook(visit: WebhookVisit): Promise<Answer> {
  const { form, workspaceId } = await sender(visit, 'webhooks');
  const days = Math.min(Math.max(Number(form.one('days')) || 1, 1), 365);
  const since = new Date(visit.now - days * 86_400_000).toISOString();
  await orNotFound(replayFailed(callOf(visit, workspaceId, { since }), { seen: renderedAtOf(form, visit) }));
  return redirectWith(visit, `${webhookPath(visit)}#deliveries`, 'replayed');
}
