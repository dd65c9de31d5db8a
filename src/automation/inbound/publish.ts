/** Publishing with an API key. */

import { invalidParameters, MarketplaceError } from '../../common/errors/errors.ts';
import { isJson } from '../../common/events/cloudevents.ts';
import { exactPart } from '../../common/json/exact-json.ts';
import { memberText } from '../../common/json/json-member.ts';
import { isPlainObject } from '../../common/json/plain-object.ts';
import type { AutomationReceipt, PublishEventRequest } from '../../generated/types.ts';
import type { Outcome } from '../../group/operation.ts';
import { requestKeyOf } from '../../http/idempotency.ts';
import { createInputReader } from '../../http/input.ts';
import { wrongValue } from '../cloudevents/attributes.ts';
import { checkTypes, type Draft } from './draft.ts';
import { refuseRounded } from './exact-data.ts';
import { fingerprintOf } from './fingerprint.ts';
import { cloudEventsOf, deliverAtOf, jsonOf, type ReadEvents } from './read.ts';
import { checkRegistered } from './registered-types.ts';
import type { KeyedCall } from './service.ts';
import { answerBefore, store } from './store.ts';

const fields = createInputReader('PublishEventRequest');

export async function publishEvent(
  call: KeyedCall,
): Promise<Outcome<AutomationReceipt | AutomationReceipt[]>> {
  const { request, principal } = call;
  const { headers } = request;
  const { bytes, isExact } = request.hasBody
    ? await request.readBody()
    : { bytes: Buffer.alloc(0), isExact: true };
  const key = requestKeyOf(headers, principal);
  const deliverAt = deliverAtOf(headers);
  const { drafts, isBatch } = cloudEventsOf(headers, bytes) ?? readFields(headers['content-type'], bytes);
  checkTypes(drafts, call.service, isBatch);
  if (!isExact) for (const { data } of drafts) refuseRounded(data, '/data');
  const read = { isBatch, drafts: drafts.map(one => ({ ...one, deliverAt: one.deliverAt ?? deliverAt })) };
  const origin = { workspaceId: principal.workspaceId, endpointId: null, keyId: principal.keyId };
  const identified = key === null ? null : { key, fingerprint: fingerprintOf(request, bytes, drafts) };
  try {
    await checkRegistered(call.service, call.repository.automation, principal.workspaceId, read);
  } catch (error) {
    // A repeated request gets its first response, even if the registry was changed since.
    const before = await answerBefore(call, origin, read, identified);
    if (before === null) throw error;
    return before;
  }
  return store(call, origin, read, identified);
}

function readFields(contentType: string | undefined, bytes: Buffer): ReadEvents {
  if (bytes.length > 0 && (contentType === undefined || !isJson(contentType)))
    throw new MarketplaceError('unsupported_media_type', 'send application/json or CloudEvents');
  const { data: body, exactData = null } = bytes.length === 0 ? { data: {} } : jsonOf(bytes);
  if (!isPlainObject(body)) throw new MarketplaceError('invalid_request', 'the body must be an object');
  const draft = draftOfFields(body);
  const exact = exactPart(memberText(exactData ?? '', ['data']), draft.data);
  return { drafts: [{ ...draft, exactData: exact }], isBatch: false };
}

/** The event that the members of a request describe. @throws MarketplaceError 400 */
export function draftOfFields(body: object): Draft {
  const input = fields.read({ ...body }) as unknown;
  const {
    type,
    data = null,
    id = null,
    source = null,
    subject = null,
    time = null,
    deliver_at,
  } = input as PublishEventRequest;
  // What CloudEvents may not contain could not be sent to hooks in their formats.
  for (const [name, value] of Object.entries({ source, subject })) {
    const reason = value === null ? null : wrongValue(name, value);
    if (reason !== null) throw invalidParameters({ pointer: `/${name}`, reason });
  }
  return { type, data, source, sourceId: id, subject, time, deliverAt: deliver_at ?? null };
}
