/**
 * Limits failed attempts, such as wrong passwords or purchase codes. All processes count in the storage, and each
 * attempt has its own number, so concurrent attempts cannot exceed the limit. A process that has seen a blocked name
 * refuses it for some seconds without asking the storage.
 */
import { hash } from 'node:crypto';
import type { LimitsRepository } from '../repository/index.ts';
import { beyond, type Policy } from './too-many.ts';

/** The names that an attempt is counted under. */
export interface CountedName {
  readonly name: string;
  readonly policy: Policy;
}

/** Maximum number of blocked names in memory. */
const maxRemembered = 10_000;
/** How long to remember a blocked name, in milliseconds, while an attempt in another process may still succeed. */
const untilGivenBack = 5_000;

export class AttemptLimits {
  readonly #limits: LimitsRepository;
  readonly #remembered: number;
  /** Blocked names by digest, because a name may be any text. `until`: when the storage is asked again. */
  readonly #stopped = new Map<string, { readonly endsAt: number; readonly until: number }>();

  /**
   * `remembered`: how long a blocked name is refused without asking the storage, in milliseconds. If attempts are never
   * given back, this may last until the window ends.
   */
  constructor(limits: LimitsRepository, remembered = untilGivenBack) {
    this.#limits = limits;
    this.#remembered = remembered;
  }

  /** Whether no blocked name is known. */
  get areFree(): boolean {
    return this.#stopped.size === 0;
  }

  /** Refuses names that are known to be blocked, without a query. @throws MarketplaceError 429 */
  check(counted: readonly CountedName[], now: number): void {
    if (this.areFree) return;
    for (const { name, policy } of counted) {
      const short = digestOf(name);
      const stopped = this.#stopped.get(short);
      if (stopped === undefined) continue;
      const { endsAt, until } = stopped;
      // A time further ahead than one window was stored before the clock was set back.
      if (until > now && endsAt <= now + policy.seconds * 1_000)
        throw beyond(policy, { uses: policy.requests, endsAt }, now);
      this.#stopped.delete(short);
    }
  }

  /**
   * Counts an attempt under every name. If one name is blocked, the attempt is refused and does not count under the
   * others. Returns a function that gives the attempt back if it did not fail.
   * @throws MarketplaceError 429
   */
  async count(counted: readonly CountedName[], now: number): Promise<() => Promise<void>> {
    this.check(counted, now);
    const taken: { readonly name: string; readonly endsAt: number }[] = [];
    const giveBack = async () => {
      for (const { name, endsAt } of taken) await this.#limits.giveBack(name, endsAt);
    };
    for (const { name, policy } of counted) {
      const window = await this.#limits.count(name, policy.seconds, now);
      taken.push({ name, endsAt: window.endsAt });
      if (window.uses <= policy.requests) continue;
      this.#stop(name, window.endsAt, now);
      await giveBack();
      throw beyond(policy, window, now);
    }
    return giveBack;
  }

  async reset(name: string): Promise<void> {
    this.#stopped.delete(digestOf(name));
    await this.#limits.reset(name);
  }

  #stop(name: string, endsAt: number, now: number): void {
    const [first] = this.#stopped.keys();
    if (first !== undefined && this.#stopped.size >= maxRemembered) this.#stopped.delete(first);
    this.#stopped.set(digestOf(name), { endsAt, until: Math.min(endsAt, now + this.#remembered) });
  }
}

const digestOf = (name: string) => hash('sha256', name, 'base64url');
