/** The secrets of a webhook. They appear only on the page that the form leads to, once. */
import { MarketplaceError } from '../../../../common/errors/errors.ts';
import { rotateWebhookSecret as rotate } from '../../../../webhooks/endpoints.ts';
import { callOf, sender } from '../../../actions/call.ts';
import type { Answer } from '../../../visit.ts';
import type { WebhookVisit } from './visit.ts';
import { findRecord, secretMarkOf, withNotice, withSecrets } from './webhook.ts';

const rotatedAlready =
  'The secret has already been rotated, by this form or by somebody else. It was not rotated again. Reveal secret to see it.';

export async function revealWebhookSecret(visit: WebhookVisit): Promise<Answer> {
  const { member, workspaceId } = await sender(visit, 'webhooks');
  const { id } = await findRecord(visit, workspaceId);
  return withSecrets(visit, member, id);
}

export async function rotateWebhookSecret(visit: WebhookVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'webhooks');
  const record = await findRecord(visit, workspaceId);
  const overlap = form.one('overlap') === '0' ? { overlap_seconds: 0 } : {};
  const refuse = async () => {
    const now = await findRecord(visit, workspaceId);
    const html = await withNotice(visit, member, now, { kind: 'error', text: rotatedAlready });
    return { html, status: 409 };
  };
  const from = record.secrets[0]?.secret;
  if (from === undefined || form.one('secret_mark') !== secretMarkOf(record)) return refuse();
  try {
    await rotate(callOf(visit, workspaceId, overlap), { from });
    return withSecrets(visit, member, record.id);
  } catch (error) {
    // Somebody else has rotated the secret, or the webhook was deleted.
    if (error instanceof MarketplaceError && error.code === 'webhook_not_found') return refuse();
    throw error;
  }
}
