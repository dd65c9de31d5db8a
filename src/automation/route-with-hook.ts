/** A route and a hook that it sends to, in one step: a refusal of one of them leaves neither. */
import { invalidParameters, MarketplaceError, type Problem } from '../common/errors/errors.ts';
import { IdTakenError } from '../common/errors/id-taken-error.ts';
import type {
  AutomationRoute,
  ChangeAutomationRouteRequest,
  CreateAutomationHookRequest,
} from '../generated/types.ts';
import type { Outcome } from '../group/operation.ts';
import { WorkspaceFullError } from '../repository/index.ts';
import { endpointOf } from './endpoints.ts';
import { checkNewHook, createHook, deleteHook } from './hooks.ts';
import { checkRoute } from './routes.ts';
import type { AutomationCall } from './service.ts';

export interface NewHook {
  readonly id: string;
  readonly input: CreateAutomationHookRequest;
}

/** What happens to the hook, for the audit log. */
export interface HookSteps {
  readonly creates: (id: string) => void;
  readonly created: (id: string) => void;
  readonly deletes: (id: string) => void;
  readonly deleted: (id: string) => void;
}

/**
 * Stores the hook, and then the route by `store`, whose input names the hook. `known`: what the route has already. The
 * secret is that of the hook; `null` if the hook was stored before.
 * @throws MarketplaceError with the problems of both
 */
export async function routeWithHook<Input extends ChangeAutomationRouteRequest>(
  call: AutomationCall<Input>,
  hook: NewHook,
  known: Parameters<typeof checkRoute>[2],
  store: (call: AutomationCall<Input>) => Promise<Outcome<AutomationRoute>>,
  steps: HookSteps,
): Promise<{ readonly route: AutomationRoute; readonly secret: string | null }> {
  const hookCall = { ...call, input: hook.input };
  const others = (call.input.hooks ?? []).filter(id => id !== hook.id);
  const [first, ...more] = [
    ...(await problemsIn(() => checkRoute({ ...call.input, hooks: others }, call, known))),
    ...(await problemsIn(() => checkNewHook(hookCall))),
  ];
  if (first !== undefined) throw invalidParameters(first, ...more);
  // The same form was sent before.
  if ((await endpointOf(call, 'hook', hook.id)) !== null)
    return { route: (await store(call)).result, secret: null };
  steps.creates(hook.id);
  const { secret } = (await createHook(hookCall, { id: hook.id })).result;
  steps.created(hook.id);
  try {
    return { route: (await store(call)).result, secret };
  } catch (error) {
    if (isRefusal(error)) {
      steps.deletes(hook.id);
      await deleteHook({ ...call, input: {}, params: { hook_id: hook.id } });
      steps.deleted(hook.id);
    }
    throw error;
  }
}

/** Whether the route was not stored. After other errors, nobody knows. */
const isRefusal = (error: unknown): boolean =>
  error instanceof IdTakenError ||
  error instanceof WorkspaceFullError ||
  (error instanceof MarketplaceError && error.status < 500);

async function problemsIn(check: () => Promise<void>): Promise<readonly Problem[]> {
  try {
    await check();
    return [];
  } catch (error) {
    if (error instanceof MarketplaceError && error.problems.length > 0) return error.problems;
    throw error;
  }
}
