/** Hooks: list, create, show with deliveries, pause, resume, delete. */
import { changeHook, createHook, deleteHook, getHook, listHooks } from '../../../../automation/hooks.ts';
import { callOf } from '../../../actions/call.ts';
import { deliveryPageOf } from '../../../actions/delivery-page.ts';
import { resource } from '../../../actions/resource.ts';
import { leaveSecret } from '../../../session/secret-once.ts';
import { hookForm } from '../hook-form.ts';
import { hookListPage, hookPage } from '../pages/hooks.ts';
import { type AutomationVisit, automationPath, recordPath, whenBusy } from './visit.ts';

const hooks = resource({
  one: 'Hook',
  many: 'Hooks',
  what: 'hooks',
  list: (visit: AutomationVisit) => automationPath(visit, '/hooks'),
  listName: 'Hooks',
  parameter: 'hook_id',
  path: (visit, id) => recordPath(visit, 'hooks', id),
  find: async (_, { call }) => (await getHook(call)).result,
  form: hookForm,
  errors: whenBusy,
  /** The event types to suggest. */
  async view({ repository: { automation }, service }, { workspaceId }) {
    const endpoints = await automation.listEndpoints(workspaceId);
    const types = await automation.listTypes(workspaceId);
    return [
      ...new Set([
        ...endpoints.map(({ event_type }) => event_type),
        ...[...types, ...service.events].map(({ type }) => type),
      ]),
    ];
  },
});

export const hookActions = {
  ...hooks.list({ deleted: 'Hook and its deliveries deleted.' }, async (page, visit) => {
    const { result } = await listHooks(callOf(visit, page.workspaceId, {}));
    return hookListPage(page, result);
  }),
  ...hooks.record(
    {
      paused: { text: 'Hook paused. It receives no events until you resume it.', undo: ['resume'] },
      resumed: { text: 'Hook resumed. It receives the events from now on.', undo: ['pause'] },
      already:
        'This form has already created this hook. It was not created again. Its secret was shown then and cannot be shown again.',
    },
    async ({ secret, ...page }, hook, visit) => {
      const { repository, ctx } = visit;
      const { workspaceId } = page;
      const deliveries = await deliveryPageOf(repository.webhooks, workspaceId, hook.id, ctx.querystring);
      return hookPage({ ...page, ...deliveries, hook, secret: secret?.secret ?? null });
    },
  ),
  ...hooks.creation({
    title: 'Create a hook',
    save: 'Create hook',
    prefix: 'hook',
    create: async (_, { call, id }) => (await createHook(call(), { id })).result,
    leadTo(visit, { member, id }, { secret }) {
      const redirect = recordPath(visit, 'hooks', id);
      leaveSecret(visit, member, redirect, { secret });
      return { redirect };
    },
  }).actions,
  ...hooks.pausing(changeHook),
  ...hooks.deletion(deleteHook),
};
