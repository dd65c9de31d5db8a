/** Takes events that SQL has published, and tells of those that cannot be sent. */

import { groupBy } from '../common/group-by.ts';
import { Pruning } from '../common/pruning.ts';
import { withTodo } from '../common/todo.ts';
import { realTime } from '../common/worker-time.ts';
import { longestPayload } from '../group/event.ts';
import type { RefusedSqlEvent, SqlEvent, TakenSqlEvent, WebhooksRepository } from '../repository/index.ts';

/**
 * How long an event of a type that this process does not declare is left to others, in milliseconds: while a new release
 * is deployed, processes of the previous one do not know its types.
 */
const longestDeployment = 600_000;

/** The event to send. Its data is the text that is stored: no number in it loses digits. */
const eventFrom =
  (declared: ReadonlySet<string>) =>
  ({ id, type, data, at, age }: SqlEvent): TakenSqlEvent => {
    if (!declared.has(type))
      return age < longestDeployment
        ? { later: true }
        : { refused: `type: ${type} is not declared in events` };
    if (!data.startsWith('{')) return { refused: 'data: must be an object' };
    const payload = `{"type":${JSON.stringify(type)},"timestamp":${JSON.stringify(new Date(at).toISOString())},"data":${data}}`;
    if (Buffer.byteLength(payload) > longestPayload)
      return { refused: `data: is too large: the payload must not exceed ${longestPayload} bytes` };
    return { event: { id, type, created_at: at, payload } };
  };

interface SqlEventOptions {
  readonly webhooks: WebhooksRepository;
  readonly declared: ReadonlySet<string>;
  /** Delay before the next look if there was nothing, in milliseconds. @default 1000 */
  readonly pollInterval?: number | undefined;
  /** Never throws. */
  readonly onError: (error: unknown) => void;
  /** Called when there are new deliveries. */
  readonly nudge: () => void;
}

/** Looks for events all the time; `null` over a storage without SQL. */
export function takingSqlEvents({
  webhooks,
  declared,
  pollInterval = 1_000,
  onError,
  nudge,
}: SqlEventOptions): Pruning | null {
  if (webhooks.takeSqlEvents === undefined) return null;
  const from = eventFrom(declared);
  return new Pruning({
    async prune() {
      const { sent, refused, hasMore } = (await webhooks.takeSqlEvents?.(from)) ?? {};
      for (const error of errorsOf(refused ?? [])) onError(error);
      if ((sent ?? 0) > 0) nudge();
      return hasMore ?? false;
    },
    onError,
    time: realTime,
    soon: 1,
    later: pollInterval,
  });
}

/** One error for all events of a workspace with the same reason. */
const errorsOf = (refused: readonly RefusedSqlEvent[]): Error[] =>
  [...groupBy(refused, ({ workspaceId, reason }) => `${workspaceId} ${reason}`).values()].map(same => {
    const [first] = same as [RefusedSqlEvent];
    const what = same.length === 1 ? `the event ${first.id}` : `${same.length} events, such as ${first.id},`;
    return withTodo(
      new Error(
        `publish_event: ${what} of the workspace ${first.workspaceId} cannot be sent: ${first.reason}`,
      ),
      'Correct what calls publish_event, and publish the events again: they stay in the table published_events for 30 days',
    );
  });
