/** Registered event types: list, register, show, change, delete; and whether others are refused. */
import { changeSettings, getSettings, listHistory } from '../../../../automation/inbound/history.ts';
import { changeType, createType, listTypes, removeType } from '../../../../automation/inbound/types.ts';
import { tracedReceivers } from '../../../../automation/traced-receivers.ts';
import type { AutomationTypeRecord } from '../../../../generated/types.ts';
import { asksFor } from '../../../../repository/outbox-event.ts';
import { arrayPage } from '../../../actions/array-page.ts';
import { callOf, redirectWith, sender } from '../../../actions/call.ts';
import { resource } from '../../../actions/resource.ts';
import type { Answer } from '../../../visit.ts';
import { typeListPage, typePage } from '../pages/types.ts';
import { typeForm } from '../type-form.ts';
import { type AutomationVisit, automationPath, recordPath, whenBusy } from './visit.ts';

const what = 'event types';
const listOf = (visit: AutomationVisit) => automationPath(visit, '/event-types');

/** How many events the page of a type shows. */
const eventsShown = 5;

const types = resource({
  one: 'Type',
  many: 'Types',
  what,
  list: listOf,
  listName: 'Event types',
  parameter: 'type',
  path: (visit, type) => recordPath(visit, 'event-types', type),
  async find(_, { call, id }): Promise<AutomationTypeRecord | null> {
    const { result } = await listTypes(call);
    return result.find(one => one.type === id) ?? null;
  },
  form: typeForm,
  errors: whenBusy,
  view: (_, { record }) => record,
});

const changing = types.editing({
  title: 'Edit event type',
  save: 'Save event type',
  name: ({ type }) => type,
  change: (_, { call }) => changeType(call()),
});

export const typeActions = {
  ...types.list(
    {
      deleted: 'Event type deleted. Its events stay.',
      closed: 'Saved. Events of other types are refused.',
      opened: 'Saved. Events of any type are accepted.',
    },
    async (page, visit) => {
      const call = callOf(visit, page.workspaceId, {});
      const isClosed = (await getSettings(call)).result.registered_types_only;
      const query = new URLSearchParams(visit.ctx.querystring);
      const shown = arrayPage((await listTypes(call)).result, query, {
        keyOf: ({ type }) => type,
        textsOf: ({ type, description }) => [type, description],
      });
      return typeListPage(page, shown, query, isClosed);
    },
  ),
  ...types.record(
    {
      created: 'Event type saved.',
      changed: 'Event type saved.',
    },
    async (page, record, visit) => {
      const { type } = record;
      const [{ result }, { all }] = await Promise.all([
        listHistory(callOf(visit, page.workspaceId, { type, limit: eventsShown })),
        tracedReceivers(visit.repository, page.workspaceId),
      ]);
      const receivers = all.filter(one => asksFor(one.event_types, { type }));
      return typePage(page, record, { type, events: result.data, receivers });
    },
  ),
  ...types.creation({
    title: 'Register an event type',
    save: 'Register event type',
    path: (visit, { given }) => recordPath(visit, 'event-types', given.type),
    create: (_, { call, given }) => createType({ ...call(), params: { type: given.type } }),
  }).actions,
  ...changing.actions,
  ...types.deletion(removeType),

  async goToTypes(visit: AutomationVisit): Promise<Answer> {
    return { redirect: listOf(visit) };
  },

  /** Whether events of types that are not registered are refused. */
  async changeTypePolicy(visit: AutomationVisit): Promise<Answer> {
    const { form, workspaceId } = await sender(visit, what);
    const registered_types_only = form.one('only') === 'yes';
    await changeSettings(callOf(visit, workspaceId, { registered_types_only }));
    return redirectWith(visit, listOf(visit), registered_types_only ? 'closed' : 'opened');
  },
};
