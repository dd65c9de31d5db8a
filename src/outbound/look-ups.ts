/**
 * DNS look-ups with a timeout, a short cache, and a limit of concurrent look-ups per workspace, so that host names of
 * one workspace that never resolve do not delay others.
 */
import { clearTimeout, setTimeout } from 'node:timers';
import type { Awaitable } from '../common/concurrency/awaitable.ts';
import { plainHost } from '../common/network/own-address.ts';
import type { Address, Resolve } from './resolve.ts';

/** Timeout of a look-up, and maximum wait for its turn, in milliseconds. */
export const maxLookUp = 5_000;
/** How long addresses and missing addresses are cached, in milliseconds. */
const keepFound = 10_000;
const keepMissing = 5_000;
/** Maximum number of cached names, and of addresses for each. */
const maxNames = 1_000;
const maxAddresses = 64;
/** Maximum number of concurrent look-ups of one workspace. */
const shareSize = 4;

interface Remembered {
  readonly addresses: readonly Address[];
  readonly until: number;
}

interface Share {
  running: number;
  /** Waiting look-ups; each function is called when it is its turn. */
  readonly waiting: Set<() => void>;
}

export class LookUps {
  readonly #resolve: Resolve;
  readonly #timeout: number;
  readonly #now: () => number;
  /** Ordered by time, oldest first. */
  readonly #remembered = new Map<string, Remembered>();
  /**
   * Running look-ups. Others never join a waiting look-up, because they would wait for the turn of another workspace.
   */
  readonly #inFlight = new Map<string, Promise<readonly Address[]>>();
  readonly #shares = new Map<string, Share>();

  constructor(resolve: Resolve, timeout: number = maxLookUp, now: () => number = () => performance.now()) {
    this.#resolve = resolve;
    this.#timeout = timeout;
    this.#now = now;
  }

  /**
   * Resolves the addresses of a name; an empty list if it has none or does not respond in time. Never rejects.
   * `workspaceId`: the workspace whose limit applies; `null` for a name that was resolved a moment ago.
   */
  find(hostname: string, workspaceId: string | null): Awaitable<readonly Address[]> {
    const name = plainHost(hostname);
    return this.#known(name) ?? this.#inTurn(name, workspaceId);
  }

  async #inTurn(name: string, workspaceId: string | null): Promise<readonly Address[]> {
    const leave = workspaceId === null ? () => {} : await this.#enter(workspaceId);
    if (leave === null) return [];
    try {
      // Another caller may have resolved it meanwhile.
      return await (this.#known(name) ?? this.#ask(name));
    } finally {
      leave();
    }
  }

  #known(name: string): readonly Address[] | Promise<readonly Address[]> | undefined {
    const found = this.#remembered.get(name);
    if (found !== undefined && found.until > this.#now()) return found.addresses;
    return this.#inFlight.get(name);
  }

  #ask(name: string): Promise<readonly Address[]> {
    const asking = this.#inTime(name)
      .then(addresses => {
        this.#remember(name, addresses);
        return addresses;
      })
      .finally(() => this.#inFlight.delete(name));
    this.#inFlight.set(name, asking);
    return asking;
  }

  async #inTime(name: string): Promise<readonly Address[]> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<[]>(resolve => {
      timer = setTimeout(() => resolve([]), this.#timeout);
    });
    const found = Promise.resolve(name)
      .then(this.#resolve)
      .catch(() => []);
    try {
      return await Promise.race([found, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  #remember(name: string, addresses: readonly Address[]): void {
    this.#remembered.delete(name);
    if (addresses.length > maxAddresses) return;
    const [earliest] = this.#remembered.keys();
    if (this.#remembered.size >= maxNames && earliest !== undefined) this.#remembered.delete(earliest);
    const until = this.#now() + (addresses.length > 0 ? keepFound : keepMissing);
    this.#remembered.set(name, { addresses, until });
  }

  /** Waits for a turn of a workspace. Returns a function that ends the turn, or `null` if no turn came in time. */
  async #enter(workspaceId: string): Promise<(() => void) | null> {
    const share = this.#shares.get(workspaceId) ?? { running: 0, waiting: new Set() };
    this.#shares.set(workspaceId, share);
    if (share.running < shareSize) share.running += 1;
    else if (!(await this.#turn(share))) return null;
    return () => {
      const [next] = share.waiting;
      if (next !== undefined) {
        // Passes the turn to the longest waiting look-up.
        share.waiting.delete(next);
        next();
        return;
      }
      share.running -= 1;
      if (share.running === 0) this.#shares.delete(workspaceId);
    };
  }

  #turn({ waiting }: Share): Promise<boolean> {
    return new Promise(resolve => {
      const go = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        waiting.delete(go);
        resolve(false);
      }, this.#timeout);
      waiting.add(go);
    });
  }
}
