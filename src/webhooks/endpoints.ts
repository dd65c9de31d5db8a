/** Webhook endpoints over HTTP: create, list, read, update, delete, pause, resume, test; and their secrets. */

import { randomBytes } from 'node:crypto';
import { defined } from '../common/defined.ts';
import { invalidParameters, MarketplaceError, type Problem } from '../common/errors/errors.ts';
import { refusalOfNew } from '../common/errors/id-taken-error.ts';
import { filterToStore, storedFilterOf } from '../common/events/endpoint-filter.ts';
import { patternProblemIn } from '../common/events/event-pattern.ts';
import { filterProblems } from '../common/events/filter-bounds.ts';
import { listedNamesOf, listedSubscriptionTo, published } from '../common/events/subscription.ts';
import { shownName, suggestion } from '../common/text/unknown-name.ts';
import type {
  AutomationFilter,
  ChangeWebhookEndpointRequest,
  CreatedWebhookEndpoint,
  CreateWebhookEndpointRequest,
  NoInput,
  RotateWebhookSecretRequest,
  WebhookEndpoint,
  WebhookEndpointRecord,
  WebhookSecret,
} from '../generated/types.ts';
import type { Principal } from '../group/call.ts';
import type { Outcome } from '../group/operation.ts';
import { limitIn, limitReached } from '../limits/record-limits.ts';
import { isReadable } from '../repository/encrypted/unreadable.ts';
import { type EndpointChange, isRefused, type WebhooksRepository } from '../repository/index.ts';
import { newSigningSecret } from '../secrets/standard-webhooks.ts';
import {
  changedTarget,
  isSameTarget,
  newTarget,
  problemsOfTarget,
  type WithDestination,
} from './destinations/change.ts';
import { storedDestination } from './destinations/settings.ts';
import { webhookErrors } from './errors.ts';
import { findWebhook, webhooksOf } from './find.ts';
import { maskedHeaders, maskOfHeader, reservedHeader } from './headers.ts';
import { webhooksRecordLimits } from './record-limits.ts';
import type { WebhookCall, WebhookService } from './service.ts';

const dayInSeconds = 86_400;

/**
 * An endpoint in a response: without its secrets unless they were requested, and with header values, which may be
 * secrets of the receiver, only if the caller may update it.
 */
export function showWebhookEndpoint(
  record: Readonly<WebhookEndpointRecord>,
  viewer: Pick<Principal, 'scopes'> | null = null,
): WebhookEndpoint {
  const { secrets: _, recent_failures: __, kind, types: ___, config: ____, filter: _____, ...rest } = record;
  const stored = storedDestination(record);
  const shown = {
    ...rest,
    ...storedFilterOf(record),
    event_types: listedNamesOf(record),
    ...(kind === 'hook' && { kind: 'hook' as const }),
    ...(stored !== null && { destination: stored.destination }),
  };
  const mayChange = viewer?.scopes.includes('webhooks:write') ?? false;
  return mayChange ? shown : { ...shown, headers: maskedHeaders(shown.headers) };
}

const endpointId = (params: Readonly<Record<string, string>>) => params.webhook_id ?? '';

// The same error for an endpoint of another workspace as for one that does not exist.
const notFound = () => new MarketplaceError(webhookErrors.webhook_not_found);

/** The endpoint that a call names. */
async function endpointOf({
  params,
  principal,
  repository,
}: Pick<WebhookCall<unknown>, 'params' | 'principal' | 'repository'>): Promise<
  Readonly<WebhookEndpointRecord>
> {
  const endpoint = await findWebhook(repository.webhooks, principal.workspaceId, endpointId(params));
  if (endpoint === null) throw notFound();
  return endpoint;
}

/** Checks that a schema cannot express. `target`: where it leads, unless that stays. `before`: the webhook to change. */
async function checkInput(
  { url: _, ...input }: ChangeWebhookEndpointRequest,
  target: Parameters<typeof problemsOfTarget>[0] | null,
  webhooks: WebhookService,
  workspaceId: string,
  before?: Pick<WebhookEndpointRecord, 'filter'>,
): Promise<void> {
  const [first, ...more] = [
    ...(await problemsOf(input, webhooks, workspaceId, before)),
    ...(target === null ? [] : await problemsOfTarget(target, webhooks, workspaceId)),
  ];
  if (first !== undefined) throw invalidParameters(first, ...more);
  const { headers = {} } = input;
  // A masked value that is sent back must not replace the real value.
  if (Object.values(headers).includes(maskOfHeader))
    throw new MarketplaceError(
      'invalid_request',
      `headers contains ${maskOfHeader}, the placeholder for a hidden value`,
    );
}

