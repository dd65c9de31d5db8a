/** The public URL of an inbound endpoint. */

import { defined } from '../../common/defined.ts';
import { MarketplaceError } from '../../common/errors/errors.ts';
import { deliveryOfName } from '../../common/events/delivery-depth.ts';
import type { AutomationEndpointRecord, AutomationReceipt } from '../../generated/types.ts';
import type { Outcome } from '../../group/operation.ts';
import type { RawRequest } from '../../group/raw.ts';
import { idempotencyKeyOf } from '../../http/idempotency.ts';
import type { FoundAutomationEndpoint } from '../../repository/index.ts';
import { digestOf } from '../../secrets/key-format.ts';
import type { Preset } from '../presets.ts';
import { presetOf, repeatIdOf, verify } from '../verify.ts';
import { checkAllowed, checkEventData } from './check-events.ts';
import { checkType, checkTypes, type Draft } from './draft.ts';
import { inboundErrors } from './errors.ts';
import { refuseRounded } from './exact-data.ts';
import { eventTypeIn, keptHeadersIn, repeatIdIn } from './extracted-fields.ts';
import { fingerprintOf } from './fingerprint.ts';
import {
  asksToSubscribe,
  handshakeAnswer,
  permissionOf,
  subscriptionAnswer,
  trialAnswer,
} from './handshakes.ts';
import { cloudEventsOf, dataOf, deliverAtOf, queryFieldsOf, type ReadEvents } from './read.ts';
import { readSigned, type SignedRead } from './read-signed.ts';
import { answerOfEndpoint } from './response.ts';
import type { ReceiveCall } from './service.ts';
import { answerBefore, store } from './store.ts';
import { accepts, urlOf } from './tokens.ts';

/** What is known so far of a request, for those that are refused. */
interface RequestFacts {
  bytes: number | null;
  type: string | null;
}

export async function receiveEvent(
  call: ReceiveCall,
): Promise<Outcome<AutomationReceipt | AutomationReceipt[]>> {
  const found = await endpointOf(call);
  const known: RequestFacts = { bytes: lengthOf(call), type: null };
  try {
    return await receivedBy(call, found, known);
  } catch (error) {
    noteRefusal(call, found, error, known);
    throw error;
  }
}

function noteRefusal(
  { repository, service, request, now }: ReceiveCall,
  found: FoundAutomationEndpoint,
  error: unknown,
  known: RequestFacts,
): void {
  const refused = { ...known, userAgent: request.headers['user-agent'] };
  service.refusals.note(repository.automation, found, error, refused, now);
}

/** `null`: the request does not say it. */
function lengthOf({ request: { hasBody, headers } }: ReceiveCall): number | null {
  const length = hasBody ? Number(headers['content-length'] ?? Number.NaN) : 0;
  return Number.isSafeInteger(length) && length >= 0 ? length : null;
}

