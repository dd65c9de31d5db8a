import type { KeyRecord, Scope } from '../../../generated/types.ts';
import type { FoundKey, KeysRepository } from '../../../repository/index.ts';
import {
  insertion,
  integerOf,
  isStorable,
  rowsAsJson,
  selection,
  type Table,
  timeOf,
  timeOrNull,
} from '../database/columns.ts';
import type { Database, Run } from '../database/database.ts';
import { isDuplicate } from '../database/failures.ts';
import type { Row } from '../database/pool.ts';
import type { KeyCache } from './key-cache.ts';
import { publishWithin } from './webhooks/publish.ts';

export const keyTable: Table = {
  name: 'keys',
  columns: {
    workspace_id: 'text',
    id: 'text',
    name: 'text',
    digest: 'text',
    prefix: 'text',
    last_four: 'text',
    scopes: 'text',
    created_at: 'time',
    created_by: 'text',
    last_used_at: 'time',
    expires_at: 'time',
    revoked_at: 'time',
    rotated_to: 'text',
  },
};

/** Finds the workspace of a key: the one table whose key does not start with the workspace. */
export const digestTable: Table = {
  name: 'key_digests',
  columns: { digest: 'text', workspace_id: 'text', key_id: 'text' },
};

export const keyRow = (workspaceId: string, key: KeyRecord): object => ({
  workspace_id: workspaceId,
  ...key,
  scopes: key.scopes.join(' '),
});

export const keyOf = (row: Row): KeyRecord => ({
  id: row.id as string,
  name: row.name as string,
  digest: row.digest as string,
  prefix: row.prefix as string,
  last_four: row.last_four as string,
  scopes: scopesOf(row.scopes as string),
  created_at: timeOf(row.created_at),
  created_by: row.created_by as string | null,
  last_used_at: timeOrNull(row.last_used_at),
  expires_at: timeOrNull(row.expires_at),
  revoked_at: timeOrNull(row.revoked_at),
  rotated_to: row.rotated_to as string | null,
});

const scopesOf = (text: string) => (text === '' ? [] : text.split(' ')) as Scope[];

