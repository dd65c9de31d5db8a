/** The faults that are active, and which of them a request meets. */
import { randomFrom } from '../random.ts';
import type { FaultRule } from './rule.ts';

const maxFaults = 100;

export interface ActiveFault {
  readonly id: string;
  readonly rule: FaultRule;
  readonly seen: number;
  /** How many of them it has failed. */
  readonly failed: number;
}

interface Entry extends ActiveFault {
  seen: number;
  failed: number;
  readonly matches: (method: string, path: string) => boolean;
  readonly random: () => number;
}

export class FaultRegistry {
  readonly #active = new Map<string, Entry>();
  #count = 0;

  get isEmpty(): boolean {
    return this.#active.size === 0;
  }

  /** @throws TypeError if there are too many */
  add(rule: FaultRule, matches: Entry['matches']): string {
    if (this.#active.size >= maxFaults)
      throw new TypeError(`${maxFaults} faults are active, and there cannot be more: stop some first`);
    this.#count += 1;
    const id = `fault_${this.#count}`;
    this.#active.set(id, { id, rule, seen: 0, failed: 0, matches, random: randomFrom(rule.seed ?? 1) });
    return id;
  }

  list(): ActiveFault[] {
    return [...this.#active.values()].map(({ id, rule, seen, failed }) => ({ id, rule, seen, failed }));
  }

  /** Whether the fault was active. */
  stop(id: string): boolean {
    return this.#active.delete(id);
  }

  clear(): void {
    this.#active.clear();
  }

  /**
   * The fault that a request meets: the oldest that is due. Later ones do not see the request. It is counted at once,
   * so that of requests at the same time exactly as many fail as the rule says.
   */
  take(method: string, path: string): FaultRule | null {
    for (const entry of this.#active.values()) {
      if (!entry.matches(method, path)) continue;
      entry.seen += 1;
      if (!isDue(entry)) continue;
      entry.failed += 1;
      if (entry.failed >= (entry.rule.times ?? 1)) this.#active.delete(entry.id);
      return entry.rule;
    }
    return null;
  }
}

function isDue({ rule, seen, random }: Entry): boolean {
  const { nth, after = 0, probability } = rule;
  if (nth !== undefined) return seen === nth;
  return seen > after && (probability === undefined || random() < probability);
}
