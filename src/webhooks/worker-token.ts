/**
 * The name of a worker in the leases of its deliveries. It says of which process it is, so that the one that starts next
 * knows which leases are of a process that has ended. It is an id: at most 64 characters.
 */
import { createHash, randomBytes } from 'node:crypto';
import { processName } from '../common/process-name.ts';

export interface WorkerToken {
  readonly token: string;
  /** Whether the worker with another token has certainly ended, or must not go on beside this one. */
  hasEnded(other: string): boolean;
}

const tagOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** `holder`: a name that the host gives, which no other process has at the same time. */
export function workerToken(holder?: string): WorkerToken {
  const own = randomBytes(6).toString('hex');
  if (holder !== undefined) {
    const named = `holder_${tagOf(holder)}_`;
    const token = `${named}${own}`;
    return { token, hasEnded: other => other !== token && other.startsWith(named) };
  }
  const { name, hasEnded } = processName();
  const [boot = '', space, pid, began, ...rest] = name.split('/');
  if (rest.length === 0) return { token: `worker_${own}`, hasEnded: () => false };
  const place = `process_${tagOf(`${boot}/${space}`)}_`;
  return {
    token: `${place}${pid}_${began}_${own}`,
    hasEnded(other) {
      const found = other.startsWith(place)
        ? /^(\d+)_(\d+)_[0-9a-f]+$/.exec(other.slice(place.length))
        : null;
      return found !== null && hasEnded(`${boot}/${space}/${found[1]}/${found[2]}/0`);
    },
  };
}
