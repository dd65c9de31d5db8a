/** The request of a delivery: its headers and its body. */
import { chainHeader, chainHeaderName } from '../common/delivery-depth.ts';
import { type FormattedEvent, formatEvent, sourceOfWorkspace } from '../common/event-format.ts';
import type { WebhookJob } from '../repository/index.ts';
import { signatureHeaders } from './sign.ts';

/** What a request is made of. */
export interface RequestParts extends Pick<WebhookJob, 'workspaceId' | 'payload' | 'hops' | 'via'> {
  readonly delivery: Pick<WebhookJob['delivery'], 'id' | 'event_id'>;
  readonly endpoint: Pick<WebhookJob['endpoint'], 'format' | 'headers' | 'secrets'>;
}

/** The headers of the endpoint come first, so that ours cannot be replaced. `now`: in milliseconds. */
export function requestOf(
  { workspaceId, delivery, endpoint, payload, hops: deliveryDepth = 0, via }: RequestParts,
  { now, publicUrl }: { readonly now: number; readonly publicUrl: string | null },
): FormattedEvent {
  const { headers, body } = formatEvent(endpoint.format, payload, {
    id: delivery.event_id,
    source: sourceOfWorkspace(publicUrl, workspaceId),
  });
  return {
    body,
    headers: {
      ...endpoint.headers,
      ...headers,
      'user-agent': 'koa-marketplace-webhooks',
      [chainHeaderName]: chainHeader({ deliveryDepth, via }, { workspaceId, deliveryId: delivery.id }),
      ...signatureHeaders(delivery.event_id, body, endpoint.secrets, now),
    },
  };
}
