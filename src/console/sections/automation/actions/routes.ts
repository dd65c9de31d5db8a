/** Routes: list, create, show with deliveries, try, change, pause, resume, delete. */
import {
  changeRoute as change,
  createRoute as create,
  getRoute,
  listRoutes,
  deleteRoute as remove,
} from '../../../../automation/routes.ts';
import type { AutomationRoute } from '../../../../generated/types.ts';
import {
  callOf,
  isTry,
  noticeOf,
  orNotFound,
  redirectWith,
  requireManager,
  sender,
} from '../../../actions/call.ts';
import { deliveryPageOf } from '../../../actions/delivery-page.ts';
import { reshaped } from '../../../actions/filter-form.ts';
import { tokenOf } from '../../../actions/form-tokens.ts';
import { frameOf } from '../../../actions/frame.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { resource } from '../../../actions/resource.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { routeEditorPage } from '../pages/route-editor.ts';
import { routeListPage, routePage } from '../pages/routes.ts';
import { routeForm } from '../route-form.ts';
import type { RouteChoices, RouteEditorView, RouteForm } from '../views.ts';
import { tried } from './route-preview.ts';
import { withSample } from './route-sample.ts';
import { type AutomationVisit, automationPath, recordPath, whenBusy } from './visit.ts';

/** The possible notices after an action; never free text. */
const doneOnList: Readonly<Record<string, string>> = { deleted: 'Route and its deliveries deleted.' };
const done: Readonly<Record<string, string>> = {
  created: 'Route created.',
  already: 'This form has already created this route. It was not created again.',
  changed: 'Route updated.',
  paused: 'Route paused. Events that happen while it is paused are not processed.',
  resumed: 'Route resumed.',
};

const routePath = (visit: AutomationVisit, id = visit.params.route_id) => recordPath(visit, 'routes', id);
const page = (html: string, status = 200): Answer => ({ html, status });
const statusOf = ({ errors }: RouteForm) => (Object.keys(errors).length === 0 ? 200 : 422);

export async function showRoutes(visit: AutomationVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const { id } = current.workspace;
  const { result: routes } = await listRoutes(callOf(visit, id, {}));
  const html = routeListPage(frameOf(visit, { member, current }), {
    routes,
    choices: await choicesOf(visit, id),
    canManage: mayManageKeys(current),
    notice: noticeOf(visit, doneOnList),
  });
  return page(html);
}

export async function newRoute(visit: AutomationVisit): Promise<Answer> {
  const member = await requireMember(visit);
  requireManager(visit, member, 'routes');
  const { workspace } = workspaceOf(visit, member);
  return routeEditor(visit, member, null, await withSample(visit, workspace.id, routeForm.blank));
}

export async function editRoute(visit: AutomationVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const { workspace } = workspaceOf(visit, member);
  const route = await routeOf(visit, workspace.id);
  requireManager(visit, member, 'routes');
  return routeEditor(visit, member, route, await withSample(visit, workspace.id, routeForm.of(route)));
}

/** The form with its preview. `route`: the one to change, or `null` for a new one. `created`: see the view. */
export async function routeEditor(
  visit: AutomationVisit,
  member: LoggedInUser,
  route: AutomationRoute | null,
  form: RouteForm,
  {
    status = 200,
    created = null,
  }: { readonly status?: number; readonly created?: RouteEditorView['created'] } = {},
): Promise<Answer> {
  const current = workspaceOf(visit, member);
  const choices = await choicesOf(visit, current.workspace.id);
  const frame = frameOf(visit, { member, current });
  return page(routeEditorPage(frame, { route, form, choices, created }), status);
}

type Sent = Awaited<ReturnType<typeof sender>>;

/** The answer to a button that saves nothing; `null` for the one that saves. */
async function shown(
  visit: AutomationVisit,
  { member, form, workspaceId }: Sent,
  given: RouteForm,
  route: AutomationRoute | null,
): Promise<Answer | null> {
  const filled = isTry(form) ? given : reshaped(form.one('do'), given);
  if (filled === null) return null;
  const sampled = await withSample(visit, workspaceId, filled);
  const answer = isTry(form) ? await tried(visit, workspaceId, sampled, route) : sampled;
  const again = routeForm.refused(answer, route, answer.errors);
  return routeEditor(visit, member, route, again, { status: statusOf(again) });
}

