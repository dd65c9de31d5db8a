/** The rules that are active, and which of them a request meets. */

import type { Operation } from '../../../src/group/operation.ts';
import { delaysFrom } from '../delay.ts';
import { randomFrom } from '../random.ts';
import type { AnswerFunction, CheckedAnswer } from './answer.ts';
import { discard } from './answer-stream.ts';
import { fits, namesOwner, needsFacts } from './condition.ts';
import type { RequestFacts } from './request.ts';
import type { Selection } from './selection.ts';

export type ResponseStep = CheckedAnswer | AnswerFunction;

/** A rule as the registry takes it. */
export interface NewRule {
  readonly kind: 'answer' | 'fault';
  readonly selection: Selection;
  /** What the requests that it meets get, each in its turn. */
  readonly steps: readonly ResponseStep[];
  /** The rule as it is listed. */
  readonly given: object;
  readonly matches: (method: string, path: string, operation: Operation | null) => boolean;
  /** Whether it is one of the option `answers`. */
  readonly isStanding: boolean;
  /** Whether the rule as it is listed says all of it. */
  readonly isWhole: boolean;
}

export interface ActiveRule extends NewRule {
  readonly id: string;
  /** Requests that it is for. */
  readonly seen: number;
  /** How many of them it has met. */
  readonly met: number;
  /** What it names and nobody had when somebody looked. */
  note: string | null;
}

interface Entry extends ActiveRule {
  seen: number;
  met: number;
  /** How many it meets before it ends. */
  readonly most: number;
  readonly random: () => number;
  readonly delays: ReadonlyMap<ResponseStep, () => number>;
}

/** What a request gets. */
export interface Met {
  readonly rule: ActiveRule;
  readonly step: ResponseStep;
  /** Milliseconds; `null` if the step has none. */
  readonly delay: number | null;
  readonly count: number;
}

export const maxOf = { answer: 1_000, fault: 100 } as const;

export class RuleRegistry {
  readonly #active = new Map<string, Entry>();
  readonly #counts = { answer: 0, fault: 0 };

  get isEmpty(): boolean {
    return this.#active.size === 0;
  }

  /** @throws TypeError if there are too many */
  add(rule: NewRule): string {
    const { kind, selection, steps } = rule;
    const most = maxOf[kind];
    if (this.list(kind).length >= most)
      throw new TypeError(`${most} ${kind}s are active, and there cannot be more: stop some first`);
    this.#counts[kind] += 1;
    const id = `${kind}_${this.#counts[kind]}`;
    const { times = 1, seed = 1 } = selection;
    const delays = steps.flatMap(step =>
      typeof step === 'object' && step.delay !== undefined
        ? [[step, delaysFrom(step.delay, seed)] as const]
        : [],
    );
    this.#active.set(id, {
      ...rule,
      id,
      seen: 0,
      met: 0,
      note: null,
      most: times === 'always' ? Number.POSITIVE_INFINITY : times * steps.length,
      random: randomFrom(seed),
      delays: new Map(delays),
    });
    return id;
  }

  list(kind: NewRule['kind']): ActiveRule[] {
    return [...this.#inOrder()].filter(rule => rule.kind === kind);
  }

  /** Whether the rule was active. */
  stop(id: string): boolean {
    const entry = this.#active.get(id);
    if (entry?.met === 0) for (const step of entry.steps) if (typeof step === 'object') discard(step);
    return this.#active.delete(id);
  }

  clear(kind: NewRule['kind']): void {
    for (const { id } of this.list(kind)) this.stop(id);
  }

  /** Whether it depends on more than method and path which rule a request meets, or what it gets. */
  needsFacts(method: string, path: string, operation: Operation | null): boolean {
    return [...this.#active.values()].some(
      ({ matches, selection, steps }) =>
        (needsFacts(selection) || steps.some(step => typeof step === 'function')) &&
        matches(method, path, operation),
    );
  }

  /** The rules that a request could meet, for a workspace or a key of which none has come. */
  unseen(method: string, path: string, operation: Operation | null): ActiveRule[] {
    return [...this.#active.values()].filter(
      ({ matches, selection, seen }) =>
        seen === 0 && namesOwner(selection) && matches(method, path, operation),
    );
  }

  /** Those that end by themselves, oldest first; then those that stay, newest first: a test replaces what stays. */
  *#inOrder(): Generator<Entry> {
    const staying: Entry[] = [];
    for (const entry of this.#active.values())
      if (entry.most === Number.POSITIVE_INFINITY) staying.unshift(entry);
      else yield entry;
    yield* staying;
  }

  /**
   * The rule that a request meets: the first that is due. Later ones do not see the request. It is counted at once, so
   * that of requests at the same time exactly as many meet it as it says.
   */
  take(method: string, path: string, operation: Operation | null, facts: RequestFacts | null): Met | null {
    for (const entry of this.#inOrder()) {
      const { selection, steps, matches } = entry;
      if (!matches(method, path, operation)) continue;
      if (needsFacts(selection) && (facts === null || !fits(selection, facts, entry.met + 1))) continue;
      entry.seen += 1;
      if (!isDue(entry)) continue;
      const step = steps[entry.met % steps.length] as ResponseStep;
      entry.met += 1;
      if (entry.met >= entry.most) this.#active.delete(entry.id);
      return { rule: entry, step, delay: entry.delays.get(step)?.() ?? null, count: entry.met };
    }
    return null;
  }
}

function isDue({ selection, seen, random }: Entry): boolean {
  const { nth, after = 0, probability } = selection;
  if (nth !== undefined) return seen === nth;
  return seen > after && (probability === undefined || random() < probability);
}
