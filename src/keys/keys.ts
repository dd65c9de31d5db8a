/** API keys: how they are created and shown. */
import { randomBytes } from 'node:crypto';
import type { Key, KeyRecord, NewKey, Scope } from '../generated/types.ts';
import type { Replacement } from '../repository/index.ts';
import { digestOf, generateSecret, hintsOf } from '../secrets/key-format.ts';

export interface KeyDraft {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: string | null;
  /** Id of the user or key that creates it, or `null`. */
  readonly createdBy: string | null;
}

export const newKeyId = (): string => `key_${randomBytes(12).toString('base64url')}`;

/** A new key: the record to store, and the secret, which is shown once and never stored. */
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

/** The new fields of a replacement, and its secret. */
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

/** A key in a response at the given time. */
export function showKey({ digest: _, ...record }: Readonly<KeyRecord>, now: number): Key {
  const isExpired = record.expires_at !== null && Date.parse(record.expires_at) <= now;
  const state = record.revoked_at !== null ? 'revoked' : isExpired ? 'expired' : 'active';
  const { id, name, prefix, last_four, scopes, ...times } = record;
  return { id, name, prefix, last_four, scopes, state, ...times };
}

/** A key with its secret: only for the response that creates it. */
export function showNewKey(record: Readonly<KeyRecord>, secret: string, now: number): NewKey {
  const { id, name, ...rest } = showKey(record, now);
  return { id, name, secret, ...rest };
}
