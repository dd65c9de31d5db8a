/** Asks a group for what a page can do without. */
import { ExpectedError } from '../../common/errors/expected-error.ts';
import { within } from '../../common/time/within.ts';
import { realTime, type WorkerTime } from '../../common/time/worker-time.ts';
import type { Visit } from '../visit.ts';

/** What a group may take, in milliseconds, so that a slow one does not delay the page. */
const maxMs = 500;

/** The clock of this limit, which tests replace. */
export const groupTime: { current: WorkerTime } = { current: realTime };

/** `otherwise`: the result if the group is too slow or fails, which the host is told of. */
export async function askGroup<Result>(
  { options, ctx }: Visit,
  otherwise: Result,
  ask: (signal: AbortSignal) => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await within(groupTime.current, maxMs, null, ask);
  } catch (error) {
    if (!(error instanceof ExpectedError)) options.onError(error, ctx);
    return otherwise;
  }
}
