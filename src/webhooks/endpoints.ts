/** Receivers over HTTP: make, list, read, change, delete, pause, resume, test; their secrets. */
import { randomBytes } from 'node:crypto';
import { invalidParameters, MarketplaceError, type Problem } from '../common/errors.ts';
import type {
  ChangeWebhookEndpointRequest,
  CreateWebhookEndpointRequest,
  NewWebhookEndpoint,
  NoInput,
  RotateWebhookSecretRequest,
  WebhookEndpoint,
  WebhookEndpointRecord,
  WebhookSecret,
} from '../generated/types.ts';
import type { Outcome, Principal } from '../group/operation.ts';
import { webhookErrors } from './errors.ts';
import { maskedHeaders, maskOfHeader, reservedHeader } from './headers.ts';
import type { WebhookCall, WebhookService } from './service.ts';
import { newSecret } from './sign.ts';

/** Endpoints of a workspace. */
const most = 50;
const dayInSeconds = 86_400;

/**
 * An endpoint as it is shown: its secrets only where somebody asks for them, and the values of its headers, which
 * may be secrets of the receiver, only to who may change it.
 */
export function showEndpoint(
  record: Readonly<WebhookEndpointRecord>,
  viewer: Pick<Principal, 'scopes'> | null = null,
): WebhookEndpoint {
  const { secrets: _, recent_failures: __, ...shown } = record;
  const mayChange = viewer?.scopes.includes('webhooks:write') ?? false;
  return mayChange ? shown : { ...shown, headers: maskedHeaders(shown.headers) };
}

const endpointId = (params: Readonly<Record<string, string>>) => params.webhook_id ?? '';

async function found(
  record: Readonly<WebhookEndpointRecord> | null | Promise<Readonly<WebhookEndpointRecord> | null>,
): Promise<Readonly<WebhookEndpointRecord>> {
  const endpoint = await record;
  // The same for one of another workspace as for one that nobody has.
  if (endpoint === null) throw new MarketplaceError(webhookErrors.webhook_not_found);
  return endpoint;
}

/** What a schema cannot say of a receiver. */
async function checkInput(
  input: ChangeWebhookEndpointRequest,
  webhooks: WebhookService,
  workspaceId: string,
): Promise<void> {
  const [first, ...more] = await problemsOf(input, webhooks, workspaceId);
  if (first !== undefined) throw invalidParameters(first, ...more);
  const { headers = {} } = input;
  // Sent back as it was shown it would take the place of the real value.
  if (Object.values(headers).includes(maskOfHeader))
    throw new MarketplaceError(
      'invalid_request',
      `headers contains ${maskOfHeader}, the placeholder of a hidden value`,
    );
}

