/** Sends a message: queues it, and wakes the engine. */

import { createHash } from 'node:crypto';
import { limitsOf } from '../../channel/driver.ts';
import { invalidParameters, MarketplaceError } from '../../common/errors/errors.ts';
import { canonicalJson } from '../../common/json/canonical-json.ts';
import { newId } from '../../common/new-id.ts';
import type { Message, MessageRecord, SendMessageRequest } from '../../generated/types.ts';
import type { Outcome } from '../../group/operation.ts';
import { limitIn } from '../../limits/record-limits.ts';
import { isRefused, newMessage } from '../../repository/index.ts';
import { instanceIdOf, type MessagingCall, refusedAs, requestedInstance, storageNow } from '../calls.ts';
import { messagingErrors } from '../errors.ts';
import { progressOf } from '../events.ts';
import { messagingRecordLimits } from '../record-limits.ts';
import { showMessage } from '../show.ts';
import { checkLimits, contentOf, kindOf } from './content.ts';

const tenYears = 3_652 * 86_400_000;

/** What tells a request from another one with the same key. */
const fingerprintOf = ({ to, text, media, location, contact, poll, reply_to, send_at }: SendMessageRequest) =>
  createHash('sha256')
    .update(canonicalJson([to, text, media, location, contact, poll, reply_to, send_at]))
    .digest('hex');

async function sendAtOf(call: MessagingCall<SendMessageRequest>): Promise<string | null> {
  const { send_at } = call.input;
  if (send_at === undefined) return null;
  const now = await storageNow(call);
  if (Date.parse(send_at) > now + tenYears)
    throw invalidParameters({ pointer: '/send_at', reason: 'must be at most ten years ahead' });
  return Date.parse(send_at) <= now ? null : send_at;
}

async function checkReply(call: MessagingCall<SendMessageRequest>): Promise<void> {
  const { input, params, principal, repository } = call;
  const { reply_to: id, to } = input;
  if (id === undefined) return;
  const earlier = await repository.messaging.findMessage(principal.workspaceId, instanceIdOf(params), { id });
  if (earlier?.chat !== to)
    throw invalidParameters({ pointer: '/reply_to', reason: 'is not a message of this chat' });
}

/**
 * The message that an earlier request with the same key has stored. It is the answer whatever has become of the instance
 * or of a file since.
 * @throws MarketplaceError 422 if that was another request
 */
async function earlierOf({
  input,
  params,
  principal,
  repository,
  idempotencyKey: requestKey,
}: MessagingCall<SendMessageRequest>): Promise<Readonly<MessageRecord> | null> {
  if (requestKey === null) return null;
  const earlier = await repository.messaging.findMessage(principal.workspaceId, instanceIdOf(params), {
    requestKey,
  });
  if (earlier !== null && earlier.request_fingerprint !== fingerprintOf(input))
    throw new MarketplaceError(messagingErrors.message_key_reused);
  return earlier;
}

export async function sendMessage(call: MessagingCall<SendMessageRequest>): Promise<Outcome<Message>> {
  const { input, principal, repository, service, limits, now, idempotencyKey: key } = call;
  const instance = await requestedInstance(call);
  const earlier = await earlierOf(call);
  if (earlier !== null) return { result: showMessage(earlier) };
  const kind = kindOf(input);
  const driver = service.driver(instance.driver);
  if (driver !== undefined && !driver.contents.includes(kind))
    throw new MarketplaceError(messagingErrors.not_supported, `it cannot send ${kind}`);
  // A process without the driver does not know its limits.
  if (driver !== undefined) checkLimits(input, limitsOf(driver));
  if (instance.wanted !== 'open' || instance.state === 'failed')
    throw new MarketplaceError(messagingErrors.instance_not_connected, `its state is ${instance.state}`);
  const send_at = await sendAtOf(call);
  await checkReply(call);
  const message = newMessage({
    id: newId('msg'),
    instance_id: instance.id,
    chat: input.to,
    direction: 'out',
    from: instance.address,
    content: await contentOf(call),
    reply_to: input.reply_to ?? null,
    state: 'queued',
    send_at,
    request_key: key,
    request_fingerprint: key === null ? null : fingerprintOf(input),
    created_at: new Date(now).toISOString(),
  });
  const most = limitIn(limits, messagingRecordLimits, 'queuedMessages');
  const stored = await repository.messaging.addMessages(principal.workspaceId, instance.id, [message], {
    most,
    events: queued => [progressOf(queued, call)],
  });
  if (isRefused(stored))
    return refusedAs(
      stored.refused,
      { not_found: 'instance_not_found', key_reused: 'message_key_reused', too_many: 'too_many_queued' },
      most,
    );
  const [first] = stored;
  if (first === undefined) throw new Error('the storage returned no message');
  if (first.isNew) service.engine.nudge(principal.workspaceId, instance.id, 'messages');
  return { result: showMessage(first.message) };
}
