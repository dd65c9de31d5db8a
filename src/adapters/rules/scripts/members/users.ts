import { isDeepStrictEqual } from 'node:util';
import { refuse, type UsersRepository } from '../../../../repository/index.ts';
import { changedBy, dataWith, withLowerEmail } from '../../members.ts';
import { checkRecord, checkStorable, checkUnknown } from '../../storable.ts';
import { add, change, find, findOne, hold, type ScriptRunner } from '../script.ts';

/** PostgreSQL joins two tables for the workspaces of a user. */
export function userScripts(runner: ScriptRunner): Omit<Required<UsersRepository>, 'workspacesOf'> {
  return {
    find: userId =>
      runner.read(function* () {
        return (yield* findOne('users', { id: userId })) ?? null;
      }),

    findByEmail: email =>
      runner.read(function* () {
        return (yield* findOne('users', { email })) ?? null;
      }),

    async setPassword(userId, given, { instead, ...unknown } = {}) {
      checkUnknown('users.setPassword', unknown);
      const password = structuredClone(given);
      return runner.change(userId, function* () {
        const user = yield* hold('users', { id: userId });
        if (user === undefined) return refuse('not_found');
        if (instead !== undefined && !isDeepStrictEqual(user.password, instead)) return refuse('changed');
        const changed = { ...user, password };
        checkRecord('users.setPassword', 'users', changed);
        yield* change('users', user, changed);
        return changed;
      });
    },

    async create(user, { client, ...unknown } = {}) {
      checkUnknown('users.create', unknown);
      const record = withLowerEmail(structuredClone(user));
      checkStorable('users.create', dataWith({ users: [record] }));
      const script = function* () {
        if ((yield* findOne('users', { id: record.id })) !== undefined) return refuse('taken');
        const other = yield* findOne('users', { email: record.email });
        // The same user may have been created since the first look.
        if (other !== undefined) return refuse(other.id === record.id ? 'taken' : 'email_taken');
        yield* add('users', record);
        return record;
      };
      return runner.change(record.id, script, client);
    },

    async change(userId, changes) {
      const given = withLowerEmail(structuredClone(changes));
      return runner.change(userId, function* () {
        const user = yield* hold('users', { id: userId });
        if (user === undefined) return refuse('not_found');
        const record = changedBy(user, given, ['name', 'email']);
        checkStorable('users.change', dataWith({ users: [record] }));
        const other = yield* findOne('users', { email: record.email });
        if (other !== undefined && other.id !== userId) return refuse('email_taken');
        yield* change('users', user, record);
        return record;
      });
    },

    namesOf: userIds =>
      runner.read(function* () {
        const users = yield* find('users', { id: userIds });
        return new Map(users.map(({ id, name }) => [id, name]));
      }),
  };
}
