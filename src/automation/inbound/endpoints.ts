/** Inbound endpoints over HTTP: create, list, read, change, rotate, delete. */

import { randomBytes } from 'node:crypto';
import { defined } from '../../common/defined.ts';
import { invalidParameters, MarketplaceError } from '../../common/errors/errors.ts';
import { refusalOfNew } from '../../common/errors/id-taken-error.ts';
import type {
  AutomationEndpoint,
  AutomationEndpointRecord,
  AutomationVerification,
  ChangeAutomationEndpointRequest,
  CreateAutomationEndpointRequest,
  CreatedAutomationEndpoint,
  NoInput,
  RotateAutomationEndpointRequest,
} from '../../generated/types.ts';
import type { Outcome } from '../../group/operation.ts';
import { limitIn, limitReached } from '../../limits/record-limits.ts';
import { isRefused } from '../../repository/index.ts';
import { automationRecordLimits } from '../record-limits.ts';
import { unlessBusy } from '../sandbox/unless-busy.ts';
import { wrongSecret } from '../verify.ts';
import { allowedTypes, anyType, checkAllowedTypes } from './allowed-types.ts';
import { checkType } from './draft.ts';
import { inboundErrors } from './errors.ts';
import { checkTaken, keptHeadersOf } from './extracted-fields.ts';
import { responseOf, storedResponse } from './response.ts';
import type { InboundCall, InboundService } from './service.ts';
import { newToken, urlOf } from './tokens.ts';

const dayInSeconds = 86_400;
/** Size limit of a schema, in characters of JSON. */
const maxSchemaLength = 65_536;

/** An endpoint without digests and secrets. */
export function showEndpoint(record: Readonly<AutomationEndpointRecord>, now: number): AutomationEndpoint {
  const { tokens, verification, event_types, event_type_from, repeat_id_from, response_json, ...shown } =
    record;
  return {
    ...shown,
    event_types: allowedTypes(event_types),
    event_type_from: event_type_from || null,
    repeat_id_from: repeat_id_from || null,
    keep_headers: keptHeadersOf(record),
    response: responseOf(record),
    tokens: tokens
      .filter(({ expires_at }) => expires_at === null || Date.parse(expires_at) > now)
      .map(({ last_four, expires_at }) => ({ last_four, expires_at })),
    verification: verification === null ? null : shownVerification(verification),
  };
}

// Without a look at the secret, which may be one that cannot be decrypted here.
const shownVerification = ({ scheme, header, hmac }: AutomationVerification) => ({
  scheme,
  header,
  ...defined({ hmac }),
});

const endpointId = (params: Readonly<Record<string, string>>) => params.endpoint_id ?? '';
// An endpoint of another workspace gets the same response as one that does not exist.
const notFound = () => new MarketplaceError(inboundErrors.automation_endpoint_not_found);

type Input = ChangeAutomationEndpointRequest;

function verificationOf({ verification }: Input): AutomationVerification | null | undefined {
  if (verification === null || verification === undefined) return verification;
  const { scheme, secret, header = null, hmac } = verification;
  const refuse = (field: string, reason: string) =>
    invalidParameters({ pointer: `/verification/${field}`, reason });
  const wrong = wrongSecret(scheme, secret);
  if (wrong !== null) throw refuse('secret', wrong);
  if (scheme === 'header' && header === null) throw refuse('header', 'is required for the scheme header');
  if (scheme !== 'header' && header !== null) throw refuse('header', 'is only for the scheme header');
  if (scheme !== 'hmac' && hmac !== undefined) throw refuse('hmac', 'is only for the scheme hmac');
  if (scheme !== 'hmac') return { scheme, secret, header };
  if (hmac === undefined) throw refuse('hmac', 'is required for the scheme hmac');
  const places = (name: string) => hmac.signed.split(name).length - 1;
  if (places('{body}') !== 1) throw refuse('hmac/signed', 'must contain {body} once');
  if ((hmac.timestamp_header ?? null) === null && places('{timestamp}') > 0)
    throw refuse('hmac/timestamp_header', 'is required, because signed contains {timestamp}');
  if ((hmac.timestamp_header ?? null) !== null && places('{timestamp}') === 0)
    throw refuse('hmac/signed', 'must contain {timestamp}: a time that is not signed proves nothing');
  return { scheme, secret, header, hmac };
}

/** @throws MarketplaceError 400 for a JSON Schema that cannot be used */
export async function checkSchema(
  { data_schema: schema }: Pick<Input, 'data_schema'>,
  schemas: InboundService['schemas'],
  workspaceId: string,
): Promise<void> {
  if (schema === null || schema === undefined) return;
  const refuse = (reason: string) => invalidParameters({ pointer: '/data_schema', reason });
  if (JSON.stringify(schema).length > maxSchemaLength)
    throw refuse(`must have at most ${maxSchemaLength} characters of JSON`);
  const compiled = await unlessBusy(schemas.compilesSchema(workspaceId, schema));
  if (compiled.ok) return;
  const [start = '', ...rest] = compiled.error.replace(/^(The schema|It) /, '').replace(/\.$/, '');
  throw refuse(`${start.toLowerCase()}${rest.join('')}`);
}

