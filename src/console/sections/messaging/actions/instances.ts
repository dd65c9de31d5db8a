/** Instances: list, create, show with pairing, change, connect, restart, log out, delete. */
import { qrSvg } from '../../../../common/qr-code.ts';
import type { ChangeInstanceRequest, CreateInstanceRequest, Instance } from '../../../../generated/types.ts';
import { createInputReader } from '../../../../http/input.ts';
import {
  connectInstance as connect,
  createInstance as create,
  getPairing,
  listInstances,
  logOutInstance as logOut,
  deleteInstance as remove,
  restartInstance as restart,
  changeInstance as update,
} from '../../../../messaging/instances/handlers.ts';
import {
  callOf,
  noticeOf,
  numberOf,
  orNotFound,
  redirectWith,
  requireManager,
  sender,
} from '../../../actions/call.ts';
import type { FormWords } from '../../../actions/form-errors.ts';
import { tokenOf } from '../../../actions/form-tokens.ts';
import { frameOf } from '../../../actions/frame.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { resource } from '../../../actions/resource.ts';
import { prettyJson, readJson } from '../../../json.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import type { Answer, Form, LoggedInUser } from '../../../visit.ts';
import { instanceEditorPage, instanceListPage, instancePage as page } from '../pages/instances.ts';
import type { InstanceForm, InstanceView } from '../views.ts';
import { formErrors, instanceFor, instancePath, type MessagingVisit, messagingPath } from './visit.ts';

const reader = createInputReader('ChangeInstanceRequest');

const words: FormWords = {
  name: { field: 'name', name: 'The name', told: { minLength: 'Enter a name.' } },
  driver: { field: 'driver', name: 'The channel' },
  settings: {
    field: 'settings',
    name: 'The settings',
    each: 'The setting {key}',
    told: { type: 'The settings must be a JSON object.' },
  },
  rate: {
    field: 'rate',
    name: 'The number of messages',
    told: { type: 'The number of messages must be a whole number, or empty for no limit.' },
  },
};

/** The possible notices after an action; never free text. */
const doneOnList: Readonly<Record<string, string>> = { deleted: 'Instance deleted.' };
const done: Readonly<Record<string, string>> = {
  created: 'Instance created. Connect it next.',
  already: 'This form has already created this instance. It was not created again.',
  changed: 'Instance updated. New settings apply from the next connection.',
  logged_out: 'The instance is logged out.',
};
/** Those that are true in a state only. */
const doneIn: Partial<Readonly<Record<Instance['state'], Readonly<Record<string, string>>>>> = {
  connecting: {
    connecting: 'The instance is connecting.',
    restarting: 'The instance is connecting again.',
  },
  open: { connecting: 'The instance is open.', restarting: 'The instance is open again.' },
};

const emptyForm: InstanceForm = { name: '', driver: '', settings: '', rate: '', errors: {} };

const formFrom = (form: Form): Omit<InstanceForm, 'errors'> => ({
  name: form.one('name').trim(),
  driver: form.one('driver'),
  settings: form.one('settings').trim(),
  rate: form.one('rate').trim(),
});

const formOf = ({ name, driver, settings, rate }: Instance): InstanceForm => ({
  name,
  driver,
  settings: Object.keys(settings).length === 0 ? '' : prettyJson(settings),
  rate: rate === null ? '' : String(rate),
  errors: {},
});

/** The input of the operation. @throws MarketplaceError with the problems of all fields */
const inputFrom = ({ name, settings, rate }: Omit<InstanceForm, 'errors'>) =>
  reader.readWhole({
    name,
    settings: settings === '' ? {} : valueIn(settings),
    rate: rate === '' ? null : numberOf(rate),
  }) as ChangeInstanceRequest;

/** The value of some JSON. Other text becomes `null`, which the schema rejects. */
function valueIn(json: string): unknown {
  const read = readJson(json);
  return read.ok ? read.value : null;
}

export async function showInstances(visit: MessagingVisit): Promise<Answer> {
  return { html: await list(visit, await requireMember(visit), emptyForm) };
}

