import { keyModeOf } from '../../../common/key-mode.ts';
import type { KeyRecord } from '../../../generated/types.ts';
import {
  actingUsers,
  type FoundKey,
  isRefused,
  type KeyActor,
  type KeyRefusal,
  type KeysRepository,
  keyRefusal,
  type OnceRequest,
  refusalTo,
} from '../../../repository/index.ts';
import { madeOf } from '../../rules/idempotency.ts';
import {
  type Acting,
  actorIn,
  changedKey,
  checkScopes,
  createdKey,
  fitsKeyFilter,
  forgottenBefore,
  maxEndedKeys,
  repeatedKey,
  rotatedKeys,
} from '../../rules/keys.ts';
import { checkCounts, checkRecord, checkTimes } from '../../rules/storable.ts';
import { insertion, integerOf, isStorable, rowsAsJson, selection, type Table } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { isDuplicate } from '../database/failures.ts';
import { inHurry } from '../database/locked-rows.ts';
import type { Row } from '../database/pool.ts';
import { collectionTable } from '../database/records.ts';
import { keepRequest, takeRequest } from '../idempotency/requests.ts';
import { publishWithin } from '../webhooks/publish.ts';
import type { KeyCache } from './key-cache.ts';

export const keyTable = collectionTable('keys', {
  members: {
    scopes: 'words',
    allowed_ips: ['words', { optional: true }],
    rate_limit: ['json', { optional: true }],
    metadata: ['json', { optional: true }],
    authority: ['json', { optional: true }],
  },
});

/** Finds the workspace of a key: the only table whose primary key does not start with the workspace. */
export const digestTable: Table = {
  name: 'key_digests',
  columns: { digest: 'text', workspace_id: 'text', key_id: 'text' },
};

/** Inserts keys of a data file that do not exist yet, and returns their number. */
export async function addKeys(run: RunStatement, schema: string, rows: readonly Row[]): Promise<number> {
  // Only for new keys: the digest in the data file must not lead to an existing key with the same id.
  const { rows: added } = await run(
    `${insertion(keyTable, schema)} on conflict do nothing returning workspace_id, id as key_id, digest`,
    [rowsAsJson(rows)],
  );
  await run(insertion(digestTable, schema), [rowsAsJson(added)]);
  return added.length;
}

const noKeys: ReadonlyMap<string, KeyRecord> = new Map();

/** Maximum number of keys that are forgotten with each new one. */
const maxForgotten = 100;

/** How many rows of a filtered list are read at once. */
const filteredAtOnce = 500;

