/** Routes: list, create, show with deliveries, try, change, pause, resume, delete. */
import { changeRoute, deleteRoute, getRoute, listRoutes } from '../../../../automation/routes.ts';
import type { AutomationRoute } from '../../../../generated/types.ts';
import { callOf, isTry, redirectWith } from '../../../actions/call.ts';
import { deliveryPageOf } from '../../../actions/delivery-page.ts';
import { reshaped } from '../../../actions/filter-form.ts';
import { resource } from '../../../actions/resource.ts';
import { leaveSecret } from '../../../session/secret-once.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { routeFields, routeResult } from '../pages/route-editor.ts';
import { routeListPage, routePage } from '../pages/routes.ts';
import { routeForm } from '../route-form.ts';
import type { RouteChoices } from '../views.ts';
import { tried } from './route-preview.ts';
import { withSample } from './route-sample.ts';
import { storeRoute } from './route-store.ts';
import { type AutomationVisit, automationPath, recordPath, whenBusy } from './visit.ts';

async function choicesOf({ repository }: AutomationVisit, workspaceId: string): Promise<RouteChoices> {
  const endpoints = await repository.automation.listEndpoints(workspaceId);
  const hooks = await repository.webhooks.listEndpoints(workspaceId, { kind: 'hook' });
  return {
    endpoints: endpoints.map(({ id, name }) => ({ id, name })),
    hooks: hooks.map(({ id, description, url }) => ({
      id,
      name: description === '' ? url : description,
      url,
    })),
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
  context: (visit, { workspaceId }) => choicesOf(visit, workspaceId),
  view: (_, { context }) => context,
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

/** Where a stored route leads: to its page, with the secret of a hook that was created with it. */
function leadTo(
  visit: AutomationVisit,
  { member, id, notice }: { readonly member: LoggedInUser; readonly id: string; readonly notice: string },
  { secret }: { readonly secret: string | null },
): Answer {
  const path = recordPath(visit, 'routes', id);
  if (secret !== null) leaveSecret(visit, member, path, { secret });
  return redirectWith(visit, path, notice);
}

export const routeActions = {
  ...routes.creation({
    title: 'Create a route',
    save: 'Create route',
    prefix: 'route',
    create: (visit, sent) => storeRoute(visit, sent, sent.id),
    leadTo: (visit, { member, id }, stored) => leadTo(visit, { member, id, notice: 'created' }, stored),
  }).actions,
  ...routes.editing({
    title: 'Edit route',
    save: 'Save route',
    name: ({ name }) => name,
    change: (visit, sent) => storeRoute(visit, sent, sent.record.id),
    leadTo: (visit, { member, record: { id } }, stored) =>
      leadTo(visit, { member, id, notice: 'changed' }, stored),
  }).actions,
  ...routes.list({ deleted: 'Route and its deliveries deleted.' }, async (page, visit) => {
    const { result } = await listRoutes(callOf(visit, page.workspaceId, {}));
    return routeListPage(page, result, await choicesOf(visit, page.workspaceId));
  }),
  ...routes.record(
    {
      created: 'Route created.',
      already: 'This form has already created this route. It was not created again.',
      changed: 'Route updated.',
      paused: {
        text: 'Route paused. Events that happen while it is paused are not processed.',
        undo: ['resume'],
      },
      resumed: { text: 'Route resumed.', undo: ['pause'] },
    },
    async ({ secret, ...page }, route, visit) => {
      const { workspaceId } = page;
      const { repository, ctx } = visit;
      const deliveries = await deliveryPageOf(repository.webhooks, workspaceId, route.id, ctx.querystring);
      const choices = await choicesOf(visit, workspaceId);
      return routePage({ ...page, ...deliveries, route, choices, secret: secret?.secret ?? null });
    },
  ),
  ...routes.pausing(changeRoute),
  ...routes.deletion(deleteRoute),
};
