/** One webhook: its form with a preview, its page with its deliveries, pause, resume, delete. */
import { createHash } from 'node:crypto';
import type { WebhookEndpointRecord } from '../../../../generated/types.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  pauseWebhook,
  resumeWebhook,
  showWebhookEndpoint,
} from '../../../../webhooks/endpoints.ts';
import { findWebhook } from '../../../../webhooks/find.ts';
import { callOf, type NoticeWords, placeOf } from '../../../actions/call.ts';
import { deliveriesOnPage, deliveryPageOf } from '../../../actions/delivery-page.ts';
import { isListAgain } from '../../../actions/list-again.ts';
import { openPage } from '../../../actions/open-page.ts';
import { registeredTypesOf } from '../../../actions/registered-types.ts';
import { resource } from '../../../actions/resource.ts';
import { emptySettings } from '../../../forms/settings.ts';
import { typeChoice } from '../../../forms/type-choice.ts';
import { leaveSecret } from '../../../session/secret-once.ts';
import type { Notice, OpenPage } from '../../../views.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { charted, recentOf } from '../pages/health.ts';
import { webhookResult } from '../pages/preview.ts';
import { isDestination, webhookTitle } from '../pages/title.ts';
import { webhookPage } from '../pages/webhook.ts';
import { typedTypes, webhookForm } from '../webhook-form.ts';
import { destinationFor, offeredTypes } from './destination-form.ts';
import { inputFrom, unsavedForm } from './form.ts';
import { previewOf } from './preview.ts';
import { failedDeliveries, resent } from './resend.ts';
import type { WebhookVisit } from './visit.ts';

type Stored = Readonly<WebhookEndpointRecord>;

/** The possible notices after an action; never free text. */
const done: NoticeWords = {
  ...resent,
  already: 'This form has already created this webhook. It was not created again. Reveal secret to see it.',
  changed: 'Webhook updated.',
  paused: { text: 'Webhook paused. Nothing is sent until you resume it.', undo: ['resume'] },
  resumed: { text: 'Webhook resumed.', undo: ['pause'] },
  tested: 'Test event sent. It is the newest delivery below.',
};

const listOf = (visit: WebhookVisit): string => `${placeOf(visit)}/webhooks`;

export const webhookPath = (visit: WebhookVisit, id: string = visit.params.webhook_id ?? ''): string =>
  `${listOf(visit)}/${encodeURIComponent(id)}`;

const webhooks = resource({
  one: 'Webhook',
  many: 'Webhooks',
  what: 'webhooks',
  list: listOf,
  listName: 'Webhooks',
  parameter: 'webhook_id',
  path: webhookPath,
  find: ({ repository }, { workspaceId, id }): Promise<Stored | null> =>
    findWebhook(repository.webhooks, workspaceId, id),
  shown: record => showWebhookEndpoint(record),
  form: webhookForm,
  context: async (visit, { workspaceId, record }) => ({
    service: visit.service,
    record,
    registered: await registeredTypesOf(visit, workspaceId),
  }),
  unsaved: (_, { form, given }) => unsavedForm(form, given),
  view(visit, { record, workspaceId, context }, { form, asked }) {
    const { service } = visit;
    const { registered } = context;
    const types = record === null ? offeredTypes(service) : [];
    const places = {
      legend: 'Send to',
      path: `${listOf(visit)}/new`,
      parameter: 'to',
      types: [['', 'URL'], ...types] as const,
      chosen: form.settings?.form.type ?? '',
    };
    const example = { record, typed: typedTypes(context), registered, asked: asked?.one('example') ?? '' };
    return {
      form,
      events: service.events,
      registered,
      places: types.length > 0 && typeChoice(places),
      isFixed: record !== null && isDestination(showWebhookEndpoint(record)),
      preview: previewOf(visit, workspaceId, form, example),
    };
  },
  result: page => webhookResult(page),
});

export const findRecord = webhooks.find;

/** Leads to the page of the webhook, which then shows its secrets once. */
export function withSecrets(visit: WebhookVisit, member: LoggedInUser, id?: string): Answer {
  const redirect = webhookPath(visit, id);
  leaveSecret(visit, member, redirect, {});
  return { redirect };
}

/**
 * Identifies the current secret without revealing it, so that a form rotates only the secret that the user has seen.
 */
export const secretMarkOf = ({ id, secrets }: Stored): string =>
  createHash('sha256').update(`${id} ${secrets[0]?.secret}`).digest('base64url');

interface Shown {
  readonly secrets?: readonly string[];
  /** Deliveries that were chosen in a form that was refused. */
  readonly chosen?: readonly string[];
  /** Of the page, if the visitor comes from a form. */
  readonly querystring?: string;
}

async function detail(
  page: OpenPage,
  record: Stored,
  visit: WebhookVisit,
  { secrets = [], chosen = [], querystring = visit.ctx.querystring }: Shown,
): Promise<string> {
  const { workspaceId } = page;
  const repository = visit.repository.webhooks;
  const deliveries = await deliveryPageOf(repository, workspaceId, record.id, querystring);
  const isWhole = !deliveries.query.has('state') && !deliveries.query.has('after');
  const recent = isWhole
    ? deliveries
    : await repository.listDeliveries(workspaceId, { endpointId: record.id, limit: deliveriesOnPage });
  const again = isListAgain(visit);
  const newest = again
    ? []
    : await repository.recentDeliveries?.(workspaceId, { endpointIds: [record.id], limit: charted });
  return webhookPage({
    ...page,
    charted: newest ?? recent.deliveries.map(recentOf),
    now: visit.now,
    ...deliveries,
    failed: again ? null : await failedDeliveries(visit, page, { endpoint_id: record.id }),
    endpoint: showWebhookEndpoint(record),
    secrets,
    secretMark: secretMarkOf(record),
    recent: recent.deliveries,
    chosen,
  });
}

/** The page with this notice. */
export const withNotice = (
  visit: WebhookVisit,
  member: LoggedInUser,
  record: Stored,
  shown: Notice,
  more: Shown = {},
): Promise<string> => detail(openPage(visit, member, { shown }), record, visit, more);

export const webhookActions = {
  ...webhooks.record(done, (page, record, visit) => {
    const secrets = page.secret !== null && page.canManage ? record.secrets.map(({ secret }) => secret) : [];
    return detail(page, record, visit, { secrets });
  }),
  ...webhooks.creation({
    title: 'Create a webhook',
    save: 'Create webhook',
    blank({ service, ctx }) {
      const type = new URLSearchParams(ctx.querystring).get('to') ?? '';
      return { ...webhookForm.blank, settings: emptySettings(destinationFor(service, null, type)) };
    },
    prefix: 'ep',
    create: async (visit, sent) =>
      createWebhook(callOf(visit, sent.workspaceId, await inputFrom(visit, sent)), { id: sent.id }),
    leadTo: (visit, { member, id }) => withSecrets(visit, member, id),
  }).actions,
  ...webhooks.editing({
    title: 'Edit webhook',
    save: 'Save webhook',
    name: webhookTitle,
    change: async (visit, sent) =>
      changeWebhook(callOf(visit, sent.workspaceId, await inputFrom(visit, sent))),
  }).actions,
  pauseWebhook: webhooks.act(pauseWebhook, 'paused'),
  resumeWebhook: webhooks.act(resumeWebhook, 'resumed'),
  ...webhooks.deletion(deleteWebhook),
};
