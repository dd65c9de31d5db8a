/** A deadline for work of others: work that does not end is given up. */
import type { WorkerTime } from './worker-time.ts';

/** There was no result in time. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Runs work for at most `wait` milliseconds. `signal` is aborted when the time is over, or when `outer` is aborted; the
 * result of the work is then ignored, however it ends.
 * @throws DeadlineError, the reason of `outer`, or what the work throws
 */
export function within<Result>(
  time: WorkerTime,
  wait: number,
  outer: AbortSignal | null,
  work: (signal: AbortSignal) => Result | Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  return new Promise<Result>((resolve, reject) => {
    const giveUp = (reason: unknown) => {
      settle(() => reject(reason));
      controller.abort(reason);
    };
    const onAbort = () => giveUp(outer?.reason);
    const cancel = time.after(wait, () =>
      giveUp(new DeadlineError(`There was no answer within ${wait / 1_000} s`)),
    );
    const settle = (how: () => void) => {
      cancel();
      outer?.removeEventListener('abort', onAbort);
      how();
    };
    if (outer?.aborted) {
      onAbort();
      return;
    }
    outer?.addEventListener('abort', onAbort, { once: true });
    // An exception of work that is not asynchronous is a rejection too.
    new Promise<Result>(started => started(work(controller.signal))).then(
      result => settle(() => resolve(result)),
      error => settle(() => reject(error)),
    );
  });
}
