/** Routes: list, create, show with deliveries, try, change, pause, resume, delete. */
import {
  changeRoute,
  createRoute,
  deleteRoute,
  getRoute,
  listRoutes,
} from '../../../../automation/routes.ts';
import type { AutomationRoute } from '../../../../generated/types.ts';
import { callOf, isTry } from '../../../actions/call.ts';
import { deliveryPageOf } from '../../../actions/delivery-page.ts';
import { reshaped } from '../../../actions/filter-form.ts';
import { resource } from '../../../actions/resource.ts';
import { routeFields, routeResult } from '../pages/route-editor.ts';
import { routeListPage, routePage } from '../pages/routes.ts';
import { routeForm } from '../route-form.ts';
import type { RouteChoices } from '../views.ts';
import { tried } from './route-preview.ts';
import { withSample } from './route-sample.ts';
import { type AutomationVisit, automationPath, recordPath, whenBusy } from './visit.ts';

async function choicesOf({ repository }: AutomationVisit, workspaceId: string): Promise<RouteChoices> {
  const endpoints = await repository.automation.listEndpoints(workspaceId);
  const hooks = await repository.webhooks.listEndpoints(workspaceId, { kind: 'hook' });
  return {
    endpoints: endpoints.map(({ id, name }) => ({ id, name })),
    hooks: hooks.map(({ id, description, url }) => ({ id, name: description === '' ? url : description })),
  };
}

const routes = resource({
  one: 'Route',
  many: 'Routes',
  what: 'routes',
  list: (visit: AutomationVisit) => automationPath(visit, '/routes'),
  listName: 'Routes',
  parameter: 'route_id',
  path: (visit, id) => recordPath(visit, 'routes', id),
  find: async (_, { call }): Promise<AutomationRoute> => (await getRoute(call)).result,
  form: routeForm,
  errors: whenBusy,
  view: (visit, { workspaceId }) => choicesOf(visit, workspaceId),
  lead: 'A route takes the events that match its filter, makes new data from them, and sends the result to hooks.',
  unsaved(_, { form, given }) {
    const shown = isTry(form) ? given : reshaped(form.one('do'), given);
    return shown && { given: shown, isAsked: isTry(form) };
  },
  async completed(visit, { workspaceId, record }, { form, asked }) {
    const sampled = await withSample(visit, workspaceId, form);
    return asked === null ? sampled : tried(visit, workspaceId, sampled, record);
  },
  around: (fields, page) => routeFields(fields, page),
  result: page => routeResult(page),
});

/** The forms: a hook can be created within them. */
export const newRouteForm = routes.creation({
  title: 'Create a route',
  save: 'Create route',
  prefix: 'route',
  create: (_, { call, id }) => createRoute(call(), { id }),
});
export const routeEditing = routes.editing({
  title: 'Edit route',
  save: 'Save route',
  name: ({ name }) => name,
  change: (_, { call }) => changeRoute(call()),
});

export const routeActions = {
  ...newRouteForm.actions,
  ...routeEditing.actions,
  ...routes.list({ deleted: 'Route and its deliveries deleted.' }, async (page, visit) => {
    const { result } = await listRoutes(callOf(visit, page.workspaceId, {}));
    return routeListPage(page, result, await choicesOf(visit, page.workspaceId));
  }),
  ...routes.record(
    {
      created: 'Route created.',
      already: 'This form has already created this route. It was not created again.',
      changed: 'Route updated.',
      paused: 'Route paused. Events that happen while it is paused are not processed.',
      resumed: 'Route resumed.',
    },
    async (page, route, visit) => {
      const { workspaceId } = page;
      const { repository, ctx } = visit;
      const deliveries = await deliveryPageOf(repository.webhooks, workspaceId, route.id, ctx.querystring);
      return routePage({ ...page, ...deliveries, route, choices: await choicesOf(visit, workspaceId) });
    },
  ),
  ...routes.pausing(changeRoute),
  ...routes.deletion(deleteRoute),
};
