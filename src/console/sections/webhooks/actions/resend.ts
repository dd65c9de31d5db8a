/** Sends several deliveries again: the chosen ones, or those that failed since a time. */
import type {
  ReplayDeliveriesRequest,
  ReplayedDeliveries,
  WebhookDelivery,
} from '../../../../generated/types.ts';
import type { DeliveryQuery } from '../../../../repository/index.ts';
import { replayDeliveries as replay } from '../../../../webhooks/deliveries.ts';
import { callOf, type NoticeWords, redirectWith } from '../../../actions/call.ts';
import { renderedAtOf } from '../../../actions/form-tokens.ts';
import { noteNoChange } from '../../../noted-changes.ts';
import { resendPeriods } from '../../../pages/deliveries.ts';
import type { OpenPage } from '../../../views.ts';
import type { Answer, Form } from '../../../visit.ts';
import type { WebhookVisit } from './visit.ts';

const many = (count: number): string => (count === 1 ? '1 delivery' : `${count} deliveries`);

/** What the page says afterwards: what is sent again, what is not, and why. */
export const resent: NoticeWords = {
  resent: (count = 0, skipped = 0, gone = 0, hasMore = 0) => ({
    kind: count === 0 ? 'error' : 'success',
    text: [
      count === 0 ? 'Nothing was sent again.' : `${many(count)} will be sent again.`,
      skipped > 0 && `${many(skipped)} left out: pending already, or sent again meanwhile.`,
      gone > 0 && `${many(gone)} left out: no longer stored.`,
      hasMore > 0 && 'More have failed: resend again to send those too.',
      count === 0 && skipped + gone === 0 && 'No delivery has failed in this period.',
    ]
      .filter(Boolean)
      .join(' '),
  }),
};

/** What the form asks for; a text says why that is nothing. A form has too few fields for too many ids. */
export function askedIn(
  form: Form,
  now: number,
  filters: Omit<ReplayDeliveriesRequest, 'delivery_ids' | 'since'>,
): ReplayDeliveriesRequest | string {
  if (form.one('do') === 'failed') {
    const hours = Number(resendPeriods.find(([value]) => value === form.one('hours'))?.[0] ?? 24);
    return { ...filters, since: new Date(now - hours * 3_600_000).toISOString() };
  }
  const [first, ...more] = chosenIn(form);
  if (first === undefined) return 'Select at least one delivery.';
  return { delivery_ids: [first, ...more] };
}

export const chosenIn = (form: Form): string[] => [...new Set(form.list('id'))];

/** `path`: of the page that says what became of it. */
export async function resend(
  visit: WebhookVisit,
  workspaceId: string,
  form: Form,
  input: ReplayDeliveriesRequest,
  path: string,
): Promise<Answer> {
  const { result } = await replay(callOf(visit, workspaceId, input), { seen: renderedAtOf(form, visit) });
  if (result.count === 0) noteNoChange(visit);
  return redirectWith(visit, path, noticeName(result));
}

const noticeName = ({ count, skipped, not_found, has_more }: ReplayedDeliveries): string =>
  `resent-${count}-${skipped}-${not_found}-${Number(has_more)}`;

/**
 * Whether "Resend failed" has something to send. `shown`: deliveries that the page shows, which may answer it. The storage is
 * asked only for those who may resend.
 */
export async function canResendFailed(
  { repository }: WebhookVisit,
  { canManage, workspaceId }: Pick<OpenPage, 'canManage' | 'workspaceId'>,
  shown: readonly Pick<WebhookDelivery, 'state'>[],
  of: Pick<DeliveryQuery, 'kind' | 'endpointId'>,
): Promise<boolean> {
  if (!canManage) return false;
  if (shown.some(({ state }) => state === 'failed')) return true;
  const { deliveries } = await repository.webhooks.listDeliveries(workspaceId, {
    ...of,
    state: 'failed',
    limit: 1,
  });
  return deliveries.length > 0;
}
