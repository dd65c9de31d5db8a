/** API keys: how one is made, and how it is shown. */
import { randomBytes } from 'node:crypto';
import type { Key, KeyRecord, NewKey, Scope } from '../generated/types.ts';
import type { Replacement } from '../repository/index.ts';
import { digestOf, generateSecret, hintsOf } from '../secrets/key-format.ts';

export interface KeyDraft {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: string | null;
  /** Id of the user or the key that makes it, or `null`. */
  readonly createdBy: string | null;
}

export const newKeyId = (): string => `key_${randomBytes(12).toString('base64url')}`;

/** A new key: what to store, and the secret that is shown once and kept nowhere. */
export function draftKey(
  { name, scopes, expiresAt, ...draft }: KeyDraft,
  now: number,
): { record: KeyRecord; secret: string } {
  const { replacement, secret } = draftReplacement(draft, now);
  const record: KeyRecord = {
    ...replacement,
    name,
    scopes: [...scopes],
    last_used_at: null,
    expires_at: expiresAt,
    revoked_at: null,
    rotated_to: null,
  };
  return { record, secret };
}

/** What a key brings that replaces another, and its secret. */
export function draftReplacement(
  { id, createdBy }: Pick<KeyDraft, 'id' | 'createdBy'>,
  now: number,
): { replacement: Replacement; secret: string } {
  const secret = generateSecret();
  const replacement = {
    id,
    digest: digestOf(secret),
    ...hintsOf(secret),
    created_at: new Date(now).toISOString(),
    created_by: createdBy,
  };
  return { replacement, secret };
}

/** A key as it is shown at an instant. */
export function showKey({ digest: _, ...record }: Readonly<KeyRecord>, now: number): Key {
  const isExpired = record.expires_at !== null && Date.parse(record.expires_at) <= now;
  const state = record.revoked_at !== null ? 'revoked' : isExpired ? 'expired' : 'active';
  const { id, name, prefix, last_four, scopes, ...times } = record;
  return { id, name, prefix, last_four, scopes, state, ...times };
}

/** A key with its secret: for the one answer that creates it. */
export function showNewKey(record: Readonly<KeyRecord>, secret: string, now: number): NewKey {
  const { id, name, ...rest } = showKey(record, now);
  return { id, name, secret, ...rest };
}
