/** What a change of a key gives, and who may give it. Both adapters decide with it, in the step that makes the change. */
import { isDeepStrictEqual } from 'node:util';
import type { KeyRecord } from '../../generated/types.ts';
import {
  actingUsers,
  actsFor,
  type KeyActor,
  type KeyRefusal,
  keyRefusal,
  widerThan,
} from '../../repository/index.ts';

type Key = Readonly<KeyRecord>;
type Authority = NonNullable<KeyRecord['authority']>;

/** Whether neither a key nor a user acts. */
const isApplication = ({ key, user }: KeyActor): boolean => key === null && user === null;

/** Whether all for whom the change is made are owners: the application may do what owners may. */
const isOwner = (actor: KeyActor): boolean => actingUsers(actor).every(id => actor.owners.includes(id));

/** Without an authority of its own, a key is as the application has made it. */
const authorityOf = (key: Key): Authority => {
  const creators = key.created_by === null ? [] : [key.created_by];
  return key.authority ?? { creators, scopes_set_by: creators, is_bounded: true };
};

/** Why a key may not get what it did not have `before`, or `null`. */
function refusalToGive(
  key: Key,
  before: Key | null,
  actor: KeyActor,
  ownerScopes: readonly string[] = [],
): KeyRefusal | null {
  const beyond = beyondLimits(key, before, actor.key ?? null);
  if (beyond.length > 0) return keyRefusal('beyond_own', beyond);
  const gained = key.scopes.filter(scope => ownerScopes.includes(scope) && !before?.scopes.includes(scope));
  const widened = before !== null && authorityOf(before).is_bounded ? widerThan(before, key) : [];
  const needing = [...gained, ...widened];
  return needing.length === 0 || isOwner(actor) ? null : keyRefusal('by_no_owner', needing);
}

/** What the acting key gives that it may not: another owner, another plan, or a limit that would count on its own. */
function beyondLimits(key: Key, before: Key | null, by: Key | null): string[] {
  if (by === null) return [];
  // What it makes is as it is itself. What it changes stays as it was.
  const bound = before ?? by;
  const isOther = (name: 'owner' | 'metadata' | 'rate_limit') => !isDeepStrictEqual(key[name], bound[name]);
  if (by.owner !== undefined) return (['owner', 'metadata', 'rate_limit'] as const).filter(isOther);
  // Shared uses are counted in one window, so its length is shared too.
  const isOtherWindow = by.rate_limit !== undefined && key.rate_limit?.seconds !== by.rate_limit.seconds;
  return isOtherWindow && isOther('rate_limit') ? ['rate_limit'] : [];
}

/** The key as it is stored for its creator, or why it is refused. */
export function grantedKey(
  key: Key,
  actor: KeyActor,
  ownerScopes: readonly string[] | undefined,
): Key | KeyRefusal {
  const refusal = refusalToGive(key, null, actor, ownerScopes);
  if (refusal !== null || isApplication(actor)) return refusal ?? key;
  const users = actingUsers(actor);
  const { key: by } = actor;
  const authority = { creators: [...users], scopes_set_by: [...users], is_bounded: isOwner(actor) };
  return {
    ...key,
    // Without it, a key that nobody has created is of the application.
    ...(users.length === 0 && key.created_by === null ? {} : { authority }),
    ...(by?.rate_limit === undefined ? {} : { limit_root: by.limit_root ?? by.id }),
  };
}

/** The changed key as it is stored, or why the change is refused. */
export function regrantedKey(
  changed: Key,
  before: Key,
  actor: KeyActor,
  ownerScopes: readonly string[] | undefined,
): Key | KeyRefusal {
  const refusal = refusalToGive(changed, before, actor, ownerScopes);
  if (refusal !== null) return refusal;
  const authority = authorityOf(before);
  const isRescoped = !isDeepStrictEqual([...changed.scopes].sort(), [...before.scopes].sort());
  const isRebounded = (['expires_at', 'allowed_ips', 'rate_limit'] as const).some(
    name => !isDeepStrictEqual(changed[name], before[name]),
  );
  const isTakenOver = actsFor(before).length === 0 && actingUsers(actor).length > 0;
  const next: Authority = {
    creators: authority.creators,
    scopes_set_by: isRescoped || isTakenOver ? [...actingUsers(actor)] : authority.scopes_set_by,
    is_bounded: authority.is_bounded || (isRebounded && isOwner(actor)),
  };
  return isDeepStrictEqual(next, authority) ? changed : { ...changed, authority: next };
}

/** The replacement of a rotation as it is stored, or why it is refused. */
export function replacedKey(replacement: Key, before: Key, actor: KeyActor): Key | KeyRefusal {
  const refusal = refusalToGive(replacement, before, actor);
  if (refusal !== null) return refusal;
  const { scopes_set_by, is_bounded } = authorityOf(before);
  // The application says by `created_by` for whom it acts.
  const { creators } = isApplication(actor)
    ? authorityOf(replacement)
    : { creators: [...actingUsers(actor)] };
  const isPlain = isApplication(actor) && before.authority === undefined;
  return {
    ...replacement,
    ...(isPlain ? {} : { authority: { creators, scopes_set_by, is_bounded } }),
    ...(before.rate_limit === undefined ? {} : { limit_root: before.limit_root ?? before.id }),
  };
}
