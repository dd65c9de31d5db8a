/** Endpoints whose deliveries wait, because what they are sent with cannot be decrypted in this process. */
import { elapsed } from '../../common/time/worker-time.ts';
import type { LaneRoom, WebhookJob } from '../index.ts';

/** How long, in milliseconds, before it is tried again: the value may have been replaced meanwhile. */
const pause = 30_000;
/** Endpoints that are remembered. Deliveries of others are claimed, and released again. */
const most = 1_000;

export class SkippedLanes {
  readonly #lanes = new Map<string, { readonly lane: LaneRoom; readonly until: number }>();

  add({ workspaceId, endpoint }: Pick<WebhookJob, 'workspaceId' | 'endpoint'>): void {
    if (this.#lanes.size >= most) return;
    const lane = { workspaceId, endpointId: endpoint.id, room: 0 };
    this.#lanes.set(keyOf(lane), { lane, until: elapsed() + pause });
  }

  /** The rooms of a claim that takes none of their deliveries. */
  among(rooms: readonly LaneRoom[] | undefined): readonly LaneRoom[] | undefined {
    if (this.#lanes.size === 0) return rooms;
    const now = elapsed();
    for (const [key, { until }] of this.#lanes) if (now >= until) this.#lanes.delete(key);
    const others = (rooms ?? []).filter(room => !this.#lanes.has(keyOf(room)));
    return [...others, ...[...this.#lanes.values()].map(({ lane }) => lane)];
  }
}

const keyOf = ({ workspaceId, endpointId }: Pick<LaneRoom, 'workspaceId' | 'endpointId'>): string =>
  `${endpointId} ${workspaceId}`;
