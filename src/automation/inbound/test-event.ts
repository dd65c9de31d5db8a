/** Publishes a test event at an inbound endpoint, as a request to its URL would, without its verification. */
import { hash } from 'node:crypto';
import { MarketplaceError } from '../../common/errors/errors.ts';
import type { AutomationReceipt } from '../../generated/types.ts';
import type { Outcome } from '../../group/operation.ts';
import { checkAllowed, checkEventData } from './check-events.ts';
import { checkType } from './draft.ts';
import { inboundErrors } from './errors.ts';
import { eventTypeIn, repeatIdIn } from './extracted-fields.ts';
import type { ReadData } from './read.ts';
import type { InboundCall } from './service.ts';
import { store } from './store.ts';

/** `key`: idempotency key of the test, so that the same test publishes one event. */
export async function testEndpoint(
  call: InboundCall<ReadData>,
  key: string,
): Promise<Outcome<AutomationReceipt>> {
  const { input, params, principal, repository, service, now } = call;
  const { workspaceId } = principal;
  const endpoint = await repository.automation.findEndpoint(workspaceId, params.endpoint_id ?? '');
  if (endpoint === null) throw new MarketplaceError(inboundErrors.automation_endpoint_not_found);
  service.rates.take({ workspaceId, endpoint }, now);
  if (endpoint.state === 'paused') throw new MarketplaceError(inboundErrors.automation_endpoint_paused);
  const named = eventTypeIn(endpoint, {}, input);
  if (named !== null) checkType(named.type, service, named.pointer);
  const draft = {
    type: named?.type ?? endpoint.event_type,
    source: null,
    sourceId: repeatIdIn(endpoint, {}, input),
    subject: null,
    time: null,
    ...input,
    deliverAt: null,
  };
  const read = { drafts: [draft], isBatch: false, ...(named !== null && { typeAt: named.pointer }) };
  checkAllowed(endpoint, read);
  await checkEventData(call, { workspaceId, endpoint }, read);
  const origin = { workspaceId, endpointId: endpoint.id, keyId: null };
  const fingerprint = hash('sha256', JSON.stringify(input));
  const { result } = await store(call, origin, read, { key, fingerprint });
  return { result: result as AutomationReceipt };
}
