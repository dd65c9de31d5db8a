/** Thrown by a test that a quick run skips; it counts as skipped. */
export class LeftOut extends Error {}

let count = 0;

export const leftOut = (): number => count;

/** Wraps a test so that it ends silently if a part that it needs is not available. */
export const unlessLeftOut =
  <Arguments extends unknown[]>(run: (...args: Arguments) => Promise<void> | void) =>
  async (...args: Arguments): Promise<void> => {
    try {
      await run(...args);
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error;
      count += 1;
    }
  };
