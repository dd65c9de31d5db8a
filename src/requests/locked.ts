/** Requests that the storage has left out because somebody else has locked the rows that count them. They are tried again. */
import type { AnsweredRequests } from '../repository/index.ts';

/** Maximum number of batches, each of a workspace, that wait for locked rows. */
const maxLocked = 1_000;
/** Maximum number of workspaces that are tried again at once: the storage waits a moment for each. */
const workspacesAtOnce = 10;

export class LockedRequests {
  readonly #byWorkspace = new Map<string, AnsweredRequests[]>();
  #count = 0;

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  has(workspaceId: string): boolean {
    return this.#byWorkspace.has(workspaceId);
  }

  /** Returns whether there was room. */
  add(one: AnsweredRequests): boolean {
    if (this.#count >= maxLocked) return false;
    this.#count += 1;
    const own = this.#byWorkspace.get(one.workspaceId);
    if (own === undefined) this.#byWorkspace.set(one.workspaceId, [one]);
    else own.push(one);
    return true;
  }

  /** Removes and returns all of those workspaces that have waited longest. */
  take(): AnsweredRequests[] {
    const taken: AnsweredRequests[] = [];
    for (const [workspaceId, own] of [...this.#byWorkspace].slice(0, workspacesAtOnce)) {
      this.#byWorkspace.delete(workspaceId);
      taken.push(...own);
    }
    this.#count -= taken.length;
    return taken;
  }
}
