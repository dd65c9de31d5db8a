/** Makes a webhook. Its secret is in the answer to its form. */
import { createWebhook as create } from '../../../webhooks/endpoints.ts';
import type { Answer, Visit } from '../../visit.ts';
import { callOf, reasonOf, sender } from '../call.ts';
import { formFrom, inputFrom } from './form.ts';
import { list } from './list.ts';
import { detail } from './webhook.ts';

export async function createWebhook(visit: Visit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'webhooks');
  const given = formFrom(form);
  try {
    const { result } = await create(callOf(visit, workspaceId, inputFrom(given)));
    return { html: await detail(visit, member, result.endpoint, { secrets: [result.secret] }), status: 201 };
  } catch (error) {
    return { html: await list(visit, member, { ...given, error: reasonOf(error) }), status: 422 };
  }
}
