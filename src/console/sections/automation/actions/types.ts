/** Registered event types: list, register, show, change, delete; and whether others are refused. */
import { changeSettings, getSettings } from '../../../../automation/inbound/history.ts';
import { listTypes, registerType, removeType } from '../../../../automation/inbound/types.ts';
import type { Problem } from '../../../../common/errors/errors.ts';
import type { AutomationTypeRecord } from '../../../../generated/types.ts';
import { createInputReader } from '../../../../http/input.ts';
import { callOf, noticeOf, orNotFound, redirectWith, sender } from '../../../actions/call.ts';
import type { FormWords } from '../../../actions/form-errors.ts';
import { frameOf } from '../../../actions/frame.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { prettyJson, readJson } from '../../../json.ts';
import { notFound } from '../../../page-error.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import type { Answer, Form, LoggedInUser } from '../../../visit.ts';
import { typeListPage, typePage } from '../pages/types.ts';
import type { TypeForm } from '../views.ts';
import { readWhole } from './read-whole.ts';
import { type AutomationVisit, automationPath, formErrors, recordPath } from './visit.ts';

const reader = createInputReader('RegisterAutomationTypeRequest');
/** Longer ones are changed through the API, because forms have a size limit. */
const longest = 15_000;

const words: FormWords = {
  type: { field: 'type', name: 'The event type', reported: { minLength: 'Enter the event type.' } },
  description: { field: 'description', name: 'The description' },
  data_schema: { field: 'schema', name: 'The schema' },
  data_example: { field: 'example', name: 'The example' },
};

const emptyForm: TypeForm = { type: '', description: '', schema: '', example: '', errors: {} };

/** The possible notices after an action; never free text. */
const doneOnList: Readonly<Record<string, string>> = {
  deleted: 'Event type deleted. Its events stay.',
  closed: 'Saved. Events of other types are refused.',
  opened: 'Saved. Events of any type are accepted.',
};
const done: Readonly<Record<string, string>> = {
  saved: 'Event type saved.',
  exists: 'This event type is registered already. Nothing was changed.',
};

const list = 'event-types';
const typePath = (visit: AutomationVisit, type = visit.params.type) => recordPath(visit, list, type);

export async function goToType(visit: AutomationVisit): Promise<Answer> {
  return { redirect: typePath(visit) };
}

export async function goToTypes(visit: AutomationVisit): Promise<Answer> {
  return { redirect: automationPath(visit, `/${list}`) };
}

export async function showTypes(visit: AutomationVisit): Promise<Answer> {
  return { html: await typeList(visit, await requireMember(visit), emptyForm) };
}

async function typeList(visit: AutomationVisit, member: LoggedInUser, form: TypeForm): Promise<string> {
  const current = workspaceOf(visit, member);
  const call = callOf(visit, current.workspace.id, {});
  return typeListPage(frameOf(visit, { member, current }), {
    types: (await listTypes(call)).result,
    isClosed: (await getSettings(call)).result.registered_types_only,
    canManage: mayManageKeys(current),
    form,
    notice: noticeOf(visit, doneOnList),
  });
}

const formFrom = (form: Form, type = form.one('type').trim()): Omit<TypeForm, 'errors'> => ({
  type,
  description: form.one('description').trim(),
  schema: form.names.includes('schema') ? form.one('schema') : null,
  example: form.names.includes('example') ? form.one('example') : null,
});

/** @throws MarketplaceError with all problems */
function inputFrom(given: Omit<TypeForm, 'errors'>, stored: AutomationTypeRecord | null): never {
  const found: Problem[] = [];
  const read = (text: string | null, name: 'data_schema' | 'data_example') => {
    if (text === null) return stored?.[name] ?? null;
    if (text.trim() === '') return null;
    const json = readJson(text);
    if (json.ok) return json.value;
    found.push({ pointer: `/${name}`, reason: 'must be valid JSON' });
    return null;
  };
  const input = {
    description: given.description,
    data_schema: read(given.schema, 'data_schema'),
    data_example: read(given.example, 'data_example'),
  };
  return readWhole(reader, input, found);
}

export async function refillType(visit: AutomationVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  return { html: await typeList(visit, member, { ...formFrom(form), errors: late }) };
}

export async function createType(visit: AutomationVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'event types');
  const given = formFrom(form);
  if (given.type === '')
    return {
      html: await typeList(visit, member, { ...given, errors: { type: 'Enter the event type.' } }),
      status: 422,
    };
  try {
    if ((await find(visit, workspaceId, given.type)) !== null)
      return redirectWith(visit, typePath(visit, given.type), 'exists');
    const call = callOf(visit, workspaceId, inputFrom(given, null));
    await registerType({ ...call, params: { type: given.type } });
  } catch (error) {
    return {
      html: await typeList(visit, member, { ...given, errors: formErrors(error, words) }),
      status: 422,
    };
  }
  return redirectWith(visit, typePath(visit, given.type), 'saved');
}

async function find(
  visit: AutomationVisit,
  workspaceId: string,
  type = visit.params.type,
): Promise<AutomationTypeRecord | null> {
  const { result } = await listTypes(callOf(visit, workspaceId, {}));
  return result.find(one => one.type === type) ?? null;
}

export async function showType(visit: AutomationVisit): Promise<Answer> {
  return { html: await detail(visit, await requireMember(visit)) };
}

async function detail(visit: AutomationVisit, member: LoggedInUser, refused?: TypeForm): Promise<string> {
  const current = workspaceOf(visit, member);
  const type = await find(visit, current.workspace.id);
  if (type === null) throw notFound();
  return typePage(frameOf(visit, { member, current }), {
    type,
    canManage: mayManageKeys(current),
    form: refused ?? formOf(type),
    notice: noticeOf(visit, done),
  });
}

function formOf({ type, description, data_schema, data_example }: AutomationTypeRecord): TypeForm {
  const text = (value: unknown) => {
    const json = value === null ? '' : prettyJson(value);
    return json.length <= longest && (json === '' || readJson(json).ok) ? json : null;
  };
  return { type, description, schema: text(data_schema), example: text(data_example), errors: {} };
}

export async function refillChangedType(visit: AutomationVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  return { html: await detail(visit, member, { ...formFrom(form, visit.params.type), errors: late }) };
}

export async function changeType(visit: AutomationVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'event types');
  const given = formFrom(form, visit.params.type);
  const stored = await find(visit, workspaceId);
  if (stored === null) throw notFound();
  try {
    await registerType(callOf(visit, workspaceId, inputFrom(given, stored)));
  } catch (error) {
    return { html: await detail(visit, member, { ...given, errors: formErrors(error, words) }), status: 422 };
  }
  return redirectWith(visit, typePath(visit), 'saved');
}

export async function deleteType(visit: AutomationVisit): Promise<Answer> {
  const { workspaceId } = await sender(visit, 'event types');
  await orNotFound(removeType(callOf(visit, workspaceId, {})));
  return redirectWith(visit, automationPath(visit, `/${list}`), 'deleted');
}

/** Whether events of types that are not registered are refused. */
export async function changeTypePolicy(visit: AutomationVisit): Promise<Answer> {
  const { form, workspaceId } = await sender(visit, 'event types');
  const registered_types_only = form.one('only') === 'yes';
  await changeSettings(callOf(visit, workspaceId, { registered_types_only }));
  return redirectWith(visit, automationPath(visit, `/${list}`), registered_types_only ? 'closed' : 'opened');
}
