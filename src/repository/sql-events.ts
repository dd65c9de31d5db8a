/** Events that were published in SQL, and what becomes of them. */
import type { OutboxEvent } from './outbox-event.ts';

/** An event that SQL has published (`publish_event`), and that nobody has taken yet. */
export interface SqlEvent {
  readonly workspaceId: string;
  readonly id: string;
  readonly type: string;
  /** JSON. */
  readonly data: string;
  /** When it was published (ISO 8601 UTC). */
  readonly at: string;
  /** How long ago that is, in milliseconds, by the clock of the storage. */
  readonly age: number;
}

/** The event to send; or why it cannot be sent; or `later`: another process may be able to send it. */
export type TakenSqlEvent =
  | { readonly event: OutboxEvent }
  | { readonly refused: string }
  | { readonly later: true };

export interface RefusedSqlEvent extends Pick<SqlEvent, 'workspaceId' | 'id' | 'type'> {
  readonly reason: string;
}

/** What a call has taken. */
export interface TakenSqlEvents {
  /** The number of new deliveries. */
  readonly sent: number;
  /** Events that stay where they are, with their reasons. */
  readonly refused: readonly RefusedSqlEvent[];
  /** Whether there may be more. */
  readonly hasMore: boolean;
}
