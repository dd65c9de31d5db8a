import { refuse, type SessionsRepository } from '../../../repository/index.ts';
import { checkSession, maxSessions } from '../../rules/members.ts';
import { checkTimes } from '../../rules/storable.ts';
import { insertion, isStorable, rowsAsJson, selection } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { isDuplicate, isReferenceMissing } from '../database/failures.ts';
import { inHurry } from '../database/locked-rows.ts';
import { collectionTable } from '../database/records.ts';

/** Maximum number of stale sessions that are deleted when a session is created. */
const sweep = 100;

const sessionTable = collectionTable('sessions');

export function postgresSessions(database: Database): SessionsRepository {
  const { schema } = database;
  const insert = insertion(sessionTable, schema);
  // Sessions of all users, and only rows that no other process has locked. A process whose clock is ahead deletes
  // only sessions that are stale by the database's clock.
  const dropStale = `delete from ${schema}sessions where digest = any (array(
    select digest from ${schema}sessions
    where seen_at < least($1::timestamptz, now() - ($2::timestamptz - $1::timestamptz))
    order by seen_at limit ${sweep} for update skip locked))`;
  // Anyone who logs in as the same user at the same time may leave some more, which the next one deletes.
  const dropSurplus = `delete from ${schema}sessions where digest in (
    select digest from ${schema}sessions where user_id = $1 order by seen_at desc, digest offset ${maxSessions - 1})`;
  const byDigest = `select ${selection(sessionTable, 's')} from ${schema}sessions s where s.digest = $1`;
  const touch = `update ${schema}sessions set seen_at = $2::timestamptz where ${inHurry} and digest = $1 and seen_at < $2::timestamptz`;
  const end = `delete from ${schema}sessions where ${inHurry} and digest = $1`;
  return {
    async create(session, staleBefore) {
      checkSession(session, staleBefore);
      if (!isStorable(session.user_id)) return refuse('user_unknown');
      try {
        return await database.change(session.user_id, async run => {
          await run(dropStale, [staleBefore, session.created_at]);
          await run(dropSurplus, [session.user_id]);
          await run(insert, [rowsAsJson([session])]);
          return structuredClone(session);
        });
      } catch (error) {
        if (isReferenceMissing(error)) return refuse('user_unknown');
        if (isDuplicate(error)) return refuse('taken');
        throw error;
      }
    },

    async find(digest) {
      if (!isStorable(digest)) return null;
      const [row] = await database.rows(byDigest, [digest]);
      return row === undefined ? null : sessionTable.of(row);
    },

    async touch(digest, at) {
      checkTimes('sessions.touch', { at });
      if (isStorable(digest)) await database.changeRows(digest, touch, [digest, at]);
    },

    async delete(digest) {
      if (isStorable(digest)) await database.changeRows(digest, end, [digest]);
    },
  };
}
