/** The form of a webhook, with its preview: for a new webhook, or for one that exists. */
import { showWebhookEndpoint } from '../../../../webhooks/endpoints.ts';
import { requireManager } from '../../../actions/call.ts';
import { frameOf } from '../../../actions/frame.ts';
import { emptySettings } from '../../../forms/settings.ts';
import { requireMember, workspaceOf } from '../../../session/member.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { webhookEditorPage } from '../pages/editor.ts';
import type { WebhookForm } from '../views.ts';
import { typedTypes, type WebhookContext, webhookForm } from '../webhook-form.ts';
import { destinationFor, offeredTypes } from './destination-form.ts';
import { contextOf } from './form.ts';
import { previewOf } from './preview.ts';
import type { WebhookVisit } from './visit.ts';
import { recordOf } from './webhook.ts';

export async function newWebhook(visit: WebhookVisit): Promise<Answer> {
  const member = await requireMember(visit);
  requireManager(visit, member, 'webhooks');
  const type = new URLSearchParams(visit.ctx.querystring).get('to') ?? '';
  const settings = emptySettings(destinationFor(visit.service, null, type));
  const context = await contextOf(visit, workspaceOf(visit, member).workspace.id, null);
  return editor(visit, member, context, { form: { ...webhookForm.blank, settings } });
}

export async function editWebhook(visit: WebhookVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const { id } = workspaceOf(visit, member).workspace;
  const record = await recordOf(visit, id);
  requireManager(visit, member, 'webhooks');
  const context = await contextOf(visit, id, record);
  return editor(visit, member, context, { form: webhookForm.of(showWebhookEndpoint(record), context) });
}

interface Shown {
  readonly form: WebhookForm;
  readonly status?: number;
  /** Whether the visitor asked for the preview. */
  readonly isAsked?: boolean;
  /** The event type of the example. @default the first one that is sent */
  readonly example?: string;
}

export async function editor(
  visit: WebhookVisit,
  member: LoggedInUser,
  context: WebhookContext,
  { form, status = 200, isAsked = false, example = '' }: Shown,
): Promise<Answer> {
  const current = workspaceOf(visit, member);
  const { id } = current.workspace;
  const { record, registered } = context;
  const typed = typedTypes(context);
  const html = webhookEditorPage(frameOf(visit, { member, current }), {
    webhook: record === null ? null : showWebhookEndpoint(record),
    form,
    types: record === null ? offeredTypes(visit.service) : [],
    events: visit.service.events,
    registered,
    preview: previewOf(visit, id, form, { record, typed, registered, asked: example }),
    isAsked,
  });
  return { html, status };
}
