/** How much may wait in a workspace, because every change goes through it and writes the whole file. */
import { type OutboxEvent, StorageFullError } from '../../../repository/index.ts';
import { derived, type FrozenData } from '../data.ts';
import { deliveriesOf, type FrozenDelivery, webhookEventIn } from './records.ts';

/** Pending deliveries of a workspace that take no more events, and characters of their payloads. */
const maxWaiting = 25_000;
const maxCharacters = 16_000_000;
/** What deliveries make may take as much again: a workspace that is full gets empty by delivering. */
const forMade = 2;
/** Until a delivery that made too much is tried again, in milliseconds. */
export const waitForRoom = 5_000;

const waitingEvents = derived((deliveries: readonly FrozenDelivery[]) => {
  const events = new Set<string>();
  let count = 0;
  for (const { state, event_id } of deliveries)
    if (state === 'pending') {
      count += 1;
      events.add(event_id);
    }
  return { count, events };
});

function waitingIn(data: FrozenData, workspaceId: string): { count: number; characters: number } {
  const { count, events } = waitingEvents(deliveriesOf(data, workspaceId));
  let characters = 0;
  for (const id of events) characters += webhookEventIn(data, workspaceId, id)?.payload.length ?? 0;
  return { count, characters };
}

/** @throws StorageFullError if too much waits. `scheduled`: characters of what waits without deliveries. */
export function checkWaiting(data: FrozenData, workspaceId: string, scheduled: number): void {
  const { count, characters } = waitingIn(data, workspaceId);
  if (count > maxWaiting)
    throw new StorageFullError(`more than ${maxWaiting} deliveries of the workspace are pending`);
  if (characters + scheduled > maxCharacters)
    throw new StorageFullError(
      `events of the workspace with more than ${maxCharacters} characters are scheduled or pending`,
    );
}

/** The room that workspaces have for what deliveries make. */
export class StorageRoom {
  readonly #data: FrozenData;
  readonly #taken = new Map<string, { count: number; characters: number }>();

  constructor(data: FrozenData) {
    this.#data = data;
  }

  /** Takes room for events; `false` if there is none left. */
  take(workspaceId: string, events: readonly OutboxEvent[]): boolean {
    if (events.length === 0) return true;
    const taken = this.#taken.get(workspaceId) ?? waitingIn(this.#data, workspaceId);
    this.#taken.set(workspaceId, taken);
    if (taken.count > forMade * maxWaiting || taken.characters > forMade * maxCharacters) return false;
    for (const { only, payload } of events) {
      taken.count += only?.length ?? 1;
      taken.characters += payload.length;
    }
    return true;
  }
}
