/** One webhook with its deliveries. */
import { createHash } from 'node:crypto';
import type { WebhookEndpointRecord } from '../../../../generated/types.ts';
import { showWebhookEndpoint } from '../../../../webhooks/endpoints.ts';
import { findWebhook } from '../../../../webhooks/find.ts';
import { type NoticeWords, noticeOf, placeOf } from '../../../actions/call.ts';
import { deliveriesOnPage, deliveryPageOf } from '../../../actions/delivery-page.ts';
import { frameOf } from '../../../actions/frame.ts';
import { notFound } from '../../../page-error.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import { leaveSecret, takeSecret } from '../../../session/secret-once.ts';
import type { Notice } from '../../../views.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { webhookPage } from '../pages/webhook.ts';
import { resent } from './resend.ts';
import type { WebhookVisit } from './visit.ts';

/** The possible notices after an action; never free text. */
const done: NoticeWords = {
  ...resent,
  already: 'This form has already created this webhook. It was not created again. Reveal secret to see it.',
  changed: 'Webhook updated.',
  paused: 'Webhook paused. Nothing is sent until you resume it.',
  resumed: 'Webhook resumed.',
  tested: 'Test event sent. It is the newest delivery below.',
};

export const webhookPath = (visit: WebhookVisit, id: string = visit.params.webhook_id ?? ''): string =>
  `${placeOf(visit)}/webhooks/${encodeURIComponent(id)}`;

export async function showWebhook(visit: WebhookVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const record = await recordOf(visit, current.workspace.id);
  const isRevealed = (await takeSecret(visit, member, webhookPath(visit, record.id))) !== null;
  const secrets = isRevealed && mayManageKeys(current) ? record.secrets.map(({ secret }) => secret) : [];
  return { html: await detail(visit, member, record, { secrets }) };
}

/** Redirects to the page of the webhook, which then shows its secrets once. */
export function withSecrets(visit: WebhookVisit, member: LoggedInUser, id?: string): Answer {
  const redirect = webhookPath(visit, id);
  leaveSecret(visit, member, redirect, {});
  return { redirect };
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

/**
 * Identifies the current secret without revealing it, so that a form rotates only the secret that the user has seen.
 */
export const secretMarkOf = ({ id, secrets }: Readonly<WebhookEndpointRecord>): string =>
  createHash('sha256').update(`${id} ${secrets[0]?.secret}`).digest('base64url');

interface Shown {
  readonly secrets?: readonly string[];
  readonly notice?: Notice | null;
  /** Deliveries that were chosen in a form that was refused. */
  readonly chosen?: readonly string[];
  /** Of the page, if the visitor comes from a form. */
  readonly querystring?: string;
}

export async function detail(
  visit: WebhookVisit,
  member: LoggedInUser,
  record: Readonly<WebhookEndpointRecord>,
  {
    secrets = [],
    notice = noticeOf(visit, done),
    chosen = [],
    querystring = visit.ctx.querystring,
  }: Shown = {},
): Promise<string> {
  const endpoint = showWebhookEndpoint(record);
  const current = workspaceOf(visit, member);
  const { webhooks } = visit.repository;
  const page = await deliveryPageOf(webhooks, current.workspace.id, endpoint.id, querystring);
  const isWhole = !page.query.has('state') && !page.query.has('after');
  const recent = isWhole
    ? page
    : await webhooks.listDeliveries(current.workspace.id, {
        endpointId: endpoint.id,
        limit: deliveriesOnPage,
      });
  return webhookPage(frameOf(visit, { member, current }), {
    endpoint,
    secrets,
    secretMark: secretMarkOf(record),
    ...page,
    recent: recent.deliveries,
    chosen,
    canManage: mayManageKeys(current),
    notice,
  });
}
