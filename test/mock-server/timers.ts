/** Timers of the mock server, which is in the process of the test. */
import type { Cleanup } from '../helper.ts';
import { until } from '../until.ts';

type IsMeant = (time: number) => boolean;

/**
 * Makes the timers that are meant run at once, so that no test waits for a delay. The mock server has other timers.
 * Returns the delays in the order in which they were asked for.
 */
export const quickTimers = (cleanup: Cleanup, isMeant: IsMeant): readonly number[] =>
  watched(cleanup, isMeant, () => 0);

/** Resolves when a timer of so many milliseconds is set, which keeps its time. */
export async function timerOf(cleanup: Cleanup, time: number): Promise<void> {
  const asked = watched(
    cleanup,
    one => one === time,
    one => one,
  );
  await until(() => asked.length > 0);
}

function watched(cleanup: Cleanup, isMeant: IsMeant, instead: (time: number) => number): readonly number[] {
  const asked: number[] = [];
  const { setTimeout: real } = globalThis;
  const watching = (run: (...values: unknown[]) => void, time = 0, ...values: unknown[]) => {
    if (!isMeant(time)) return real(run, time, ...values);
    asked.push(time);
    return real(run, instead(time), ...values);
  };
  globalThis.setTimeout = Object.assign(watching, real) as typeof setTimeout;
  cleanup(() => {
    globalThis.setTimeout = real;
  });
  return asked;
}