async function receivedBy(
  call: ReceiveCall,
  found: FoundAutomationEndpoint,
  known: RequestFacts,
): Promise<Outcome<AutomationReceipt | AutomationReceipt[]>> {
  const { workspaceId, endpoint } = found;
  const { request, service, now } = call;
  if (asksToSubscribe(request, found)) return subscribe(call, found);
  checkMethod(call, found);
  await refuseOwnDelivery(call);
  // What cannot be verified must not use up the rate of those who can send.
  if (endpoint.verification === null) service.rates.take(found, now);
  const { bytes, isExact } = request.hasBody
    ? await request.readBody()
    : { bytes: Buffer.alloc(0), isExact: true };
  known.bytes = bytes.length;
  const trial = trialAnswer(found, request, bytes);
  if (trial !== null) {
    if (endpoint.verification !== null) service.rates.takeUnverified(found, now);
    return { result: [], answer: trial };
  }
  const preset = checkSender(call, found, bytes, isExact);
  if (endpoint.verification !== null) service.rates.take(found, now);
  const answer = handshakeAnswer(found, request, bytes, preset);
  if (answer !== null) return { result: [], answer };
  const key = idempotencyKeyOf(request.headers);
  const read = readEvents(call, found, bytes, preset);
  if (read.drafts.length === 1) known.type = read.drafts[0]?.type ?? null;
  if (!isExact) for (const { data } of read.drafts) refuseRounded(data, '');
  if (read.drafts.length > 1) service.rates.add(found, read.drafts.length - 1, now);
  const origin = { workspaceId, endpointId: endpoint.id, keyId: null };
  const identified = key === null ? null : { key, fingerprint: fingerprintOf(request, bytes, read.drafts) };
  try {
    if (endpoint.state === 'paused') throw new MarketplaceError(inboundErrors.automation_endpoint_paused);
    checkAllowed(endpoint, read);
    await checkEventData(call, found, read);
  } catch (error) {
    // A repeated request gets its first response, even if the endpoint was changed since.
    const before = await answerBefore(call, origin, read, identified);
    if (before === null) throw error;
    return answered(endpoint, before);
  }
  return answered(endpoint, await store(call, origin, read, identified));
}

/** An outcome with the response that the endpoint has for it. */
function answered<Result extends object>(
  endpoint: AutomationEndpointRecord,
  outcome: Outcome<Result>,
): Outcome<Result> {
  const answer = answerOfEndpoint(endpoint);
  return answer === null ? outcome : { ...outcome, answer };
}

/** What senders of CloudEvents get that ask with OPTIONS whether they may send. */
export async function allowSender(call: ReceiveCall): Promise<Readonly<Record<string, string>> | null> {
  const { request, service } = call;
  if (request.headers['webhook-request-origin'] === undefined) return null;
  return permissionOf(request, await endpointOf(call), service.rates);
}

function subscribe(
  { request, service, params, now }: ReceiveCall,
  found: FoundAutomationEndpoint,
): Outcome<AutomationReceipt[]> {
  const { verification } = found.endpoint;
  const isUsable = verification !== null && presetOf(verification) !== null;
  const answer = isUsable ? subscriptionAnswer(request.query, verification.secret, params.token ?? '') : null;
  if (answer !== null) {
    service.rates.take(found, now);
    return { result: [], answer };
  }
  service.rates.takeUnverified(found, now);
  throw new MarketplaceError(inboundErrors.automation_unverified, 'hub.verify_token does not match');
}

/** An unknown token, a replaced one and that of a deleted endpoint get the same response. */
async function endpointOf(call: ReceiveCall): Promise<FoundAutomationEndpoint> {
  const { repository, service, params, now } = call;
  const digest = digestOf(params.token ?? '');
  if (service.known.get(digest) === undefined) call.checkGuess();
  const found = await repository.automation.findByToken(digest);
  if (found === null || !accepts(found.endpoint, digest, now)) {
    service.known.delete(digest);
    const refusal = new MarketplaceError(inboundErrors.automation_url_unknown);
    // Of a URL that was replaced it is still known whose it was.
    if (found !== null) noteRefusal(call, found, refusal, { bytes: lengthOf(call), type: null });
    throw refusal;
  }
  call.admit();
  service.known.set(digest, true);
  return found;
}

/**
 * Refuses a delivery that a delivery of this service led to, whatever name of this service it was sent to and whoever
 * forwarded it: its event could cause the same deliveries again, several each time. A tool that has received a delivery
 * and sends a request of its own may publish: the chains of tools are limited in their length.
 */
async function refuseOwnDelivery({ repository, request, via }: ReceiveCall): Promise<void> {
  if (request.headers['webhook-id'] === undefined) return;
  for (const name of via) {
    const { workspaceId, deliveryId } = deliveryOfName(name);
    if ((await repository.webhooks.findDelivery(workspaceId, deliveryId)) !== null)
      throw new MarketplaceError(inboundErrors.automation_own_delivery);
  }
}

