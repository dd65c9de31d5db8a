/** Sends several deliveries again: the chosen ones, or those that failed since a time. */
import type { DeliveryListRequest, ReplayDeliveriesRequest } from '../../../../generated/types.ts';
import { listDeliveries, replayDeliveries as replay } from '../../../../webhooks/deliveries.ts';
import { webhooksOf } from '../../../../webhooks/find.ts';
import { callOf, type NoticeWords, redirectWith } from '../../../actions/call.ts';
import { renderedAtOf } from '../../../actions/form-tokens.ts';
import { noteNoChange } from '../../../noted-changes.ts';
import { type FailedDeliveries, resendPeriods } from '../../../pages/deliveries.ts';
import type { OpenPage } from '../../../views.ts';
import type { Answer, Form } from '../../../visit.ts';
import type { WebhookVisit } from './visit.ts';

const many = (count: number): string => (count === 1 ? '1 delivery' : `${count} deliveries`);

/**
 * What the page says afterwards: what is sent again, what is not, and why. If more have failed, its button sends the next
 * ones. `before`: how many earlier steps have sent. `hours`: how far back it goes. `seen`: when the first form was shown,
 * in milliseconds: what has failed again since is left out, so that the steps come to an end.
 */
export const resent: NoticeWords = {
  resent: (count = 0, skipped = 0, gone = 0, hasMore = 0, before = 0, hours = 24, seen = 0, paused = 0) => {
    const all = before + count;
    const goesOn = hasMore > 0 && count > 0;
    const isNone = all === 0 && skipped + gone === 0;
    return {
      kind: all === 0 ? 'error' : 'success',
      text: [
        all === 0 ? 'Nothing was sent again.' : `${many(all)} will be sent again${goesOn ? ' so far' : ''}.`,
        all > 0 && paused > 0 && 'Those of a paused webhook wait until it is resumed.',
        skipped > 0 && `${many(skipped)} left out: pending already, or sent again meanwhile.`,
        gone > 0 && `${many(gone)} left out: no longer stored.`,
        goesOn && 'More have failed.',
        isNone && 'No delivery has failed in this period.',
      ]
        .filter(Boolean)
        .join(' '),
      ...(goesOn && {
        next: [
          'replay',
          'Resend the next ones',
          { do: 'failed', hours: String(hours), before: String(all), seen: new Date(seen).toISOString() },
        ],
      }),
    };
  },
};

/** What the form asks for; a text says why that is nothing. A form has too few fields for too many ids. */
export function askedIn(
  form: Form,
  now: number,
  filters: Omit<ReplayDeliveriesRequest, 'delivery_ids' | 'since'>,
): ReplayDeliveriesRequest | string {
  if (form.one('do') === 'failed') {
    return { ...filters, since: new Date(now - hoursIn(form) * 3_600_000).toISOString() };
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
  const seen = renderedAtOf(form, visit);
  const { result } = await replay(callOf(visit, workspaceId, input), { seen });
  if (result.count === 0) noteNoChange(visit);
  const { count, skipped, not_found, has_more } = result;
  const isPaused = await waitsForPaused(visit, workspaceId, input);
  const before = /^\d{1,9}$/.test(form.one('before')) ? form.one('before') : '0';
  const counts = [
    count,
    skipped,
    not_found,
    Number(has_more),
    before,
    hoursIn(form),
    Date.parse(seen),
    Number(isPaused),
  ];
  return redirectWith(visit, path, `resent-${counts.join('-')}`);
}

const hoursIn = (form: Form): number =>
  Number(resendPeriods.find(([value]) => value === form.one('hours'))?.[0] ?? 24);

/** Whether a webhook of what was sent again is paused. */
async function waitsForPaused(
  { repository: { webhooks } }: WebhookVisit,
  workspaceId: string,
  { delivery_ids: ids, endpoint_id: only }: ReplayDeliveriesRequest,
): Promise<boolean> {
  const paused = (await webhooksOf(webhooks, workspaceId)).filter(({ state }) => state === 'paused');
  if (ids === undefined || paused.length === 0)
    return paused.some(({ id }) => only === undefined || only === id);
  const { deliveries } = await webhooks.listDeliveries(workspaceId, { ids, limit: ids.length });
  return deliveries.some(({ endpoint_id: own }) => paused.some(({ id }) => id === own));
}

/** As many are counted. */
const most = 25;

/**
 * What "Resend failed" would send, for those who may resend. `null`: there is nothing, or the user may not. `of`: which
 * deliveries it is about.
 */
export async function failedDeliveries(
  visit: WebhookVisit,
  { canManage, workspaceId }: Pick<OpenPage, 'canManage' | 'workspaceId'>,
  of: Omit<DeliveryListRequest, 'state' | 'since' | 'limit' | 'cursor'>,
): Promise<FailedDeliveries | null> {
  if (!canManage) return null;
  const asked = callOf(visit, workspaceId, { ...of, state: 'failed' as const, limit: most });
  const { data: deliveries, next_cursor: next } = (await listDeliveries(asked)).result;
  const counts = resendPeriods.map(
    ([hours]) =>
      deliveries.filter(({ created_at: at }) => visit.now - Date.parse(at) <= Number(hours) * 3_600_000)
        .length,
  );
  return counts.at(-1) === 0 ? null : { counts, isMore: next !== null };
}