/** The form that was not saved. */
async function refused(
  visit: AutomationVisit,
  { member, workspaceId }: Sent,
  given: RouteForm,
  route: AutomationRoute | null,
  error: unknown,
): Promise<Answer> {
  const errors = whenBusy(error) ?? routeForm.errors(error, given);
  const again = await withSample(visit, workspaceId, routeForm.refused(given, route, errors));
  return routeEditor(visit, member, route, again, { status: 422 });
}

async function choicesOf({ repository }: AutomationVisit, workspaceId: string): Promise<RouteChoices> {
  const endpoints = await repository.automation.listEndpoints(workspaceId);
  const hooks = await repository.webhooks.listEndpoints(workspaceId, { kind: 'hook' });
  return {
    endpoints: endpoints.map(({ id, name }) => ({ id, name })),
    hooks: hooks.map(({ id, description, url }) => ({ id, name: description === '' ? url : description })),
  };
}

export async function refillRoute(visit: AutomationVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  return routeEditor(visit, member, null, routeForm.refused(routeForm.from(form, null), null, late));
}

export async function createRoute(visit: AutomationVisit): Promise<Answer> {
  const sent = await sender(visit, 'routes');
  const { form, workspaceId } = sent;
  const given = routeForm.from(form, null);
  const view = await shown(visit, sent, given, null);
  if (view !== null) return view;
  const id = `route_${tokenOf(form)}`;
  try {
    await create(callOf(visit, workspaceId, routeForm.read(given, null)), { id });
    return redirectWith(visit, routePath(visit, id), 'created');
  } catch (error) {
    // The same form was submitted before.
    if ((await visit.repository.webhooks.findEndpoint(workspaceId, id)) !== null)
      return redirectWith(visit, routePath(visit, id), 'already');
    return refused(visit, sent, given, null, error);
  }
}

export async function routeOf(visit: AutomationVisit, workspaceId: string): Promise<AutomationRoute> {
  return (await orNotFound(getRoute(callOf(visit, workspaceId, {})))).result;
}

export async function showRoute(visit: AutomationVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const { workspace } = workspaceOf(visit, member);
  return page(await detail(visit, member, await routeOf(visit, workspace.id)));
}

async function detail(visit: AutomationVisit, member: LoggedInUser, route: AutomationRoute): Promise<string> {
  const current = workspaceOf(visit, member);
  const { id } = current.workspace;
  const page = await deliveryPageOf(visit.repository.webhooks, id, route.id, visit.ctx.querystring);
  return routePage(frameOf(visit, { member, current }), {
    route,
    choices: await choicesOf(visit, id),
    ...page,
    canManage: mayManageKeys(current),
    notice: noticeOf(visit, done),
  });
}

export async function changeRoute(visit: AutomationVisit): Promise<Answer> {
  const sent = await sender(visit, 'routes');
  const { form, workspaceId } = sent;
  const route = await routeOf(visit, workspaceId);
  const given = routeForm.from(form, route);
  const view = await shown(visit, sent, given, route);
  if (view !== null) return view;
  try {
    await change(callOf(visit, workspaceId, routeForm.read(given, route)));
  } catch (error) {
    return refused(visit, sent, given, route, error);
  }
  return redirectWith(visit, routePath(visit), 'changed');
}

export async function refillChangedRoute(visit: AutomationVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  const route = await routeOf(visit, workspaceOf(visit, member).workspace.id);
  return routeEditor(visit, member, route, routeForm.refused(routeForm.from(form, route), route, late));
}

const routes = resource({
  what: 'routes',
  path: (visit: AutomationVisit) => routePath(visit),
  list: visit => automationPath(visit, '/routes'),
});

export const goToRoute = routes.go;
export const pauseRoute = routes.pause(change);
export const resumeRoute = routes.resume(change);
export const deleteRoute = routes.remove(remove);
