import { isDeepStrictEqual } from 'node:util';
import { byText } from '../../../common/compare-texts.ts';
import type { User, Workspace } from '../../../generated/types.ts';
import { type MemberWorkspace, refuse, type UsersRepository } from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { changedBy, dataWith, withLowerEmail } from '../../rules/members.ts';
import { checkRecord, checkStorable, checkUnknown } from '../../rules/storable.ts';
import { derived, type FrozenData } from '../data.ts';
import type { Store } from '../store.ts';

const byId = derived((users: FrozenData['users']) => new Map(users.map(user => [user.id, user as User])));
const byEmail = derived(
  (users: FrozenData['users']) => new Map(users.map(user => [user.email, user as User])),
);

export function lowdbUsers(store: Store): Required<UsersRepository> {
  return {
    find: userId => byId(store.data.users).get(userId) ?? null,

    findByEmail: email => byEmail(store.data.users).get(email) ?? null,

    async setPassword(userId, password, { instead, ...unknown } = {}) {
      checkUnknown('users.setPassword', unknown);
      const given = structuredClone(password);
      return store.commit(data => {
        const user = byId(data.users).get(userId);
        if (user === undefined) return refuse('not_found');
        if (instead !== undefined && !isDeepStrictEqual(user.password, instead)) return refuse('changed');
        const changed = deepFreeze({ ...user, password: given });
        checkRecord('users.setPassword', 'users', changed);
        const users = data.users.map(one => (one.id === userId ? changed : one));
        return { data: deepFreeze({ ...data, users }), result: changed };
      });
    },

    async create(user) {
      const record = deepFreeze(withLowerEmail(structuredClone(user)));
      checkStorable('users.create', dataWith({ users: [record] }));
      return store.commit(data => {
        if (byId(data.users).has(record.id)) return refuse('taken');
        if (byEmail(data.users).has(record.email)) return refuse('email_taken');
        return { data: deepFreeze({ ...data, users: [...data.users, record] }), result: record };
      });
    },

    async change(userId, change) {
      const given = withLowerEmail(structuredClone(change));
      return store.commit(data => {
        const user = byId(data.users).get(userId);
        if (user === undefined) return refuse('not_found');
        const record = deepFreeze(changedBy(user, given, ['name', 'email']));
        checkStorable('users.change', dataWith({ users: [record] }));
        if ((byEmail(data.users).get(record.email) ?? user) !== user) return refuse('email_taken');
        const users = data.users.map(one => (one.id === userId ? record : one));
        return { data: deepFreeze({ ...data, users }), result: record };
      });
    },

    workspacesOf(userId) {
      const { memberships, workspaces } = store.data;
      const found: MemberWorkspace[] = [];
      for (const { workspace_id, user_id, role } of memberships) {
        const workspace = workspaces.find(({ id }) => id === workspace_id) as Workspace | undefined;
        if (user_id === userId && workspace !== undefined) found.push({ workspace, role });
      }
      return found.sort(byText(({ workspace }) => workspace.name));
    },

    namesOf(userIds) {
      const users = byId(store.data.users);
      const found = userIds.flatMap(id => users.get(id) ?? []);
      return new Map(found.map(({ id, name }) => [id, name]));
    },
  };
}
