/** Stores a route of a form, with the hook that it asks for. */

import { type HookSteps, routeWithHook } from '../../../../automation/route-with-hook.ts';
import { changeRoute, createRoute } from '../../../../automation/routes.ts';
import type { AutomationCall } from '../../../../automation/service.ts';
import type { AutomationRoute } from '../../../../generated/types.ts';
import { expectChange, noteChange } from '../../../noted-changes.ts';
import { hookForm } from '../hook-form.ts';
import { hooksOf } from '../receiver-part.ts';
import type { RouteChoices, RouteForm } from '../views.ts';
import type { AutomationVisit } from './visit.ts';

interface Sent {
  readonly given: RouteForm;
  readonly context: RouteChoices;
  readonly call: () => AutomationCall<never>;
  /** The one to change. */
  readonly record: AutomationRoute | null;
}

/** `id`: of a new route. Returns the secret of a hook that was created. */
export async function storeRoute(
  visit: AutomationVisit,
  { given, context, call: callOf, record }: Sent,
  id: string,
): Promise<{ readonly secret: string | null }> {
  const call = callOf();
  const store = (one: AutomationCall<never>) =>
    record === null ? createRoute(one, { id }) : changeRoute(one);
  const { newUrl } = hooksOf(given, context);
  if (newUrl === null) {
    await store(call);
    return { secret: null };
  }
  const texts = { ...hookForm.blank.texts, target_url: newUrl };
  const hook = { id: given.newHookId, input: hookForm.read({ ...hookForm.blank, texts }, null) };
  const operation = record === null ? 'createAutomationRoute' : 'changeAutomationRoute';
  const known = record === null ? undefined : { sources: record.sources, filter: record.filter };
  const { secret } = await routeWithHook(call, hook, known, store, stepsOf(visit, operation, id));
  if (secret !== null) noteChange(visit, operation, id, { before: record });
  return { secret };
}

/** Each change is an entry of its own in the audit log. */
const stepsOf = (visit: AutomationVisit, operation: string, id: string): HookSteps => ({
  creates: hook => expectChange(visit, 'createAutomationHook', hook),
  created(hook) {
    noteChange(visit, 'createAutomationHook', hook);
    expectChange(visit, operation, id);
  },
  deletes: hook => expectChange(visit, 'deleteAutomationHook', hook),
  deleted: hook => noteChange(visit, 'deleteAutomationHook', hook),
});
