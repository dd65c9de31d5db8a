/** Verifies a key for a service of the host in another language: what `requireKey` does for its routes in this process. */
import { invalidParameters, MarketplaceError } from '../common/errors/errors.ts';
import { keyModeOf } from '../common/key-mode.ts';
import { addressIn, isAllowedAddress } from '../common/network/ip-ranges.ts';
import type { KeyVerification, VerifyKeyRequest } from '../generated/types.ts';
import type { Principal } from '../group/call.ts';
import type { Outcome } from '../group/operation.ts';
import { faultOf, isPossible } from '../http/authenticate.ts';
import type { FoundKey } from '../repository/index.ts';
import { digestOf } from '../secrets/key-format.ts';
import { isVisible } from './keys.ts';
import type { KeyCall } from './service.ts';

type Code = KeyVerification['code'];

/** What is told of a key that is not valid: why, and nothing of whose it is. */
const invalid = (code: Code): KeyVerification => ({
  valid: false,
  code,
  workspace_id: null,
  key_id: null,
  name: null,
  mode: null,
  scopes: [],
  owner: null,
  metadata: {},
  expires_at: null,
  remaining: null,
});

export async function verifyKey(call: KeyCall<VerifyKeyRequest>): Promise<Outcome<KeyVerification>> {
  const { secret, address = null } = call.input;
  if (address !== null && addressIn(address) === null)
    throw invalidParameters({ pointer: '/address', reason: 'must be an IPv4 or IPv6 address' });
  const isPermitted = call.principal.mode !== 'test' || keyModeOf(secret) === 'test';
  if (!isPermitted || !isPossible(secret)) return { result: invalid('unknown_key') };
  const digest = digestOf(secret);
  const found = await call.repository.keys.findByDigest(digest);
  if (found === null || !mayVerify(call.principal, found)) return { result: invalid('unknown_key') };
  const result = verified(call, found, digest);
  // The owners of the key see the use, although the request came with a key of another workspace.
  if (found.workspaceId !== call.principal.workspaceId)
    call.service.logVerification(found, { code: result.code, address });
  return { result };
}

/** The keys of the application verify those of every workspace. Others verify those of their workspace, or of their owner. */
function mayVerify(principal: Principal, { workspaceId, key }: FoundKey): boolean {
  if (workspaceId === principal.workspaceId) return isVisible(key, principal);
  return principal.actsFor.length === 0 && principal.owner == null;
}

/** Counts and notes a use of the key, unless it is refused before. */
function verified(
  { input, service, now }: KeyCall<VerifyKeyRequest>,
  found: FoundKey,
  digest: string,
): KeyVerification {
  const { scope } = input;
  const address = input.address ?? null;
  const { workspaceId, key } = found;
  const refused = faultOf(key, now) ?? addressFault(key, address);
  if (refused !== null) return invalid(refused);
  const remaining = service.countKey(digest, found, now);
  if (remaining instanceof MarketplaceError) return invalid('too_many_requests');
  if (scope !== undefined && !key.scopes.includes(scope)) return invalid('missing_scope');
  service.noteKeyUse(found, digest, now, () => ({ address, agent: null }));
  return {
    valid: true,
    code: null,
    workspace_id: workspaceId,
    key_id: key.id,
    name: key.name,
    mode: keyModeOf(key.prefix),
    scopes: [...key.scopes],
    owner: key.owner ?? null,
    metadata: { ...key.metadata },
    expires_at: key.expires_at,
    remaining,
  };
}

function addressFault({ allowed_ips: ranges = [] }: FoundKey['key'], address: string | null): Code {
  const isAllowed = ranges.length === 0 || (address !== null && isAllowedAddress(address, ranges));
  return isAllowed ? null : 'ip_not_allowed';
}
