/** The history of events, and one event with what became of it. */
import {
  cancelEvent,
  changeSettings,
  findShownEvent,
  getSettings,
  type HistoryPage,
  listHistory,
  replayEvent,
  replayEvents,
} from '../../../../automation/inbound/history.ts';
import { traceEvent } from '../../../../automation/trace.ts';
import { tracedReceivers } from '../../../../automation/traced-receivers.ts';
import { MarketplaceError } from '../../../../common/errors/errors.ts';
import type {
  AutomationEvent,
  ChangeAutomationSettingsRequest,
  ReplayAutomationEventsRequest,
} from '../../../../generated/types.ts';
import { createInputReader } from '../../../../http/input.ts';
import { bulk, type Chosen } from '../../../actions/bulk.ts';
import { callOf, type NoticeWords, orNotFound, redirectWith, sender } from '../../../actions/call.ts';
import type { FormWords } from '../../../actions/form-errors.ts';
import { renderedAtOf } from '../../../actions/form-tokens.ts';
import { openPage } from '../../../actions/open-page.ts';
import { notFound } from '../../../page-error.ts';
import { requireMember, workspaceOf } from '../../../session/member.ts';
import type { FormErrors, Notice, OpenPage } from '../../../views.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { eventPage, unstoredEventPage } from '../pages/event.ts';
import { historyPage, periods } from '../pages/history.ts';
import type { HistoryFilter, HistoryView } from '../views.ts';
import { readWhole } from './read-whole.ts';
import { type AutomationVisit, automationPath, formErrors, recordPath } from './visit.ts';

const eventsOnPage = 25;
const hour = 3_600_000;
const reader = createInputReader('AutomationHistoryRequest');
const replayReader = createInputReader('ReplayAutomationEventsRequest');
const settingsReader = createInputReader('ChangeAutomationSettingsRequest');
const wrongRetention = 'Enter a number of days from 1 to 36500, or nothing for the default.';
const settingsWords: FormWords = {
  retention_days: {
    field: 'retention',
    name: 'The retention',
    reported: { type: wrongRetention, minimum: wrongRetention, maximum: wrongRetention },
  },
};

const words: FormWords = {
  endpoint_id: { field: 'endpoint', name: 'The source' },
  type: { field: 'type', name: 'The event type' },
  state: { field: 'state', name: 'The status' },
  text: { field: 'text', name: 'The text' },
  receiver_id: { field: 'receiver', name: 'The receiver' },
  delivery_state: { field: 'deliveries', name: 'The status of deliveries' },
  cursor: { field: 'form', name: 'The page' },
};

/** The possible notices after an action; never free text. */
const done: Readonly<Record<string, string>> = {
  tested: 'Test event published. Its deliveries are shown as they come.',
  replayed: 'The completed deliveries of this event will be sent again.',
  cancelled: 'Event cancelled. It will not be delivered.',
};

const doneOnList: Readonly<Record<string, string>> = {
  replayed: 'The completed deliveries of these events will be sent again.',
  replayed_part:
    'The completed deliveries of the newest 100 of these events will be sent again. Replay older ones with the API.',
  kept: 'Retention saved.',
};

const eventPath = (visit: AutomationVisit) => recordPath(visit, 'events', visit.params.event_id);

export async function goToAutomationEvent(visit: AutomationVisit): Promise<Answer> {
  return { redirect: eventPath(visit) };
}

export async function goToHistory(visit: AutomationVisit): Promise<Answer> {
  return { redirect: automationPath(visit, '/events') };
}

export async function showHistory(visit: AutomationVisit): Promise<Answer> {
  const member = await requireMember(visit);
  return history(visit, openPage(visit, member, { ...doneOnList, ...several.notices }));
}

async function history(
  visit: AutomationVisit,
  shown: OpenPage,
  {
    retention,
    ids = [],
    querystring = visit.ctx.querystring,
  }: { readonly retention?: HistoryView['retention'] } & Partial<Chosen> = {},
): Promise<{ readonly html: string; readonly status?: number }> {
  const { workspaceId: id } = shown;
  const query = new URLSearchParams(querystring);
  const of = (name: string) => query.get(name) ?? '';
  const filter: HistoryFilter = {
    endpointId: of('endpoint'),
    type: of('type'),
    state: of('state'),
    text: of('text'),
    receiver: of('receiver'),
    deliveries: of('deliveries'),
    period: periods.some(([hours]) => hours === of('period')) ? of('period') : '',
  };
  let page: HistoryPage = { data: [], next_cursor: null, stopped_at: null };
  let errors: FormErrors = {};
  try {
    const { period } = filter;
    const asked = {
      endpoint_id: filter.endpointId,
      type: filter.type.trim(),
      state: filter.state,
      text: filter.text.trim(),
      receiver_id: filter.receiver,
      delivery_state: filter.deliveries,
      since: period === '' ? '' : new Date(visit.now - Number(period) * hour).toISOString(),
      cursor: of('after'),
    };
    const given = Object.entries(asked).filter(([, text]) => text !== '');
    const input: object = readWhole(reader, Object.fromEntries(given), []);
    page = (await listHistory(callOf(visit, id, { ...input, limit: eventsOnPage }))).result;
  } catch (error) {
    errors = formErrors(error, words);
  }
  const endpoints = await visit.repository.automation.listEndpoints(id);
  const receivers = await tracedReceivers(visit.repository, id);
  const { retention_days: days } = (await getSettings(callOf(visit, id, {}))).result;
  return {
    html: historyPage({
      ...shown,
      events: page.data,
      next: page.next_cursor,
      stoppedAt: page.stopped_at,
      query,
      filter,
      receivers: receivers.all.map(({ id: one }) => receivers.of(one)),
      endpoints: endpoints.map(({ id: one, name }) => ({ id: one, name })),
      errors,
      retention: retention ?? { days: days === null ? '' : String(days), errors: {} },
      chosen: ids,
    }),
    ...(Object.keys(errors).length === 0 && retention === undefined ? {} : { status: 422 }),
  };
}

