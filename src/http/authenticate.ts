/** From a secret to a principal: one digest, one look-up, and nothing remembered that could go stale. */

import { type Awaitable, after } from '../awaitable.ts';
import { MarketplaceError } from '../errors.ts';
import type { Scope } from '../generated/types.ts';
import { digestOf, isWellFormed } from '../key-format.ts';
import type { Principal } from '../operation.ts';
import type { FoundKey, Repository } from '../repository/index.ts';

const longestSecret = 256;
const remembered = 1_000;
/** How often `last_used_at` is written, in milliseconds. */
const useInterval = 60_000;

export type Authenticate = (secret: string | null, scope: Scope) => Awaitable<Principal>;

/**
 * Throws 401 for a missing, unknown, revoked or expired key and 403 for one without the scope. The digest
 * of a key that was found is kept (hashing costs a sixth of all requests a second); the key itself is asked
 * of the repository each time, so a revocation holds from the next request on.
 */
export function createAuthenticator({ keys }: Repository, now: () => number): Authenticate {
  const digests = new Map<string, string>();
  /** When the use of a key was last noted, by its digest. */
  const uses = new Map<string, number>();

  return (secret, scope) => {
    if (secret === null) throw keyRefused('missing_key');
    const known = digests.get(secret);
    if (known === undefined && !isPossible(secret)) throw keyRefused('unknown_key');
    const digest = known ?? digestOf(secret);
    const found = keys.findByDigest(digest);
    return after(found, key => {
      const principal = admit(digest, key, scope);
      if (known === undefined) remember(digests, secret, digest);
      return principal;
    });
  };

  function admit(digest: string, found: FoundKey | null, scope: Scope): Principal {
    if (found === null) throw keyRefused('unknown_key');
    const { workspaceId, key } = found;
    const time = now();
    if (key.revoked_at !== null && Date.parse(key.revoked_at) <= time) throw keyRefused('revoked_key');
    if (key.expires_at !== null && Date.parse(key.expires_at) <= time) throw keyRefused('expired_key');
    if (!key.scopes.includes(scope)) throw new MarketplaceError('missing_scope', scope);
    const noted = uses.get(digest);
    if (noted === undefined || time - noted >= useInterval) noteUse(workspaceId, key.id, digest, time);
    return { workspaceId, keyId: key.id, scopes: key.scopes, expiresAt: key.expires_at };
  }

  /** Beside the request: nobody waits for it, and no failure of it is theirs. */
  function noteUse(workspaceId: string, keyId: string, digest: string, time: number): void {
    remember(uses, digest, time);
    Promise.resolve()
      .then(() => keys.recordUse(workspaceId, keyId, new Date(time).toISOString()))
      .catch(() => uses.delete(digest));
  }
}

/** Keys of other shapes may be a host's own; one that claims to be ours must have our checksum. */
const isPossible = (secret: string) =>
  secret.length <= longestSecret && (!secret.startsWith('mk_') || isWellFormed(secret));

function remember<Value>(map: Map<string, Value>, name: string, value: Value): void {
  if (map.size >= remembered) map.clear();
  map.set(name, value);
}

/** Tells why a key is not taken, with the challenge that a 401 carries. */
export function keyRefused(
  code: 'missing_key' | 'unknown_key' | 'revoked_key' | 'expired_key',
): MarketplaceError {
  // RFC 6750, section 3: no error code where no credential was sent.
  const challenge = code === 'missing_key' ? 'Bearer' : 'Bearer error="invalid_token"';
  return new MarketplaceError(code, undefined, { headers: { 'WWW-Authenticate': challenge } });
}
