/** From a secret to a principal: one digest, one look-up, and nothing remembered that could go stale. */

import type Koa from 'koa';
import { type Awaitable, after } from '../common/awaitable.ts';
import { MarketplaceError } from '../common/errors.ts';
import type { Scope } from '../generated/types.ts';
import type { Principal } from '../group/operation.ts';
import type { FoundKey, Repository } from '../repository/index.ts';
import { digestOf, isWellFormed } from '../secrets/key-format.ts';
import type { Gate } from './gate.ts';
import { Latest } from './latest.ts';

const longestSecret = 256;
/** Keys that are remembered for certain, those that were used last. */
const remembered = 5_000;
/** How often `last_used_at` is written, in milliseconds. */
const useInterval = 60_000;

export type Authenticate = (ctx: Koa.Context, secret: string | null, scope: Scope) => Awaitable<Principal>;

/**
 * Throws 401 for a missing, unknown, revoked or expired key and 403 for one without the scope. The digest
 * of a key that was found is kept (hashing costs a sixth of all requests a second); the key itself is asked
 * of the repository each time, so a revocation holds from the next request on. A key that was good lately is
 * asked for even where strangers at the same address have guessed too often.
 */
export function createAuthenticator({ keys }: Repository, now: () => number, gate: Gate): Authenticate {
  const digests = new Latest<string>(remembered);
  /** When the use of a key was last noted, by its digest. */
  const uses = new Latest<number>(remembered);

  return (ctx, secret, scope) => {
    if (secret === null) throw keyRefused('missing_key');
    const known = digests.get(secret);
    if (known === undefined) {
      if (!isPossible(secret)) throw keyRefused('unknown_key');
      gate.checkStranger(ctx);
    }
    const digest = known ?? digestOf(secret);
    const found = keys.findByDigest(digest);
    return after(found, key => {
      const principal = admit(ctx, secret, digest, key, scope);
      if (known === undefined) digests.set(secret, digest);
      return principal;
    });
  };

  function admit(
    ctx: Koa.Context,
    secret: string,
    digest: string,
    found: FoundKey | null,
    scope: Scope,
  ): Principal {
    const time = now();
    const refuse = (fault: Fault) => {
      digests.delete(secret);
      return keyRefused(fault);
    };
    if (found === null) throw refuse('unknown_key');
    const { workspaceId, key } = found;
    const fault = faultOf(key, time);
    if (fault !== null) throw refuse(fault);
    gate.admit(ctx, digest, workspaceId, time);
    if (!key.scopes.includes(scope)) throw new MarketplaceError('missing_scope', scope);
    const noted = uses.get(digest);
    if (noted === undefined || time - noted >= useInterval) noteUse(workspaceId, key.id, digest, time);
    return { workspaceId, keyId: key.id, scopes: key.scopes, expiresAt: key.expires_at };
  }

  /** Beside the request: nobody waits for it, and no failure of it is theirs. */
  function noteUse(workspaceId: string, keyId: string, digest: string, time: number): void {
    uses.set(digest, time);
    Promise.resolve()
      .then(() => keys.recordUse(workspaceId, keyId, new Date(time).toISOString()))
      .catch(() => uses.delete(digest));
  }
}

/** Why a key that was brought is not taken. */
type Fault = 'unknown_key' | 'revoked_key' | 'expired_key';

function faultOf({ revoked_at, expires_at }: FoundKey['key'], time: number): Fault | null {
  // Whatever the instant: another process may have a clock that is ahead of ours.
  if (revoked_at !== null) return 'revoked_key';
  return expires_at !== null && Date.parse(expires_at) <= time ? 'expired_key' : null;
}

/** Keys of other shapes may be a host's own; one that claims to be ours must have our checksum. */
const isPossible = (secret: string) =>
  secret.length <= longestSecret && (!secret.startsWith('mk_') || isWellFormed(secret));

/** Tells why a key is not taken, with the challenge that a 401 carries. */
export function keyRefused(code: 'missing_key' | Fault): MarketplaceError {
  // RFC 6750, section 3: no error code where no credential was sent.
  const challenge = code === 'missing_key' ? 'Bearer' : 'Bearer error="invalid_token"';
  return new MarketplaceError(code, undefined, { headers: { 'WWW-Authenticate': challenge } });
}
