import { Sandbox } from '../../../src/automation/sandbox/sandbox.ts';
import type { Cleanup } from '../../helper.ts';
import { atEnd } from '../../runner/at-end.ts';

/** A sandbox that gives honest tasks all the time that a busy machine may need. */
export function sandbox(cleanup: Cleanup, limits: ConstructorParameters<typeof Sandbox>[0] = {}): Sandbox {
  const one = new Sandbox({ timeMs: 60_000, ...limits });
  cleanup(() => one.close());
  return one;
}

let shared: Sandbox | undefined;

/** The one of all tests of a file that leave it as it was: each starts a process. */
export function sharedSandbox(): Sandbox {
  if (shared === undefined) {
    const one = new Sandbox({ timeMs: 60_000 });
    atEnd.push(() => {
      shared = undefined;
      return one.close();
    });
    shared = one;
  }
  return shared;
}

/** A value so many levels deep. */
export function nested(levels: number): unknown {
  let value: unknown = 'core';
  for (let level = 0; level < levels; level += 1) value = { inner: value };
  return value;
}

export const endless = '($again := function($n) { $again($n + 1) }; $again(0))';
