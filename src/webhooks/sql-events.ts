/** Takes events that SQL has published, and tells of those that cannot be sent. */
import { setTimeout } from 'node:timers/promises';
import { groupBy } from '../common/collections/group-by.ts';
import { withRemedy } from '../common/errors/remedy.ts';
import { Pruning } from '../common/time/pruning.ts';
import { realTime } from '../common/time/worker-time.ts';
import { maxPayloadLength } from '../group/event.ts';
import type { RefusedSqlEvent, SqlEvent, TakenSqlEvent, WebhooksRepository } from '../repository/index.ts';
import type { ResolvedWorkerOptions } from './options.ts';

/** Other processes know the types of this one for this long after a call, and for two intervals of polling, in milliseconds. */
const knownFor = 60_000;
/** Pause before the next look if another process must take events first, in milliseconds. */
const heldPause = 50;

/** The event to send. Its data is the text that is stored: no number in it loses digits. */
function eventFrom({ id, type, data, at }: SqlEvent): TakenSqlEvent {
  if (!data.startsWith('{')) return { refused: 'data: must be an object' };
  const payload = `{"type":${JSON.stringify(type)},"timestamp":${JSON.stringify(new Date(at).toISOString())},"data":${data}}`;
  if (Buffer.byteLength(payload) > maxPayloadLength)
    return { refused: `data: is too large: the payload must not exceed ${maxPayloadLength} bytes` };
  return { event: { id, type, created_at: at, payload } };
}

interface SqlEventOptions extends Pick<ResolvedWorkerOptions, 'pollInterval'> {
  readonly webhooks: WebhooksRepository;
  readonly declared: ReadonlySet<string>;
  /** Never throws. */
  readonly onError: (error: unknown) => void;
  /** Called when there are new deliveries. */
  readonly nudge: () => void;
}

/** Looks for events all the time; `null` over a storage without SQL. */
export function takingSqlEvents({
  webhooks,
  declared,
  pollInterval,
  onError,
  nudge,
}: SqlEventOptions): Pruning | null {
  if (webhooks.takeSqlEvents === undefined) return null;
  const own = { types: [...declared], knownFor: knownFor + 2 * pollInterval };
  return new Pruning({
    async prune() {
      const taken = await webhooks.takeSqlEvents?.(eventFrom, own);
      if (taken === undefined) return false;
      for (const error of errorsOf(taken.refused)) onError(error);
      if (taken.sent > 0) nudge();
      if (taken.isHeld) await setTimeout(heldPause);
      return taken.isHeld || taken.hasMore;
    },
    onError,
    time: realTime,
    soon: 1,
    later: pollInterval,
  });
}

/** One error for all events of a workspace with the same reason, and one for a type that no process declares. */
const errorsOf = (refused: readonly RefusedSqlEvent[]): Error[] =>
  [...groupBy(refused, ({ workspaceId, reason }) => `${workspaceId} ${reason}`).values()].map(same => {
    const [first] = same as [RefusedSqlEvent];
    if (first.isUndeclared)
      return withRemedy(
        new Error(
          `publish_event: no running process declares ${first.type} in events: the event ${first.id} of the workspace ${first.workspaceId} waits, and all others of this type`,
        ),
        'Start a process that declares the type, which sends what waits, or correct what calls publish_event: events wait in the table published_events for 30 days',
        'warn',
      );
    const what = same.length === 1 ? `the event ${first.id}` : `${same.length} events, such as ${first.id},`;
    return withRemedy(
      new Error(
        `publish_event: ${what} of the workspace ${first.workspaceId} cannot be sent: ${first.reason}`,
      ),
      'Correct what calls publish_event, and publish the events again: they stay in the table published_events for 30 days',
    );
  });
