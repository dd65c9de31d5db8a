import { defined } from '../common/defined.ts';
import { MarketplaceError } from '../common/errors/errors.ts';
import type {
  ChangeKeyRequest,
  CreatedKey,
  CreateKeyRequest,
  Key,
  KeyListRequest,
  NoInput,
  RotateKeyRequest,
} from '../generated/types.ts';
import type { Principal } from '../group/call.ts';
import type { Outcome } from '../group/operation.ts';
import { keyRefused } from '../http/authenticate.ts';
import { onceOf } from '../http/idempotency.ts';
import { preconditionFailed } from '../http/precondition.ts';
import { limitIn, limitReached } from '../limits/record-limits.ts';
import { isRefused, type KeyObstacle, type KeyRefusal } from '../repository/index.ts';
import { keyErrors } from './errors.ts';
import { keyChanged, keyCreated, keyRevoked, keyRotated } from './events.ts';
import { checkKept, draftKey, draftReplacement, isVisible, newKeyId, showKey, showNewKey } from './keys.ts';
import { keysRecordLimits } from './record-limits.ts';
import { type KeyCall, readRanges } from './service.ts';

const defaultLimit = 20;
const dayInSeconds = 86_400;

export async function listKeys({
  input,
  principal,
  repository,
  now,
}: KeyCall<KeyListRequest>): Promise<Outcome<{ data: Key[]; next_cursor: string | null }>> {
  const { limit = defaultLimit, cursor, ...filter } = input;
  // A key with an owner knows keys of that owner only: of another owner, there are none.
  const owner = principal.owner ?? input.owner;
  if (input.owner !== undefined && input.owner !== owner) return { result: { data: [], next_cursor: null } };
  const { keys, next } = await repository.keys.list(principal.workspaceId, {
    limit,
    ...filter,
    ...defined({ after: cursor, owner }),
    ...(filter.state === undefined ? {} : { now: new Date(now).toISOString() }),
  });
  return { result: { data: keys.map(key => showKey(key, now)), next_cursor: next } };
}

export async function getKey({
  params,
  principal,
  repository,
  now,
}: KeyCall<NoInput>): Promise<Outcome<Key>> {
  const key = await repository.keys.find(principal.workspaceId, params.key_id ?? '');
  if (key === null || !isVisible(key, principal)) throw new MarketplaceError(keyErrors.key_not_found);
  return { result: showKey(key, now) };
}

function checkExpiry(expiresAt: string | null | undefined, now: number): void {
  if (expiresAt != null && Date.parse(expiresAt) <= now)
    throw new MarketplaceError('invalid_request', 'expires_at must be in the future');
}

/** A key is of the mode of the key that makes it: both belong to one workspace. */
const draftedBy = ({ keyId, mode = 'live' }: Principal) => ({ id: newKeyId(), mode, createdBy: keyId });

export async function createKey(call: KeyCall<CreateKeyRequest>): Promise<Outcome<CreatedKey>> {
  const { input, principal, repository, service, limits, now, deliveryDepth } = call;
  service.checkScopes(input.scopes);
  // `null` asks for a key that never expires. The storage refuses it if the calling key expires.
  const { expires_at: expiresAt = principal.expiresAt } = input;
  checkExpiry(expiresAt, now);
  // What a key with an owner makes is like it.
  const {
    name,
    scopes,
    owner = principal.owner ?? null,
    metadata = principal.owner == null ? {} : (principal.metadata ?? {}),
    rate_limit: rateLimit = principal.rateLimit ?? null,
  } = input;
  const allowedIps = readRanges(input.allowed_ips ?? principal.allowedIps);
  service.checkRateLimit(input.rate_limit);
  const asked = { allowedIps, rateLimit, owner, metadata };
  const { record, secret } = draftKey({ ...draftedBy(principal), name, scopes, expiresAt, ...asked }, now);
  const most = limitIn(limits, keysRecordLimits, 'keys');
  const made = await repository.keys.create(principal.workspaceId, record, {
    by: principal.keyId,
    ownerScopes: service.ownerScopes,
    most,
    events: keyCreated(now, deliveryDepth),
    ...onceOf('createKey', call),
  });
  if (isRefused(made)) throw refusalOf(made, most);
  checkKept(made, asked);
  return { result: showNewKey(made, secret, now) };
}

