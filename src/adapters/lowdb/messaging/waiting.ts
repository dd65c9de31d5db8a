/** Counts of what instances have not done yet. */
import { type MessagingRepository, maxCounted } from '../../../repository/index.ts';
import { noInstances } from '../../rules/messaging.ts';
import { recordsOf } from '../data.ts';
import { clockOf, time } from '../order.ts';
import type { Store } from '../store.ts';
import { oldestAt, queuedOf } from './backlog.ts';
import { waitingIn } from './oldest.ts';

export const lowdbWaiting = (store: Store): Required<Pick<MessagingRepository, 'countWaiting'>> => ({
  countWaiting({ workspaceId, now } = {}) {
    const { data } = store;
    const clock = clockOf(now);
    const instances = { ...noInstances };
    const queuedByState = { ...noInstances };
    const queued: number[] = [];
    const commands: number[] = [];
    let count = 0;
    for (const own of workspaceId === undefined ? Object.keys(data.instances) : [workspaceId]) {
      for (const { id, state } of recordsOf(data, 'instances', own)) {
        instances[state] = Math.min(maxCounted, instances[state] + 1);
        const waiting = queuedOf(data, own, id);
        count += waiting;
        queuedByState[state] = Math.min(maxCounted, queuedByState[state] + waiting);
        const oldest = state === 'open' ? oldestAt(data, own, id, clock) : null;
        if (oldest !== null) queued.push(time(oldest));
      }
      commands.push(...waitingIn(data, own));
    }
    const since = (times: readonly number[]) =>
      times.length === 0 ? null : clock - times.reduce((one, other) => Math.min(one, other));
    return {
      instances,
      queued: Math.min(maxCounted, count),
      queuedByState,
      oldestQueued: since(queued),
      commands: Math.min(maxCounted, commands.length),
      oldestCommand: since(commands),
    };
  },
});