/** A storage that takes no delivery out of a line keeps no order either. */
function checkOrder(
  { ordered = false }: Pick<ChangeWebhookEndpointRequest, 'ordered'>,
  { skip }: Pick<WebhooksRepository, 'skip'>,
): void {
  if (ordered && skip === undefined)
    throw invalidParameters({
      pointer: '/ordered',
      reason: 'is not supported by the storage of this service',
    });
}

interface Checked {
  readonly url?: string;
  readonly event_types?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly filter?: AutomationFilter;
}

/** Collects all problems of parameters that match their schema. `before`: the webhook to change. */
export async function problemsOf(
  { url, event_types: types = [], headers = {}, filter }: Checked,
  webhooks: WebhookService,
  workspaceId: string,
  before: Pick<WebhookEndpointRecord, 'filter'> | null = null,
): Promise<Problem[]> {
  const problems: Problem[] = filterProblems(filter, storedFilterOf(before ?? {}).filter);
  const wrong = wrongTypeIn(types, webhooks);
  if (wrong !== null) problems.push({ pointer: '/event_types', reason: wrong });
  if (reservedHeader(headers) !== null)
    problems.push({ pointer: '/headers', reason: 'contains a header name that is not allowed' });
  try {
    if (url !== undefined) await webhooks.check(url, workspaceId);
  } catch (error) {
    problems.push({ pointer: '/url', reason: (error as Error).message });
  }
  return problems;
}

/**
 * What is wrong with the event types, or `null`. Published events have any types, if there are any, but a type in a group
 * of this service is most likely a typo: nothing would ever be sent for it.
 */
function wrongTypeIn(types: readonly string[], webhooks: WebhookService): string | null {
  const wrong = patternProblemIn(types);
  if (wrong !== null) return wrong;
  const unknown = types.filter(type => !webhooks.knows(type));
  const [first] = unknown;
  if (first === undefined) return null;
  if (!webhooks.knows(published)) return 'contains an unknown event type';
  if (types.includes(published))
    return `contains ${shownName(first)} beside ${published}, which stands for all events that are published: send one of them`;
  const typo = unknown.find(type => webhooks.knows(`${type.split('.', 1)[0]?.toLowerCase()}.*`));
  if (typo === undefined) return null;
  const known = webhooks.events.map(({ type }) => type);
  return `contains ${shownName(typo)}, which is no event of this service${suggestion(typo, known)}`;
}

/** The event types as they are stored. */
const subscriptionIn = (types: readonly string[], webhooks: WebhookService) =>
  listedSubscriptionTo(types, type => webhooks.knows(type));

/** The settings as they are stored: all but where events go and which, which are stored in another form. */
function settingsIn(input: ChangeWebhookEndpointRequest & WithDestination) {
  const { url: _, destination: __, event_types: ___, filter: ____, filter_match: _____, ...settings } = input;
  return { ...settings, ...filterToStore(input) };
}

export async function listWebhooks({
  principal,
  repository,
}: WebhookCall<NoInput>): Promise<Outcome<WebhookEndpoint[]>> {
  const endpoints = await webhooksOf(repository.webhooks, principal.workspaceId);
  return { result: endpoints.map(endpoint => showWebhookEndpoint(endpoint, principal)) };
}

/** `id`: id of the endpoint; an existing endpoint is not created again. */
export async function createWebhook(
  { input, principal, repository, service: webhooks, limits, now }: WebhookCall<CreateWebhookEndpointRequest>,
  { id = `ep_${randomBytes(12).toString('base64url')}` }: { readonly id?: string } = {},
): Promise<Outcome<CreatedWebhookEndpoint>> {
  const target = newTarget(input, webhooks);
  await checkInput(input, target, webhooks, principal.workspaceId);
  checkOrder(input, repository.webhooks);
  const secret = newSigningSecret();
  const { types, ...subscription } = subscriptionIn(input.event_types, webhooks);
  const record: WebhookEndpointRecord = {
    id,
    ...target,
    ...subscription,
    description: '',
    headers: {},
    rate: null,
    ...settingsIn(input),
    state: 'active',
    paused_reason: null,
    paused_at: null,
    failing_since: null,
    created_at: new Date(now).toISOString(),
    secrets: [{ secret, expires_at: null }],
    recent_failures: 0,
    ...(types.length > 0 && { types }),
  };
  const most = limitIn(limits, webhooksRecordLimits, 'webhooks');
  const made = await repository.webhooks.createEndpoint(principal.workspaceId, record, { most });
  if (isRefused(made)) {
    if (made.refused === 'too_many') throw limitReached(webhookErrors.too_many_webhooks, most);
    throw refusalOfNew('the new endpoint', made.refused);
  }
  return { result: { endpoint: showWebhookEndpoint(made, principal), secret } };
}

