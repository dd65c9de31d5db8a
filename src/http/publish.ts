/** How a group tells webhooks of what goes with no change of the repository. */
import { eventOf } from '../event.ts';
import type { Group } from '../group.ts';
import type { Call } from '../operation.ts';
import type { ResolvedOptions } from '../options.ts';

type Publisher = (workspaceId: string, now: number, hops: number) => Call<unknown>['publish'];

/** Publishes in the name of a group: only what it declares. */
export function createPublisher(
  group: Group,
  { repository, webhooks }: Pick<ResolvedOptions, 'repository' | 'webhooks'>,
): Publisher {
  const declared = new Map((group.events ?? []).map(event => [event.type, event]));
  return (workspaceId, now, hops) => async (type, data, about) => {
    const event = declared.get(type);
    if (event === undefined) throw new Error(`the group ${group.name} declares no event ${type}`);
    const happened = {
      ...eventOf(type, data, now, { hops }),
      ...(event.onRequest === undefined ? {} : { onRequest: event.onRequest }),
      ...(about === undefined ? {} : { about }),
    };
    const sent = (await repository.webhooks?.publish(workspaceId, [happened])) ?? 0;
    if (sent > 0) webhooks.nudge();
  };
}
