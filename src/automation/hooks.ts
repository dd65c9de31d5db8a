/** REST Hooks: a tool subscribes with its URL, and unsubscribes. */

import { defined } from '../common/defined.ts';
import { invalidParameters, MarketplaceError } from '../common/errors/errors.ts';
import { refusalOfNew } from '../common/errors/id-taken-error.ts';
import { filterToStore, storedFilterOf } from '../common/events/endpoint-filter.ts';
import { checkPatterns } from '../common/events/event-pattern.ts';
import { filterProblems } from '../common/events/filter-bounds.ts';
import { eventNamesOf, published, subscriptionTo } from '../common/events/subscription.ts';
import type {
  AutomationHook,
  ChangeAutomationHookRequest,
  CreateAutomationHookRequest,
  CreatedAutomationHook,
  NoInput,
  WebhookEndpointRecord,
} from '../generated/types.ts';
import type { Outcome } from '../group/operation.ts';
import { limitIn, limitReached } from '../limits/record-limits.ts';
import { isRefused } from '../repository/index.ts';
import { endpointOf, newEndpoint, stateChange } from './endpoints.ts';
import { automationErrors } from './errors.ts';
import { automationRecordLimits } from './record-limits.ts';
import { type AutomationCall, checkTarget } from './service.ts';

const notFound = () => new MarketplaceError(automationErrors.hook_not_found);

function showHook(record: Readonly<WebhookEndpointRecord>): AutomationHook {
  const { id, url, description, format = 'standard' } = record;
  const { state, paused_reason, paused_at, failing_since, created_at } = record;
  return {
    id,
    target_url: url,
    event_type: eventNamesOf(record)[0] ?? published,
    format,
    description,
    state,
    paused_reason,
    paused_at,
    failing_since,
    created_at,
    ...storedFilterOf(record),
  };
}

/** `hook`: the one to change. */
function checkFilter(
  { filter }: Pick<ChangeAutomationHookRequest, 'filter'>,
  hook: Pick<WebhookEndpointRecord, 'filter'> = {},
): void {
  const [first, ...more] = filterProblems(filter, storedFilterOf(hook).filter);
  if (first !== undefined) throw invalidParameters(first, ...more);
}

export async function listHooks({
  repository,
  principal,
}: AutomationCall<NoInput>): Promise<Outcome<AutomationHook[]>> {
  const hooks = await repository.webhooks.listEndpoints(principal.workspaceId, { kind: 'hook' });
  return { result: hooks.map(showHook) };
}

/** Refuses what the schema of the request cannot refuse. */
export async function checkNewHook(call: AutomationCall<CreateAutomationHookRequest>): Promise<void> {
  const { input } = call;
  checkFilter(input);
  checkPatterns([input.event_type], '/event_type');
  await checkTarget(input.target_url, '/target_url', call);
}

/** `id`: of the hook. An existing one is not created again. */
export async function createHook(
  call: AutomationCall<CreateAutomationHookRequest>,
  { id }: { readonly id?: string } = {},
): Promise<Outcome<CreatedAutomationHook>> {
  const { input, repository, principal, service, limits, now } = call;
  await checkNewHook(call);
  const record = newEndpoint('hook', now, {
    url: input.target_url,
    description: input.description ?? '',
    format: input.format ?? 'standard',
    ...subscriptionTo([input.event_type], name => service.knows(name)),
    ...defined({ id }),
    ...filterToStore(input),
  });
  const most = limitIn(limits, automationRecordLimits, 'hooks');
  const made = await repository.webhooks.createEndpoint(principal.workspaceId, record, {
    most,
    // Tools come back after their receiver was gone, and nobody tidies up after them.
    replacesGone: true,
  });
  if (isRefused(made)) {
    if (made.refused === 'too_many') throw limitReached(automationErrors.too_many_hooks, most);
    throw refusalOfNew('a new hook', made.refused);
  }
  return { result: { hook: showHook(made), secret: record.secrets[0]?.secret ?? '' } };
}

const hookOf = async (call: AutomationCall<unknown>): Promise<Readonly<WebhookEndpointRecord>> => {
  const hook = await endpointOf(call, 'hook', call.params.hook_id ?? '');
  if (hook === null) throw notFound();
  return hook;
};

export async function getHook(call: AutomationCall<NoInput>): Promise<Outcome<AutomationHook>> {
  return { result: showHook(await hookOf(call)) };
}

export async function changeHook(
  call: AutomationCall<ChangeAutomationHookRequest>,
): Promise<Outcome<AutomationHook>> {
  const { input, repository, principal, now } = call;
  const { state, description } = input;
  for (;;) {
    const hook = await hookOf(call);
    checkFilter(input, hook);
    const change = {
      ...stateChange(state, hook, now),
      ...defined({ description }),
      ...filterToStore(input),
    };
    const changed = await repository.webhooks.changeEndpoint(principal.workspaceId, hook.id, change, {
      // The hook may have failed since it was read.
      when: one => one.state === hook.state,
    });
    if (!isRefused(changed)) return { result: showHook(changed) };
    if (changed.refused === 'not_found') throw notFound();
  }
}

export async function deleteHook(call: AutomationCall<NoInput>): Promise<Outcome<AutomationHook>> {
  const { repository, principal } = call;
  const { id } = await hookOf(call);
  const deleted = await repository.webhooks.deleteEndpoint(principal.workspaceId, id);
  if (isRefused(deleted)) throw notFound();
  return { result: showHook(deleted) };
}
