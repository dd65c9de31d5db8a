/**
 * The pages of the console wait half a second for a group. On a busy machine, a group that does nothing wrong can take
 * longer, so in tests the limit is over only where a test says so.
 */

import { realTime } from '../../src/common/time/worker-time.ts';
import { groupTime } from '../../src/console/actions/ask-group.ts';
import { until } from '../until.ts';

const waiting = new Set<() => void>();

groupTime.current = {
  now: realTime.now,
  after(_, then) {
    waiting.add(then);
    return () => waiting.delete(then);
  },
};

/** What one group does that never answers: its limit is over as soon as every other group has answered. */
export function neverAnswer(): Promise<never> {
  void until(() => waiting.size <= 1).then(() => {
    for (const then of waiting) then();
  });
  return new Promise(() => {});
}
