/** Webhooks and their deliveries: pages, and what is done there. A secret is in the answer to its form alone. */

import { events } from '../../events.ts';
import type { WebhookEndpoint } from '../../generated/types.ts';
import { createInputReader } from '../../http/input.ts';
import {
  replayFailed,
  replayDelivery as replayOne,
  testWebhook as sendTest,
} from '../../webhooks/deliveries.ts';
import {
  changeWebhook as change,
  createWebhook as create,
  pauseWebhook as pause,
  deleteWebhook as remove,
  resumeWebhook as resume,
  rotateWebhookSecret as rotate,
  showEndpoint,
} from '../../webhooks/endpoints.ts';
import { signatureHeaders } from '../../webhooks/sign.ts';
import { notFound } from '../page-error.ts';
import { cataloguePage } from '../pages/webhooks/catalogue.ts';
import { deliveryPage } from '../pages/webhooks/delivery.ts';
import { webhookListPage } from '../pages/webhooks/list.ts';
import { webhookPage } from '../pages/webhooks/webhook.ts';
import { type Member, mayManageKeys, requireMember, workspaceOf } from '../session/member.ts';
import type { WebhookForm } from '../views.ts';
import type { Answer, Form, Visit } from '../visit.ts';
import { callOf, noticeOf, numberOf, orNotFound, placeOf, reasonOf, sender, wordsOf } from './call.ts';
import { frameOf } from './frame.ts';

const deliveriesOnPage = 25;

/** What the address may say was done: never free text. */
const done: Readonly<Record<string, string>> = {
  changed: 'The webhook is changed.',
  paused: 'The webhook is paused. Nothing is sent until you resume it.',
  resumed: 'The webhook is active.',
  deleted: 'The webhook is deleted, with the log of its deliveries.',
  tested: 'A test event is on its way: it is the newest delivery below.',
  replayed: 'What had failed is sent again.',
  again: 'The delivery is sent again.',
};

const readCreate = createInputReader('CreateWebhookEndpointRequest');
const emptyForm: WebhookForm = {
  url: '',
  description: '',
  eventTypes: [],
  links: '',
  tags: '',
  sample: '',
  error: null,
};

/** A webhook as its form has it. */
const formOf = (endpoint: WebhookEndpoint): WebhookForm => ({
  url: endpoint.url,
  description: endpoint.description,
  eventTypes: endpoint.event_types,
  links: (endpoint.links ?? []).join(', '),
  tags: (endpoint.tags ?? []).join(', '),
  sample: endpoint.sample === undefined || endpoint.sample === 100 ? '' : String(endpoint.sample),
  error: null,
});

const webhookOf = (visit: Visit) =>
  `${placeOf(visit)}/webhooks/${encodeURIComponent(visit.params.webhook_id ?? '')}`;
const deliveryOf = (visit: Visit) =>
  `${placeOf(visit)}/webhook-deliveries/${encodeURIComponent(visit.params.delivery_id ?? '')}`;

export async function showWebhooks(visit: Visit): Promise<Answer> {
  return { html: await list(visit, await requireMember(visit), emptyForm) };
}

async function list(visit: Visit, member: Member, form: WebhookForm): Promise<string> {
  const current = workspaceOf(visit, member);
  const endpoints = await visit.repository.webhooks.listEndpoints(current.workspace.id);
  return webhookListPage(frameOf(visit, { member, current, section: 'webhooks' }), {
    endpoints: endpoints.map(endpoint => showEndpoint(endpoint)),
    canManage: mayManageKeys(current),
    form,
    events,
    notice: noticeOf(visit, done),
  });
}

const formFrom = (form: Form): Omit<WebhookForm, 'error'> => ({
  url: form.one('url').trim(),
  description: form.one('description').trim(),
  eventTypes: form.list('event_types'),
  links: form.one('links'),
  tags: form.one('tags'),
  sample: form.one('sample').trim(),
});

const inputFrom = (given: Omit<WebhookForm, 'error'>) =>
  readCreate.read({
    url: given.url,
    description: given.description,
    event_types: given.eventTypes,
    links: wordsOf(given.links),
    tags: wordsOf(given.tags),
    sample: given.sample === '' ? 100 : numberOf(given.sample),
  }) as never;

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

export async function showWebhook(visit: Visit): Promise<Answer> {
  const member = await requireMember(visit);
  return { html: await detail(visit, member, await endpointOf(visit, member)) };
}

async function endpointOf(visit: Visit, member: Member): Promise<WebhookEndpoint> {
  const { workspace } = workspaceOf(visit, member);
  const endpoint = await visit.repository.webhooks.findEndpoint(workspace.id, visit.params.webhook_id ?? '');
  if (endpoint === null) throw notFound();
  return showEndpoint(endpoint);
}

