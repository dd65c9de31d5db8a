/** Turns a secret into a principal with one digest and one look-up. It caches nothing that could become stale. */

import type Koa from 'koa';
import { LruCache } from '../common/collections/lru-cache.ts';
import { type Awaitable, after } from '../common/concurrency/awaitable.ts';
import { MarketplaceError } from '../common/errors/errors.ts';
import { keyModeOf } from '../common/key-mode.ts';
import { isAllowedAddress } from '../common/network/ip-ranges.ts';
import type { KeyMetadata, Scope } from '../generated/types.ts';
import type { Principal } from '../group/call.ts';
import type { ResolvedOptions } from '../group/resolved.ts';
import { actsFor, type FoundKey } from '../repository/index.ts';
import { digestOf, isWellFormed } from '../secrets/key-format.ts';
import { noteCaller, noteRefusedKey } from './caller.ts';
import type { Gate } from './gate.ts';

const maxSecretLength = 256;
/** The minimum number of recently used keys that are cached. */
const remembered = 5_000;
const everyAddress: readonly string[] = [];
const noMetadata: KeyMetadata = Object.freeze({});

/** Returns the principal, or why there is none: a flood of refusals must be cheap, and throwing is not. */
export type Authenticate = (
  ctx: Koa.Context,
  secret: string | null,
  scope: Scope,
) => Awaitable<Principal | MarketplaceError>;

/**
 * Refuses with 401 a missing, unknown, revoked or expired key, and with 403 a key from an address that may not use it or
 * without the scope. The digest of a known
 * key is cached, because hashing costs a sixth of the requests per second. The key itself is read from the repository
 * each time, so a revocation takes effect with the next request. A recently valid key is looked up even if its IP
 * address is blocked after too many wrong keys.
 */
export function createAuthenticator(
  { repository: { keys }, now, noteKeyUse }: Pick<ResolvedOptions, 'repository' | 'now' | 'noteKeyUse'>,
  gate: Gate,
): Authenticate {
  const digests = new LruCache<string>(remembered);

  return (ctx, secret, scope) => {
    if (secret === null) return keyRefused('missing_key');
    const known = digests.get(secret);
    if (known === undefined) {
      if (!isPossible(secret)) return keyRefused('unknown_key');
      const tooMany = gate.checkStranger(ctx);
      if (tooMany !== null) return tooMany;
    }
    const digest = known ?? digestOf(secret);
    const found = keys.findByDigest(digest);
    return after(found, key => {
      const admitted = admit(ctx, secret, digest, key, scope);
      if (known === undefined && !(admitted instanceof MarketplaceError)) digests.set(secret, digest);
      return admitted;
    });
  };

  function admit(
    ctx: Koa.Context,
    secret: string,
    digest: string,
    found: FoundKey | null,
    scope: Scope,
  ): Principal | MarketplaceError {
    const time = now();
    const refuse = (fault: KeyFault) => {
      digests.delete(secret);
      return keyRefused(fault);
    };
    if (found === null) return refuse('unknown_key');
    const { workspaceId, key } = found;
    const fault = faultOf(key, time);
    if (fault !== null) {
      noteRefusedKey(ctx, found);
      return refuse(fault);
    }
    const allowedIps = key.allowed_ips ?? everyAddress;
    // Before anything that would tell what the key may do, or use up its limits.
    if (!isAllowedAddress(ctx.ip, allowedIps)) {
      noteRefusedKey(ctx, found);
      return new MarketplaceError('ip_not_allowed');
    }
    noteCaller(ctx, found);
    const tooMany = gate.admit(ctx, digest, found, time);
    if (tooMany !== null) return tooMany;
    if (!key.scopes.includes(scope)) return new MarketplaceError('missing_scope', scope);
    noteKeyUse(found, digest, time, () => ({
      address: ctx.ip,
      agent: ctx.req.headers['user-agent'] ?? null,
    }));
    return {
      workspaceId,
      keyId: key.id,
      mode: keyModeOf(secret),
      scopes: key.scopes,
      expiresAt: key.expires_at,
      allowedIps,
      rateLimit: key.rate_limit ?? null,
      owner: key.owner ?? null,
      metadata: key.metadata ?? noMetadata,
      createdBy: key.created_by,
      actsFor: actsFor(key),
    };
  }
}

/** Returns why a key is not accepted. */
export type KeyFault = 'unknown_key' | 'revoked_key' | 'expired_key';

export function faultOf({ revoked_at, expires_at }: FoundKey['key'], time: number): KeyFault | null {
  // Ignores the time of the revocation, because the clock of another process may be ahead.
  if (revoked_at !== null) return 'revoked_key';
  return expires_at !== null && Date.parse(expires_at) <= time ? 'expired_key' : null;
}

/** Keys in other formats may belong to a host; a key with our prefix must have a valid checksum. */
export const isPossible = (secret: string) =>
  secret.length <= maxSecretLength && (!secret.startsWith('mk_') || isWellFormed(secret));

/** The error of a key that is not accepted, with the challenge that a 401 requires. */
export function keyRefused(code: 'missing_key' | KeyFault): MarketplaceError {
  // RFC 6750, section 3: a response to a request without credentials has no error code.
  const challenge = code === 'missing_key' ? 'Bearer' : 'Bearer error="invalid_token"';
  return new MarketplaceError(code, undefined, { headers: { 'WWW-Authenticate': challenge } });
}
