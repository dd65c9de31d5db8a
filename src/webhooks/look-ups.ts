/**
 * Look-ups of host names: each for a limited time, remembered for some seconds, and a few at once for each
 * workspace, so that its names that never answer keep no other workspace waiting.
 */
import { plainHost } from '../common/own-address.ts';
import type { Address, Resolve } from './resolve.ts';

/** How long a look-up may take, and how long it may wait for its turn, in milliseconds. */
export const longestLookUp = 5_000;
/** How long addresses are remembered, and that there are none, in milliseconds. */
const keepFound = 10_000;
const keepMissing = 5_000;
/** So many names are remembered, with so many addresses each. */
const mostNames = 1_000;
const mostAddresses = 64;
/** Look-ups of one workspace at once. */
const shareSize = 4;

interface Remembered {
  readonly addresses: readonly Address[];
  readonly until: number;
}

/** The look-ups of a workspace. */
interface Share {
  running: number;
  /** Each is called when it is its turn. */
  readonly waiting: Set<() => void>;
}

export class LookUps {
  readonly #resolve: Resolve;
  readonly #timeout: number;
  readonly #now: () => number;
  /** The earliest first. */
  readonly #remembered = new Map<string, Remembered>();
  /** Those that have begun. Nobody joins one that waits: they would wait for the turn of another workspace. */
  readonly #underWay = new Map<string, Promise<readonly Address[]>>();
  readonly #shares = new Map<string, Share>();

  constructor(
    resolve: Resolve,
    timeout: number = longestLookUp,
    now: () => number = () => performance.now(),
  ) {
    this.#resolve = resolve;
    this.#timeout = timeout;
    this.#now = now;
  }

  /**
   * The addresses of a name: none where it has none or does not answer in time. Never rejects. `workspaceId`: in
   * whose share it is looked up, `null` for what was looked up a moment ago.
   */
  async find(hostname: string, workspaceId: string | null): Promise<readonly Address[]> {
    const name = plainHost(hostname);
    const known = this.#known(name);
    if (known !== undefined) return known;
    const leave = workspaceId === null ? () => {} : await this.#enter(workspaceId);
    if (leave === null) return [];
    try {
      // Somebody else may have asked meanwhile.
      return await (this.#known(name) ?? this.#ask(name));
    } finally {
      leave();
    }
  }

  #known(name: string): readonly Address[] | Promise<readonly Address[]> | undefined {
    const found = this.#remembered.get(name);
    if (found !== undefined && found.until > this.#now()) return found.addresses;
    return this.#underWay.get(name);
  }

  #ask(name: string): Promise<readonly Address[]> {
    const asking = this.#inTime(name)
      .then(addresses => {
        this.#remember(name, addresses);
        return addresses;
      })
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, asking);
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
    if (addresses.length > mostAddresses) return;
    const [earliest] = this.#remembered.keys();
    if (this.#remembered.size >= mostNames && earliest !== undefined) this.#remembered.delete(earliest);
    const until = this.#now() + (addresses.length > 0 ? keepFound : keepMissing);
    this.#remembered.set(name, { addresses, until });
  }

  /** Waits for a turn in a workspace's share. How to leave it, or `null` where no turn came in time. */
  async #enter(workspaceId: string): Promise<(() => void) | null> {
    const share = this.#shares.get(workspaceId) ?? { running: 0, waiting: new Set() };
    this.#shares.set(workspaceId, share);
    if (share.running < shareSize) share.running += 1;
    else if (!(await this.#turn(share))) return null;
    return () => {
      const [next] = share.waiting;
      if (next !== undefined) {
        // The place goes on to who has waited longest.
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
