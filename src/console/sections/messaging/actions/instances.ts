/** Instances: list, create, show with pairing, change, connect, restart, log out, delete. */
import type { Problem } from '../../../../common/errors/errors.ts';
import { qrSvg } from '../../../../common/qr-code.ts';
import type { CreateInstanceRequest, Instance } from '../../../../generated/types.ts';
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
import { callOf, noticeOf, orNotFound, redirectWith, requireManager, sender } from '../../../actions/call.ts';
import { tokenOf } from '../../../actions/form-tokens.ts';
import { frameOf } from '../../../actions/frame.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { resource } from '../../../actions/resource.ts';
import type { FormState } from '../../../forms/row.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { instanceForm } from '../forms.ts';
import { instanceEditorPage, instanceListPage, instancePage as page } from '../pages/instances.ts';
import type { InstanceView } from '../views.ts';
import { channelErrors, instanceFor, instancePath, type MessagingVisit, messagingPath } from './visit.ts';

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

export async function showInstances(visit: MessagingVisit): Promise<Answer> {
  return { html: await list(visit, await requireMember(visit), instanceForm.blank) };
}

async function list(visit: MessagingVisit, member: LoggedInUser, form: FormState): Promise<string> {
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
  return { html: await list(visit, member, { ...instanceForm.from(form), errors: late }) };
}

/** The request that changes an instance, which checks the others, has no channel. */
function newInstance(given: FormState): CreateInstanceRequest {
  const problems: Problem[] = [];
  const { driver = '', ...input } = instanceForm.input(given, null, undefined, { problems });
  return { ...(instanceForm.checked(input, problems) as object), driver } as CreateInstanceRequest;
}

export async function createInstance(visit: MessagingVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'instances');
  const given = instanceForm.from(form);
  const id = `ins_${tokenOf(form)}`;
  try {
    await create(callOf(visit, workspaceId, newInstance(given)), { id });
    return redirectWith(visit, instancePath(visit, '', id), 'created');
  } catch (error) {
    // The same form was submitted before.
    if ((await visit.repository.messaging.findInstance(workspaceId, id)) !== null)
      return redirectWith(visit, instancePath(visit, '', id), 'already');
    return {
      html: await list(visit, member, {
        ...given,
        errors: channelErrors(error) ?? instanceForm.errors(error),
      }),
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
  return { html: await editor(visit, member, instanceForm.of(instance)) };
}

async function editor(visit: MessagingVisit, member: LoggedInUser, form: FormState): Promise<string> {
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
  return { html: await editor(visit, member, { ...instanceForm.from(form), errors: late }) };
}

export async function changeInstance(visit: MessagingVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'instances');
  const given = instanceForm.from(form);
  try {
    const instance = await instanceFor(visit, member);
    await orNotFound(update(callOf(visit, workspaceId, instanceForm.read(given, instance))));
  } catch (error) {
    return {
      html: await editor(visit, member, {
        ...given,
        errors: channelErrors(error) ?? instanceForm.errors(error),
      }),
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