export async function listEndpoints({
  principal,
  repository,
  now,
}: InboundCall<NoInput>): Promise<Outcome<AutomationEndpoint[]>> {
  const endpoints = await repository.automation.listEndpoints(principal.workspaceId);
  return { result: endpoints.map(endpoint => showEndpoint(endpoint, now)) };
}

/** `id`: of the endpoint. An existing one is not created again. */
export async function createEndpoint(
  call: InboundCall<CreateAutomationEndpointRequest>,
  { id = `ain_${randomBytes(12).toString('base64url')}` }: { readonly id?: string } = {},
): Promise<Outcome<CreatedAutomationEndpoint>> {
  const { input, principal, repository, limits, now, apiBase } = call;
  checkType(input.event_type, call.service, '/event_type');
  checkAllowedTypes(input.event_types, call.service);
  const verification = verificationOf(input) ?? null;
  checkTaken(input, { verification });
  await checkSchema(input, call.service.schemas, principal.workspaceId);
  const { token, stored } = newToken();
  const { name, event_type, event_type_from, repeat_id_from, response: _, ...settings } = input;
  const record: AutomationEndpointRecord = {
    id,
    name,
    event_type,
    event_types: [anyType],
    allow_get: false,
    data_schema: null,
    rate: null,
    ...settings,
    ...defined({
      event_type_from: event_type_from ?? undefined,
      repeat_id_from: repeat_id_from ?? undefined,
      response_json: storedResponse(input) || undefined,
    }),
    tokens: [{ ...stored, expires_at: null }],
    verification,
    state: 'active',
    created_at: new Date(now).toISOString(),
  };
  const most = limitIn(limits, automationRecordLimits, 'inboundEndpoints');
  const made = await repository.automation.createEndpoint(principal.workspaceId, record, { most });
  if (isRefused(made)) {
    if (made.refused === 'too_many') throw limitReached(inboundErrors.too_many_automation_endpoints, most);
    throw refusalOfNew('a new inbound endpoint', made.refused);
  }
  return { result: { endpoint: showEndpoint(made, now), token, url: urlOf(apiBase(), token) } };
}

export async function getEndpoint({
  params,
  principal,
  repository,
  now,
}: InboundCall<NoInput>): Promise<Outcome<AutomationEndpoint>> {
  const endpoint = await repository.automation.findEndpoint(principal.workspaceId, endpointId(params));
  if (endpoint === null) throw notFound();
  return { result: showEndpoint(endpoint, now) };
}

export async function changeEndpoint(
  call: InboundCall<ChangeAutomationEndpointRequest>,
): Promise<Outcome<AutomationEndpoint>> {
  const { input, params, principal, repository, now } = call;
  const { verification: _, event_type_from, repeat_id_from, response: __, ...change } = input;
  if (input.event_type !== undefined) checkType(input.event_type, call.service, '/event_type');
  checkAllowedTypes(input.event_types, call.service);
  const verification = verificationOf(input);
  if ([verification, event_type_from, repeat_id_from, input.keep_headers].some(one => one !== undefined)) {
    const stored = await repository.automation.findEndpoint(principal.workspaceId, endpointId(params));
    if (stored === null) throw notFound();
    // What two changes at once let through, requests do not use.
    checkTaken(
      { ...stored, ...input },
      { verification: verification === undefined ? stored.verification : verification },
    );
  }
  await checkSchema(input, call.service.schemas, principal.workspaceId);
  const none = (place: string | null | undefined) => (place === null ? '' : place);
  const changed = await repository.automation.changeEndpoint(principal.workspaceId, endpointId(params), {
    ...change,
    ...defined({
      verification,
      event_type_from: none(event_type_from),
      repeat_id_from: none(repeat_id_from),
      response_json: storedResponse(input),
    }),
  } as Parameters<typeof repository.automation.changeEndpoint>[2]);
  if (isRefused(changed)) throw notFound();
  return { result: showEndpoint(changed, now) };
}

/** `from`: the digest of the token that must be the current one. */
export async function rotateEndpoint(
  { input, params, principal, repository, now, apiBase }: InboundCall<RotateAutomationEndpointRequest>,
  { from }: { readonly from?: string } = {},
): Promise<Outcome<CreatedAutomationEndpoint>> {
  const { token, stored } = newToken();
  const rotated = await repository.automation.rotateToken(principal.workspaceId, endpointId(params), {
    token: stored,
    ...defined({ from }),
    oldExpiresAt: new Date(now + (input.overlap_seconds ?? dayInSeconds) * 1_000).toISOString(),
    now: new Date(now).toISOString(),
  });
  if (isRefused(rotated)) throw notFound();
  return { result: { endpoint: showEndpoint(rotated, now), token, url: urlOf(apiBase(), token) } };
}

export async function deleteEndpoint({
  params,
  principal,
  repository,
  now,
}: InboundCall<NoInput>): Promise<Outcome<AutomationEndpoint>> {
  const deleted = await repository.automation.deleteEndpoint(principal.workspaceId, endpointId(params));
  if (isRefused(deleted)) throw notFound();
  return { result: showEndpoint(deleted, now) };
}