async function detail(
  visit: Visit,
  member: Member,
  endpoint: WebhookEndpoint,
  { secrets = [], form = null }: { secrets?: readonly string[]; form?: WebhookForm | null } = {},
): Promise<string> {
  const current = workspaceOf(visit, member);
  const query = new URLSearchParams(visit.ctx.method === 'GET' ? visit.ctx.querystring : '');
  const state = (['pending', 'succeeded', 'failed'] as const).find(one => one === query.get('state')) ?? null;
  const after = query.get('after');
  const page = await visit.repository.webhooks.listDeliveries(current.workspace.id, {
    endpointId: endpoint.id,
    limit: deliveriesOnPage,
    ...(state === null ? {} : { state }),
    ...(after === null ? {} : { after }),
  });
  return webhookPage(frameOf(visit, { member, current, section: 'webhooks' }), {
    endpoint,
    secrets,
    deliveries: page.deliveries,
    isFirst: after === null,
    next: page.next,
    state,
    canManage: mayManageKeys(current),
    form: form ?? formOf(endpoint),
    events,
    notice: noticeOf(visit, done),
  });
}

export async function changeWebhook(visit: Visit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'webhooks');
  const given = formFrom(form);
  const endpoint = await endpointOf(visit, member);
  try {
    await change(callOf(visit, workspaceId, inputFrom(given)));
  } catch (error) {
    const refused = { ...given, error: reasonOf(error) };
    return { html: await detail(visit, member, endpoint, { form: refused }), status: 422 };
  }
  return { redirect: `${webhookOf(visit)}?done=changed` };
}

/** The address of an action, opened as a page. */
export async function goToWebhook(visit: Visit): Promise<Answer> {
  return { redirect: webhookOf(visit) };
}

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

export async function testWebhook(visit: Visit): Promise<Answer> {
  const { member, workspaceId } = await sender(visit, 'webhooks');
  const endpoint = await endpointOf(visit, member);
  try {
    await sendTest(callOf(visit, workspaceId, {}));
  } catch (error) {
    const refused = { ...formOf(endpoint), error: reasonOf(error) };
    return { html: await detail(visit, member, endpoint, { form: refused }), status: 422 };
  }
  return { redirect: `${webhookOf(visit)}?done=tested#deliveries` };
}

export async function pauseWebhook(visit: Visit): Promise<Answer> {
  const { workspaceId } = await sender(visit, 'webhooks');
  await orNotFound(pause(callOf(visit, workspaceId, {})));
  return { redirect: `${webhookOf(visit)}?done=paused` };
}

export async function resumeWebhook(visit: Visit): Promise<Answer> {
  const { workspaceId } = await sender(visit, 'webhooks');
  await orNotFound(resume(callOf(visit, workspaceId, {})));
  return { redirect: `${webhookOf(visit)}?done=resumed` };
}

export async function deleteWebhook(visit: Visit): Promise<Answer> {
  const { workspaceId } = await sender(visit, 'webhooks');
  await orNotFound(remove(callOf(visit, workspaceId, {})));
  return { redirect: `${placeOf(visit)}/webhooks?done=deleted` };
}

export async function replayWebhook(visit: Visit): Promise<Answer> {
  const { form, workspaceId } = await sender(visit, 'webhooks');
  const days = Math.min(Math.max(Number(form.one('days')) || 1, 1), 365);
  const since = new Date(visit.now - days * 86_400_000).toISOString();
  await orNotFound(replayFailed(callOf(visit, workspaceId, { since })));
  return { redirect: `${webhookOf(visit)}?done=replayed#deliveries` };
}

export async function showDelivery(visit: Visit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const { webhooks } = visit.repository;
  const found = await webhooks.findDelivery(current.workspace.id, visit.params.delivery_id ?? '');
  const endpoint = found && (await webhooks.findEndpoint(current.workspace.id, found.delivery.endpoint_id));
  if (found === null || endpoint === null) throw notFound();
  const last = found.delivery.attempts.at(-1)?.at ?? found.delivery.created_at;
  const canManage = mayManageKeys(current);
  const headers = signatureHeaders(
    found.delivery.event_id,
    found.payload,
    endpoint.secrets,
    Date.parse(last),
  );
  return {
    html: deliveryPage(frameOf(visit, { member, current, section: 'webhooks' }), {
      ...found,
      endpoint: showEndpoint(endpoint),
      // A signature holds for some minutes: only who may read the secret gets one.
      headers: canManage ? headers : { ...headers, 'webhook-signature': 'v1,***' },
      canManage,
      notice: noticeOf(visit, done),
    }),
  };
}

export async function goToDelivery(visit: Visit): Promise<Answer> {
  return { redirect: deliveryOf(visit) };
}

export async function replayDelivery(visit: Visit): Promise<Answer> {
  const { workspaceId } = await sender(visit, 'webhooks');
  await orNotFound(replayOne(callOf(visit, workspaceId, {})));
  return { redirect: `${deliveryOf(visit)}?done=again` };
}

export async function showEvents(visit: Visit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  return { html: cataloguePage(frameOf(visit, { member, current, section: 'webhooks' }), events) };
}
