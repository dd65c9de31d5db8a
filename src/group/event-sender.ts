/** What sends events to endpoints: of this process, or its replacement if another process sends them. */
import type { HostEvent } from './event.ts';

export interface EventSender {
  /**
   * Checks whether a URL may receive deliveries. The same check runs at each delivery. It throws an error whose message
   * completes a sentence that starts with the field name. `workspaceId`: the workspace that asks, because the number of
   * concurrent DNS look-ups is limited for each workspace.
   */
  check(url: string, workspaceId?: string): Promise<void>;
  /** Event types of the host, in addition to those of the served groups. */
  readonly events: readonly HostEvent[];
  /** For how many days deliveries and events are kept; 0: for ever. @default another process decides */
  readonly retention?: { readonly deliveryDays: number; readonly eventDays: number };
  /** Wakes the worker, because deliveries may be due. */
  nudge(): void;
}
