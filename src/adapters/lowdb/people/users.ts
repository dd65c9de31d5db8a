import { isDeepStrictEqual } from 'node:util';
import type { User, Workspace } from '../../../generated/types.ts';
import {
  type MemberWorkspace,
  type Refused,
  refuse,
  type UsersRepository,
} from '../../../repository/index.ts';
import { deepFreeze } from '../../data/deep-freeze.ts';
import { type Data, derived } from '../data.ts';
import type { Store } from '../store.ts';

const byId = derived((users: Data['users']) => new Map(users.map(user => [user.id, user as User])));
const byEmail = derived((users: Data['users']) => new Map(users.map(user => [user.email, user as User])));

export function lowdbUsers(store: Store): UsersRepository {
  return {
    find: userId => byId(store.data.users).get(userId) ?? null,

    findByEmail: email => byEmail(store.data.users).get(email) ?? null,

    setPassword: (userId, password, { instead } = {}) =>
      store.commit<Readonly<User> | Refused<'not_found' | 'changed'>>(data => {
        const user = byId(data.users).get(userId);
        if (user === undefined) return { data, result: refuse('not_found') };
        if (instead !== undefined && !isDeepStrictEqual(user.password, instead))
          return { data, result: refuse('changed') };
        const changed = deepFreeze(structuredClone({ ...user, password }));
        const users = data.users.map(one => (one.id === userId ? changed : one));
        return { data: deepFreeze({ ...data, users }), result: changed };
      }),

    workspacesOf(userId) {
      const { memberships, workspaces } = store.data;
      const found: MemberWorkspace[] = [];
      for (const { workspace_id, user_id, role } of memberships) {
        const workspace = workspaces.find(({ id }) => id === workspace_id) as Workspace | undefined;
        if (user_id === userId && workspace !== undefined) found.push({ workspace, role });
      }
      return found.sort((one, other) => (one.workspace.name < other.workspace.name ? -1 : 1));
    },

    namesOf(userIds) {
      const users = byId(store.data.users);
      const found = userIds.flatMap(id => users.get(id) ?? []);
      return new Map(found.map(({ id, name }) => [id, name]));
    },
  };
}
