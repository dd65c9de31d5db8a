import { MarketplaceError } from '../errors.ts';
import type {
  CreateKeyRequest,
  Key,
  KeyListRequest,
  KeyRecord,
  NewKey,
  NoInput,
  RotateKeyRequest,
  Scope,
} from '../generated/types.ts';
import type { Call, Outcome, Principal } from '../operation.ts';
import { tellCreated, tellRevoked, tellRotated } from './events.ts';
import { draftKey, newKeyId, showKey, showNewKey } from './keys.ts';

const defaultLimit = 20;
const dayInSeconds = 86_400;

export async function listKeys({
  input,
  principal,
  repository,
  now,
}: Call<KeyListRequest>): Promise<Outcome<{ data: Key[]; next_cursor: string | null }>> {
  const { limit = defaultLimit, cursor } = input;
  const { keys, next } = await repository.keys.list(principal.workspaceId, {
    limit,
    ...(cursor === undefined ? {} : { after: cursor }),
  });
  return { result: { data: keys.map(key => showKey(key, now)), next_cursor: next } };
}

export async function createKey({
  input,
  principal,
  repository,
  now,
}: Call<CreateKeyRequest>): Promise<Outcome<NewKey>> {
  refuseBeyond(principal, input.scopes);
  const expiresAt = input.expires_at ?? principal.expiresAt;
  if (expiresAt !== null && Date.parse(expiresAt) <= now)
    throw new MarketplaceError('invalid_request', 'expires_at must lie in the future');
  if (
    principal.expiresAt !== null &&
    expiresAt !== null &&
    Date.parse(expiresAt) > Date.parse(principal.expiresAt)
  )
    throw new MarketplaceError('beyond_own', 'expires_at');
  const draft = {
    id: newKeyId(),
    name: input.name,
    scopes: input.scopes,
    expiresAt,
    createdBy: principal.keyId,
  };
  const { record, secret } = draftKey(draft, now);
  if (!(await repository.keys.create(principal.workspaceId, record, tellCreated(record, now))))
    throw new Error('a new key was refused');
  return { result: showNewKey(record, secret, now) };
}

export async function rotateKey({
  input,
  params,
  principal,
  repository,
  now,
}: Call<RotateKeyRequest>): Promise<Outcome<NewKey>> {
  const key = await findKey(repository.keys.find(principal.workspaceId, params.key_id ?? ''));
  refuseBeyond(principal, key.scopes);
  const { name, scopes, expires_at: expiresAt } = key;
  const { record, secret } = draftKey(
    { id: newKeyId(), name, scopes, expiresAt, createdBy: principal.keyId },
    now,
  );
  const rotation = {
    keyId: key.id,
    replacement: record,
    oldExpiresAt: new Date(now + (input.overlap_seconds ?? dayInSeconds) * 1_000).toISOString(),
    now: new Date(now).toISOString(),
  };
  const old = await repository.keys.rotate(principal.workspaceId, rotation, tellRotated(record, now));
  if (old === null) throw new MarketplaceError('key_ended');
  return { result: showNewKey(record, secret, now) };
}

export async function revokeKey({
  params,
  principal,
  repository,
  now,
}: Call<NoInput>): Promise<Outcome<Key>> {
  const at = new Date(now).toISOString();
  const key = await findKey(
    repository.keys.revoke(principal.workspaceId, params.key_id ?? '', at, tellRevoked(now)),
  );
  return { result: showKey(key, now) };
}

async function findKey(
  found: Readonly<KeyRecord> | null | Promise<Readonly<KeyRecord> | null>,
): Promise<Readonly<KeyRecord>> {
  const key = await found;
  // The same for a key of another workspace as for one that nobody has.
  if (key === null) throw new MarketplaceError('key_not_found');
  return key;
}

/** A key can never grant more than it has. */
function refuseBeyond({ scopes }: Principal, wanted: readonly Scope[]): void {
  const beyond = wanted.filter(scope => !scopes.includes(scope));
  if (beyond.length > 0) throw new MarketplaceError('beyond_own', beyond.join(', '));
}
