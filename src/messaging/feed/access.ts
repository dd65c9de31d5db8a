/**
 * Who may still listen: a revoked or expired key may not, nor a key that has lost the scope or may not be used from there
 * any more, and nobody to an instance that was deleted.
 */
import { isAllowedAddress } from '../../common/network/ip-ranges.ts';
import type { Parts } from '../../repository/index.ts';

/** The keys and instances of the clients of a workspace. */
export interface AskedAccess {
  readonly keys: ReadonlySet<string>;
  readonly instances: ReadonlySet<string>;
}

export interface FeedAccess {
  /** The keys that are still valid, with the addresses and ranges that may use them. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
  readonly instances: ReadonlySet<string>;
}

export const mayListen = (
  { keys, instances }: FeedAccess,
  client: { readonly keyId: string; readonly instanceId: string; readonly address: string },
): boolean => {
  const ranges = keys.get(client.keyId);
  return ranges !== undefined && isAllowedAddress(client.address, ranges) && instances.has(client.instanceId);
};

/** What a key needs to listen. */
const scope = 'messaging:read';

interface Source {
  readonly keys: Pick<Parts['keys'], 'find'>;
  readonly messaging: Pick<Parts['messaging'], 'listInstances'>;
  readonly now: () => number;
}

/** One look-up for each key and one for all instances, however many clients there are. */
export async function accessOf(
  { keys, messaging, now }: Source,
  workspaceId: string,
  asked: AskedAccess,
): Promise<FeedAccess> {
  const [found, instances] = await Promise.all([
    Promise.all([...asked.keys].map(id => keys.find(workspaceId, id))),
    messaging.listInstances(workspaceId),
  ]);
  const active = found.flatMap(key =>
    key !== null &&
    key.revoked_at === null &&
    key.scopes.includes(scope) &&
    (key.expires_at === null || Date.parse(key.expires_at) > now())
      ? [[key.id, key.allowed_ips ?? []] as const]
      : [],
  );
  return { keys: new Map(active), instances: new Set(instances.map(({ id }) => id)) };
}