export function postgresKeys(database: Database, cache: KeyCache): KeysRepository {
  const { schema } = database;
  const columns = selection(keyTable, 'k');
  const insertKey = insertion(keyTable, schema);
  const insertDigest = insertion(digestTable, schema);

  const byDigest = `select ${columns}, k.workspace_id from ${schema}key_digests d
    join ${schema}keys k on k.workspace_id = d.workspace_id and k.id = d.key_id where d.digest = $1`;
  const byId = `select ${columns} from ${schema}keys k where k.workspace_id = $1 and k.id = $2`;
  const newest = `select ${columns} from ${schema}keys k where k.workspace_id = $1
    order by k.created_at desc, k.id limit $2`;
  const newestAfter = `select ${columns} from ${schema}keys k
    join ${schema}keys a on a.workspace_id = $1 and a.id = $3
    where k.workspace_id = $1 and k.created_at <= a.created_at and (k.created_at < a.created_at or k.id > a.id)
    order by k.created_at desc, k.id limit $2`;
  const countActive = `select count(*) as count from ${schema}keys where workspace_id = $1 and revoked_at is null
    and (expires_at is null or expires_at > $2::timestamptz)`;
  const workspace = `select 1 from ${schema}workspaces where id = $1`;
  const rotatable = `select 1 from ${schema}keys where workspace_id = $1 and id = $2 and revoked_at is null
    and rotated_to is null and (expires_at is null or expires_at > $3::timestamptz) for update`;
  const replace = `update ${schema}keys k set rotated_to = $3, expires_at = least(k.expires_at, $4::timestamptz)
    where k.workspace_id = $1 and k.id = $2 returning ${columns}`;
  const revoke = `update ${schema}keys k set revoked_at = $3::timestamptz
    where k.workspace_id = $1 and k.id = $2 and k.revoked_at is null returning ${columns}`;
  const recordUse = `update ${schema}keys set last_used_at = $3::timestamptz where workspace_id = $1 and id = $2
    and (last_used_at is null or last_used_at < $3::timestamptz)`;

  async function insert(run: Run, workspaceId: string, key: KeyRecord): Promise<void> {
    await run(insertKey, [rowsAsJson([keyRow(workspaceId, key)])]);
    await run(insertDigest, [
      rowsAsJson([{ digest: key.digest, workspace_id: workspaceId, key_id: key.id }]),
    ]);
  }

  async function find(workspaceId: string, keyId: string): Promise<KeyRecord | null> {
    if (!isStorable(workspaceId) || !isStorable(keyId)) return null;
    const [row] = await database.rows(byId, [workspaceId, keyId]);
    return row === undefined ? null : keyOf(row);
  }

  return {
    find,

    findByDigest: digest =>
      cache.find(digest, async (): Promise<FoundKey | null> => {
        if (!isStorable(digest)) return null;
        const [row] = await database.rows(byDigest, [digest]);
        return row === undefined ? null : { workspaceId: row.workspace_id as string, key: keyOf(row) };
      }),

    async list(workspaceId, { limit, after }) {
      if (!isStorable(workspaceId) || !isStorable(after ?? '')) return { keys: [], next: null };
      // One more than asked for tells whether there is another page.
      const values = [workspaceId, limit + 1, ...(after === undefined ? [] : [after])];
      const rows = await database.rows(after === undefined ? newest : newestAfter, values);
      const keys = rows.slice(0, limit).map(keyOf);
      return { keys, next: rows.length > limit ? (keys.at(-1)?.id ?? null) : null };
    },

    async countActive(workspaceId, now) {
      if (!isStorable(workspaceId)) return 0;
      const [row] = await database.rows(countActive, [workspaceId, now]);
      return integerOf(row?.count);
    },

    async create(workspaceId, key, events = []) {
      if (!isStorable(workspaceId)) return false;
      return orFalse(
        database.transaction(async run => {
          if ((await run(workspace, [workspaceId])).rows.length === 0) return false;
          await insert(run, workspaceId, key);
          await publishWithin(run, schema, workspaceId, events);
          return true;
        }),
      );
    },

    async rotate(workspaceId, { keyId, replacement, oldExpiresAt, now }, events = () => []) {
      if (!isStorable(workspaceId) || !isStorable(keyId)) return null;
      const old = await orFalse(
        database.transaction(async run => {
          // Whoever rotates or revokes the same key at once waits here.
          if ((await run(rotatable, [workspaceId, keyId, now])).rows.length === 0) return false;
          await insert(run, workspaceId, replacement);
          const { rows } = await run(replace, [workspaceId, keyId, replacement.id, oldExpiresAt]);
          if (rows[0] === undefined) return false;
          const key = keyOf(rows[0]);
          await publishWithin(run, schema, workspaceId, events(key));
          return key;
        }),
      );
      if (old === false) return null;
      cache.forget(old.digest);
      return old;
    },

    async revoke(workspaceId, keyId, at, events = () => []) {
      if (!isStorable(workspaceId) || !isStorable(keyId)) return null;
      const key = await database.transaction(async run => {
        const { rows } = await run(revoke, [workspaceId, keyId, at]);
        // Nothing to revoke: the key was revoked earlier, or there is none.
        const [row] = rows.length > 0 ? rows : (await run(byId, [workspaceId, keyId])).rows;
        if (row === undefined) return null;
        const found = keyOf(row);
        if (rows.length > 0) await publishWithin(run, schema, workspaceId, events(found));
        return found;
      });
      if (key !== null) cache.forget(key.digest);
      return key;
    },

    async recordUse(workspaceId, keyId, at) {
      if (isStorable(workspaceId) && isStorable(keyId))
        await database.rows(recordUse, [workspaceId, keyId, at]);
    },
  };
}

/** A record that is there already is no failure: the answer is then `false`, and nothing has changed. */
async function orFalse<Result>(work: Promise<Result>): Promise<Result | false> {
  try {
    return await work;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}
