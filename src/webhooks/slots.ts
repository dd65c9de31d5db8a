/** The slots for concurrent deliveries, and the reservation of the last slots. */
export class DeliverySlots {
  /** Number of slots reserved for workspaces with no running delivery, and the same number for lanes with none. */
  readonly #forWorkspaces: number;
  readonly #forLanes: number;
  readonly #taken = new Map<string, number>();
  #free: number;

  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
    this.#free = size;
    this.#forWorkspaces = size > 1 ? Math.ceil(size / 10) : 0;
    this.#forLanes = this.#forWorkspaces + Math.floor(size / 10);
  }

  get free(): number {
    return this.#free;
  }

  /** How many are taken: by a workspace, or by all. */
  taken(workspaceId?: string): number {
    return workspaceId === undefined ? this.#size - this.#free : (this.#taken.get(workspaceId) ?? 0);
  }

  /** Whether a lane may start another delivery. */
  admits({ workspaceId, inFlight }: { readonly workspaceId: string; readonly inFlight: number }): boolean {
    if (this.#free > this.#forLanes) return true;
    if (this.#free > this.#forWorkspaces) return inFlight === 0;
    return this.#free > 0 && !this.#taken.has(workspaceId);
  }

  take(workspaceId: string): void {
    this.#free -= 1;
    this.#taken.set(workspaceId, (this.#taken.get(workspaceId) ?? 0) + 1);
  }

  giveBack(workspaceId: string): void {
    this.#free += 1;
    const left = (this.#taken.get(workspaceId) ?? 1) - 1;
    if (left === 0) this.#taken.delete(workspaceId);
    else this.#taken.set(workspaceId, left);
  }
}
