/** The request of a delivery: its headers and its body. */

import type { Content } from '../common/events/cloudevents.ts';
import { chainHeader, chainHeaderName } from '../common/events/delivery-depth.ts';
import { formatEvent, sourceOfWorkspace } from '../common/events/event-format.ts';
import { traceContextIn, traceHeaders } from '../common/events/trace-context.ts';
import type { WebhookJob } from '../repository/index.ts';
import { signatureHeaders } from './sign.ts';

/** What a request is made of. */
export interface RequestParts
  extends Pick<WebhookJob, 'workspaceId' | 'payload' | 'hops' | 'via' | 'traceparent' | 'tracestate'> {
  readonly delivery: Pick<WebhookJob['delivery'], 'id' | 'event_id'>;
  readonly endpoint: Pick<WebhookJob['endpoint'], 'format' | 'headers' | 'secrets'>;
}

/** The headers of the endpoint come first, so that ours cannot be replaced. `now`: in milliseconds. */
export function requestOf(
  { workspaceId, delivery, endpoint, payload, hops: deliveryDepth = 0, via, ...trace }: RequestParts,
  { now, publicUrl }: { readonly now: number; readonly publicUrl: string | null },
): Content {
  const sent = traceContextIn(trace);
  const { headers, body } = formatEvent(endpoint.format, payload, {
    id: delivery.event_id,
    source: sourceOfWorkspace(publicUrl, workspaceId),
  });
  return {
    body,
    headers: {
      ...(sent === null ? endpoint.headers : withoutTrace(endpoint.headers)),
      ...headers,
      'user-agent': 'koa-marketplace-webhooks',
      'accept-encoding': 'identity',
      [chainHeaderName]: chainHeader({ deliveryDepth, via }, { workspaceId, deliveryId: delivery.id }),
      ...sent,
      ...signatureHeaders(delivery.event_id, body, endpoint.secrets, now),
    },
  };
}

const ofTraces: ReadonlySet<string> = new Set(Object.values(traceHeaders));

/** Names may be in capitals: two headers of one name are no trace for a receiver. */
const withoutTrace = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTraces.has(name.toLowerCase())));
