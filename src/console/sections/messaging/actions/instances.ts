/** Instances: list, show with pairing, connect, restart, log out, delete. */
import { qrSvg } from '../../../../common/qr-code.ts';
import type { Instance } from '../../../../generated/types.ts';
import {
  connectInstance as connect,
  getPairing,
  listInstances,
  logOutInstance as logOut,
  deleteInstance as remove,
  restartInstance as restart,
} from '../../../../messaging/instances/handlers.ts';
import { callOf, noticeOf, orNotFound, redirectWith, sender } from '../../../actions/call.ts';
import { frameOf } from '../../../actions/frame.ts';
import { resource } from '../../../actions/resource.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import type { Answer } from '../../../visit.ts';
import { instanceListPage, instancePage as page } from '../pages/instances.ts';
import type { InstanceView } from '../views.ts';
import { instanceFor, instancePath, type MessagingVisit, messagingPath } from './visit.ts';

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
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const { result } = await listInstances(callOf(visit, current.workspace.id, {}));
  const html = instanceListPage(frameOf(visit, { member, current }), {
    instances: result,
    canManage: mayManageKeys(current),
    notice: noticeOf(visit, doneOnList),
  });
  return { html };
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

async function pairingOf(visit: MessagingVisit, workspaceId: string): Promise<InstanceView['pairing']> {
  const { pairing } = (await orNotFound(getPairing(callOf(visit, workspaceId, {})))).result;
  if (pairing === null) return null;
  if (pairing.method === 'code') return { ...pairing, qr: null };
  const svg = Buffer.from(qrSvg(pairing.text)).toString('base64');
  return { ...pairing, qr: `data:image/svg+xml;base64,${svg}` };
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
