/** One delivery to a hook, a route or a webhook: show and replay. */
import { tracedReceivers } from '../../../../automation/traced-receivers.ts';
import { isRefused } from '../../../../repository/index.ts';
import { redirectWith, sender } from '../../../actions/call.ts';
import { listQuery } from '../../../actions/delivery-page.ts';
import { renderedAtOf } from '../../../actions/form-tokens.ts';
import { showPage } from '../../../actions/open-page.ts';
import { notFound } from '../../../page-error.ts';
import type { Answer } from '../../../visit.ts';
import { automationDeliveryPage } from '../pages/delivery.ts';
import { type AutomationVisit, recordPath } from './visit.ts';

/** The possible notices after an action; never free text. */
const done: Readonly<Record<string, string>> = { again: 'The delivery will be sent again.' };

const deliveryPath = (visit: AutomationVisit) => recordPath(visit, 'deliveries', visit.params.delivery_id);

export async function goToAutomationDelivery(visit: AutomationVisit): Promise<Answer> {
  return { redirect: deliveryPath(visit) };
}

export const showAutomationDelivery = showPage(done, async (page, visit: AutomationVisit) => {
  const { workspaceId } = page;
  const { repository, params, ctx } = visit;
  const found = await repository.webhooks.findDelivery(workspaceId, params.delivery_id ?? '');
  if (found === null) throw notFound();
  const receivers = await tracedReceivers(repository, workspaceId);
  return automationDeliveryPage({
    ...page,
    ...found,
    receiver: receivers.of(found.delivery.endpoint_id),
    query: listQuery(ctx.querystring),
  });
});

export async function replayAutomationDelivery(visit: AutomationVisit): Promise<Answer> {
  const { form, workspaceId } = await sender(visit, 'deliveries');
  const { repository, params, now } = visit;
  const at = new Date(now).toISOString();
  const replayed = await repository.webhooks.replay(workspaceId, params.delivery_id ?? '', at, {
    seen: renderedAtOf(form, visit),
  });
  if (isRefused(replayed)) throw notFound();
  const query = listQuery(form.one('query'));
  return redirectWith(visit, `${deliveryPath(visit)}${query === '' ? '' : `?${query}`}`, 'again');
}
