/** The lanes with free capacity that may have more deliveries in the storage, by workspace. */
import { type Lane, roomOf } from './lane.ts';

export class LanesWithRoom {
  readonly #workspaces = new Map<string, Set<Lane>>();

  get workspaces(): Iterable<string> {
    return this.#workspaces.keys();
  }

  get size(): number {
    return this.#workspaces.size;
  }

  /** Looks again whether it is worth requesting more deliveries of a lane. */
  weigh(lane: Lane): void {
    const { workspaceId } = lane;
    const lanes = this.#workspaces.get(workspaceId);
    if (!lane.hasMore || roomOf(lane) === 0) {
      lanes?.delete(lane);
      if (lanes?.size === 0) this.#workspaces.delete(workspaceId);
    } else if (lanes === undefined) this.#workspaces.set(workspaceId, new Set([lane]));
    else lanes.add(lane);
  }
}
