/** A hook that is created within the form of a route, which comes back with what was typed and the hook chosen. */

import { createHook } from '../../../../automation/hooks.ts';
import { IdTakenError } from '../../../../common/errors/id-taken-error.ts';
import { callOf } from '../../../actions/call.ts';
import { deletedSince } from '../../../actions/creation.ts';
import type { FormWords } from '../../../actions/form-errors.ts';
import { contentTokenOf } from '../../../actions/form-tokens.ts';
import { noteChange } from '../../../noted-changes.ts';
import type { Answer } from '../../../visit.ts';
import { hookForm } from '../hook-form.ts';
import { routeForm } from '../route-form.ts';
import type { RouteForm } from '../views.ts';
import { newRouteForm, routeEditing } from './routes.ts';
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

const formIn = ({ params }: AutomationVisit) => (params.route_id === undefined ? newRouteForm : routeEditing);

export const routeHookActions = {
  goToNewRoute: async (visit: AutomationVisit): Promise<Answer> => ({
    redirect: automationPath(visit, '/routes/new'),
  }),

  refillRouteHook: (visit: AutomationVisit): Promise<Answer> => formIn(visit).refill(visit),

  createRouteHook: (visit: AutomationVisit): Promise<Answer> =>
    formIn(visit).fill(visit, async ({ form, given, workspaceId }) => {
      const { targetUrl: target_url, eventType: event_type, description } = given.newHook;
      const id = `hook_${contentTokenOf(form, 'hook_token', name => name.startsWith('hook_'))}`;
      const chosen = (secret: string | null): RouteForm => ({
        ...given,
        hooks: [...new Set([...given.hooks, id])],
        newHook: routeForm.blank.newHook,
        created: { name: description === '' ? target_url : description, secret },
      });
      try {
        const texts = { ...hookForm.blank.texts, target_url, event_type, description };
        const input = hookForm.read({ ...hookForm.blank, texts }, null);
        const { result } = await createHook(callOf(visit, workspaceId, input), { id });
        noteChange(visit, 'createAutomationHook', id);
        return { given: chosen(result.secret), status: 201 };
      } catch (error) {
        // The same form was submitted before.
        const isMade = (await visit.repository.webhooks.findEndpoint(workspaceId, id)) !== null;
        if (isMade) return { given: chosen(null), status: 200 };
        const errors = error instanceof IdTakenError ? { form: deletedSince } : formErrors(error, words);
        return { given: { ...given, errors }, status: 422 };
      }
    }),
};
