/** The secrets of a webhook. They are in the answer to their form alone. */
import { rotateWebhookSecret as rotate, showEndpoint } from '../../../webhooks/endpoints.ts';
import { notFound } from '../../page-error.ts';
import type { Answer, Visit } from '../../visit.ts';
import { callOf, orNotFound, sender } from '../call.ts';
import { detail, endpointOf } from './webhook.ts';

export async function revealWebhookSecret(visit: Visit): Promise<Answer> {
  const { member, workspaceId } = await sender(visit, 'webhooks');
  const endpoint = await visit.repository.webhooks.findEndpoint(workspaceId, visit.params.webhook_id ?? '');
  if (endpoint === null) throw notFound();
  const secrets = endpoint.secrets.map(({ secret }) => secret);
  return { html: await detail(visit, member, showEndpoint(endpoint), { secrets }) };
}

export async function rotateWebhookSecret(visit: Visit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'webhooks');
  const overlap = form.one('overlap') === '0' ? { overlap_seconds: 0 } : {};
  const { result } = await orNotFound(rotate(callOf(visit, workspaceId, overlap)));
  const secrets = result.map(({ secret }) => secret);
  return { html: await detail(visit, member, await endpointOf(visit, member), { secrets }), status: 201 };
}
