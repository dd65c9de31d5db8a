import type { Holding, OutboxEvent } from '../../repository/index.ts';
import type { EventOccasion } from '../events.ts';
import type { MessagingContext } from './context.ts';

/** How the holder of an instance stores a change: as long as it holds it, and with the event that tells of it. */
export const holderChange = <Stored>(
  { now }: Pick<MessagingContext, 'now'>,
  { generation }: Holding,
  tell: (stored: Stored, origin: EventOccasion) => OutboxEvent,
): { generation: number; events: (stored: Stored) => OutboxEvent[] } => ({
  generation,
  events: stored => [tell(stored, { now: now() })],
});
