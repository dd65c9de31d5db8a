import type { KeyRecord } from '../../../generated/types.ts';
import { type FoundKey, isRefused, type KeyRefusal, type KeysRepository } from '../../../repository/index.ts';
import { fitsKeyFilter } from '../../rules/keys.ts';
import { keyScripts } from '../../rules/scripts/keys/keys.ts';
import { checkCounts, checkTimes } from '../../rules/storable.ts';
import { integerOf, isStorable, selection } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { inHurry } from '../database/locked-rows.ts';
import { postgresScripts } from '../scripts.ts';
import type { KeyCache } from './key-cache.ts';
import { keyTable } from './rows.ts';

/** How many rows of a filtered list are read at once. */
const filteredAtOnce = 500;

export function postgresKeys(database: Database, cache: KeyCache): KeysRepository {
  const { schema } = database;
  const columns = selection(keyTable, 'k');

  const byDigest = `select ${columns}, k.workspace_id from ${schema}key_digests d
    join ${schema}keys k on k.workspace_id = d.workspace_id and k.id = d.key_id where d.digest = $1`;
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
  const isLatest = `workspace_id = $1 and id = $2 and (last_used_at is null or last_used_at < $3::timestamptz)`;
  const recordTime = `update ${schema}keys set last_used_at = $3::timestamptz where ${inHurry} and ${isLatest}`;
  const recordUse = `update ${schema}keys set last_used_at = $3::timestamptz, last_used_network = $4,
    last_used_agent = $5 where ${inHurry} and ${isLatest}`;

  const scripts = keyScripts(postgresScripts(database));

  /** A change in this process is seen at once. `digestOf`: of the key that was changed. */
  const forgotten = async <Changed extends object>(
    change: Promise<Changed>,
    digestOf: (changed: Exclude<Changed, KeyRefusal>) => string,
  ): Promise<Changed> => {
    const changed = await change;
    if (!isRefused(changed)) cache.forget(digestOf(changed as Exclude<Changed, KeyRefusal>));
    return changed;
  };

  return {
    ...scripts,

    rotate: (...given) => forgotten(scripts.rotate(...given), ({ old }) => old.digest),
    change: (...given) => forgotten(scripts.change(...given), ({ digest }) => digest),
    revoke: (...given) => forgotten(scripts.revoke(...given), ({ digest }) => digest),

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

    async recordUse(workspaceId, keyId, at, use) {
      checkTimes('keys.recordUse', { at });
      if (!isStorable(workspaceId) || !isStorable(keyId)) return;
      const known = [workspaceId, keyId, at];
      if (use === undefined) await database.changeRows(workspaceId, recordTime, known);
      else await database.changeRows(workspaceId, recordUse, [...known, use.network, use.agent]);
    },
  };
}
