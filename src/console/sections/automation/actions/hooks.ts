/** Hooks: list, create, show with deliveries, delete. */
import {
  changeHook as change,
  createHook as create,
  getHook,
  listHooks,
  deleteHook as remove,
} from '../../../../automation/hooks.ts';
import type { CreateAutomationHookRequest } from '../../../../generated/types.ts';
import { createInputReader } from '../../../../http/input.ts';
import { callOf, noticeOf, orNotFound, redirectWith, sender } from '../../../actions/call.ts';
import { deliveryPageOf } from '../../../actions/delivery-page.ts';
import type { FormWords } from '../../../actions/form-errors.ts';
import { tokenOf } from '../../../actions/form-tokens.ts';
import { frameOf } from '../../../actions/frame.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { resource } from '../../../actions/resource.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import { leaveSecret, takeSecret } from '../../../session/secret-once.ts';
import type { Answer, Form, LoggedInUser } from '../../../visit.ts';
import { hookListPage, hookPage } from '../pages/hooks.ts';
import type { HookForm } from '../views.ts';
import { readEach } from './read-whole.ts';
import { type AutomationVisit, automationPath, formErrors, recordPath } from './visit.ts';

const reader = createInputReader('CreateAutomationHookRequest');

const words: FormWords = {
  target_url: {
    field: 'url',
    name: 'The URL',
    reported: { minLength: 'Enter the URL that receives events.' },
  },
  event_type: {
    field: 'event',
    name: 'The event',
    reported: { minLength: 'Enter the type of the events, such as order.paid.' },
  },
  format: { field: 'format', name: 'The format' },
  description: { field: 'description', name: 'The description' },
};

const emptyForm: HookForm = { targetUrl: '', eventType: '', format: 'standard', description: '', errors: {} };

/** The possible notices after an action; never free text. */
const doneOnList: Readonly<Record<string, string>> = { deleted: 'Hook and its deliveries deleted.' };
const done: Readonly<Record<string, string>> = {
  paused: 'Hook paused. It receives no events until you resume it.',
  resumed: 'Hook resumed. It receives the events from now on.',
  already:
    'This form has already created this hook. It was not created again. Its secret was shown then and cannot be shown again.',
};

const formFrom = (form: Form): Omit<HookForm, 'errors'> => {
  return {
    targetUrl: form.one('target_url').trim(),
    eventType: form.one('event_type').trim(),
    format: form.one('format'),
    description: form.one('description').trim(),
  };
};

const hookPath = (visit: AutomationVisit, id = visit.params.hook_id) => recordPath(visit, 'hooks', id);

export async function showHooks(visit: AutomationVisit): Promise<Answer> {
  return { html: await list(visit, await requireMember(visit), emptyForm) };
}

async function list(visit: AutomationVisit, member: LoggedInUser, form: HookForm): Promise<string> {
  const current = workspaceOf(visit, member);
  const { id } = current.workspace;
  const { result } = await listHooks(callOf(visit, id, {}));
  const endpoints = await visit.repository.automation.listEndpoints(id);
  const types = await visit.repository.automation.listTypes(id);
  return hookListPage(frameOf(visit, { member, current }), {
    hooks: result,
    canManage: mayManageKeys(current),
    form,
    events: [
      ...new Set([
        ...endpoints.map(({ event_type }) => event_type),
        ...types.map(({ type }) => type),
        ...visit.service.events.map(({ type }) => type),
      ]),
    ],
    notice: noticeOf(visit, doneOnList),
  });
}

export async function refillHook(visit: AutomationVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  return { html: await list(visit, member, { ...formFrom(form), errors: late }) };
}

export async function createHook(visit: AutomationVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'hooks');
  const given = formFrom(form);
  const id = `hook_${tokenOf(form)}`;
  try {
    const { targetUrl: target_url, eventType: event_type, ...rest } = given;
    const input: CreateAutomationHookRequest = readEach(
      reader,
      { target_url, event_type, ...rest },
      { target_url: 'https://receiver.example', event_type: 'order.paid' },
    );
    const { result } = await create(callOf(visit, workspaceId, input), { id });
    const redirect = hookPath(visit, id);
    leaveSecret(visit, member, redirect, { secret: result.secret });
    return { redirect };
  } catch (error) {
    // The same form was submitted before.
    if ((await visit.repository.webhooks.findEndpoint(workspaceId, id)) !== null)
      return redirectWith(visit, hookPath(visit, id), 'already');
    return {
      html: await list(visit, member, { ...given, errors: formErrors(error, words) }),
      status: 422,
    };
  }
}

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
