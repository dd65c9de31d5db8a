/** The deliveries of a webhook: show, replay and send a test event. */
import { MarketplaceError } from '../../../../common/errors/errors.ts';
import type { WebhookDelivery } from '../../../../generated/types.ts';
import {
  replayDelivery as replayOne,
  testWebhook as sendTest,
  skipDelivery as skipOne,
} from '../../../../webhooks/deliveries.ts';
import { destinationKind } from '../../../../webhooks/destinations/settings.ts';
import { showWebhookEndpoint } from '../../../../webhooks/endpoints.ts';
import { webhookKinds, webhooksOf } from '../../../../webhooks/find.ts';
import { signatureHeaders } from '../../../../webhooks/sign.ts';
import {
  callOf,
  type NoticeWords,
  orNotFound,
  placeOf,
  redirectWith,
  sender,
} from '../../../actions/call.ts';
import { renderedAtOf, tokenOf } from '../../../actions/form-tokens.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { noteNoChange } from '../../../noted-changes.ts';
import { notFound } from '../../../page-error.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import type { Answer, Form, LoggedInUser } from '../../../visit.ts';
import { deliveryPart, deliveryTitle } from '../pages/delivery.ts';
import { webhookTitle } from '../pages/title.ts';
import type { DeliveryView } from '../views.ts';
import { webhookForm } from '../webhook-form.ts';
import { deliveryLog, queryOf } from './delivery-log.ts';
import { askedIn, chosenIn, resend, resent } from './resend.ts';
import type { WebhookVisit } from './visit.ts';
import { findRecord, webhookPath, withNotice } from './webhook.ts';

/** The possible notices after an action; never free text. */
const skipWords: NoticeWords = {
  skipped: 'The delivery was skipped. You can resend it later.',
  succeeded: () => ({ kind: 'error', text: 'The delivery was not skipped: it has succeeded.' }),
};
const done: NoticeWords = { ...resent, ...skipWords, again: 'The delivery will be sent again.' };
const doneWhilePaused: NoticeWords = {
  ...resent,
  ...skipWords,
  again: 'The delivery will be sent when the webhook is resumed.',
};

/** The page of the delivery, with the list beside it as it was. */
const deliveryOf = (visit: WebhookVisit, query: URLSearchParams) =>
  `${placeOf(visit)}/webhook-deliveries/${encodeURIComponent(visit.params.delivery_id ?? '')}${query.size === 0 ? '' : `?${query}`}`;

export async function showDelivery(visit: WebhookVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const { id } = current.workspace;
  const found = await visit.repository.webhooks.findDelivery(id, visit.params.delivery_id ?? '');
  if (found === null) throw notFound();
  const endpoint = await findRecord(visit, id, found.delivery.endpoint_id);
  const last = found.delivery.attempts.at(-1)?.at ?? found.delivery.created_at;
  const canManage = mayManageKeys(current);
  const headers = signatureHeaders(
    found.delivery.event_id,
    found.payload,
    endpoint.secrets,
    Date.parse(last),
  );
  const view = {
    ...found,
    endpoint: showWebhookEndpoint(endpoint),
    // A signature is valid for some minutes, so only users who may read the secret see one.
    headers: canManage ? headers : { ...headers, 'webhook-signature': 'v1,***' },
    canManage,
    siblings: await siblingsOf(visit, id, found.delivery),
  };
  return {
    html: await deliveryLog(visit, member, {
      record: {
        id: found.delivery.id,
        title: deliveryTitle(view),
        content: (frame, list) => deliveryPart(frame, list, view),
      },
      notice: endpoint.state === 'paused' ? doneWhilePaused : done,
    }),
  };
}

/** More than a page can show; of the others it says how many there are. */
const maxSiblings = 100;

/** The deliveries of the same event to webhooks, in the order of their webhooks. */
async function siblingsOf(
  { repository: { webhooks } }: WebhookVisit,
  workspaceId: string,
  { event_id: eventId }: WebhookDelivery,
): Promise<DeliveryView['siblings']> {
  const page = await webhooks.listDeliveries(workspaceId, {
    eventId,
    kind: webhookKinds,
    limit: maxSiblings,
  });
  const endpoints = await webhooksOf(webhooks, workspaceId);
  const known = new Map(endpoints.map(one => [one.id, one]));
  return page.deliveries.map(delivery => {
    const endpoint = known.get(delivery.endpoint_id);
    return {
      delivery,
      name: endpoint === undefined ? delivery.endpoint_id : webhookTitle(endpoint),
      kind: endpoint?.kind === destinationKind ? destinationKind : 'webhook',
    };
  });
}

export async function goToDelivery(visit: WebhookVisit): Promise<Answer> {
  return { redirect: deliveryOf(visit, new URLSearchParams()) };
}

export async function replayDelivery(visit: WebhookVisit): Promise<Answer> {
  const { form, workspaceId } = await sender(visit, 'webhooks');
  await orNotFound(replayOne(callOf(visit, workspaceId, {}), { seen: renderedAtOf(form, visit) }));
  return redirectWith(visit, deliveryOf(visit, queryOf(form.one('query'))), 'again');
}

export async function skipDelivery(visit: WebhookVisit): Promise<Answer> {
  const { form, workspaceId } = await sender(visit, 'webhooks');
  const path = deliveryOf(visit, queryOf(form.one('query')));
  try {
    await orNotFound(skipOne(callOf(visit, workspaceId, {})));
  } catch (error) {
    if (!(error instanceof MarketplaceError) || error.status !== 409) throw error;
    noteNoChange(visit);
    return redirectWith(visit, path, 'succeeded');
  }
  return redirectWith(visit, path, 'skipped');
}

export async function testWebhook(visit: WebhookVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'webhooks');
  const record = await findRecord(visit, workspaceId);
  try {
    const sent = await sendTest(callOf(visit, workspaceId, {}), { eventId: `msg_${tokenOf(form)}` });
    if (sent.isRepeated) noteNoChange(visit);
  } catch (error) {
    const reasons = Object.values(webhookForm.errors(error)).join(' ');
    const notice = { kind: 'error', text: `No test event was sent. ${reasons}` } as const;
    return { html: await withNotice(visit, member, record, notice), status: 422 };
  }
  return redirectWith(visit, `${webhookPath(visit)}#deliveries`, 'tested');
}

export async function replayWebhook(visit: WebhookVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'webhooks');
  const record = await findRecord(visit, workspaceId);
  const asked = askedIn(form, visit.now, { endpoint_id: record.id });
  if (typeof asked === 'string') {
    const text = `Nothing was sent again. ${asked}`;
    return { html: await replayAgain(visit, member, form, text), status: 422 };
  }
  const query = new URLSearchParams(form.one('query'));
  const path = `${webhookPath(visit)}${query.size === 0 ? '' : `?${query}`}#deliveries`;
  return resend(visit, workspaceId, form, asked, path);
}

export async function refillReplay(visit: WebhookVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  return { html: await replayAgain(visit, member, form, late.form ?? '') };
}

/** The page as it was, with what was chosen. */
async function replayAgain(
  visit: WebhookVisit,
  member: LoggedInUser,
  form: Form,
  text: string,
): Promise<string> {
  const record = await findRecord(visit, workspaceOf(visit, member).workspace.id);
  return withNotice(
    visit,
    member,
    record,
    { kind: 'error', text },
    {
      chosen: chosenIn(form),
      querystring: form.one('query'),
    },
  );
}
