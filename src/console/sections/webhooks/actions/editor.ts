/** The form of a webhook, with its preview: for a new webhook, or for one that exists. */
import type { WebhookEndpointRecord } from '../../../../generated/types.ts';
import { showWebhookEndpoint } from '../../../../webhooks/endpoints.ts';
import { requireManager } from '../../../actions/call.ts';
import { frameOf } from '../../../actions/frame.ts';
import { registeredTypesOf } from '../../../actions/registered-types.ts';
import { requireMember, workspaceOf } from '../../../session/member.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { webhookEditorPage } from '../pages/editor.ts';
import type { WebhookForm } from '../views.ts';
import { destinationForm, offeredTypes } from './destination-form.ts';
import { emptyForm, formOf, typedTypes } from './form.ts';
import { previewOf } from './preview.ts';
import type { WebhookVisit } from './visit.ts';
import { recordOf } from './webhook.ts';

export async function newWebhook(visit: WebhookVisit): Promise<Answer> {
  const member = await requireMember(visit);
  requireManager(visit, member, 'webhooks');
  const type = new URLSearchParams(visit.ctx.querystring).get('to') ?? '';
  const destination = destinationForm(visit.service, null, type);
  return editor(visit, member, null, { form: { ...emptyForm, destination } });
}

export async function editWebhook(visit: WebhookVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const record = await recordOf(visit, workspaceOf(visit, member).workspace.id);
  requireManager(visit, member, 'webhooks');
  return editor(visit, member, record);
}

interface Shown {
  /** @default that of the webhook as it is stored */
  readonly form?: WebhookForm;
  readonly status?: number;
  /** Whether the visitor asked for the preview. */
  readonly isAsked?: boolean;
  /** The event type of the example. @default the first one that is sent */
  readonly example?: string;
}

/** `record`: the webhook to change, or `null` for a new one. */
export async function editor(
  visit: WebhookVisit,
  member: LoggedInUser,
  record: Readonly<WebhookEndpointRecord> | null,
  { form: given, status = 200, isAsked = false, example = '' }: Shown = {},
): Promise<Answer> {
  const current = workspaceOf(visit, member);
  const { id } = current.workspace;
  const registered = await registeredTypesOf(visit, id);
  const typed = typedTypes(record, registered);
  const form =
    given ??
    (record === null
      ? emptyForm
      : formOf(showWebhookEndpoint(record), typed, destinationForm(visit.service, record, '')));
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
