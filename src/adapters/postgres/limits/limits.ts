import { createHash } from 'node:crypto';
import type { LimitsRepository } from '../../../repository/index.ts';
import { columnTypes, integerOf } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { inHurry } from '../database/locked-rows.ts';

/** Maximum number of ended windows that the start of a window deletes. */
const sweep = 100;
/** Maximum difference between the clocks of two processes, in milliseconds. */
const maxClockSkew = 86_400_000;

export function postgresLimits(database: Database): LimitsRepository {
  const table = `${database.schema}limits`;
  // All times come from the caller, so the clock of the database does not matter. A window that ends too far in the
  // future was started by a wrong clock.
  const isOver = '(kept.ends_at <= $2::timestamptz or kept.ends_at > $4::timestamptz)';
  const count = `insert into ${table} as kept (name, hits, ends_at) select $1, 1, $3::timestamptz where ${inHurry}
    on conflict (name) do update set
      hits = case when ${isOver} then 1 else kept.hits + 1 end,
      ends_at = case when ${isOver} then $3::timestamptz else kept.ends_at end
    returning hits, ${columnTypes.time.select('ends_at')} as ends_at`;
  // A window that somebody starts again meanwhile is locked, and stays.
  const clear = `delete from ${table} where ends_at <= $1::timestamptz
    and name = any (array(
      select name from ${table} where ends_at <= $1::timestamptz limit ${sweep} for update skip locked))`;
  const giveBack = `update ${table} set hits = hits - 1
    where ${inHurry} and name = $1 and ends_at = $2::timestamptz and hits > 0`;
  const forget = `delete from ${table} where ${inHurry} and name = $1`;
  // A name may be any text; its hash has a fixed length.
  const stored = (name: string) => createHash('sha256').update(name).digest('base64url');
  const instant = (milliseconds: number) => new Date(milliseconds).toISOString();
  return {
    async count(name, seconds, now) {
      const endsAt = now + seconds * 1_000;
      const key = stored(name);
      const values = [key, instant(now), instant(endsAt), instant(endsAt + maxClockSkew)];
      const [row] = await database.changeRows(key, count, values);
      const uses = integerOf(row?.hits);
      if (uses === 1) await database.rows(clear, [instant(now)]);
      return { uses, endsAt: integerOf(row?.ends_at) };
    },

    async giveBack(name, endsAt) {
      await database.changeRows(stored(name), giveBack, [stored(name), instant(endsAt)]);
    },

    async reset(name) {
      await database.changeRows(stored(name), forget, [stored(name)]);
    },
  };
}