interface Checked {
  readonly url?: string;
  readonly event_types?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** All that is wrong with parameters that fit their schema. */
export async function problemsOf(
  { url, event_types: types = [], headers = {} }: Checked,
  webhooks: WebhookService,
  workspaceId: string,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  if (!types.every(type => webhooks.knows(type)))
    problems.push({ pointer: '/event_types', reason: 'contains an unknown event type' });
  if (reservedHeader(headers) !== null)
    problems.push({ pointer: '/headers', reason: 'contains a header that cannot be set' });
  try {
    if (url !== undefined) await webhooks.check(url, workspaceId);
  } catch (error) {
    problems.push({ pointer: '/url', reason: (error as Error).message });
  }
  return problems;
}

export async function listWebhooks({
  principal,
  repository,
}: WebhookCall<NoInput>): Promise<Outcome<WebhookEndpoint[]>> {
  const endpoints = await repository.webhooks.listEndpoints(principal.workspaceId);
  return { result: endpoints.map(endpoint => showEndpoint(endpoint, principal)) };
}

/** `id`: that of the endpoint; one that there is already is no second one. */
export async function createWebhook(
  { input, principal, repository, service: webhooks, now }: WebhookCall<CreateWebhookEndpointRequest>,
  { id = `ep_${randomBytes(12).toString('base64url')}` }: { readonly id?: string } = {},
): Promise<Outcome<NewWebhookEndpoint>> {
  await checkInput(input, webhooks, principal.workspaceId);
  const secret = newSecret();
  const record: WebhookEndpointRecord = {
    id,
    url: input.url,
    event_types: input.event_types,
    description: input.description ?? '',
    headers: input.headers ?? {},
    rate: input.rate ?? null,
    state: 'active',
    paused_reason: null,
    paused_at: null,
    failing_since: null,
    created_at: new Date(now).toISOString(),
    secrets: [{ secret, expires_at: null }],
    recent_failures: 0,
    ...(input.links === undefined ? {} : { links: input.links }),
    ...(input.tags === undefined ? {} : { tags: input.tags }),
    ...(input.sample === undefined ? {} : { sample: input.sample }),
  };
  const made = await repository.webhooks.createEndpoint(principal.workspaceId, record, { most });
  if ('refused' in made) {
    if (made.refused === 'too_many') throw new MarketplaceError(webhookErrors.too_many_webhooks);
    throw new Error(`a new endpoint was refused: ${made.refused}`);
  }
  return { result: { endpoint: showEndpoint(record, principal), secret } };
}

export async function getWebhook({
  params,
  principal,
  repository,
}: WebhookCall<NoInput>): Promise<Outcome<WebhookEndpoint>> {
  const endpoint = await found(repository.webhooks.findEndpoint(principal.workspaceId, endpointId(params)));
  return { result: showEndpoint(endpoint, principal) };
}

export async function changeWebhook({
  input,
  params,
  principal,
  repository,
  service: webhooks,
}: WebhookCall<ChangeWebhookEndpointRequest>): Promise<Outcome<WebhookEndpoint>> {
  await found(repository.webhooks.findEndpoint(principal.workspaceId, endpointId(params)));
  await checkInput(input, webhooks, principal.workspaceId);
  const changed = repository.webhooks.changeEndpoint(principal.workspaceId, endpointId(params), input);
  return { result: showEndpoint(await found(changed), principal) };
}

export async function deleteWebhook({
  params,
  principal,
  repository,
}: WebhookCall<NoInput>): Promise<Outcome<WebhookEndpoint>> {
  const deleted = repository.webhooks.deleteEndpoint(principal.workspaceId, endpointId(params));
  return { result: showEndpoint(await found(deleted), principal) };
}

export async function pauseWebhook({
  params,
  principal,
  repository,
  now,
}: WebhookCall<NoInput>): Promise<Outcome<WebhookEndpoint>> {
  const change = {
    state: 'paused',
    paused_reason: 'requested',
    paused_at: new Date(now).toISOString(),
  } as const;
  const { workspaceId } = principal;
  const paused = await repository.webhooks.changeEndpoint(workspaceId, endpointId(params), change, {
    when: ({ state }) => state === 'active',
  });
  // One that is paused already stays as it is.
  const endpoint = paused ?? repository.webhooks.findEndpoint(workspaceId, endpointId(params));
  return { result: showEndpoint(await found(endpoint), principal) };
}

export async function resumeWebhook({
  params,
  principal,
  repository,
}: WebhookCall<NoInput>): Promise<Outcome<WebhookEndpoint>> {
  const change = {
    state: 'active',
    paused_reason: null,
    paused_at: null,
    failing_since: null,
    recent_failures: 0,
  } as const;
  const { workspaceId } = principal;
  const resumed = await repository.webhooks.changeEndpoint(workspaceId, endpointId(params), change, {
    when: ({ state }) => state === 'paused',
  });
  const endpoint = resumed ?? repository.webhooks.findEndpoint(workspaceId, endpointId(params));
  return { result: showEndpoint(await found(endpoint), principal) };
}

export async function revealWebhookSecret({
  params,
  principal,
  repository,
}: WebhookCall<NoInput>): Promise<Outcome<WebhookSecret[]>> {
  const endpoint = await found(repository.webhooks.findEndpoint(principal.workspaceId, endpointId(params)));
  return { result: endpoint.secrets };
}

/** `from`: the secret that must be in front; where another one is, there is no such webhook. */
export async function rotateWebhookSecret(
  { input, params, principal, repository, now }: WebhookCall<RotateWebhookSecretRequest>,
  { from }: { readonly from?: string } = {},
): Promise<Outcome<WebhookSecret[]>> {
  const rotated = repository.webhooks.rotateSecret(principal.workspaceId, endpointId(params), {
    secret: newSecret(),
    ...(from === undefined ? {} : { from }),
    oldExpiresAt: new Date(now + (input.overlap_seconds ?? dayInSeconds) * 1_000).toISOString(),
    now: new Date(now).toISOString(),
  });
  return { result: (await found(rotated)).secrets };
}
