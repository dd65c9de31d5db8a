/** Repeats a step of the storage until it works: an outcome that is not stored would be lost. */
import type { Awaitable } from '../../common/concurrency/awaitable.ts';
import type { MessagingContext } from './context.ts';

const pause = 1_000;

/** Returns `null` if the signal is aborted before the step has worked. */
export async function untilStored<Result>(
  { time, onError }: Pick<MessagingContext, 'time' | 'onError'>,
  signal: AbortSignal,
  step: () => Awaitable<Result>,
): Promise<Result | null> {
  for (;;) {
    if (signal.aborted) return null;
    try {
      return await step();
    } catch (error) {
      onError(error);
    }
    await waiting(time, pause, signal);
  }
}

/** Resolves after a time, or as soon as the signal is aborted. */
export function waiting(time: MessagingContext['time'], wait: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const end = () => {
      cancel();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const cancel = time.after(wait, end);
    signal.addEventListener('abort', end, { once: true });
  });
}
