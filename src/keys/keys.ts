/** API keys: how they are created and shown. */
import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isPlainObject } from '../common/json/plain-object.ts';
import { keyModeOf } from '../common/key-mode.ts';
import { canonicalRange } from '../common/network/ip-ranges.ts';
import {
  type Check,
  type Checks,
  checkOptions,
  isId,
  isText,
  listOf,
  needOption,
} from '../common/options/check-options.ts';
import type {
  CreatedKey,
  Key,
  KeyMetadata,
  KeyRateLimit,
  KeyRecord,
  Mode,
  Scope,
} from '../generated/types.ts';
import type { Principal } from '../group/call.ts';
import type { KeyChange, Replacement } from '../repository/index.ts';
import { digestOf, generateSecret, hintsOf, prefixOf } from '../secrets/key-format.ts';

export interface KeyDraft {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** That of its workspace. @default 'live' */
  readonly mode?: Mode;
  readonly expiresAt: string | null;
  /** The addresses and ranges (CIDR) that may use it. @default every address */
  readonly allowedIps?: readonly string[];
  /** Its own rate limit, besides those of the service. @default none */
  readonly rateLimit?: Readonly<KeyRateLimit> | null;
  /** Whose key it is, such as the id of your customer. @default nobody's */
  readonly owner?: string | null;
  /** @default none */
  readonly metadata?: Readonly<KeyMetadata>;
  /** Id of the user or key that creates it, or `null`. */
  readonly createdBy: string | null;
}

export const newKeyId = (): string => `key_${randomBytes(12).toString('base64url')}`;

/** The id in a form for its new key, or a new one if it was tampered with. */
export const keyIdOf = (given: string): string => (/^key_[\w-]{16}$/.test(given) ? given : newKeyId());

const isIdOrNull: Check = value => (value === null ? null : isId(value));

const draftChecks: Checks<KeyDraft> = {
  id: isId,
  name: isText,
  scopes: listOf('scopes', scope => typeof scope === 'string'),
  mode: value => (value === 'live' || value === 'test' ? null : 'must be live or test'),
  expiresAt: value =>
    value === null || (typeof value === 'string' && Number.isFinite(Date.parse(value)))
      ? null
      : 'must be an ISO 8601 timestamp or null',
  allowedIps: listOf('addresses or ranges', range => canonicalRange(String(range)) !== null),
  rateLimit: value =>
    value === null || isPlainObject(value) ? null : 'must be { requests, seconds } or null',
  owner: value => (value === null ? null : isText(value)),
  metadata: value =>
    isPlainObject(value) && Object.values(value).every(text => typeof text === 'string')
      ? null
      : 'must be an object of texts',
  createdBy: isIdOrNull,
};

/** The ranges in their one spelling, each once. */
export const canonicalRanges = (ranges: readonly string[]): string[] => [
  ...new Set(ranges.map(range => canonicalRange(range) ?? range)),
];

/**
 * A new key: the record to store, and the secret, which is shown once and never stored.
 * @throws TypeError that names the missing or invalid member
 */
export function draftKey(given: KeyDraft, now: number): { record: KeyRecord; secret: string } {
  const {
    name,
    scopes,
    expiresAt,
    allowedIps = [],
    rateLimit = null,
    owner = null,
    metadata = {},
    ...draft
  } = checkOptions('draftKey', given, draftChecks);
  for (const member of ['id', 'name', 'scopes', 'expiresAt', 'createdBy'] as const)
    needOption('draftKey', member, given[member]);
  if (!Number.isFinite(now)) throw new TypeError('draftKey: now must be the time in milliseconds since 1970');
  const { replacement, secret } = draftReplacement(draft, now);
  const record: KeyRecord = {
    ...replacement,
    name,
    scopes: [...scopes],
    ...(allowedIps.length === 0 ? {} : { allowed_ips: canonicalRanges(allowedIps) }),
    ...(rateLimit === null ? {} : { rate_limit: { ...rateLimit } }),
    ...(owner === null ? {} : { owner }),
    ...(Object.keys(metadata).length === 0 ? {} : { metadata: { ...metadata } }),
    last_used_at: null,
    expires_at: expiresAt,
    revoked_at: null,
    rotated_to: null,
  };
  return { record, secret };
}

/** The new fields of a replacement, and its secret. */
export function draftReplacement(
  { id, createdBy, mode = 'live' }: Pick<KeyDraft, 'id' | 'createdBy' | 'mode'>,
  now: number,
): { replacement: Replacement; secret: string } {
  const secret = generateSecret(prefixOf(mode));
  const replacement = {
    id,
    digest: digestOf(secret),
    ...hintsOf(secret),
    created_at: new Date(now).toISOString(),
    created_by: createdBy,
  };
  return { replacement, secret };
}

/** Whether a key may know of another one: one with an owner knows keys of that owner only. */
export const isVisible = (
  key: Pick<KeyRecord, 'owner'>,
  { owner = null }: Pick<Principal, 'owner'>,
): boolean => owner === null || key.owner === owner;

/** A key in a response at the given time. What a storage does not know of it is as if it had not been set. */
export function showKey(stored: Readonly<KeyRecord>, now: number): Key {
  const { digest: _digest, authority: _authority, limit_root: _root, ...record } = stored;
  const isExpired = record.expires_at !== null && Date.parse(record.expires_at) <= now;
  const state = record.revoked_at !== null ? 'revoked' : isExpired ? 'expired' : 'active';
  const { id, name, prefix, last_four, scopes, created_at, created_by, last_used_at, ...times } = record;
  return {
    id,
    name,
    prefix,
    last_four,
    mode: keyModeOf(prefix),
    scopes,
    state,
    created_at,
    created_by,
    last_used_at,
    ...times,
    allowed_ips: record.allowed_ips ?? [],
    rate_limit: record.rate_limit ?? null,
    owner: record.owner ?? null,
    metadata: record.metadata ?? {},
    last_used_network: record.last_used_network ?? null,
    last_used_agent: record.last_used_agent ?? null,
  };
}

/** Fails if the storage has not stored what was asked for: a key must not look restricted, or somebody's. */
export function checkKept(
  record: Readonly<KeyRecord>,
  {
    allowedIps: ranges,
    scopes,
    ...asked
  }: {
    readonly [Name in 'allowedIps' | 'scopes' | 'rateLimit' | 'owner' | 'metadata']?:
      | KeyChange[Name]
      | undefined;
  },
): void {
  if (scopes !== undefined && !isDeepStrictEqual([...record.scopes].sort(), [...scopes].sort()))
    throw new Error('the storage did not store the scopes of a key');
  if (ranges !== undefined && !isDeepStrictEqual(record.allowed_ips ?? [], ranges))
    throw new Error('the storage did not store allowed_ips of a key');
  const stored = showKey(record, 0);
  for (const [name, member] of [
    ['rateLimit', 'rate_limit'],
    ['owner', 'owner'],
    ['metadata', 'metadata'],
  ] as const)
    if (asked[name] !== undefined && !isDeepStrictEqual(stored[member], asked[name]))
      throw new Error(`the storage did not store ${member} of a key`);
}

/** A key with its secret: only for the response that creates it. */
export function showNewKey(record: Readonly<KeyRecord>, secret: string, now: number): CreatedKey {
  const { id, name, ...rest } = showKey(record, now);
  return { id, name, secret, ...rest };
}
