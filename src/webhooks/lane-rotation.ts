/**
 * A fair order: workspaces take turns first, then the lanes of each workspace, so that many lanes do not give a
 * workspace more turns.
 */
export class LaneRotation<Lane extends { readonly workspaceId: string }> {
  /** Both in the order of their turns. */
  readonly #workspaces = new Map<string, Set<Lane>>();

  /** Adds a lane at the end of its workspace's turns, unless it is already there. */
  add(lane: Lane): void {
    const lanes = this.#workspaces.get(lane.workspaceId);
    if (lanes === undefined) this.#workspaces.set(lane.workspaceId, new Set([lane]));
    else lanes.add(lane);
  }

  delete(lane: Lane): void {
    const lanes = this.#workspaces.get(lane.workspaceId);
    lanes?.delete(lane);
    if (lanes?.size === 0) this.#workspaces.delete(lane.workspaceId);
  }

  /** The next lane that may send, moved to the end of the turns, or `null` if none may. */
  next(mayGo: (lane: Lane) => boolean, isHeld: (workspaceId: string) => boolean): Lane | null {
    for (const [workspaceId, lanes] of this.#workspaces) {
      if (isHeld(workspaceId)) continue;
      for (const lane of lanes) {
        if (!mayGo(lane)) continue;
        lanes.delete(lane);
        lanes.add(lane);
        this.#workspaces.delete(workspaceId);
        this.#workspaces.set(workspaceId, lanes);
        return lane;
      }
    }
    return null;
  }
}
