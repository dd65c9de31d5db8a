/** An event that has come in, as the engine of webhooks gets it: for anyone who names it, hooks and routes among them. */
import { defined } from '../common/defined.ts';
import { storedChain } from '../common/events/delivery-depth.ts';
import { published } from '../common/events/subscription.ts';
import { jsonWith } from '../common/json/exact-json.ts';
import type { AutomationEventRecord } from '../generated/types.ts';
import { groupsOf, type OutboxEvent } from '../repository/index.ts';
import type { EventBody } from './types.ts';

/** The body of a delivery. Samples are the same. */
export function eventBodyOf(record: Readonly<AutomationEventRecord>): EventBody {
  const { id, type, time: timestamp, data, source, source_id, subject, cloudevent, headers } = record;
  return {
    type,
    timestamp,
    data,
    id,
    source,
    ...defined({ source_id: source_id ?? undefined, subject: subject ?? undefined, cloudevent, headers }),
  };
}

/** It has the id of the event: `automation.cancel` finds its deliveries by it. */
export function publishedEvent(record: Readonly<AutomationEventRecord>): OutboxEvent {
  const { id, type, endpoint_id, deliver_at } = record;
  return {
    id,
    type: published,
    created_at: deliver_at ?? record.received_at,
    payload: jsonWith(eventBodyOf(record), { data: record.data_json ?? null }),
    onRequest: true,
    about: { source: endpoint_id === null ? [] : [endpoint_id], type: [...groupsOf(type), type] },
    name: type,
    ...defined({ dueAt: deliver_at ?? undefined }),
    ...storedChain({ deliveryDepth: record.hops, via: record.via }),
  };
}
