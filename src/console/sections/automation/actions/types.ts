/** Registered event types: list, register, show, change, delete; and whether others are refused. */
import { changeSettings, getSettings } from '../../../../automation/inbound/history.ts';
import { listTypes, registerType, removeType } from '../../../../automation/inbound/types.ts';
import type { AutomationTypeRecord } from '../../../../generated/types.ts';
import { callOf, noticeOf, redirectWith, sender } from '../../../actions/call.ts';
import { creation } from '../../../actions/creation.ts';
import { frameOf } from '../../../actions/frame.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { resource } from '../../../actions/resource.ts';
import { notFound } from '../../../page-error.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { typeListPage, typePage } from '../pages/types.ts';
import { typeForm } from '../type-form.ts';
import type { TypeForm } from '../views.ts';
import { type AutomationVisit, automationPath, recordPath, whenBusy } from './visit.ts';

/** The possible notices after an action; never free text. */
const doneOnList: Readonly<Record<string, string>> = {
  deleted: 'Event type deleted. Its events stay.',
  closed: 'Saved. Events of other types are refused.',
  opened: 'Saved. Events of any type are accepted.',
};
const done: Readonly<Record<string, string>> = {
  created: 'Event type saved.',
  changed: 'Event type saved.',
  already: 'This event type is registered already. Nothing was changed.',
};

const what = 'event types';
const listOf = (visit: AutomationVisit) => automationPath(visit, '/event-types');
const typePath = (visit: AutomationVisit, type = visit.params.type) => recordPath(visit, 'event-types', type);

export async function goToTypes(visit: AutomationVisit): Promise<Answer> {
  return { redirect: listOf(visit) };
}

export async function showTypes(visit: AutomationVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const call = callOf(visit, current.workspace.id, {});
  const html = typeListPage(frameOf(visit, { member, current }), {
    types: (await listTypes(call)).result,
    isClosed: (await getSettings(call)).result.registered_types_only,
    canManage: mayManageKeys(current),
    notice: noticeOf(visit, doneOnList),
  });
  return { html };
}

const fresh = creation({
  what,
  list: listOf,
  listName: 'Event types',
  title: 'Register an event type',
  save: 'Register event type',
  form: typeForm,
  errors: whenBusy,
  view: () => null,
  find: (visit, { workspaceId, given }) => find(visit, workspaceId, given.type),
  path: (visit, { given }) => typePath(visit, given.type),
  async create(visit, { workspaceId, given }) {
    const call = callOf(visit, workspaceId, typeForm.read(given, null));
    await registerType({ ...call, params: { type: given.type } });
    return undefined;
  },
});

export const newType = fresh.show;
export const refillType = fresh.refill;
export const createType = fresh.create;

async function find(
  visit: AutomationVisit,
  workspaceId: string,
  type = visit.params.type,
): Promise<AutomationTypeRecord | null> {
  const { result } = await listTypes(callOf(visit, workspaceId, {}));
  return result.find(one => one.type === type) ?? null;
}

async function typeIn(visit: AutomationVisit, workspaceId: string): Promise<AutomationTypeRecord> {
  const type = await find(visit, workspaceId);
  if (type === null) throw notFound();
  return type;
}

export async function showType(visit: AutomationVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const type = await typeIn(visit, workspaceOf(visit, member).workspace.id);
  return { html: detail(visit, member, type, typeForm.of(type)) };
}

function detail(
  visit: AutomationVisit,
  member: LoggedInUser,
  type: AutomationTypeRecord,
  form: TypeForm,
): string {
  const current = workspaceOf(visit, member);
  return typePage(frameOf(visit, { member, current }), {
    type,
    canManage: mayManageKeys(current),
    form,
    notice: noticeOf(visit, done),
  });
}

export async function refillChangedType(visit: AutomationVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  const type = await typeIn(visit, workspaceOf(visit, member).workspace.id);
  return { html: detail(visit, member, type, typeForm.refused(typeForm.from(form, type), type, late)) };
}

export async function changeType(visit: AutomationVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, what);
  const type = await typeIn(visit, workspaceId);
  const given = typeForm.from(form, type);
  try {
    const { description, data_schema, data_example } = type;
    const changed: object = typeForm.read(given, type);
    // What is registered is replaced as a whole.
    await registerType(callOf(visit, workspaceId, { description, data_schema, data_example, ...changed }));
  } catch (error) {
    const errors = whenBusy(error) ?? typeForm.errors(error);
    return { html: detail(visit, member, type, typeForm.refused(given, type, errors)), status: 422 };
  }
  return redirectWith(visit, typePath(visit), 'changed');
}

const types = resource({ what, path: (visit: AutomationVisit) => typePath(visit), list: listOf });

export const goToType = types.go;
export const deleteType = types.remove(removeType);

/** Whether events of types that are not registered are refused. */
export async function changeTypePolicy(visit: AutomationVisit): Promise<Answer> {
  const { form, workspaceId } = await sender(visit, what);
  const registered_types_only = form.one('only') === 'yes';
  await changeSettings(callOf(visit, workspaceId, { registered_types_only }));
  return redirectWith(visit, listOf(visit), registered_types_only ? 'closed' : 'opened');
}
