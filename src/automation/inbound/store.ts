/** Stores events, and creates the webhook events that hooks and routes receive. */
import { defined } from '../../common/defined.ts';
import { MarketplaceError } from '../../common/errors/errors.ts';
import type { DeliveryChain } from '../../common/events/delivery-depth.ts';
import { newId } from '../../common/new-id.ts';
import type { AutomationEventRecord, AutomationReceipt } from '../../generated/types.ts';
import type { Outcome } from '../../group/operation.ts';
import { limitIn, limitReached } from '../../limits/record-limits.ts';
import { isRefused, type Parts } from '../../repository/index.ts';
import { publishedEvent } from '../published-event.ts';
import { automationRecordLimits } from '../record-limits.ts';
import { checkDrafts, type Draft } from './draft.ts';
import { inboundErrors } from './errors.ts';
import type { ReadEvents } from './read.ts';
import type { KeyedCall, ReceiveCall } from './service.ts';

/** Who publishes: an inbound endpoint, an API key, or the host if both are `null`. */
export interface EventPublisher {
  readonly workspaceId: string;
  readonly endpointId: string | null;
  readonly keyId: string | null;
}

/** How long idempotency keys are remembered: 24 hours. */
const keyLifetime = 86_400_000;

const sourceOf = ({ endpointId, keyId }: EventPublisher) => {
  if (endpointId !== null) return `/automation/endpoints/${endpointId}`;
  return keyId === null ? '/automation/host' : `/automation/keys/${keyId}`;
};

export const recordOf = (
  draft: Draft,
  origin: EventPublisher,
  at: string,
  { deliveryDepth, via }: DeliveryChain,
): AutomationEventRecord => ({
  id: newId('evt'),
  type: draft.type,
  source: draft.source ?? sourceOf(origin),
  source_id: draft.sourceId,
  subject: draft.subject,
  time: draft.time ?? at,
  data: draft.data as AutomationEventRecord['data'],
  ...defined({
    data_json: draft.exactData ?? undefined,
    cloudevent: draft.cloudevent ?? undefined,
    headers: draft.headers,
    request: draft.request,
  }),
  endpoint_id: origin.endpointId,
  key_id: origin.keyId,
  received_at: at,
  deliver_at: draft.deliverAt,
  cancelled_at: null,
  sequence: null,
  hops: deliveryDepth,
  ...(via === undefined || via.length === 0 ? {} : { via: [...via] }),
});

export const receiptOf = ({
  id,
  type,
  received_at,
  deliver_at,
}: Readonly<AutomationEventRecord>): AutomationReceipt => ({
  id,
  type,
  received_at,
  deliver_at,
});

/** The idempotency key of a request, and what tells it from another request with this key. */
interface Identified {
  readonly key: string;
  readonly fingerprint: string;
}

/** Whose idempotency keys those of an origin are. */
const scopeOf = ({ endpointId }: EventPublisher) => endpointId ?? 'key';

function answerOf(
  events: readonly Readonly<AutomationEventRecord>[],
  isBatch: boolean,
): Outcome<AutomationReceipt | AutomationReceipt[]> {
  const receipts = events.map(receiptOf);
  if (isBatch) return { result: receipts };
  const [receipt] = receipts;
  if (receipt === undefined) throw new MarketplaceError(inboundErrors.automation_event_removed);
  return { result: receipt };
}

/** The response to a request that is repeated with its idempotency key; `null` for any other. */
export async function answerBefore(
  { repository, now }: Pick<ReceiveCall, 'repository' | 'now'>,
  origin: EventPublisher,
  { isBatch }: ReadEvents,
  identified: Identified | null,
): Promise<Outcome<AutomationReceipt | AutomationReceipt[]> | null> {
  if (identified === null) return null;
  const request = { scope: scopeOf(origin), ...identified, now: new Date(now).toISOString() };
  const events = await repository.automation.findPublished(origin.workspaceId, request);
  return events === null ? null : answerOf(events, isBatch);
}

/** Publishes the events of a request in one step. `identified`: `null` for a request without an idempotency key */
export async function store(
  {
    repository,
    now,
    limits,
    deliveryDepth,
    via,
  }: DeliveryChain &
    Pick<KeyedCall | ReceiveCall, 'now' | 'limits'> & { readonly repository: Pick<Parts, 'automation'> },
  origin: EventPublisher,
  { drafts, isBatch }: ReadEvents,
  identified: Identified | null,
): Promise<Outcome<AutomationReceipt | AutomationReceipt[]>> {
  checkDrafts(drafts, now);
  const at = new Date(now).toISOString();
  const records = drafts.map(draft => recordOf(draft, origin, at, { deliveryDepth, via }));
  const request =
    identified === null
      ? {}
      : {
          request: {
            scope: scopeOf(origin),
            ...identified,
            expiresAt: new Date(now + keyLifetime).toISOString(),
            now: at,
          },
        };
  const most = limitIn(limits, automationRecordLimits, 'scheduledEvents');
  const stored = await repository.automation.publish(origin.workspaceId, records, {
    ...request,
    most,
    events: event => [publishedEvent(event)],
  });
  if (isRefused(stored)) {
    if (stored.refused === 'too_many') throw limitReached(inboundErrors.too_many_scheduled_events, most);
    if (stored.refused === 'key_reused') throw new MarketplaceError(inboundErrors.automation_key_reused);
    throw new Error(`events were refused: ${stored.refused}`);
  }
  return answerOf(stored.events, isBatch);
}
