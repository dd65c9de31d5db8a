import type { InstanceState } from '../generated/types.ts';

/** Each count ends here: a count of this many means "at least". So what it costs does not grow with a backlog. */
export const maxCounted = 10_000;

/** Of how many endpoints with due deliveries, and of how many open instances, the oldest is looked for. */
export const maxLookedAt = 1_000;

export interface WaitingQuery {
  /** @default all workspaces */
  readonly workspaceId?: string;
  /** The current time (ISO 8601 UTC). @default the storage's clock */
  readonly now?: string;
}

/** What waits to be sent to webhooks and other endpoints. Each count is at most {@link maxCounted}. */
export interface WaitingDeliveries {
  /** Deliveries that are not completed: due, being sent, tried again later, or waiting for a paused endpoint. */
  readonly pending: number;
  /** Those of active endpoints that could be sent now, and that no process is sending. */
  readonly due: number;
  /** For how many milliseconds the oldest of these is due, or `null`. Of many endpoints, {@link maxLookedAt} are looked at. */
  readonly oldestDue: number | null;
  readonly pausedEndpoints: number;
  /** Events that SQL has published: those that wait, and those that were refused. `null`: the storage has none. */
  readonly sqlEvents: { readonly waiting: number; readonly refused: number } | null;
}

/** What instances have not done yet. Each count is at most {@link maxCounted}. */
export interface WaitingMessages {
  readonly instances: Readonly<Record<InstanceState, number>>;
  /** Messages that are not sent yet, of all instances. */
  readonly queued: number;
  /** The same by the state of their instance: those of instances that are not open wait until somebody opens them. */
  readonly queuedByState?: Readonly<Record<InstanceState, number>>;
  /**
   * For how many milliseconds the oldest message of an open instance waits that could be sent, or `null`. Of many
   * instances, {@link maxLookedAt} are looked at.
   */
  readonly oldestQueued: number | null;
  readonly commands: number;
  /** For how many milliseconds the oldest of the counted commands waits, or `null`. */
  readonly oldestCommand: number | null;
}
