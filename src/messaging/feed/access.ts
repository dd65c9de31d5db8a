/** Who may still listen: a revoked or expired key may not, and nobody to an instance that was deleted. */
import type { Parts } from '../../repository/index.ts';

/** The keys and instances of the clients of a workspace, and which of them are still there. */
export interface FeedAccess {
  readonly keys: ReadonlySet<string>;
  readonly instances: ReadonlySet<string>;
}

interface Source {
  readonly keys: Pick<Parts['keys'], 'find'>;
  readonly messaging: Pick<Parts['messaging'], 'listInstances'>;
  readonly now: () => number;
}

/** One look-up for each key and one for all instances, however many clients there are. */
export async function accessOf(
  { keys, messaging, now }: Source,
  workspaceId: string,
  asked: FeedAccess,
): Promise<FeedAccess> {
  const [found, instances] = await Promise.all([
    Promise.all([...asked.keys].map(id => keys.find(workspaceId, id))),
    messaging.listInstances(workspaceId),
  ]);
  const active = found.filter(
    key =>
      key !== null &&
      key.revoked_at === null &&
      (key.expires_at === null || Date.parse(key.expires_at) > now()),
  );
  return {
    keys: new Set(active.map(key => key?.id ?? '')),
    instances: new Set(instances.map(({ id }) => id)),
  };
}
