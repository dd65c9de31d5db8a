/** The webhooks of a workspace. */
import { showWebhookEndpoint } from '../../../../webhooks/endpoints.ts';
import { noticeOf } from '../../../actions/call.ts';
import { frameOf } from '../../../actions/frame.ts';
import type { Overview } from '../../../section.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import type { WebhookForm } from '../../../views.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { cataloguePage } from '../pages/catalogue.ts';
import { webhookListPage } from '../pages/list.ts';
import { emptyForm } from './form.ts';
import type { WebhookVisit } from './visit.ts';

/** The possible notices after an action; never free text. */
const done: Readonly<Record<string, string>> = {
  deleted: 'Webhook and delivery log deleted.',
};

export async function showWebhooks(visit: WebhookVisit): Promise<Answer> {
  return { html: await list(visit, await requireMember(visit), emptyForm) };
}

export async function list(visit: WebhookVisit, member: LoggedInUser, form: WebhookForm): Promise<string> {
  const current = workspaceOf(visit, member);
  const endpoints = await visit.repository.webhooks.listEndpoints(current.workspace.id);
  return webhookListPage(frameOf(visit, { member, current }), {
    endpoints: endpoints.map(endpoint => showWebhookEndpoint(endpoint)),
    canManage: mayManageKeys(current),
    form,
    events: visit.service.events,
    notice: noticeOf(visit, done),
  });
}

export async function showEvents(visit: WebhookVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  return { html: cataloguePage(frameOf(visit, { member, current }), visit.service.events) };
}

/** How many of the newest deliveries the first page of the workspace tells of. */
const deliveriesTold = 25;

/** For the first page of the workspace: how the newest deliveries went, and which webhooks do not work. */
export async function overview({ repository }: WebhookVisit, workspaceId: string): Promise<Overview> {
  const endpoints = await repository.webhooks.listEndpoints(workspaceId);
  const { deliveries } = await repository.webhooks.listDeliveries(workspaceId, {
    kind: null,
    limit: deliveriesTold,
  });
  const good = deliveries.filter(({ state }) => state === 'succeeded').length;
  const failed = deliveries.filter(({ state }) => state === 'failed').length;
  const share = good + failed === 0 ? '–' : `${Math.round((good / (good + failed)) * 100)} %`;
  // Whoever pauses a webhook knows that it does not work.
  const broken = endpoints.filter(({ state, paused_reason: reason, failing_since: since }) =>
    state === 'paused' ? reason === 'gone' || reason === 'failing' : since !== null,
  );
  return {
    tiles: [
      {
        label: 'Deliveries that arrived',
        value: share,
        note: `${failed} failed of the last ${good + failed}`,
        path: failed === 0 ? '/webhook-deliveries' : '/webhook-deliveries?state=failed',
      },
    ],
    steps: [
      { label: 'Add a webhook', path: '/webhooks', isDone: endpoints.length > 0 },
      { label: 'Receive a delivery', path: '/webhook-deliveries', isDone: good > 0 },
    ],
    attention: broken.map(({ id, url, description, state }) => ({
      text: `The webhook ${description === '' ? url : description} ${state === 'paused' ? 'is paused because of failures' : 'fails'}`,
      path: `/webhooks/${encodeURIComponent(id)}`,
    })),
  };
}