export function postgresKeys(database: Database, cache: KeyCache): KeysRepository {
  const { schema } = database;
  const columns = selection(keyTable, 'k');
  const insertKey = insertion(keyTable, schema);
  const insertDigest = insertion(digestTable, schema);

  const byDigest = `select ${columns}, k.workspace_id from ${schema}key_digests d
    join ${schema}keys k on k.workspace_id = d.workspace_id and k.id = d.key_id where d.digest = $1`;
  const byId = `select ${columns} from ${schema}keys k where k.workspace_id = $1 and k.id = $2`;
  const newest = (owned: string) => `select ${columns} from ${schema}keys k where k.workspace_id = $1${owned}
    order by k.created_at desc, k.id limit $2`;
  // Not a join: PostgreSQL does not know that it returns one row, and would read and sort all older keys.
  const lastSeen = `(select a.created_at from ${schema}keys a where a.workspace_id = $1 and a.id = $3)`;
  const newestAfter = (
    owned: string,
  ) => `select ${columns} from ${schema}keys k where k.workspace_id = $1${owned}
    and k.created_at <= ${lastSeen} and (k.created_at < ${lastSeen} or k.id > $3)
    order by k.created_at desc, k.id limit $2`;
  const countActive = `select count(*) as count from ${schema}keys where workspace_id = $1 and revoked_at is null
    and (expires_at is null or expires_at > $2::timestamptz)`;
  // Concurrent calls that add keys to the workspace wait for this lock; rows that refer to the workspace do not.
  const workspace = `select coalesce(mode, 'live') as mode from ${schema}workspaces where id = $1 for no key update`;
  const counted = (rotated: boolean) => `select count(*) as count from (
    select 1 from ${schema}keys where workspace_id = $1 and revoked_at is null
    and (expires_at is null or expires_at > $2::timestamptz) and rotated_to is ${rotated ? 'not null' : 'null'} limit $3) one`;
  const forgetEnded = `delete from ${schema}keys where workspace_id = $1 and id in (
    select o.id from (select id from ${schema}keys where workspace_id = $1
      and (revoked_at is not null or expires_at <= $2::timestamptz)
      order by created_at desc, id offset ${maxEndedKeys} limit ${maxForgotten}) o) returning digest`;
  // Lock both keys together in a fixed order, so that two keys that change each other do not deadlock. Not `for share`
  // for the calling key: new shared locks would overtake a waiting revocation, which could then wait forever.
  const toChange = `select ${columns} from ${schema}keys k where k.workspace_id = $1 and k.id = any ($2::text[])
    order by k.id for no key update`;
  const replace = `update ${schema}keys set rotated_to = $3, expires_at = $4::timestamptz
    where workspace_id = $1 and id = $2`;
  const revoke = `update ${schema}keys k set revoked_at = $3::timestamptz
    where k.workspace_id = $1 and k.id = $2 returning ${columns}`;
  const change = `update ${schema}keys k set name = $3, expires_at = $4::timestamptz, allowed_ips = $5, scopes = $6,
    rate_limit = $7::json, owner = $8, metadata = $9::json, authority = $10::json
    where k.workspace_id = $1 and k.id = $2`;
  // Locked, so that nobody gives as an owner what they could not give after losing the role. Keys are locked before.
  const ownersAmong = `select user_id from ${schema}memberships where workspace_id = $1 and role = 'owner'
    and user_id = any ($2::text[]) order by user_id for no key update`;
  // What another process deletes at the same time is left to it. The condition is that of the index `keys_short_lived`.
  const forget = `delete from ${schema}keys where workspace_id = $1 and id = any (array(
    select id from ${schema}keys where workspace_id = $1 and expires_at <= $2::timestamptz and rotated_to is null
      and expires_at >= created_at and expires_at - created_at <= interval '1 hour'
    order by expires_at limit ${maxForgotten} for update skip locked)) returning digest`;
  const forgetDigests = `delete from ${schema}key_digests where digest = any ($1::text[])`;
  const isLatest = `workspace_id = $1 and id = $2 and (last_used_at is null or last_used_at < $3::timestamptz)`;
  const recordTime = `update ${schema}keys set last_used_at = $3::timestamptz where ${inHurry} and ${isLatest}`;
  const recordUse = `update ${schema}keys set last_used_at = $3::timestamptz, last_used_network = $4,
    last_used_agent = $5 where ${inHurry} and ${isLatest}`;

  async function isFull(
    run: RunStatement,
    workspaceId: string,
    now: string,
    most: number,
    { rotated }: { readonly rotated: boolean },
  ): Promise<boolean> {
    if (most === Number.POSITIVE_INFINITY) return false;
    const { rows } = await run(counted(rotated), [workspaceId, now, most]);
    return integerOf(rows[0]?.count) >= most;
  }

  async function forgetKeys(run: RunStatement, statement: string, workspaceId: string, at: string) {
    const { rows } = await run(statement, [workspaceId, at]);
    if (rows.length > 0) await run(forgetDigests, [rows.map(({ digest }) => digest)]);
  }

  /** The idempotency key of a request that makes nothing is free again. */
  async function refused(
    run: RunStatement,
    workspaceId: string,
    request: OnceRequest | undefined,
    refusal: KeyRefusal,
  ): Promise<KeyRefusal> {
    await keepRequest(run, schema, workspaceId, request, []);
    return refusal;
  }

  async function insert(run: RunStatement, workspaceId: string, key: KeyRecord): Promise<void> {
    await run(insertKey, [rowsAsJson([keyTable.row(workspaceId, key)])]);
    await run(insertDigest, [
      rowsAsJson([{ digest: key.digest, workspace_id: workspaceId, key_id: key.id }]),
    ]);
  }

  async function find(workspaceId: string, keyId: string): Promise<KeyRecord | null> {
    if (!isStorable(workspaceId) || !isStorable(keyId)) return null;
    const [row] = await database.rows(byId, [workspaceId, keyId]);
    return row === undefined ? null : keyTable.of(row);
  }

  /** Locks keys of the workspace until the transaction ends, and returns them by id. */
  async function lock(
    run: RunStatement,
    workspaceId: string,
    ids: readonly (string | undefined)[],
  ): Promise<Map<string, KeyRecord>> {
    if (!isStorable(workspaceId)) return new Map();
    const wanted = ids.filter(id => id !== undefined && isStorable(id));
    const { rows } = await run(toChange, [workspaceId, wanted]);
    return new Map(rows.map(row => [row.id as string, keyTable.of(row)]));
  }

  /** Who acts, with the owners among the users for whom the change is made. */
  async function actorOf(
    run: RunStatement,
    workspaceId: string,
    { by, user }: Acting,
    locked: ReadonlyMap<string, KeyRecord>,
  ): Promise<KeyActor> {
    const actor = { key: by === undefined ? null : locked.get(by), user: user ?? null };
    const users = actingUsers(actor).filter(isStorable);
    if (users.length === 0) return { ...actor, owners: [] };
    const { rows } = await run(ownersAmong, [workspaceId, users]);
    return { ...actor, owners: rows.map(row => row.user_id as string) };
  }

  return {
    find,

    findByDigest: digest =>
      cache.find(digest, async (): Promise<FoundKey | null> => {
        if (!isStorable(digest)) return null;
        const [row] = await database.rows(byDigest, [digest]);
        return row === undefined ? null : { workspaceId: row.workspace_id as string, key: keyTable.of(row) };
      }),

    async list(workspaceId, { limit, after, ...filter }) {
      checkCounts('keys.list', { limit });
      checkTimes('keys.list', filter.state === undefined ? {} : { now: filter.now ?? '' });
      const { owner } = filter;
      if (![workspaceId, after ?? '', owner ?? ''].every(isStorable)) return { keys: [], next: null };
      // Keys are filtered here, because `lower` of PostgreSQL depends on its locale, and both storages find the same.
      const isFiltered = Object.values(filter).some(value => value !== undefined);
      // One additional row shows whether there is another page.
      const batch = isFiltered ? Math.max(limit + 1, filteredAtOnce) : limit + 1;
      const fitting: KeyRecord[] = [];
      for (let last = after, isEnd = false; !isEnd && fitting.length <= limit; ) {
        const values = [workspaceId, batch, ...(last === undefined ? [] : [last])];
        const owned = owner === undefined ? '' : ` and k.owner = $${values.push(owner)}`;
        const rows = await database.rows((last === undefined ? newest : newestAfter)(owned), values);
        const found = rows.map(keyTable.of);
        fitting.push(...found.filter(key => fitsKeyFilter(key, filter)));
        last = found.at(-1)?.id;
        isEnd = rows.length < batch;
      }
      const keys = fitting.slice(0, limit);
      return { keys, next: fitting.length > limit ? (keys.at(-1)?.id ?? null) : null };
    },

    async countActive(workspaceId, now) {
      checkTimes('keys.countActive', { now });
      if (!isStorable(workspaceId)) return 0;
      const [row] = await database.rows(countActive, [workspaceId, now]);
      return integerOf(row?.count);
    },

    async create(
      workspaceId,
      key,
      { events = () => [], request, ownerScopes, most = Number.POSITIVE_INFINITY, ...given } = {},
    ) {
      const who = actorIn('keys.create', given);
      checkRecord('keys.create', 'keys', key);
      checkScopes('keys.create', key.scopes);
      if (!isStorable(workspaceId)) return keyRefusal('workspace_unknown');
      return orTaken(
        database.change(workspaceId, async run => {
          const [found] = (await run(workspace, [workspaceId])).rows;
          if (found === undefined) return keyRefusal('workspace_unknown');
          if (keyModeOf(key.prefix) !== found.mode) return keyRefusal('other_mode');
          const earlier = repeatedKey(await takeRequest(run, schema, workspaceId, request));
          if (earlier !== null) return earlier;
          const locked = who.by === undefined ? noKeys : await lock(run, workspaceId, [who.by]);
          const actor = await actorOf(run, workspaceId, who, locked);
          const record = createdKey(structuredClone(key), actor, ownerScopes);
          if (isRefused(record)) return refused(run, workspaceId, request, record);
          checkRecord('keys.create', 'keys', record);
          if (await isFull(run, workspaceId, key.created_at, most, { rotated: false }))
            return refused(run, workspaceId, request, keyRefusal('too_many'));
          await forgetKeys(run, forget, workspaceId, forgottenBefore(key.created_at));
          await forgetKeys(run, forgetEnded, workspaceId, key.created_at);
          await insert(run, workspaceId, record);
          await publishWithin(run, schema, workspaceId, events(record));
          await keepRequest(run, schema, workspaceId, request, madeOf([record]));
          return record;
        }),
      );
    },

    async rotate(
      workspaceId,
      rotation,
      { events = () => [], request, most = Number.POSITIVE_INFINITY, ...given } = {},
    ) {
      const who = actorIn('keys.rotate', given);
      const { keyId, replacement, oldExpiresAt, now } = rotation;
      checkTimes('keys.rotate', { oldExpiresAt, now });
      const answer = await orTaken(
        database.change(workspaceId, async run => {
          // First: a key that has rotated itself may repeat that.
          const earlier = repeatedKey(await takeRequest(run, schema, workspaceId, request));
          if (earlier !== null) return earlier;
          await run(workspace, [workspaceId]);
          const locked = await lock(run, workspaceId, [keyId, who.by]);
          const key = locked.get(keyId);
          const actor = await actorOf(run, workspaceId, who, locked);
          const rotated = rotatedKeys(key, rotation, actor);
          if (isRefused(rotated)) return refused(run, workspaceId, request, rotated);
          if (await isFull(run, workspaceId, now, most, { rotated: true }))
            return refused(run, workspaceId, request, keyRefusal('too_many'));
          await forgetKeys(run, forgetEnded, workspaceId, now);
          await insert(run, workspaceId, rotated.replacement);
          await run(replace, [workspaceId, keyId, replacement.id, rotated.old.expires_at]);
          await publishWithin(run, schema, workspaceId, events(rotated));
          await keepRequest(run, schema, workspaceId, request, madeOf([rotated.replacement]));
          return rotated;
        }),
      );
      if (!isRefused(answer)) cache.forget(answer.old.digest);
      return answer;
    },

    async change(workspaceId, keyId, asked, { events = () => [], ownerScopes, ...given } = {}) {
      const who = actorIn('keys.change', given);
      checkTimes('keys.change', { now: asked.now });
      checkScopes('keys.change', asked.scopes);
      const answer = await database.change(workspaceId, async run => {
        const locked = await lock(run, workspaceId, [keyId, who.by]);
        const key = locked.get(keyId);
        const actor = await actorOf(run, workspaceId, who, locked);
        const changed = changedKey(key, asked, actor, ownerScopes);
        if (isRefused(changed) || changed === key) return changed;
        checkRecord('keys.change', 'keys', changed);
        const ranges = changed.allowed_ips?.join(' ') ?? null;
        await run(change, [
          workspaceId,
          keyId,
          changed.name,
          changed.expires_at,
          ranges,
          changed.scopes.join(' '),
          jsonOrNull(changed.rate_limit),
          changed.owner ?? null,
          jsonOrNull(changed.metadata),
          jsonOrNull(changed.authority),
        ]);
        await publishWithin(run, schema, workspaceId, events(changed));
        return changed;
      });
      if (!isRefused(answer)) cache.forget(answer.digest);
      return answer;
    },

    async revoke(workspaceId, keyId, at, { events = () => [], ...given } = {}) {
      const { by } = actorIn('keys.revoke', given);
      checkTimes('keys.revoke', { at });
      const answer = await database.change(workspaceId, async run => {
        const found = await lock(run, workspaceId, [keyId, by]);
        const key = found.get(keyId);
        const refusal = by === undefined ? null : refusalTo(found.get(by), key, at);
        if (refusal !== null) return refusal;
        if (key === undefined) return keyRefusal('not_found');
        if (key.revoked_at !== null) return key;
        const [row] = (await run(revoke, [workspaceId, keyId, at])).rows;
        if (row === undefined) return keyRefusal('not_found');
        const revoked = keyTable.of(row);
        await publishWithin(run, schema, workspaceId, events(revoked));
        return revoked;
      });
      if (!isRefused(answer)) cache.forget(answer.digest);
      return answer;
    },

    async recordUse(workspaceId, keyId, at, use) {
      checkTimes('keys.recordUse', { at });
      if (!isStorable(workspaceId) || !isStorable(keyId)) return;
      const known = [workspaceId, keyId, at];
      if (use === undefined) await database.changeRows(workspaceId, recordTime, known);
      else await database.changeRows(workspaceId, recordUse, [...known, use.network, use.agent]);
    },
  };
}

const jsonOrNull = (value: object | undefined): string | null =>
  value === undefined ? null : JSON.stringify(value);

/** Returns false instead of an error if the record exists; nothing has changed then. */
async function orTaken<Result>(work: Promise<Result>): Promise<Result | KeyRefusal> {
  try {
    return await work;
  } catch (error) {
    if (isDuplicate(error)) return keyRefusal('taken');
    throw error;
  }
}