export async function changeKey(call: KeyCall<ChangeKeyRequest>): Promise<Outcome<Key>> {
  const { input, params, principal, repository, service, now, deliveryDepth } = call;
  const { name, scopes, expires_at: expiresAt, rate_limit: rateLimit, owner, metadata } = input;
  if (scopes !== undefined) service.checkScopes(scopes);
  checkExpiry(expiresAt, now);
  service.checkRateLimit(rateLimit);
  const allowedIps = input.allowed_ips === undefined ? undefined : readRanges(input.allowed_ips);
  const asked = { scopes, allowedIps, rateLimit, owner, metadata };
  const changed = await repository.keys.change(
    principal.workspaceId,
    params.key_id ?? '',
    { ...defined({ name, expiresAt, ...asked }), now: new Date(now).toISOString() },
    { by: principal.keyId, ownerScopes: service.ownerScopes, events: keyChanged(now, deliveryDepth) },
  );
  if (isRefused(changed)) throw refusalOf(changed);
  checkKept(changed, asked);
  return { result: showKey(changed, now) };
}

export async function rotateKey(call: KeyCall<RotateKeyRequest>): Promise<Outcome<CreatedKey>> {
  const { input, params, principal, repository, limits, now, deliveryDepth } = call;
  const { expires_at: expiresAt } = input;
  checkExpiry(expiresAt, now);
  const { replacement, secret } = draftReplacement(draftedBy(principal), now);
  const rotation = {
    keyId: params.key_id ?? '',
    replacement,
    ...defined({ expiresAt }),
    oldExpiresAt: new Date(now + (input.overlap_seconds ?? dayInSeconds) * 1_000).toISOString(),
    now: new Date(now).toISOString(),
  };
  const most = limitIn(limits, keysRecordLimits, 'keys');
  const rotated = await repository.keys.rotate(principal.workspaceId, rotation, {
    by: principal.keyId,
    most,
    events: keyRotated(now, deliveryDepth),
    ...onceOf('rotateKey', call),
  });
  if (isRefused(rotated)) throw refusalOf(rotated, most);
  return { result: showNewKey(rotated.replacement, secret, now) };
}

export async function revokeKey({
  params,
  principal,
  repository,
  now,
  deliveryDepth,
}: KeyCall<NoInput>): Promise<Outcome<Key>> {
  const at = new Date(now).toISOString();
  const revoked = await repository.keys.revoke(principal.workspaceId, params.key_id ?? '', at, {
    by: principal.keyId,
    events: keyRevoked(now, deliveryDepth),
  });
  if (isRefused(revoked)) throw refusalOf(revoked);
  return { result: showKey(revoked, now) };
}

/** `most`: the limit that `too_many` is about. */
const refusalOf = (refusal: KeyRefusal, most = 0): Error => refusals[refusal.refused](refusal, most);

const refusals: Readonly<Record<KeyObstacle, (refusal: KeyRefusal, most: number) => Error>> = {
  workspace_unknown: () => new Error('the workspace of a key does not exist any more'),
  taken: () => new Error('the new key was refused'),
  other_mode: () => new MarketplaceError(keyErrors.other_mode),
  // The same error for a key of another workspace as for one that does not exist.
  not_found: () => new MarketplaceError(keyErrors.key_not_found),
  // A secret is shown once: anyone who has lost the first answer can rotate or revoke the key.
  repeated: ({ made }) => new MarketplaceError(keyErrors.key_made, made?.id ?? undefined),
  key_reused: () => new MarketplaceError('idempotency_key_reused'),
  too_many: (_, most) => limitReached(keyErrors.too_many_keys, most),
  ended: () => new MarketplaceError(keyErrors.key_ended),
  // The acting key was valid when the request arrived.
  by_unknown: () => keyRefused('unknown_key'),
  by_revoked: () => keyRefused('revoked_key'),
  by_expired: () => keyRefused('expired_key'),
  by_rotated: () => new MarketplaceError(keyErrors.rotated_key),
  beyond_own: ({ beyond }) => new MarketplaceError(keyErrors.beyond_own, beyond.join(', ')),
  changed: () => preconditionFailed(),
  by_no_owner: ({ beyond }) => new MarketplaceError(keyErrors.owner_needed, beyond.join(', ')),
};
