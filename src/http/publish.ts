/** How a group tells webhooks of what goes with no change of the repository. */
import { eventOf, longestPayload } from '../group/event.ts';
import type { Call } from '../group/operation.ts';
import type { ResolvedOptions } from '../group/resolved.ts';
import type { ServedGroup } from '../group/served.ts';

type Publisher = (workspaceId: string, now: number, hops: number) => Call<unknown>['publish'];

/** Publishes in the name of a group: only what it declares. */
export function createPublisher(
  group: ServedGroup,
  { repository, webhooks }: Pick<ResolvedOptions, 'repository' | 'webhooks'>,
): Publisher {
  const declared = new Map((group.events ?? []).map(event => [event.type, event]));
  return (workspaceId, now, hops) => async (type, data, about) => {
    const declaration = declared.get(type);
    if (declaration === undefined) throw new Error(`the group ${group.name} declares no event ${type}`);
    const event = eventOf(type, data, now, { hops });
    if (Buffer.byteLength(event.payload) > longestPayload)
      throw new RangeError(`the data of ${type} makes a body of more than ${longestPayload} bytes`);
    const happened = {
      ...event,
      ...(declaration.onRequest === undefined ? {} : { onRequest: declaration.onRequest }),
      ...(about === undefined ? {} : { about }),
    };
    const sent = (await repository.webhooks?.publish(workspaceId, [happened])) ?? 0;
    if (sent > 0) webhooks.nudge();
  };
}
