/** Verifies a key for a service of the host in another language: what `requireKey` does for its routes in this process. */
import { invalidParameters, MarketplaceError } from '../common/errors.ts';
import { addressIn, isAllowedAddress } from '../common/ip-ranges.ts';
import { keyModeOf } from '../common/key-mode.ts';
import type { KeyVerification, VerifyKeyRequest } from '../generated/types.ts';
import type { Outcome } from '../group/operation.ts';
import { faultOf, isPossible } from '../http/authenticate.ts';
import type { FoundKey } from '../repository/index.ts';
import { digestOf } from '../secrets/key-format.ts';
import type { KeyCall } from './service.ts';

type Code = KeyVerification['code'];

const unknown: KeyVerification = {
  valid: false,
  code: 'unknown_key',
  workspace_id: null,
  key_id: null,
  name: null,
  mode: null,
  scopes: [],
  owner: null,
  metadata: {},
  expires_at: null,
  remaining: null,
};

export async function verifyKey(call: KeyCall<VerifyKeyRequest>): Promise<Outcome<KeyVerification>> {
  const { secret, scope, address = null } = call.input;
  const mayKnow = call.principal.mode !== 'test' || keyModeOf(secret) === 'test';
  if (address !== null && addressIn(address) === null)
    throw invalidParameters({ pointer: '/address', reason: 'must be an IPv4 or IPv6 address' });
  if (!mayKnow || !isPossible(secret)) return { result: unknown };
  const digest = digestOf(secret);
  const found = await call.repository.keys.findByDigest(digest);
  if (found === null) return { result: unknown };
  const refused = refusalBeforeCount(found, address, call.now);
  if (refused !== null) return { result: shown(found, refused, null) };
  const left = call.service.countKey(digest, found, call.now);
  if (left instanceof MarketplaceError) return { result: shown(found, 'too_many_requests', 0) };
  if (scope !== undefined && !found.key.scopes.includes(scope))
    return { result: shown(found, 'missing_scope', left) };
  call.service.noteKeyUse(found, digest, call.now, () => ({ address, agent: null }));
  return { result: shown(found, null, left) };
}

function refusalBeforeCount({ key }: FoundKey, address: string | null, now: number): Code {
  const fault = faultOf(key, now);
  if (fault !== null) return fault;
  const { allowed_ips: ranges = [] } = key;
  const isAllowed = ranges.length === 0 || (address !== null && isAllowedAddress(address, ranges));
  return isAllowed ? null : 'ip_not_allowed';
}

const shown = ({ workspaceId, key }: FoundKey, code: Code, remaining: number | null): KeyVerification => ({
  valid: code === null,
  code,
  workspace_id: workspaceId,
  key_id: key.id,
  name: key.name,
  mode: keyModeOf(key.prefix),
  scopes: [...key.scopes],
  owner: key.owner ?? null,
  metadata: { ...key.metadata },
  expires_at: key.expires_at,
  remaining,
});