const several = bulk<AutomationVisit>({
  one: 'event',
  many: 'events',
  most: eventsOnPage,
  changes: {
    replay: {
      operation: 'replayAutomationEvent',
      notice: 'sent',
      says: all => `${all} replayed.`,
      adds: [
        'Its completed deliveries will be sent again.',
        'Their completed deliveries will be sent again.',
      ],
      unchanged: all => `${all} left out: no completed delivery, or sent again meanwhile.`,
      async change(visit, workspaceId, form) {
        const seen = renderedAtOf(form, visit);
        const { result } = await replayEvent(callOf(visit, workspaceId, {}), { seen });
        return { isSame: result.deliveries === 0 };
      },
    },
  },
  path: visit => automationPath(visit, '/events'),
  parameters: value => ({ event_id: value }),
  again: async (page, visit, chosen) => (await history(visit, page, chosen)).html,
});

export const replayChosenEvents = several.send;
export const refillChosenEvents = several.refill;

/** Replays the newest events of a period, with the filters of the page. */
export async function replayAutomationEvents(visit: AutomationVisit): Promise<Answer> {
  const { form, workspaceId } = await sender(visit, 'events');
  const hours = Number(periods.find(([value]) => value === form.one('hours'))?.[0] ?? 1);
  const [endpoint_id, type] = [form.one('endpoint'), form.one('type').trim()];
  const input: ReplayAutomationEventsRequest = readWhole(
    replayReader,
    {
      since: new Date(visit.options.now() - hours * hour).toISOString(),
      ...(endpoint_id === '' ? {} : { endpoint_id }),
      ...(type === '' ? {} : { type }),
    },
    [],
  );
  const { result } = await replayEvents(callOf(visit, workspaceId, input), {
    seen: renderedAtOf(form, visit),
  });
  const reported = result.next_cursor === null ? 'replayed' : 'replayed_part';
  return redirectWith(visit, automationPath(visit, '/events'), reported);
}

export async function changeRetention(visit: AutomationVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'events');
  const days = form.one('retention_days').trim();
  try {
    const retention_days = days === '' ? null : /^\d+$/.test(days) ? Number(days) : days;
    const input: ChangeAutomationSettingsRequest = readWhole(settingsReader, { retention_days }, []);
    await changeSettings(callOf(visit, workspaceId, input));
  } catch (error) {
    const retention = { days, errors: formErrors(error, settingsWords) };
    return history(visit, openPage(visit, member), { retention });
  }
  return redirectWith(visit, automationPath(visit, '/events'), 'kept');
}

export async function showAutomationEvent(visit: AutomationVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const { workspace } = workspaceOf(visit, member);
  const call = callOf(visit, workspace.id, {});
  if ((await findShownEvent(call)) !== null) return { html: await eventDetail(visit, member) };
  // What only its deliveries tell about: an event of this service, one that a route has made, or one that is removed.
  const trace = (await orNotFound(traceEvent(call, { readsWebhooks: true }))).result;
  const [first] = trace.events;
  if (first !== undefined && first.id !== trace.event_id)
    return { redirect: recordPath(visit, 'events', first.id) };
  return { html: unstoredEventPage(openPage(visit, member).frame, trace) };
}

async function eventDetail(
  visit: AutomationVisit,
  member: LoggedInUser,
  notice: NoticeWords | { readonly shown: Notice } = done,
): Promise<string> {
  const { id } = workspaceOf(visit, member).workspace;
  const call = callOf(visit, id, {});
  const event = await findShownEvent(call);
  if (event === null) throw notFound();
  const { result: trace } = await orNotFound(traceEvent(call, { readsWebhooks: true }));
  return eventPage({
    ...openPage(visit, member, notice),
    event,
    trace,
    from: await senderOf(visit, id, event),
  });
}

async function senderOf({ repository }: AutomationVisit, workspaceId: string, event: AutomationEvent) {
  const { endpoint_id, key_id } = event;
  if (endpoint_id !== null)
    return (await repository.automation.findEndpoint(workspaceId, endpoint_id))?.name ?? 'Deleted endpoint';
  if (key_id === null) return event.source;
  return (await repository.keys.find(workspaceId, key_id))?.name ?? 'Deleted API key';
}

export async function replayAutomationEvent(visit: AutomationVisit): Promise<Answer> {
  const { form, workspaceId } = await sender(visit, 'events');
  await orNotFound(replayEvent(callOf(visit, workspaceId, {}), { seen: renderedAtOf(form, visit) }));
  return redirectWith(visit, eventPath(visit), 'replayed');
}

export async function cancelAutomationEvent(visit: AutomationVisit): Promise<Answer> {
  const { member, workspaceId } = await sender(visit, 'events');
  try {
    await orNotFound(cancelEvent(callOf(visit, workspaceId, {})));
  } catch (error) {
    if (!(error instanceof MarketplaceError && error.code === 'automation_event_ended')) throw error;
    const shown = { kind: 'error', text: `Nothing was cancelled. ${error.message}.` } as const;
    return { html: await eventDetail(visit, member, { shown }), status: 409 };
  }
  return redirectWith(visit, eventPath(visit), 'cancelled');
}
