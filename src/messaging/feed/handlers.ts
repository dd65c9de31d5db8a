/** Events over HTTP: the feed, and Server-Sent Events. */
import { MarketplaceError } from '../../common/errors/errors.ts';
import type { ChannelEvent, ChannelEventRecord, ChannelFeedRequest } from '../../generated/types.ts';
import type { Outcome, Streamed } from '../../group/operation.ts';
import { requestedFilters } from '../../repository/filters.ts';
import { type ChannelFeedQuery, channelFeedFilters } from '../../repository/index.ts';
import { type MessagingCall, type RawMessagingCall, requestedInstance } from '../calls.ts';

const defaultLimit = 100;

function showEvent({ id, sequence, instance_id, type, payload }: Readonly<ChannelEventRecord>): ChannelEvent {
  const { timestamp, data } = JSON.parse(payload) as Pick<ChannelEvent, 'timestamp' | 'data'>;
  return { id, sequence: sequence ?? 0, instance_id, type, timestamp, data };
}

export async function readFeed({
  input,
  principal,
  repository,
}: MessagingCall<ChannelFeedRequest>): Promise<
  Outcome<{ data: ChannelEvent[]; last: number; has_more: boolean }>
> {
  const { after = 0, limit = defaultLimit } = input;
  const page = await repository.messaging.feed(principal.workspaceId, {
    after,
    limit,
    ...requestedFilters<ChannelFeedQuery>(channelFeedFilters, input),
  });
  return { result: { data: page.events.map(showEvent), last: page.last, has_more: page.hasMore } };
}

/** @throws MarketplaceError 400 */
function lastEventOf(headers: RawMessagingCall['request']['headers']): number | null {
  const text = [headers['last-event-id'] ?? []].flat().join();
  if (text === '') return null;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new MarketplaceError('invalid_request', 'Last-Event-ID must be the id of an event');
}

export async function listen(call: RawMessagingCall): Promise<Outcome<Streamed>> {
  const { principal, request, service } = call;
  const { workspaceId, keyId } = principal;
  const { id } = await requestedInstance(call);
  const body = await service.live.listen({
    workspaceId,
    keyId,
    instanceId: id,
    address: request.address,
    after: lastEventOf(request.headers),
  });
  return {
    result: {
      type: 'text/event-stream',
      // Some proxies collect the response otherwise.
      headers: { 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' },
      body,
    },
  };
}
