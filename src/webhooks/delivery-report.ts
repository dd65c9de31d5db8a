import type { Settlement, WebhookJob } from '../repository/index.ts';

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
  /** `retried`: another attempt follows; `failed`: none does. */
  readonly outcome: 'succeeded' | 'retried' | 'failed';
  /** The HTTP status, or `null` without one. */
  readonly status: number | null;
  readonly ms: number;
}

export const deliveryReport = (
  { workspaceId, delivery, endpoint }: WebhookJob,
  { attempt, state }: Pick<Settlement, 'attempt' | 'state'>,
): DeliveryReport =>
  Object.freeze({
    workspace: workspaceId,
    endpoint: endpoint.id,
    kind: endpoint.kind ?? null,
    eventType: delivery.event_type,
    attempt: delivery.attempts.length + 1,
    outcome: state === 'pending' ? 'retried' : state,
    status: attempt.status,
    ms: attempt.duration_ms,
  });
