/** The public URL of an inbound endpoint. */
import { MarketplaceError } from '../../common/errors.ts';
import { deliveryOfName } from '../../common/hops.ts';
import type { AutomationReceipt } from '../../generated/types.ts';
import type { Outcome } from '../../group/operation.ts';
import { idempotencyKeyOf } from '../../http/idempotency.ts';
import type { FoundAutomationEndpoint } from '../../repository/index.ts';
import { digestOf } from '../../secrets/key-format.ts';
import { unlessBusy } from '../sandbox/unless-busy.ts';
import { signedIdOf, verify } from '../verify.ts';
import { checkTypes, type Draft } from './draft.ts';
import { inboundErrors } from './errors.ts';
import { fingerprintOf } from './fingerprint.ts';
import { cloudEventsOf, dataOf, deliverAtOf, queryFieldsOf, type Read } from './read.ts';
import type { ReceiveCall } from './service.ts';
import { answerBefore, store } from './store.ts';
import { accepts } from './tokens.ts';

export async function receiveEvent(
  call: ReceiveCall,
): Promise<Outcome<AutomationReceipt | AutomationReceipt[]>> {
  const found = await endpointOf(call);
  const { workspaceId, endpoint } = found;
  const { request, service, now } = call;
  checkMethod(call, found);
  await refuseOwnDelivery(call);
  // What cannot be verified must not use up the rate of those who can send.
  if (endpoint.verification === null) service.rates.take(found, now);
  const { bytes, isExact } = request.hasBody
    ? await request.readBody()
    : { bytes: Buffer.alloc(0), isExact: true };
  const signedId = checkSender(call, found, bytes, isExact);
  if (endpoint.verification !== null) service.rates.take(found, now);
  const key = idempotencyKeyOf(request.headers);
  const read = readEvents(call, found, bytes, signedId);
  if (read.drafts.length > 1) service.rates.add(found, read.drafts.length - 1, now);
  const origin = { workspaceId, endpointId: endpoint.id, keyId: null };
  const identified = key === null ? null : { key, fingerprint: fingerprintOf(request, bytes, read.drafts) };
  try {
    if (endpoint.state === 'paused') throw new MarketplaceError(inboundErrors.automation_endpoint_paused);
    await checkData(call, found, read);
  } catch (error) {
    // A repeated request gets its first response, even if the endpoint was changed since.
    const before = await answerBefore(call, origin, read, identified);
    if (before === null) throw error;
    return before;
  }
  return store(call, origin, read, identified);
}

/** An unknown token, a replaced one and that of a deleted endpoint get the same response. */
async function endpointOf(call: ReceiveCall): Promise<FoundAutomationEndpoint> {
  const { repository, service, params, now } = call;
  const digest = digestOf(params.token ?? '');
  if (service.known.get(digest) === undefined) call.checkGuess();
  const found = await repository.automation.findByToken(digest);
  if (found === null || !accepts(found.endpoint, digest, now)) {
    service.known.delete(digest);
    throw new MarketplaceError(inboundErrors.automation_url_unknown);
  }
  call.admit();
  service.known.set(digest, true);
  return found;
}

/**
 * Refuses what a delivery of this service led to, whatever name of this service it was sent to and whoever forwarded it:
 * its event could cause the same deliveries again, several each time.
 */
async function refuseOwnDelivery({ repository, via }: ReceiveCall): Promise<void> {
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

/** Verifies who sent the request. Returns the id that its signature covers, if it has one. */
function checkSender(
  { request, service, now }: ReceiveCall,
  found: FoundAutomationEndpoint,
  rawBody: Buffer,
  isExact: boolean,
): string | null {
  const { verification } = found.endpoint;
  if (verification === null) return null;
  const { scheme } = verification;
  const refuse = (reason: string) => {
    service.rates.takeUnverified(found, now);
    return new MarketplaceError(inboundErrors.automation_unverified, reason);
  };
  if (scheme !== 'header' && request.method === 'GET')
    throw refuse('a signature does not cover the query, so use POST');
  if (scheme !== 'header' && !isExact)
    throw new MarketplaceError(
      'invalid_request',
      'the application has already read the body and did not keep its bytes',
    );
  const fault = verify(verification, { headers: request.headers, rawBody, now });
  if (fault !== null) throw refuse(fault.replace(/\.$/, ''));
  // Whoever has one signed request could add these headers, and publish other events.
  const uncovered = Object.keys(request.headers).find(
    name => name === 'deliver-at' || name.startsWith('ce-'),
  );
  if (scheme !== 'header' && uncovered !== undefined)
    throw new MarketplaceError(
      'invalid_request',
      `the signature does not cover the header ${uncovered}: send CloudEvents in the structured mode`,
    );
  // Senders repeat a request with the same id until they receive a response.
  const id = scheme === 'standard_webhooks' ? signedIdOf(request.headers) : '';
  return /^[\x20-\x7e]{1,1000}$/.test(id) ? id : null;
}

function readEvents(
  { request, service }: ReceiveCall,
  { endpoint }: FoundAutomationEndpoint,
  bytes: Buffer,
  signedId: string | null,
): Read {
  const { headers } = request;
  const given = request.method === 'GET' ? null : cloudEventsOf(headers, bytes);
  const deliverAt = deliverAtOf(headers);
  if (given !== null) checkTypes(given.drafts, service, given.isBatch);
  if (given !== null)
    return { ...given, drafts: given.drafts.map(one => ({ ...one, deliverAt: one.deliverAt ?? deliverAt })) };
  const data = request.method === 'GET' ? queryFieldsOf(request.query) : dataOf(headers, bytes);
  const draft: Draft = {
    type: endpoint.event_type,
    source: null,
    sourceId: signedId,
    subject: null,
    time: null,
    data,
    deliverAt,
  };
  return { drafts: [draft], isBatch: false };
}

/** @throws MarketplaceError 422 for data that does not match the schema of the endpoint */
export async function checkData(
  { service }: Pick<ReceiveCall, 'service'>,
  found: FoundAutomationEndpoint,
  { drafts, isBatch }: Read,
): Promise<void> {
  const { data_schema: schema } = found.endpoint;
  if (schema === null) return;
  for (const [index, { data }] of drafts.entries()) {
    const checked = await unlessBusy(service.checks.check(found, schema, data));
    if (checked.ok) continue;
    const pointer = `${isBatch ? `/${index}` : ''}/data${checked.pointer}`;
    throw new MarketplaceError(inboundErrors.automation_data_invalid, `${pointer} ${checked.reason}`, {
      problems: [{ pointer, reason: checked.reason }],
    });
  }
}
