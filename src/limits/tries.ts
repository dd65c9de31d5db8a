/**
 * Tries that may fail only so often: at passwords, at purchase codes. They are counted in the storage, by all
 * processes together, each with a number of its own: of any number at once no more are let through than may be.
 * A process that has learnt that a name had too many refuses it for some seconds without asking.
 */
import { createHash } from 'node:crypto';
import type { LimitsRepository } from '../repository/index.ts';
import { beyond, type Policy } from './too-many.ts';

/** What a try is counted under. */
export interface Counted {
  readonly name: string;
  readonly policy: Policy;
}

/** Names that are remembered for having had too many. */
const mostRemembered = 10_000;
/** How long, in milliseconds, where a try that is under way elsewhere may turn out to be right. */
const untilGivenBack = 5_000;

export class Tries {
  readonly #limits: LimitsRepository;
  readonly #remembered: number;
  /** By the digest of the name, which may be any text. `until`: how long the storage is not asked again. */
  readonly #stopped = new Map<string, { readonly endsAt: number; readonly until: number }>();

  /**
   * `remembered`: for how long, in milliseconds, a name that has had too many is refused without asking. Where no
   * try is ever given back, that may be until its window ends.
   */
  constructor(limits: LimitsRepository, remembered = untilGivenBack) {
    this.#limits = limits;
    this.#remembered = remembered;
  }

  /** Whether no name is known to have had too many: then none need be asked for. */
  get areFree(): boolean {
    return this.#stopped.size === 0;
  }

  /** Refuses what is known to have had too many, at no cost. @throws MarketplaceError 429 */
  check(counted: readonly Counted[], now: number): void {
    if (this.areFree) return;
    for (const { name, policy } of counted) {
      const short = digestOf(name);
      const stopped = this.#stopped.get(short);
      if (stopped === undefined) continue;
      const { endsAt, until } = stopped;
      // What lies further ahead than the window is long was noted before the clock went back.
      if (until > now && endsAt <= now + policy.seconds * 1_000)
        throw beyond(policy, { uses: policy.requests, endsAt }, now);
      this.#stopped.delete(short);
    }
  }

  /**
   * Counts a try under every name. Where one has had too many, the try is none, and counts under no other.
   * Gives what takes it back: a try that did not fail.
   * @throws MarketplaceError 429
   */
  async count(counted: readonly Counted[], now: number): Promise<() => Promise<void>> {
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

  /** Starts a name anew. */
  async reset(name: string): Promise<void> {
    this.#stopped.delete(digestOf(name));
    await this.#limits.reset(name);
  }

  #stop(name: string, endsAt: number, now: number): void {
    const [first] = this.#stopped.keys();
    if (first !== undefined && this.#stopped.size >= mostRemembered) this.#stopped.delete(first);
    this.#stopped.set(digestOf(name), { endsAt, until: Math.min(endsAt, now + this.#remembered) });
  }
}

const digestOf = (name: string) => createHash('sha256').update(name).digest('base64url');
