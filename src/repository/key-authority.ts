/** For whom a key acts, and who may give what to a key. */
import type { KeyRecord } from '../generated/types.ts';

type Authority = Pick<KeyRecord, 'created_by' | 'authority'>;

/**
 * The users for whom a key acts: those for whom it was created, and those for whom its scopes were last set. It has the
 * rights that all of them have. None: the application acts, because it created the key and no member has changed it.
 */
export function actsFor({ created_by: creator, authority }: Authority): readonly string[] {
  if (authority !== undefined) return [...new Set([...authority.creators, ...authority.scopes_set_by])];
  return creator === null ? [] : [creator];
}

/** Who changes a key, as the storage finds it in the step that makes the change. */
export interface KeyActor {
  /** The acting key; `undefined`: the workspace does not have it; `null`: a user or the application acts. */
  readonly key: Readonly<KeyRecord> | undefined | null;
  /** The user who acts; `null`: a key or the application does. */
  readonly user: string | null;
  /** Those of {@link actingUsers} who are owners of the workspace now, or all owners. */
  readonly owners: readonly string[];
}

/** The users for whom the change is made; none: for the application. */
export const actingUsers = ({ key, user }: Omit<KeyActor, 'owners'>): readonly string[] =>
  user !== null ? [user] : key == null ? [] : actsFor(key);
