/** The deliveries of all webhooks of a workspace, with the one that is open beside them. */

import { timeCursorOf } from '../../../../common/cursor.ts';
import { MarketplaceError } from '../../../../common/errors/errors.ts';
import { typeFilter } from '../../../../common/events/event-pattern.ts';
import type { DeliveryListRequest } from '../../../../generated/types.ts';
import { createInputReader } from '../../../../http/input.ts';
import { listDeliveries } from '../../../../webhooks/deliveries.ts';
import { webhooksOf } from '../../../../webhooks/find.ts';
import { callOf, type NoticeWords, placeOf, sender } from '../../../actions/call.ts';
import { cursorPlaceOf, deliveriesOnPage } from '../../../actions/delivery-page.ts';
import { errorsOf, type FormWords } from '../../../actions/form-errors.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { isListAgain } from '../../../actions/list-again.ts';
import { openPage } from '../../../actions/open-page.ts';
import { stateFilter } from '../../../pages/deliveries.ts';
import { chosenOf } from '../../../pages/list-table.ts';
import { requireMember, workspaceOf } from '../../../session/member.ts';
import { rangeIn, rangeNames } from '../../../time-range.ts';
import type { Notice } from '../../../views.ts';
import type { Answer, Form, LoggedInUser } from '../../../visit.ts';
import { type DeliveryLogView, deliveryLogPage, periodFilter } from '../pages/delivery-log.ts';
import { askedIn, chosenIn, failedDeliveries, resend, resent } from './resend.ts';
import type { WebhookVisit } from './visit.ts';

const reader = createInputReader('DeliveryListRequest');

const words: FormWords = {
  endpoint_id: { field: 'webhook', name: 'The webhook' },
  event_type: { field: 'type', name: 'The event type' },
  event_id: { field: 'event', name: 'The event id' },
};

/** The query of the page. What the filters do not know is left out. */
export function queryOf(querystring: string): URLSearchParams {
  const asked = new URLSearchParams(querystring);
  const kept = ['webhook', 'type', 'event', 'state', 'period', ...rangeNames, 'after', 'trail'];
  const query = new URLSearchParams([...asked].filter(([name]) => kept.includes(name)));
  for (const filter of [stateFilter, periodFilter])
    if (chosenOf(query, filter) === null) query.delete(filter.name);
  return query;
}

/** The filters in the URL, as the operations take them. @throws MarketplaceError if one of them cannot match anything */
function filtersOf(query: URLSearchParams, now: number): DeliveryListRequest {
  const texts = { endpoint_id: 'webhook', event_type: 'type', event_id: 'event', state: 'state' };
  const given = Object.entries(texts).flatMap(([name, parameter]) => {
    const text = (query.get(parameter) ?? '').trim();
    return text === '' ? [] : [[name, text]];
  });
  const period = chosenOf(query, periodFilter);
  const recent = period === null ? '' : new Date(now - Number(period) * 3_600_000).toISOString();
  const { since = '', until } = rangeIn(query);
  const later = Date.parse(since) < Date.parse(recent) ? recent : since || recent;
  const filters = reader.readWhole({
    ...Object.fromEntries(given),
    ...(later !== '' && { since: later }),
    ...(until !== undefined && { until }),
  }) as DeliveryListRequest;
  typeFilter(filters.event_type, '/event_type');
  return filters;
}

export interface ShownLog {
  /** The delivery beside the list. */
  readonly record?: DeliveryLogView['record'];
  readonly notice?: NoticeWords | { readonly shown: Notice };
  /** Ids that were chosen in a form that was refused. */
  readonly chosen?: readonly string[];
  /** Of the page, if the visitor comes from a form. */
  readonly querystring?: string;
}

/** The page, with an error if a filter is invalid. */
export async function deliveryLog(
  visit: WebhookVisit,
  member: LoggedInUser,
  { record = null, notice = resent, chosen = [], querystring = visit.ctx.querystring }: ShownLog = {},
): Promise<string> {
  const { id } = workspaceOf(visit, member).workspace;
  const query = queryOf(querystring);
  const endpoints = await webhooksOf(visit.repository.webhooks, id);
  const page = await pageOf(visit, id, query);
  const shown = openPage(visit, member, notice);
  return deliveryLogPage({
    ...shown,
    ...page,
    failed:
      page.problem === null && !isListAgain(visit)
        ? await failedDeliveries(visit, shown, resendable(visit, query))
        : null,
    query,
    paused: endpoints.flatMap(({ id, state }) => (state === 'paused' ? [id] : [])),
    webhooks: endpoints.map(({ id, url, description }) => [id, description === '' ? url : description]),
    chosen,
    record,
  });
}

async function pageOf(
  visit: WebhookVisit,
  workspaceId: string,
  query: URLSearchParams,
): Promise<Pick<DeliveryLogView, 'deliveries' | 'next' | 'problem'>> {
  const after = cursorPlaceOf(query.get('after'));
  try {
    const filters = filtersOf(query, visit.now);
    // An invalid cursor is beyond the end.
    if (after === null) return { deliveries: [], next: null, problem: null };
    const { result } = await listDeliveries(
      callOf(visit, workspaceId, {
        ...filters,
        limit: deliveriesOnPage,
        ...(after !== undefined && { cursor: timeCursorOf(after) }),
      }),
    );
    return { deliveries: result.data, next: result.next_cursor, problem: null };
  } catch (error) {
    if (!(error instanceof MarketplaceError && error.status < 500)) throw error;
    return { deliveries: [], next: null, problem: Object.values(errorsOf(error, words)).join(' ') };
  }
}

/** The filters of the page for what is sent again: only those that failed, of a period that its form names. */
function resendable({ now }: WebhookVisit, query: URLSearchParams) {
  const { state: _, since: __, ...filters } = filtersOf(query, now);
  return filters;
}

export async function showDeliveries(visit: WebhookVisit): Promise<Answer> {
  return { html: await deliveryLog(visit, await requireMember(visit)) };
}

const logPath = (visit: WebhookVisit, query: URLSearchParams): string =>
  `${placeOf(visit)}/webhook-deliveries${query.size === 0 ? '' : `?${query}`}`;

export async function goToDeliveries(visit: WebhookVisit): Promise<Answer> {
  return { redirect: logPath(visit, new URLSearchParams()) };
}

export async function replayDeliveries(visit: WebhookVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'deliveries');
  const query = queryOf(form.one('query'));
  let asked: ReturnType<typeof askedIn>;
  try {
    asked = askedIn(form, visit.now, resendable(visit, query));
  } catch (error) {
    if (!(error instanceof MarketplaceError && error.status < 500)) throw error;
    asked = Object.values(errorsOf(error, words)).join(' ');
  }
  if (typeof asked === 'string')
    return { html: await again(visit, member, form, `Nothing was sent again. ${asked}`), status: 422 };
  return resend(visit, workspaceId, form, asked, logPath(visit, query));
}

export async function refillDeliveries(visit: WebhookVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  return { html: await again(visit, member, form, late.form ?? '') };
}

/** The list as it was, with what was chosen. */
const again = (visit: WebhookVisit, member: LoggedInUser, form: Form, text: string): Promise<string> =>
  deliveryLog(visit, member, {
    notice: { shown: { kind: 'error', text } },
    chosen: chosenIn(form),
    querystring: form.one('query'),
  });
