/** From a secret to a principal: one digest, one look-up, and nothing remembered that could go stale. */

import { MarketplaceError } from '../errors.ts';
import type { Scope } from '../generated/types.ts';
import { digestOf, isWellFormed } from '../key-format.ts';
import type { Principal } from '../operation.ts';
import type { Repository } from '../repository/index.ts';

const longestSecret = 256;
const rememberedDigests = 1_000;
/** How often `last_used_at` is written, in milliseconds. */
const useInterval = 60_000;

export type Authenticate = (secret: string | null, scope: Scope) => Promise<Principal>;

/**
 * Throws 401 for a missing, unknown, revoked or expired key and 403 for one without the scope. The digest
 * of a key that was found is kept (hashing costs a sixth of all requests a second); the key itself is asked
 * of the repository each time, so a revocation holds from the next request on.
 */
export function createAuthenticator(repository: Repository, now: () => number): Authenticate {
  const digests = new Map<string, string>();
  const uses = new Map<string, number>();

  return async (secret, scope) => {
    if (secret === null) throw refuse('missing_key');
    // Keys of other shapes may be a host's own; one that claims to be ours must have our checksum.
    if (secret.length > longestSecret || (secret.startsWith('mk_') && !isWellFormed(secret)))
      throw refuse('unknown_key');
    const known = digests.get(secret);
    const digest = known ?? digestOf(secret);
    const found = await repository.keys.findByDigest(digest);
    if (found === null) throw refuse('unknown_key');
    if (known === undefined) {
      if (digests.size >= rememberedDigests) digests.clear();
      digests.set(secret, digest);
    }
    const { key } = found;
    if (key.revoked_at !== null && Date.parse(key.revoked_at) <= now()) throw refuse('revoked_key');
    if (key.expires_at !== null && Date.parse(key.expires_at) <= now()) throw refuse('expired_key');
    if (!key.scopes.includes(scope)) throw new MarketplaceError('missing_scope', scope);
    noteUse(found.workspaceId, key.id);
    return { workspaceId: found.workspaceId, keyId: key.id, scopes: key.scopes, expiresAt: key.expires_at };
  };

  /** Once a minute a key at the most, beside the request: nobody waits for it, and no failure of it is theirs. */
  function noteUse(workspaceId: string, keyId: string): void {
    const time = now();
    const name = `${workspaceId} ${keyId}`;
    const noted = uses.get(name);
    if (noted !== undefined && time - noted < useInterval) return;
    if (uses.size >= rememberedDigests) uses.clear();
    uses.set(name, time);
    const at = new Date(time).toISOString();
    Promise.resolve()
      .then(() => repository.keys.recordUse(workspaceId, keyId, at))
      .catch(() => uses.delete(name));
  }
}

function refuse(code: 'missing_key' | 'unknown_key' | 'revoked_key' | 'expired_key'): MarketplaceError {
  // RFC 6750, section 3: no error code where no credential was sent.
  const challenge = code === 'missing_key' ? 'Bearer' : 'Bearer error="invalid_token"';
  return new MarketplaceError(code, undefined, { headers: { 'WWW-Authenticate': challenge } });
}
