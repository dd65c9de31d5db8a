/** The span of an attempt: a part of the trace that led to the event, over all attempts and processes. */

import { traceContextIn } from '../common/events/trace-context.ts';
import {
  ofSpan,
  type RunningSpan,
  type SpanAttributes,
  type SpanStart,
  type Tracing,
} from '../common/events/tracing.ts';
import { parseUrl } from '../common/network/parse-url.ts';
import type { Settlement, WebhookJob } from '../repository/index.ts';
import { outcomeNameOf } from './delivery-report.ts';

function startOf(job: WebhookJob, isPosted: boolean): SpanStart {
  const { workspaceId, delivery, endpoint } = job;
  const attempts = delivery.attempts.length;
  return {
    name: `deliver ${endpoint.kind ?? 'webhook'}`,
    kind: isPosted ? 'client' : 'internal',
    parent: traceContextIn(job),
    // Another header of a tracing system of the app would make ours invalid.
    isLeaf: isPosted,
    attributes: {
      [ofSpan.workspace]: workspaceId,
      [ofSpan.endpoint]: endpoint.id,
      [ofSpan.delivery]: delivery.id,
      [ofSpan.event]: delivery.event_id,
      [ofSpan.eventType]: delivery.event_type,
      [ofSpan.attempt]: attempts + 1,
      ...(isPosted && { 'http.request.method': 'POST', ...serverOf(endpoint.url) }),
      ...(isPosted && attempts > 0 && { 'http.request.resend_count': attempts }),
    },
  };
}

/** The path and the query of many receivers are their secret. A stored URL may be none: then the attempt fails. */
function serverOf(text: string): SpanAttributes {
  const url = parseUrl(text);
  if (url === null) return {};
  const { protocol, hostname, port } = url;
  return { 'server.address': hostname, 'server.port': Number(port) || (protocol === 'https:' ? 443 : 80) };
}

function end(span: RunningSpan, settlement: Settlement, isPosted: boolean): void {
  const { status } = settlement.attempt;
  span.set({
    [ofSpan.outcome]: outcomeNameOf(settlement),
    ...(isPosted && status !== null && { 'http.response.status_code': status }),
  });
  if (settlement.state !== 'succeeded')
    span.fail(status === null ? (isPosted ? 'no_response' : 'failed') : String(status));
}

/** `attempt` gets the delivery with the context of the span. */
export const tracedAttempt = <Attempt extends { readonly settlement: Settlement }>(
  tracing: Tracing,
  job: WebhookJob,
  isPosted: boolean,
  attempt: (job: WebhookJob) => Promise<Attempt>,
): Promise<Attempt> =>
  tracing.run(startOf(job, isPosted), async span => {
    const { traceparent: _, tracestate: __, ...rest } = job;
    const attempted = await attempt({ ...rest, ...(span.trace ?? traceContextIn(job)) });
    end(span, attempted.settlement, isPosted);
    return attempted;
  });
