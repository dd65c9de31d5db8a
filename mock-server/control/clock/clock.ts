/** The clock of a mock server, which tests move. */
import { suggestion } from '../../../src/common/text/unknown-name.ts';
import { durationOf, instantAfter, parsedInstant, withinBounds } from './times.ts';

export interface ClockState {
  /** ISO 8601 UTC. */
  readonly now: string;
  /** Whether it stands still. */
  readonly frozen: boolean;
  /** Whether it was moved since the start, or since it was reset. */
  readonly moved: boolean;
}

export interface MockClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  state(): ClockState;
  /** It runs on from there, or stands still. Returns the new time. @throws TypeError */
  set(at: Date | number | string, options?: { readonly frozen?: boolean }): number;
  /** Moves it forward; if it stands still, it still does. Returns the new time. @throws TypeError */
  advance(by: number | string): number;
  /** It is again what it was at the start. Returns the new time. */
  reset(): number;
  /** What it would show if nobody had moved it, in milliseconds since 1970. */
  start(): number;
  /** `by`: how far it has moved, in milliseconds. */
  onMoved(then: (by: number) => void): void;
}

/** What the option `now` takes. */
export type GivenClock = (() => number) | Date | number | string;

/**
 * A clock that runs from an instant on, or follows a function. Without either it follows `Date.now`, which is read late,
 * so that fake timers that replace it later are followed too.
 * @throws TypeError
 */
export function mockClock(given?: GivenClock, name = 'now'): MockClock {
  if (typeof given === 'function' && !Number.isFinite(given()))
    throw new TypeError('startMock: now must return milliseconds since 1970');
  const real = () => Date.now();
  const base = typeof given === 'function' ? given : real;
  const ahead = given === undefined || typeof given === 'function' ? 0 : parsedInstant(given, name) - real();
  /** How far it is ahead of the base, or where it stands still. */
  let offset = ahead;
  let frozenAt: number | null = null;
  let isMoved = false;
  const moved: ((by: number) => void)[] = [];
  const now = () => frozenAt ?? base() + offset;
  const move = (change: () => void): number => {
    const before = now();
    change();
    const by = now() - before;
    for (const then of moved) then(by);
    return now();
  };
  const standAt = (at: number, isFrozen: boolean) =>
    move(() => {
      offset = at - base();
      frozenAt = isFrozen ? at : null;
      isMoved = true;
    });
  return {
    now,
    state: () => ({ now: new Date(now()).toISOString(), frozen: frozenAt !== null, moved: isMoved }),
    set(at, options = {}) {
      const { frozen = false, ...unknown } = options;
      const [first] = Object.keys(unknown);
      if (first !== undefined)
        throw new TypeError(`the clock has no setting ${first}${suggestion(first, ['frozen'])}`);
      if (typeof frozen !== 'boolean') throw new TypeError('frozen must be true or false');
      return standAt(parsedInstant(at, 'now'), frozen);
    },
    advance(by) {
      const to = instantAfter(now(), durationOf(by, 'by'));
      return standAt(withinBounds(to, 'the time after by'), frozenAt !== null);
    },
    reset: () =>
      move(() => {
        offset = ahead;
        frozenAt = null;
        isMoved = false;
      }),
    start: () => base() + ahead,
    onMoved: then => void moved.push(then),
  };
}
