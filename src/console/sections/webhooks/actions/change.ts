/** Updates, pauses, resumes and deletes a webhook. */
import {
  changeWebhook as change,
  pauseWebhook as pause,
  deleteWebhook as remove,
  resumeWebhook as resume,
} from '../../../../webhooks/endpoints.ts';
import { callOf, placeOf, redirectWith, sender } from '../../../actions/call.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { resource } from '../../../actions/resource.ts';
import { workspaceOf } from '../../../session/member.ts';
import type { Answer } from '../../../visit.ts';
import { webhookForm } from '../webhook-form.ts';
import { editor } from './editor.ts';
import { contextOf, inputFrom, refused, shownOf, unsavedForm } from './form.ts';
import type { WebhookVisit } from './visit.ts';
import { recordOf, webhookPath } from './webhook.ts';

export async function changeWebhook(visit: WebhookVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'webhooks');
  const context = await contextOf(visit, workspaceId, await recordOf(visit, workspaceId));
  const given = webhookForm.from(form, shownOf(context.record), context);
  const unsaved = unsavedForm(form, given, context);
  if (unsaved !== null) return editor(visit, member, context, unsaved);
  try {
    await change(callOf(visit, workspaceId, await inputFrom(visit, workspaceId, given, context)));
  } catch (error) {
    return editor(visit, member, context, {
      form: refused(given, context, webhookForm.errors(error, given)),
      status: 422,
    });
  }
  return redirectWith(visit, webhookPath(visit), 'changed');
}

export async function refillChangedWebhook(visit: WebhookVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  const { id } = workspaceOf(visit, member).workspace;
  const context = await contextOf(visit, id, await recordOf(visit, id));
  return editor(visit, member, context, {
    form: refused(webhookForm.from(form, shownOf(context.record), context), context, late),
  });
}

const webhooks = resource({
  what: 'webhooks',
  path: (visit: WebhookVisit) => webhookPath(visit),
  list: visit => `${placeOf(visit)}/webhooks`,
});

export const goToWebhook = webhooks.go;
export const pauseWebhook = webhooks.act(pause, 'paused');
export const resumeWebhook = webhooks.act(resume, 'resumed');
export const deleteWebhook = webhooks.remove(remove);
