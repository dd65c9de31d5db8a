/** An outage of the storage fails thousands of steps of an engine at once, which are one problem to a reader. */
import type { WorkerTime } from './worker-time.ts';

const second = 1_000;
/** Different outages that are remembered. There are very few. */
const most = 20;

/**
 * Passes on every error, but one that says that the storage is unavailable, for the same cause, only once a second.
 * `onError` of a host is told of each request that fails; logs are not.
 */
export function onceASecond<Rest extends unknown[]>(
  onError: (error: unknown, ...rest: Rest) => void,
  time: Pick<WorkerTime, 'now'>,
): (error: unknown, ...rest: Rest) => void {
  const silentUntil = new Map<string, number>();
  return (error, ...rest) => {
    const { name, message, cause } = error instanceof Error ? error : new Error();
    // By its name, because storages of hosts may have their own copy of the class.
    if (name === 'RepositoryUnavailableError') {
      const outage = `${message}\n${cause instanceof Error ? cause.message : ''}`;
      if (time.now() < (silentUntil.get(outage) ?? Number.NEGATIVE_INFINITY)) return;
      if (silentUntil.size >= most) silentUntil.clear();
      silentUntil.set(outage, time.now() + second);
    }
    onError(error, ...rest);
  };
}
