/** Waits for what must come true. A wait that lasts too long fails with what it waited for, and what was there instead. */
import { clearTimeout, setTimeout } from 'node:timers';
import { inspect } from 'node:util';

/** In milliseconds: more than a busy machine needs, and less than a test may last. */
const longest = 90_000;

/**
 * Resolves with what `look` finds, as soon as that is truthy.
 *
 * @param seen what the error shows beside the last result of `look`
 * @example
 * await until(async () => (await stateOf(id)) === 'open', () => stateOf(id));
 */
export async function until<Found>(
  look: () => Found | Promise<Found>,
  seen: () => unknown = () => undefined,
  patience = longest,
): Promise<Found> {
  let found: Found | undefined;
  let isOver = false;
  const looking = async (): Promise<Found> => {
    // Each look may be a request: one that takes long is looked at less often.
    for (let pause = 3; ; pause = Math.min(pause * 1.2, 50)) {
      found = await look();
      if (found || isOver) return found;
      await new Promise(resolve => setTimeout(resolve, pause));
    }
  };
  try {
    return await within(
      looking(),
      async () => {
        const beside = await seen();
        return `${String(look).replace(/\s+/g, ' ')}, which gave ${inspect(found)}${beside === undefined ? '' : ` beside ${inspect(beside)}`}`;
      },
      patience,
    );
  } finally {
    isOver = true;
  }
}

/**
 * Resolves as the promise does, or fails after some time.
 *
 * @param what what is awaited, and what is there instead
 */
export async function within<Value>(
  promise: Promise<Value>,
  what: () => string | Promise<string>,
  patience = longest,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(async () => {
      const reported = await Promise.resolve().then(what).catch(inspect);
      reject(new Error(`Waited ${patience / 1_000} s for ${reported}`));
    }, patience);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
