/** Updates, pauses, resumes and deletes a webhook. */
import {
  changeWebhook as change,
  pauseWebhook as pause,
  deleteWebhook as remove,
  resumeWebhook as resume,
} from '../../../../webhooks/endpoints.ts';
import { callOf, orNotFound, placeOf, redirectWith, sender } from '../../../actions/call.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { registeredTypesOf } from '../../../actions/registered-types.ts';
import { workspaceOf } from '../../../session/member.ts';
import type { Answer } from '../../../visit.ts';
import { editor } from './editor.ts';
import { formFrom, inputFrom, keptTypes, refused, unsavedForm, webhookErrors } from './form.ts';
import type { WebhookVisit } from './visit.ts';
import { recordOf, webhookPath } from './webhook.ts';

export async function changeWebhook(visit: WebhookVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'webhooks');
  const record = await recordOf(visit, workspaceId);
  const given = formFrom(form, visit, record);
  const unsaved = unsavedForm(form, given);
  if (unsaved !== null) return editor(visit, member, record, unsaved);
  try {
    const types = keptTypes(record, given, await registeredTypesOf(visit, workspaceId));
    const input = await inputFrom(visit, workspaceId, form, given, record, types);
    await change(callOf(visit, workspaceId, input));
  } catch (error) {
    return editor(visit, member, record, {
      form: refused(given, webhookErrors(error, given)),
      status: 422,
    });
  }
  return redirectWith(visit, webhookPath(visit), 'changed');
}

export async function refillChangedWebhook(visit: WebhookVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  const record = await recordOf(visit, workspaceOf(visit, member).workspace.id);
  return editor(visit, member, record, { form: refused(formFrom(form, visit, record), late) });
}

export async function pauseWebhook(visit: WebhookVisit): Promise<Answer> {
  const { workspaceId } = await sender(visit, 'webhooks');
  await orNotFound(pause(callOf(visit, workspaceId, {})));
  return redirectWith(visit, webhookPath(visit), 'paused');
}

export async function resumeWebhook(visit: WebhookVisit): Promise<Answer> {
  const { workspaceId } = await sender(visit, 'webhooks');
  await orNotFound(resume(callOf(visit, workspaceId, {})));
  return redirectWith(visit, webhookPath(visit), 'resumed');
}

export async function deleteWebhook(visit: WebhookVisit): Promise<Answer> {
  const { workspaceId } = await sender(visit, 'webhooks');
  await orNotFound(remove(callOf(visit, workspaceId, {})));
  return redirectWith(visit, `${placeOf(visit)}/webhooks`, 'deleted');
}
