/** The secrets of a webhook. They are in the answer to their form alone. */
import { MarketplaceError } from '../../../../common/errors.ts';
import { rotateWebhookSecret as rotate } from '../../../../webhooks/endpoints.ts';
import { callOf, sender } from '../../../actions/call.ts';
import type { Answer } from '../../../visit.ts';
import type { WebhookVisit } from './visit.ts';
import { detail, recordOf, secretMarkOf } from './webhook.ts';

const rotatedAlready =
  'The secret was rotated already, by this form or by somebody else. It was not rotated again: reveal the secret to see it.';

export async function revealWebhookSecret(visit: WebhookVisit): Promise<Answer> {
  const { member, workspaceId } = await sender(visit, 'webhooks');
  const record = await recordOf(visit, workspaceId);
  const secrets = record.secrets.map(({ secret }) => secret);
  return { html: await detail(visit, member, record, { secrets }) };
}

export async function rotateWebhookSecret(visit: WebhookVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'webhooks');
  const record = await recordOf(visit, workspaceId);
  const overlap = form.one('overlap') === '0' ? { overlap_seconds: 0 } : {};
  const refuse = async () => {
    const notice = { kind: 'error', text: rotatedAlready } as const;
    return { html: await detail(visit, member, await recordOf(visit, workspaceId), { notice }), status: 409 };
  };
  const from = record.secrets[0]?.secret;
  if (from === undefined || form.one('secret_mark') !== secretMarkOf(record)) return refuse();
  try {
    const { result } = await rotate(callOf(visit, workspaceId, overlap), { from });
    const secrets = result.map(({ secret }) => secret);
    return {
      html: await detail(visit, member, await recordOf(visit, workspaceId), { secrets }),
      status: 201,
    };
  } catch (error) {
    // Somebody was faster, or it is gone.
    if (error instanceof MarketplaceError && error.code === 'webhook_not_found') return refuse();
    throw error;
  }
}