function checkMethod({ request: { method } }: ReceiveCall, { endpoint }: FoundAutomationEndpoint): void {
  if (method === 'POST' || (method === 'GET' && endpoint.allow_get)) return;
  const allow = endpoint.allow_get ? 'POST, GET, OPTIONS' : 'POST, OPTIONS';
  throw new MarketplaceError('method_not_allowed', `use ${allow}`, { headers: { Allow: allow } });
}

/** Verifies who sent the request. Returns how it was verified; `null` if the endpoint verifies nothing. */
function checkSender(
  { request, service, now, apiBase, params }: ReceiveCall,
  found: FoundAutomationEndpoint,
  rawBody: Buffer,
  isExact: boolean,
): Preset | null {
  const { verification } = found.endpoint;
  if (verification === null) return null;
  const refuse = (reason: string) => {
    service.rates.takeUnverified(found, now);
    return new MarketplaceError(inboundErrors.automation_unverified, reason);
  };
  const preset = presetOf(verification);
  if (preset === null) throw refuse('its verification cannot be evaluated, and must be set again');
  const isSigned = preset.signs !== null;
  if (isSigned && request.method === 'GET') throw refuse('a signature does not cover the query, so use POST');
  if (isSigned && !isExact)
    throw new MarketplaceError(
      'invalid_request',
      'the application has already read the body and did not keep its bytes',
    );
  const url = `${urlOf(apiBase(), params.token ?? '')}${request.query === '' ? '' : `?${request.query}`}`;
  const fault = verify(verification, { headers: request.headers, rawBody, now, url });
  if (fault !== null) throw refuse(fault.replace(/\.$/, ''));
  // Anyone who has one signed request could add these headers, and publish other events.
  const uncovered = Object.keys(request.headers).find(
    name => name === 'deliver-at' || name.startsWith('ce-'),
  );
  if (isSigned && uncovered !== undefined)
    throw new MarketplaceError(
      'invalid_request',
      `the signature does not cover the header ${uncovered}: send CloudEvents in the structured mode`,
    );
  return preset;
}

function readEvents(
  { request, service }: ReceiveCall,
  { endpoint }: FoundAutomationEndpoint,
  bytes: Buffer,
  preset: Preset | null,
): ReadEvents {
  const { headers } = request;
  const body = readBody(request, bytes, preset);
  const deliverAt = deliverAtOf(headers);
  const kept = {
    ...defined({ headers: keptHeadersIn(endpoint, headers) }),
    request: {
      method: request.method === 'GET' ? ('GET' as const) : ('POST' as const),
      verification: endpoint.verification?.scheme ?? '',
    },
  };
  if ('events' in body) {
    const { drafts, isBatch } = body.events;
    checkTypes(drafts, service, isBatch);
    return {
      isBatch,
      drafts: drafts.map(one => ({ ...one, ...kept, deliverAt: one.deliverAt ?? deliverAt })),
    };
  }
  const named = eventTypeIn(endpoint, headers, body);
  if (named !== null) checkType(named.type, service, named.pointer);
  const draft: Draft = {
    ...kept,
    type: named?.type ?? endpoint.event_type,
    source: null,
    sourceId:
      repeatIdIn(endpoint, headers, body) ??
      (preset === null || endpoint.verification === null
        ? null
        : repeatIdOf(preset, endpoint.verification, { headers, rawBody: bytes })),
    subject: null,
    time: null,
    data: body.data,
    exactData: body.exactData ?? null,
    deliverAt,
  };
  return { drafts: [draft], isBatch: false, ...(named !== null && { typeAt: named.pointer }) };
}

function readBody({ method, query, headers }: RawRequest, bytes: Buffer, preset: Preset | null): SignedRead {
  if (preset !== null && preset.signs !== null) return readSigned(preset, headers, bytes);
  if (method === 'GET') return { data: queryFieldsOf(query) };
  const events = cloudEventsOf(headers, bytes);
  return events === null ? dataOf(headers, bytes) : { events };
}