export async function getWebhook(call: WebhookCall<NoInput>): Promise<Outcome<WebhookEndpoint>> {
  return { result: showWebhookEndpoint(await endpointOf(call), call.principal) };
}

export async function changeWebhook(
  call: WebhookCall<ChangeWebhookEndpointRequest>,
): Promise<Outcome<WebhookEndpoint>> {
  const { input, params, principal, repository, service: webhooks } = call;
  const { event_types: asked, url, destination }: typeof input & WithDestination = input;
  const before = await endpointOf(call);
  const target = changedTarget({ ...defined({ url, destination }) }, before, webhooks);
  const moved = 'url' in target ? { ...before, ...target } : null;
  await checkInput(input, moved, webhooks, principal.workspaceId, before);
  checkOrder(input, repository.webhooks);
  const changed = await repository.webhooks.changeEndpoint(
    principal.workspaceId,
    endpointId(params),
    {
      ...settingsIn(input),
      ...target,
      ...(asked !== undefined && subscriptionIn(asked, webhooks)),
    },
    // Somebody else may change other settings of the destination at the same time.
    destination === undefined ? {} : { when: current => isSameTarget(current, before) },
  );
  if (isRefused(changed) && changed.refused === 'changed') return changeWebhook(call);
  if (isRefused(changed)) throw notFound();
  return { result: showWebhookEndpoint(changed, principal) };
}

export async function deleteWebhook(call: WebhookCall<NoInput>): Promise<Outcome<WebhookEndpoint>> {
  const { params, principal, repository } = call;
  await endpointOf(call);
  const deleted = await repository.webhooks.deleteEndpoint(principal.workspaceId, endpointId(params));
  if (isRefused(deleted)) throw notFound();
  return { result: showWebhookEndpoint(deleted, principal) };
}

export async function pauseWebhook(call: WebhookCall<NoInput>): Promise<Outcome<WebhookEndpoint>> {
  const paused_at = new Date(call.now).toISOString();
  return moveTo(call, { state: 'paused', paused_reason: 'requested', paused_at });
}

export async function resumeWebhook(call: WebhookCall<NoInput>): Promise<Outcome<WebhookEndpoint>> {
  const well = { paused_reason: null, paused_at: null, failing_since: null, recent_failures: 0 };
  return moveTo(call, { state: 'active', ...well });
}

/** Moves an endpoint to another state. One that is in it already stays as it is. */
async function moveTo(
  call: WebhookCall<NoInput>,
  change: EndpointChange & Pick<WebhookEndpointRecord, 'state'>,
): Promise<Outcome<WebhookEndpoint>> {
  const { params, principal, repository } = call;
  await endpointOf(call);
  const moved = await repository.webhooks.changeEndpoint(principal.workspaceId, endpointId(params), change, {
    when: ({ state }) => state !== change.state,
  });
  const endpoint = isRefused(moved) ? await endpointOf(call) : moved;
  return { result: showWebhookEndpoint(endpoint, principal) };
}

export async function revealWebhookSecret(call: WebhookCall<NoInput>): Promise<Outcome<WebhookSecret[]>> {
  // One that cannot be decrypted fails here.
  return { result: (await endpointOf(call)).secrets.map(one => ({ ...one })) };
}

/** `from`: the expected current secret. If it differs, the operation answers that the webhook does not exist. */
export async function rotateWebhookSecret(
  call: WebhookCall<RotateWebhookSecretRequest>,
  { from }: { readonly from?: string } = {},
): Promise<Outcome<WebhookSecret[]>> {
  const { input, params, principal, repository, now } = call;
  await endpointOf(call);
  const rotated = await repository.webhooks.rotateSecret(principal.workspaceId, endpointId(params), {
    secret: newSigningSecret(),
    ...defined({ from }),
    oldExpiresAt: new Date(now + (input.overlap_seconds ?? dayInSeconds) * 1_000).toISOString(),
    now: new Date(now).toISOString(),
  });
  if (isRefused(rotated)) throw notFound();
  return { result: rotated.secrets.filter(isReadable) };
}
