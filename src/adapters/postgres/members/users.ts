import { isDeepStrictEqual } from 'node:util';
import { byText } from '../../../common/compare-texts.ts';
import type { Role, User } from '../../../generated/types.ts';
import { refuse, type UsersRepository } from '../../../repository/index.ts';
import { changedBy, dataWith, withLowerEmail } from '../../rules/members.ts';
import { checkRecord, checkUnknown } from '../../rules/storable.ts';
import { checkDataFile } from '../check.ts';
import { insertion, isStorable, rowsAsJson, selection } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { collectionTable } from '../database/records.ts';
import { retryOnConflict } from '../database/retry-on-conflict.ts';

export const userTable = collectionTable('users');

export const workspaceTable = collectionTable('workspaces');

export const membershipTable = collectionTable('memberships');

export function postgresUsers(database: Database): Required<UsersRepository> {
  const { schema } = database;
  const select = `select ${selection(userTable, 'u')} from ${schema}users u`;
  const toChange = `${select} where u.id = $1 for no key update`;
  const setPassword = `update ${schema}users set password = $2::json where id = $1`;
  const workspaces = `select ${selection(workspaceTable, 'w')}, m.role from ${schema}memberships m
    join ${schema}workspaces w on w.id = m.workspace_id where m.user_id = $1`;
  const insert = insertion(userTable, schema);
  const update = `update ${schema}users set name = $2, email = $3 where id = $1`;
  const names = `select u.id, u.name from ${schema}users u where u.id = any ($1::text[])`;

  async function one(condition: string, value: string): Promise<User | null> {
    if (!isStorable(value)) return null;
    const [row] = await database.rows(`${select} where ${condition}`, [value]);
    return row === undefined ? null : userTable.of(row);
  }

  return {
    find: userId => one('u.id = $1', userId),

    findByEmail: email => one('u.email = $1', email),

    async setPassword(userId, password, { instead, ...unknown } = {}) {
      checkUnknown('users.setPassword', unknown);
      if (!isStorable(userId)) return refuse('not_found');
      return database.change(userId, async run => {
        const [row] = (await run(toChange, [userId])).rows;
        if (row === undefined) return refuse('not_found');
        const found = userTable.of(row);
        if (instead !== undefined && !isDeepStrictEqual(found.password, instead)) return refuse('changed');
        const changed = { ...found, password: structuredClone(password) };
        checkRecord('users.setPassword', 'users', changed);
        await run(setPassword, [userId, JSON.stringify(password)]);
        return changed;
      });
    },

    async create(user) {
      const record = withLowerEmail(structuredClone(user));
      checkDataFile('users.create', dataWith({ users: [record] }));
      return retryOnConflict(() =>
        database.change(record.id, async run => {
          const finds = async (condition: string, value: string) =>
            (await run(`${select} where ${condition}`, [value])).rows.length > 0;
          if (await finds('u.id = $1', record.id)) return refuse('taken');
          if (await finds('u.email = $1', record.email)) return refuse('email_taken');
          await run(insert, [rowsAsJson([record])]);
          return record;
        }),
      );
    },

    async change(userId, change) {
      if (!isStorable(userId)) return refuse('not_found');
      return retryOnConflict(() =>
        database.change(userId, async run => {
          const [row] = (await run(toChange, [userId])).rows;
          if (row === undefined) return refuse('not_found');
          const record = changedBy(userTable.of(row), withLowerEmail(change), ['name', 'email']);
          checkDataFile('users.change', dataWith({ users: [record] }));
          const { rows } = await run(`${select} where u.email = $1 and u.id <> $2`, [record.email, userId]);
          if (rows.length > 0) return refuse('email_taken');
          await run(update, [userId, record.name, record.email]);
          return record;
        }),
      );
    },

    async workspacesOf(userId) {
      if (!isStorable(userId)) return [];
      const rows = await database.rows(workspaces, [userId]);
      return rows
        .map(row => ({ workspace: workspaceTable.of(row), role: row.role as Role }))
        .sort(byText(({ workspace }) => workspace.name));
    },

    async namesOf(userIds) {
      const rows = await database.rows(names, [userIds.filter(isStorable)]);
      return new Map(rows.map(({ id, name }) => [id as string, name as string]));
    },
  };
}
