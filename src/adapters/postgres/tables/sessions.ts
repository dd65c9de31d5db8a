import type { Session } from '../../../generated/types.ts';
import type { SessionsRepository } from '../../../repository/index.ts';
import { insertion, isStorable, rowsAsJson, selection, type Table, timeOf } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import type { Row } from '../database/pool.ts';

export const sessionTable: Table = {
  name: 'sessions',
  columns: { digest: 'text', user_id: 'text', created_at: 'time', seen_at: 'time' },
};

export const sessionOf = (row: Row): Session => ({
  digest: row.digest as string,
  user_id: row.user_id as string,
  created_at: timeOf(row.created_at),
  seen_at: timeOf(row.seen_at),
});

export function postgresSessions(database: Database): SessionsRepository {
  const { schema } = database;
  const insert = insertion(sessionTable, schema);
  const dropStale = `delete from ${schema}sessions where user_id = $1 and seen_at < $2::timestamptz`;
  const byDigest = `select ${selection(sessionTable, 's')} from ${schema}sessions s where s.digest = $1`;
  const touch = `update ${schema}sessions set seen_at = $2::timestamptz where digest = $1 and seen_at < $2::timestamptz`;
  const end = `delete from ${schema}sessions where digest = $1`;
  return {
    create: (session, staleBefore) =>
      database.transaction(async run => {
        await run(dropStale, [session.user_id, staleBefore]);
        await run(insert, [rowsAsJson([session])]);
      }),

    async find(digest) {
      if (!isStorable(digest)) return null;
      const [row] = await database.rows(byDigest, [digest]);
      return row === undefined ? null : sessionOf(row);
    },

    async touch(digest, at) {
      if (isStorable(digest)) await database.rows(touch, [digest, at]);
    },

    async delete(digest) {
      if (isStorable(digest)) await database.rows(end, [digest]);
    },
  };
}
