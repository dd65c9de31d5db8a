/** Creates a webhook. */
import { createWebhook as create } from '../../../../webhooks/endpoints.ts';
import { callOf, redirectWith, sender } from '../../../actions/call.ts';
import { tokenOf } from '../../../actions/form-tokens.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { workspaceOf } from '../../../session/member.ts';
import type { Answer } from '../../../visit.ts';
import { webhookForm } from '../webhook-form.ts';
import { editor } from './editor.ts';
import { contextOf, inputFrom, refused, unsavedForm } from './form.ts';
import type { WebhookVisit } from './visit.ts';
import { webhookPath, withSecrets } from './webhook.ts';

export async function refillWebhook(visit: WebhookVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  const context = await contextOf(visit, workspaceOf(visit, member).workspace.id, null);
  return editor(visit, member, context, {
    form: refused(webhookForm.from(form, null, context), context, late),
  });
}

export async function createWebhook(visit: WebhookVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'webhooks');
  const context = await contextOf(visit, workspaceId, null);
  const given = webhookForm.from(form, null, context);
  const unsaved = unsavedForm(form, given, context);
  if (unsaved !== null) return editor(visit, member, context, unsaved);
  const id = `ep_${tokenOf(form)}`;
  try {
    await create(callOf(visit, workspaceId, await inputFrom(visit, workspaceId, given, context)), { id });
    return withSecrets(visit, member, id);
  } catch (error) {
    // The same form was submitted before. The secret is not shown again automatically.
    if ((await visit.repository.webhooks.findEndpoint(workspaceId, id)) !== null)
      return redirectWith(visit, webhookPath(visit, id), 'already');
    return editor(visit, member, context, {
      form: refused(given, context, webhookForm.errors(error, given)),
      status: 422,
    });
  }
}
