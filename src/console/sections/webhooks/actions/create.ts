/** Creates a webhook. */
import { createWebhook as create } from '../../../../webhooks/endpoints.ts';
import { callOf, redirectWith, sender } from '../../../actions/call.ts';
import { tokenOf } from '../../../actions/form-tokens.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import type { Answer } from '../../../visit.ts';
import { editor } from './editor.ts';
import { formFrom, inputFrom, refused, unsavedForm, webhookErrors } from './form.ts';
import type { WebhookVisit } from './visit.ts';
import { webhookPath, withSecrets } from './webhook.ts';

export async function refillWebhook(visit: WebhookVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  return editor(visit, member, null, { form: refused(formFrom(form, visit, null), late) });
}

export async function createWebhook(visit: WebhookVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'webhooks');
  const given = formFrom(form, visit, null);
  const unsaved = unsavedForm(form, given);
  if (unsaved !== null) return editor(visit, member, null, unsaved);
  const id = `ep_${tokenOf(form)}`;
  try {
    await create(callOf(visit, workspaceId, await inputFrom(visit, workspaceId, form, given)), { id });
    return withSecrets(visit, member, id);
  } catch (error) {
    // The same form was submitted before. The secret is not shown again automatically.
    if ((await visit.repository.webhooks.findEndpoint(workspaceId, id)) !== null)
      return redirectWith(visit, webhookPath(visit, id), 'already');
    return editor(visit, member, null, {
      form: refused(given, webhookErrors(error, given)),
      status: 422,
    });
  }
}
