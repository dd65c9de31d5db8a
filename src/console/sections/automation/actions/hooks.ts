/** Hooks: list, create, show with deliveries, delete. */
import {
  changeHook as change,
  createHook as create,
  getHook,
  listHooks,
  deleteHook as remove,
} from '../../../../automation/hooks.ts';
import { callOf, noticeOf, orNotFound } from '../../../actions/call.ts';
import { creation } from '../../../actions/creation.ts';
import { deliveryPageOf } from '../../../actions/delivery-page.ts';
import { frameOf } from '../../../actions/frame.ts';
import { resource } from '../../../actions/resource.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import { leaveSecret, takeSecret } from '../../../session/secret-once.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { hookForm } from '../hook-form.ts';
import { hookListPage, hookPage } from '../pages/hooks.ts';
import { type AutomationVisit, automationPath, recordPath, whenBusy } from './visit.ts';

/** The possible notices after an action; never free text. */
const doneOnList: Readonly<Record<string, string>> = { deleted: 'Hook and its deliveries deleted.' };
const done: Readonly<Record<string, string>> = {
  paused: 'Hook paused. It receives no events until you resume it.',
  resumed: 'Hook resumed. It receives the events from now on.',
  already:
    'This form has already created this hook. It was not created again. Its secret was shown then and cannot be shown again.',
};

const hookPath = (visit: AutomationVisit, id = visit.params.hook_id) => recordPath(visit, 'hooks', id);

export async function showHooks(visit: AutomationVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const { result } = await listHooks(callOf(visit, current.workspace.id, {}));
  const html = hookListPage(frameOf(visit, { member, current }), {
    hooks: result,
    canManage: mayManageKeys(current),
    notice: noticeOf(visit, doneOnList),
  });
  return { html };
}

const fresh = creation({
  what: 'hooks',
  list: (visit: AutomationVisit) => automationPath(visit, '/hooks'),
  listName: 'Hooks',
  title: 'Create a hook',
  save: 'Create hook',
  form: hookForm,
  errors: whenBusy,
  /** The event types to suggest. */
  async view({ repository: { automation }, service, params: { workspace_id: id = '' } }) {
    const endpoints = await automation.listEndpoints(id);
    const types = await automation.listTypes(id);
    return [
      ...new Set([
        ...endpoints.map(({ event_type }) => event_type),
        ...[...types, ...service.events].map(({ type }) => type),
      ]),
    ];
  },
  prefix: 'hook',
  find: ({ repository }, { workspaceId, id }) => repository.webhooks.findEndpoint(workspaceId, id),
  path: (visit, { id }) => hookPath(visit, id),
  async create(visit, { member, workspaceId, given, id }) {
    const { result } = await create(callOf(visit, workspaceId, hookForm.read(given, null)), { id });
    const redirect = hookPath(visit, id);
    leaveSecret(visit, member, redirect, { secret: result.secret });
    return { redirect };
  },
});

export const newHook = fresh.show;
export const refillHook = fresh.refill;
export const createHook = fresh.create;

export async function showHook(visit: AutomationVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const left = await takeSecret(visit, member, hookPath(visit));
  const html = await detail(visit, member, visit.params.hook_id ?? '', left?.secret ?? null);
  return { html };
}

async function detail(
  visit: AutomationVisit,
  member: LoggedInUser,
  id: string,
  secret: string | null,
): Promise<string> {
  const current = workspaceOf(visit, member);
  const workspaceId = current.workspace.id;
  const call = { ...callOf(visit, workspaceId, {}), params: { hook_id: id } };
  const { result: hook } = await orNotFound(getHook(call));
  const page = await deliveryPageOf(visit.repository.webhooks, workspaceId, hook.id, visit.ctx.querystring);
  return hookPage(frameOf(visit, { member, current }), {
    hook,
    secret,
    ...page,
    canManage: mayManageKeys(current),
    notice: noticeOf(visit, done),
  });
}

const hooks = resource({
  what: 'hooks',
  path: (visit: AutomationVisit) => hookPath(visit),
  list: visit => automationPath(visit, '/hooks'),
});

export const goToHook = hooks.go;
export const pauseHook = hooks.pause(change);
export const resumeHook = hooks.resume(change);
export const deleteHook = hooks.remove(remove);
