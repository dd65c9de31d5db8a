import type { Settlement, WebhookJob } from '../repository/index.ts';

export type DeliveryOutcome = 'succeeded' | 'retried' | 'failed' | 'skipped';

export const outcomeNameOf = ({
  state,
  isSkipped,
}: Pick<Settlement, 'state' | 'isSkipped'>): DeliveryOutcome => {
  if (isSkipped) return 'skipped';
  return state === 'pending' ? 'retried' : state;
};

/** What a host is told of each attempt of a delivery: its option `onDelivery`. */
export interface DeliveryReport {
  /** Their ids. */
  readonly workspace: string;
  readonly endpoint: string;
  /** The kind of the endpoint; `null`: a webhook. */
  readonly kind: string | null;
  readonly eventType: string;
  /** From 1. */
  readonly attempt: number;
  /**
   * `retried`: another attempt follows; `failed`: none does. `skipped`: nothing was sent, because the filter of the
   * endpoint does not match.
   */
  readonly outcome: DeliveryOutcome;
  /** The HTTP status, or `null` without one. */
  readonly status: number | null;
  readonly ms: number;
}

export const deliveryReport = (
  { workspaceId, delivery, endpoint }: WebhookJob,
  settlement: Pick<Settlement, 'attempt' | 'state' | 'isSkipped'>,
): DeliveryReport =>
  Object.freeze({
    workspace: workspaceId,
    endpoint: endpoint.id,
    kind: endpoint.kind ?? null,
    eventType: delivery.event_type,
    attempt: delivery.attempts.length + 1,
    outcome: outcomeNameOf(settlement),
    status: settlement.attempt.status,
    ms: settlement.attempt.duration_ms,
  });
