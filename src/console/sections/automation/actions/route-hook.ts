/** A hook that is created within the form of a route, which comes back with what was typed and the hook chosen. */
import { createHook } from '../../../../automation/hooks.ts';
import { callOf, sender } from '../../../actions/call.ts';
import type { FormWords } from '../../../actions/form-errors.ts';
import { tokenOf } from '../../../actions/form-tokens.ts';
import { noteChange } from '../../../noted-changes.ts';
import type { Answer } from '../../../visit.ts';
import { hookForm } from '../hook-form.ts';
import { routeForm } from '../route-form.ts';
import { withSample } from './route-sample.ts';
import { refillChangedRoute, refillRoute, routeEditor, routeOf } from './routes.ts';
import { type AutomationVisit, automationPath, formErrors } from './visit.ts';

const words: FormWords = {
  target_url: {
    field: 'hook-url',
    name: 'The URL',
    reported: { minLength: 'Enter the URL that receives events.' },
  },
  event_type: {
    field: 'hook-type',
    name: 'The event type of the hook',
    reported: { minLength: 'Enter the type of the events, such as order.large.' },
  },
  description: { field: 'hook-description', name: 'The name of the hook' },
};

const isNew = ({ params }: AutomationVisit) => params.route_id === undefined;

export const goToNewRoute = async (visit: AutomationVisit): Promise<Answer> => ({
  redirect: automationPath(visit, '/routes/new'),
});

export const refillRouteHook = (visit: AutomationVisit): Promise<Answer> =>
  isNew(visit) ? refillRoute(visit) : refillChangedRoute(visit);

export async function createRouteHook(visit: AutomationVisit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'routes');
  const route = isNew(visit) ? null : await routeOf(visit, workspaceId);
  const sent = routeForm.refused(routeForm.from(form, route), route, {});
  const given = await withSample(visit, workspaceId, sent);
  const { targetUrl: target_url, eventType: event_type, description } = given.newHook;
  const id = `hook_${tokenOf({ ...form, one: name => form.one(name === 'token' ? 'hook_token' : name) })}`;
  const back = (secret: string | null, status: number) =>
    routeEditor(
      visit,
      member,
      route,
      {
        ...given,
        hooks: [...new Set([...given.hooks, id])],
        newHook: routeForm.blank.newHook,
      },
      { status, created: { name: description === '' ? target_url : description, secret } },
    );
  try {
    const texts = { ...hookForm.blank.texts, target_url, event_type, description };
    const input = hookForm.read({ ...hookForm.blank, texts }, null);
    const { result } = await createHook(callOf(visit, workspaceId, input), { id });
    noteChange(visit, 'createAutomationHook', id);
    return back(result.secret, 201);
  } catch (error) {
    // The same form was submitted before.
    if ((await visit.repository.webhooks.findEndpoint(workspaceId, id)) !== null) return back(null, 200);
    return routeEditor(visit, member, route, { ...given, errors: formErrors(error, words) }, { status: 422 });
  }
}
