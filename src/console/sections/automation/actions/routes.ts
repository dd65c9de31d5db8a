/** Routes: list, create, show with deliveries, try, change, pause, resume, delete. */
import {
  changeRoute as change,
  createRoute as create,
  getRoute,
  listRoutes,
  deleteRoute as remove,
} from '../../../../automation/routes.ts';
import { defined } from '../../../../common/defined.ts';
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
import { tokenOf } from '../../../actions/form-tokens.ts';
import { frameOf } from '../../../actions/frame.ts';
import { late, lateForm } from '../../../actions/late-form.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { routeEditorPage } from '../pages/route-editor.ts';
import { routeListPage, routePage } from '../pages/routes.ts';
import type { RouteChoices, RouteForm } from '../views.ts';
import {
  emptyRoute,
  routeErrors,
  routeFormOf,
  routeFrom,
  routeInput,
  sampleOf,
  tried,
} from './route-form.ts';
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

export async function goToRoute(visit: AutomationVisit): Promise<Answer> {
  return { redirect: routePath(visit) };
}

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
  return editor(visit, member, null, emptyRoute(await newest(visit, workspace.id)));
}

export async function editRoute(visit: AutomationVisit): Promise<Answer> {
  const member = await requireMember(visit);
  const { workspace } = workspaceOf(visit, member);
  const route = await routeOf(visit, workspace.id);
  requireManager(visit, member, 'routes');
  return editor(
    visit,
    member,
    route,
    routeFormOf(route, await newest(visit, workspace.id, route.sources[0])),
  );
}

/** The form with its preview. `route`: the one to change, or `null` for a new one. */
async function editor(
  visit: AutomationVisit,
  member: LoggedInUser,
  route: AutomationRoute | null,
  form: RouteForm,
  status = 200,
): Promise<Answer> {
  const current = workspaceOf(visit, member);
  const choices = await choicesOf(visit, current.workspace.id);
  const frame = frameOf(visit, { member, current });
  return page(routeEditorPage(frame, { route, form, choices }), status);
}

async function newest(
  { repository, now }: AutomationVisit,
  workspaceId: string,
  endpointId?: string,
): Promise<string> {
  const { events } = await repository.automation.listEvents(workspaceId, {
    state: 'published',
    limit: 1,
    now: new Date(now).toISOString(),
    ...defined({ endpointId }),
  });
  return sampleOf(events[0]);
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
  return editor(visit, member, null, { ...routeFrom(form), preview: null, errors: late });
}

export async function createRoute(visit: AutomationVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'routes');
  const given = routeFrom(form);
  if (isTry(form)) {
    const filled = await tried(visit, workspaceId, given, null);
    return editor(visit, member, null, filled, statusOf(filled));
  }
  const id = `route_${tokenOf(form)}`;
  try {
    await create(callOf(visit, workspaceId, routeInput(given)), { id });
    return redirectWith(visit, routePath(visit, id), 'created');
  } catch (error) {
    // The same form was submitted before.
    if ((await visit.repository.webhooks.findEndpoint(workspaceId, id)) !== null)
      return redirectWith(visit, routePath(visit, id), 'already');
    const refused = { ...given, preview: null, errors: routeErrors(error) };
    return editor(visit, member, null, refused, 422);
  }
}

async function routeOf(visit: AutomationVisit, workspaceId: string): Promise<AutomationRoute> {
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
  const { member, form, workspaceId } = await sender(visit, 'routes');
  const given = routeFrom(form);
  const route = await routeOf(visit, workspaceId);
  if (isTry(form)) {
    const filled = await tried(visit, workspaceId, given, route);
    return editor(visit, member, route, filled, statusOf(filled));
  }
  try {
    await change(callOf(visit, workspaceId, routeInput(given, route.event_types)));
  } catch (error) {
    const refused = { ...given, preview: null, errors: routeErrors(error) };
    return editor(visit, member, route, refused, 422);
  }
  return redirectWith(visit, routePath(visit), 'changed');
}

export async function refillChangedRoute(visit: AutomationVisit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  const route = await routeOf(visit, workspaceOf(visit, member).workspace.id);
  return editor(visit, member, route, { ...routeFrom(form), preview: null, errors: late });
}

async function setState(visit: AutomationVisit, state: 'active' | 'paused'): Promise<void> {
  const { workspaceId } = await sender(visit, 'routes');
  await orNotFound(change(callOf(visit, workspaceId, { state })));
}

export async function pauseRoute(visit: AutomationVisit): Promise<Answer> {
  await setState(visit, 'paused');
  return redirectWith(visit, routePath(visit), 'paused');
}

export async function resumeRoute(visit: AutomationVisit): Promise<Answer> {
  await setState(visit, 'active');
  return redirectWith(visit, routePath(visit), 'resumed');
}

export async function deleteRoute(visit: AutomationVisit): Promise<Answer> {
  const { workspaceId } = await sender(visit, 'routes');
  await orNotFound(remove(callOf(visit, workspaceId, {})));
  return redirectWith(visit, automationPath(visit, '/routes'), 'deleted');
}