async function list(visit: MessagingVisit, member: LoggedInUser, form: InstanceForm): Promise<string> {
  const current = workspaceOf(visit, member);
  const { result } = await listInstances(callOf(visit, current.workspace.id, {}));
  return instanceListPage(frameOf(visit, { member, current }), {
    instances: result,
    channels: visit.service.engine.drivers.map(({ name, description }) => ({ driver: name, description })),
    canManage: mayManageKeys(current),
    form,
    notice: noticeOf(visit, doneOnList),
  });
}

export async function refillInstance(visit: MessagingVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  return { html: await list(visit, member, { ...formFrom(form), errors: late }) };
}

export async function createInstance(visit: MessagingVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'instances');
  const given = formFrom(form);
  const id = `ins_${tokenOf(form)}`;
  try {
    const input = { ...inputFrom(given), driver: given.driver } as CreateInstanceRequest;
    await create(callOf(visit, workspaceId, input), { id });
    return redirectWith(visit, instancePath(visit, '', id), 'created');
  } catch (error) {
    // The same form was submitted before.
    if ((await visit.repository.messaging.findInstance(workspaceId, id)) !== null)
      return redirectWith(visit, instancePath(visit, '', id), 'already');
    return {
      html: await list(visit, member, { ...given, errors: formErrors(error, words) }),
      status: 422,
    };
  }
}

export async function showInstance(visit: MessagingVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const canManage = mayManageKeys(current);
  const instance = await instanceFor(visit, member);
  const html = page(frameOf(visit, { member, current }), {
    instance,
    pairing: canManage ? await pairingOf(visit, current.workspace.id) : null,
    canManage,
    notice: noticeOf(visit, done),
    stateNotice: noticeOf(visit, doneIn[instance.state] ?? {}),
  });
  return { html };
}

export async function editInstance(visit: MessagingVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const instance = await instanceFor(visit, member);
  requireManager(visit, member, 'instances');
  return { html: await editor(visit, member, formOf(instance)) };
}

async function editor(visit: MessagingVisit, member: LoggedInUser, form: InstanceForm): Promise<string> {
  const frame = frameOf(visit, { member, current: workspaceOf(visit, member) });
  return instanceEditorPage(frame, { instance: await instanceFor(visit, member), form });
}

async function pairingOf(visit: MessagingVisit, workspaceId: string): Promise<InstanceView['pairing']> {
  const { pairing } = (await orNotFound(getPairing(callOf(visit, workspaceId, {})))).result;
  if (pairing === null) return null;
  if (pairing.method === 'code') return { ...pairing, qr: null };
  const svg = Buffer.from(qrSvg(pairing.text)).toString('base64');
  return { ...pairing, qr: `data:image/svg+xml;base64,${svg}` };
}

export async function refillChangedInstance(visit: MessagingVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  return { html: await editor(visit, member, { ...formFrom(form), errors: late }) };
}

export async function changeInstance(visit: MessagingVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'instances');
  const given = formFrom(form);
  try {
    await orNotFound(update(callOf(visit, workspaceId, inputFrom(given))));
  } catch (error) {
    return {
      html: await editor(visit, member, { ...given, errors: formErrors(error, words) }),
      status: 422,
    };
  }
  return redirectWith(visit, instancePath(visit), 'changed');
}

export async function connectInstance(visit: MessagingVisit): Promise<Answer> {
  const { form, workspaceId } = await sender(visit, 'instances');
  const method = form.one('method') === 'code' ? 'code' : 'qr';
  await orNotFound(connect(callOf(visit, workspaceId, { method })));
  return redirectWith(visit, instancePath(visit), 'connecting');
}

const instances = resource({
  what: 'instances',
  path: (visit: MessagingVisit) => instancePath(visit),
  list: visit => messagingPath(visit),
});

export const goToInstance = instances.go;
export const restartInstance = instances.act(restart, 'restarting');
export const logOutInstance = instances.act(logOut, 'logged_out');
export const deleteInstance = instances.remove(remove);
