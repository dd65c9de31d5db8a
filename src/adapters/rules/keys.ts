/** The logic for keys that both adapters share, independent of the storage. */
import { defined } from '../../common/defined.ts';
import type { KeyRecord } from '../../generated/types.ts';
import {
  isRefused,
  type KeyRefusal,
  keyRefusal,
  type Refused,
  type Repeated,
  type Replacement,
  type RotatedKey,
} from '../../repository/index.ts';

/** Whether a key can no longer be rotated at this time. */
export const hasEnded = (
  { revoked_at, expires_at, rotated_to }: Pick<KeyRecord, 'revoked_at' | 'expires_at' | 'rotated_to'>,
  now: string,
): boolean =>
  revoked_at !== null ||
  rotated_to !== null ||
  (expires_at !== null && Date.parse(expires_at) <= Date.parse(now));

/** The old key, which expires after the overlap, and its replacement with the same name and scopes. */
export function rotatedKey(
  key: Readonly<KeyRecord>,
  { id, digest, prefix, last_four, created_at, created_by }: Replacement,
  oldExpiresAt: string,
  expiresAt: string | null = key.expires_at,
): RotatedKey {
  const sooner = key.expires_at !== null && Date.parse(key.expires_at) < Date.parse(oldExpiresAt);
  return {
    old: { ...key, rotated_to: id, expires_at: sooner ? key.expires_at : oldExpiresAt },
    replacement: {
      id,
      name: key.name,
      digest,
      prefix,
      last_four,
      scopes: [...key.scopes],
      created_at,
      created_by,
      last_used_at: null,
      expires_at: expiresAt,
      revoked_at: null,
      rotated_to: null,
    },
  };
}

/** The refusal of a request that came before, or `null`. */
export function repeatedKey(answer: readonly Repeated[] | Refused<'key_reused'> | null): KeyRefusal | null {
  if (answer === null) return null;
  if (isRefused(answer)) return keyRefusal('key_reused');
  const [first] = answer;
  return { ...keyRefusal('repeated'), ...defined({ made: first?.made }) };
}
