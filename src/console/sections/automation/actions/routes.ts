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
  textOf,
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
import type { RouteChoices, RouteEditorView, RouteForm } from '../views.ts';
import { routeErrors } from './route-errors.ts';
import { emptyRoute, type RouteValues, routeFormOf, routeFrom, routeInput, tried } from './route-form.ts';
import { sampleFor, withSample } from './route-sample.ts';
import { type AutomationVisit, automationPath, recordPath } from './visit.ts';

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
  const sample = await sampleFor(visit, workspace.id, { sources: [], eventTypes: '' });
  return routeEditor(visit, member, null, emptyRoute(sample));
}

export async function editRoute(visit: AutomationVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const { workspace } = workspaceOf(visit, member);
  const route = await routeOf(visit, workspace.id);
  requireManager(visit, member, 'routes');
  const taken = { sources: route.sources, eventTypes: textOf(route.event_types) };
  const sample = await sampleFor(visit, workspace.id, taken);
  return routeEditor(visit, member, route, routeFormOf(route, sample));
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

/** The answer to a button that saves nothing; `null` for the one that saves. */
async function shown(
  visit: AutomationVisit,
  { member, form, workspaceId }: Awaited<ReturnType<typeof sender>>,
  given: RouteValues,
  route: AutomationRoute | null,
): Promise<Answer | null> {
  if (isTry(form)) {
    const filled = await tried(visit, workspaceId, await withSample(visit, workspaceId, given), route);
    return routeEditor(visit, member, route, filled, { status: statusOf(filled) });
  }
  const filled = reshaped(form.one('do'), given);
  if (filled === null) return null;
  const sampled = { ...(await withSample(visit, workspaceId, filled)), preview: null };
  return routeEditor(visit, member, route, sampled, { status: statusOf(sampled) });
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
  return routeEditor(visit, member, null, { ...routeFrom(form), preview: null, errors: late });
}

export async function createRoute(visit: AutomationVisit): Promise<Answer> {
  const sent = await sender(visit, 'routes');
  const { member, form, workspaceId } = sent;
  const given = routeFrom(form);
  const view = await shown(visit, sent, given, null);
  if (view !== null) return view;
  const id = `route_${tokenOf(form)}`;
  try {
    await create(callOf(visit, workspaceId, routeInput(given)), { id });
    return redirectWith(visit, routePath(visit, id), 'created');
  } catch (error) {
    // The same form was submitted before.
    if ((await visit.repository.webhooks.findEndpoint(workspaceId, id)) !== null)
      return redirectWith(visit, routePath(visit, id), 'already');
    const values = await withSample(visit, workspaceId, given);
    const refused = { ...values, preview: null, errors: routeErrors(error, given) };
    return routeEditor(visit, member, null, refused, { status: 422 });
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
  const { member, form, workspaceId } = sent;
  const route = await routeOf(visit, workspaceId);
  const given = routeFrom(form);
  const view = await shown(visit, sent, given, route);
  if (view !== null) return view;
  try {
    await change(callOf(visit, workspaceId, routeInput(given, route)));
  } catch (error) {
    const values = await withSample(visit, workspaceId, given);
    const refused = { ...values, preview: null, errors: routeErrors(error, given) };
    return routeEditor(visit, member, route, refused, { status: 422 });
  }
  return redirectWith(visit, routePath(visit), 'changed');
}

export async function refillChangedRoute(visit: AutomationVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  const route = await routeOf(visit, workspaceOf(visit, member).workspace.id);
  return routeEditor(visit, member, route, { ...routeFrom(form), preview: null, errors: late });
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
