/** The feed as batches of CloudEvents, each as webhooks send it. */
import { Readable } from 'node:stream';
import { mediaTypes } from '../../common/cloudevents.ts';
import { formatEvent } from '../../common/event-format.ts';
import type { AutomationEventRecord, AutomationFeedRequest } from '../../generated/types.ts';
import type { Outcome, Streamed } from '../../group/operation.ts';
import { publishedEvent } from '../published-event.ts';
import { feedPage } from './history.ts';
import type { InboundCall } from './service.ts';

/** One after the other: a page of large events is never one text. */
function* batchOf(events: readonly Readonly<AutomationEventRecord>[]): Generator<string> {
  yield '[';
  for (const [at, event] of events.entries()) {
    const { id, source } = event;
    const { body } = formatEvent('cloudevents', publishedEvent(event).payload, { id, source });
    yield `${at === 0 ? '' : ','}${body}`;
  }
  yield ']';
}

export async function readAutomationBatch(
  call: InboundCall<AutomationFeedRequest>,
): Promise<Outcome<Streamed>> {
  const { type, limit } = call.input;
  const { events, last } = await feedPage(call);
  const query = new URLSearchParams({ after: String(last) });
  if (limit !== undefined) query.set('limit', String(limit));
  if (type !== undefined) query.set('type', type);
  // Also of the last page, for whoever comes back: a CloudEvent does not say where it stands in the feed.
  const next = `<${call.apiBase()}/api/v1/automation/events/batch?${query}>; rel="next"`;
  return {
    result: { type: mediaTypes.batched, body: Readable.from(batchOf(events)), headers: { Link: next } },
  };
}
