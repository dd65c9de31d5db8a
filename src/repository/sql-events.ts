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
}

/** The event to send, or why it cannot be sent. */
export type TakenSqlEvent = { readonly event: OutboxEvent } | { readonly refused: string };

/** What a process that takes events declares. */
export interface DeclaredTypes {
  readonly types: readonly string[];
  /** For how long other processes take it that this one runs, after each of its calls, in milliseconds. */
  readonly knownFor: number;
}

export interface RefusedSqlEvent extends Pick<SqlEvent, 'workspaceId' | 'id' | 'type'> {
  readonly reason: string;
  /** Whether no process declares its type. Only one event of each such type is returned. */
  readonly isUndeclared: boolean;
}

/** What a call has taken. */
export interface TakenSqlEvents {
  /** The number of new deliveries. */
  readonly sent: number;
  /** Events that stay where they are, with their reasons. */
  readonly refused: readonly RefusedSqlEvent[];
  /** Whether events wait for another process, which declares their type. */
  readonly isHeld: boolean;
  /** Whether there may be more. */
  readonly hasMore: boolean;
}
