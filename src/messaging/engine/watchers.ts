/** Who wants to know when events of a workspace may have been stored. */
export class Watchers {
  readonly #watchers = new Map<string, Set<() => void>>();

  /** Returns a function that ends it. */
  add(workspaceId: string, changed: () => void): () => void {
    const own = () => changed();
    const there = this.#watchers.get(workspaceId) ?? new Set();
    this.#watchers.set(workspaceId, there.add(own));
    return () => {
      there.delete(own);
      if (there.size === 0) this.#watchers.delete(workspaceId);
    };
  }

  /** Calls those of one workspace, or all. */
  tell(workspaceId?: string): void {
    const reported =
      workspaceId === undefined ? [...this.#watchers.values()] : [this.#watchers.get(workspaceId)];
    for (const watchers of reported) for (const changed of [...(watchers ?? [])]) changed();
  }
}
