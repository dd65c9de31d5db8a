/** Property tests that make all their runs, also on a busy machine, and still report a short failure in time. */
import fc from 'fast-check';

/** How long a shorter failure is looked for, in milliseconds. */
const shrinking = 45_000;

/** Runs a property with many random values. */
export async function assertProperty<Value>(
  values: fc.Arbitrary<Value>,
  run: (value: Value) => Promise<void>,
  options: fc.Parameters<[Value]>,
): Promise<void> {
  let end = Number.POSITIVE_INFINITY;
  await fc.assert(
    fc.asyncProperty(values, async value => {
      // The library has a limit for all runs together. It does not await the run that it interrupts.
      if (performance.now() > end) return;
      try {
        await run(value);
      } catch (error) {
        end = Math.min(end, performance.now() + shrinking);
        throw error;
      }
    }),
    options,
  );
}
