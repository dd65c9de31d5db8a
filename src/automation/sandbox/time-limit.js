/** A task may use so much CPU time. What interrupts it counts the time that passes, which a busy machine gives to others. */

/** A task that was interrupted before it had its CPU time runs again, with these multiples of the limit. */
const factors = [1, 4, 32];
/** A task that uses more than this part of its CPU time is slow. */
const slowPart = 0.2;

/**
 * The reply to a task. A starved task had too little CPU time to say how much it needs: it must be tried again later.
 *
 * @template Result
 * @param {(timeMs: number) => Result} run is interrupted after this time
 * @param {{ of: string, timeMs: number, cpuMs: () => number }} options `cpuMs`: the CPU time of this process so far
 */
export function runWithin(run, { of, timeMs, cpuMs }) {
  const started = cpuMs();
  for (const factor of factors) {
    const before = cpuMs();
    try {
      return { ...run(factor * timeMs), isSlow: cpuMs() - started > slowPart * timeMs };
    } catch (error) {
      if (error?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT')
        return { ok: false, error: `The ${of} failed: ${error?.message ?? error}.`, isSlow: true };
    }
    if (cpuMs() - before > 0.9 * timeMs)
      return { ok: false, error: `The ${of} takes longer than ${timeMs} ms.`, isSlow: true };
  }
  return { isStarved: true };
}
