/** Faults of an adapter that creates accounts, workspaces, users and memberships: most of them read, and then write. */
import { isRefused, refuse } from '../../../../src/repository/index.ts';
import { type Faults, wrap } from './plant.ts';

const turn = () => new Promise(resolve => setImmediate(resolve));

export const memberFaults: Faults = {
  'finds an account for a workspace without an account': ({ accounts }) => {
    const find = accounts.findByWorkspace;
    accounts.findByWorkspace = async workspaceId =>
      (await find(workspaceId)) ?? (await find(workspaceId === 'ws_shop' ? 'ws_other' : ''));
  },
  'stores an account twice': ({ accounts }) => {
    const { create, change } = accounts;
    accounts.create = async (id, account) => {
      const answer = await create(id, account);
      return isRefused(answer) ? ((await change(id, account)) as typeof account) : answer;
    };
  },
  'reads an account before the step that changes it': ({ accounts, workspaces }) => {
    const { change, findByWorkspace } = accounts;
    accounts.change = async (id, given) => {
      const { workspaces: all } = await workspaces.list({ limit: 9 });
      const workspace = all.find(({ account_id }) => account_id === id);
      const account = workspace === undefined ? null : await findByWorkspace(workspace.id);
      await turn();
      return change(id, { ...account, ...given });
    };
  },
  'stores an e-mail address without lower-casing it': ({ users }) =>
    wrap(users, 'create', answer =>
      'email' in answer ? { ...answer, email: answer.email.toUpperCase() } : answer,
    ),
  'does not report a taken e-mail address': ({ users }) =>
    wrap(users, 'create', answer => (isRefused(answer) ? refuse('taken') : answer)),
  'checks the e-mail address before the step that stores the user': ({ users }) => {
    const { create, findByEmail } = users;
    users.create = async user => {
      const holder = await findByEmail(user.email.toLowerCase());
      await turn();
      if (holder !== null) return refuse('email_taken');
      const answer = await create(user);
      // The result for another, free address.
      return isRefused(answer) && answer.refused === 'email_taken'
        ? create({ ...user, email: `${user.id}@example.com` })
        : answer;
    };
  },
  'checks the e-mail address before the step that changes it': ({ users }) => {
    const { change, findByEmail } = users;
    users.change = async (id, given) => {
      const holder = given.email === undefined ? null : await findByEmail(given.email);
      await turn();
      if (holder !== null && holder.id !== id) return refuse('email_taken');
      const answer = await change(id, given);
      return isRefused(answer) && answer.refused === 'email_taken' ? await change(id, {}) : answer;
    };
  },
  'reports the address of the user itself as taken': ({ users }) => {
    const { change, findByEmail } = users;
    users.change = async (id, given) =>
      given.email !== undefined && (await findByEmail(given.email)) !== null
        ? refuse('email_taken')
        : change(id, given);
  },
  'finds a workspace by the id of its account': ({ workspaces }) => {
    const { find } = workspaces;
    workspaces.find = id => find(id.replace(/^acc_/, 'ws_'));
  },
  'returns the first page of workspaces for every page': ({ workspaces }) => {
    const { list } = workspaces;
    let pages = 0;
    workspaces.list = ({ limit }) => {
      pages += 1;
      if (pages > 20) throw new Error('the list does not end');
      return list({ limit });
    };
  },
  'omits the last workspace': ({ workspaces }) =>
    wrap(workspaces, 'list', page => ({ ...page, workspaces: page.workspaces.slice(0, -1) })),
  'stores a new workspace in a step before its owner': ({ workspaces, memberships, users }) => {
    const { create } = workspaces;
    workspaces.create = async (workspace, { owner, ...options } = {}) => {
      const made = await create(workspace, options);
      if (isRefused(made) || owner === undefined) return made;
      if (typeof owner === 'object') {
        const user = await users.create(owner);
        if (isRefused(user)) return refuse(user.refused === 'taken' ? 'user_taken' : user.refused);
      }
      const user_id = typeof owner === 'object' ? owner.id : owner;
      await memberships.add({ workspace_id: workspace.id, user_id, role: 'owner' });
      return made;
    };
  },
  'does not store the first key of a workspace': ({ workspaces }) => {
    const { create } = workspaces;
    workspaces.create = (workspace, { key: _, ...options } = {}) => create(workspace, options);
  },
  'stores the owner of a new workspace as a viewer': ({ workspaces, memberships, users }) => {
    const { create } = workspaces;
    workspaces.create = async (workspace, options) => {
      const made = await create(workspace, options);
      const id = typeof options?.owner === 'object' ? options.owner.id : (options?.owner ?? '');
      if (isRefused(made) || (await users.find(id)) === null) return made;
      await memberships.add({ workspace_id: workspace.id, user_id: 'user_ann', role: 'owner' });
      await memberships.change(workspace.id, id, 'viewer');
      return made;
    };
  },
  'ignores the account of a new workspace': ({ workspaces }) => {
    const { create } = workspaces;
    workspaces.create = async (workspace, options) => {
      const made = await create(workspace, options);
      return isRefused(made) && made.refused === 'account_unknown' ? workspace : made;
    };
  },
  'checks whether a workspace is the first before the step that stores it': ({ workspaces }) => {
    const { create, list } = workspaces;
    workspaces.create = async (workspace, { first = false, ...options } = {}) => {
      const { workspaces: all } = await list({ limit: 1 });
      await turn();
      return first && all.length > 0 ? refuse('not_first') : create(workspace, options);
    };
  },
  'stores a workspace twice': ({ workspaces }) => {
    const { create, change } = workspaces;
    workspaces.create = async (workspace, options) => {
      const made = await create(workspace, options);
      return isRefused(made) && made.refused === 'taken'
        ? ((await change(workspace.id, { name: workspace.name })) as typeof workspace)
        : made;
    };
  },
  'forgets the mode of a workspace': ({ workspaces, users }) => {
    const { find } = workspaces;
    const live = <One extends object>(one: One) => ({ ...one, mode: 'live' as const });
    workspaces.find = async id => {
      const found = await find(id);
      return found?.mode === 'test' ? live(found) : found;
    };
    wrap(users, 'workspacesOf', all => all.map(one => ({ ...one, workspace: live(one.workspace) })));
  },
  'changes the mode of a workspace': ({ workspaces }) => {
    const { change, find } = workspaces;
    workspaces.change = async (id, given) => {
      const answer = await change(id, given);
      const workspace = isRefused(answer) && answer.refused === 'mode_fixed' && (await find(id));
      return workspace ? { ...workspace, ...given } : answer;
    };
  },
  'changes the name but not the account': ({ workspaces }) => {
    const { change } = workspaces;
    workspaces.change = (id, { account_id: _, ...given }) => change(id, given);
  },
  'renames a workspace although its new account is unknown': ({ workspaces }) => {
    const { change } = workspaces;
    workspaces.change = async (id, given) => {
      const answer = await change(id, given);
      if (isRefused(answer) && answer.refused === 'account_unknown') await change(id, { name: 'renamed' });
      return answer;
    };
  },
  'changes the role of a member that is added again': ({ memberships }) => {
    const { add, change } = memberships;
    memberships.add = async membership => {
      const answer = await add(membership);
      if (isRefused(answer) && answer.refused === 'taken')
        await change(membership.workspace_id, membership.user_id, membership.role);
      return answer;
    };
  },
  'checks whether a user is a member before the step that adds it': ({ memberships }) => {
    const { add, list } = memberships;
    memberships.add = async membership => {
      const members = await list(membership.workspace_id);
      await turn();
      if (members.some(({ user_id }) => user_id === membership.user_id)) return refuse('taken');
      const answer = await add(membership);
      return isRefused(answer) && answer.refused === 'taken' ? membership : answer;
    };
  },
  'lists the members of all workspaces': ({ memberships }) => {
    const { list } = memberships;
    memberships.list = async id => [...(await list(id)), ...(await list('ws_other'))];
  },
  'does not return a removed member': ({ memberships }) =>
    wrap(memberships, 'remove', () => refuse('not_found')),
  'checks for another owner before the step that changes the role': ({ memberships }) => {
    const { change, remove, list, add } = memberships;
    const isLast = async (workspaceId: string, userId: string) => {
      const owners = (await list(workspaceId)).filter(({ role }) => role === 'owner');
      await turn();
      return owners.length === 1 && owners[0]?.user_id === userId;
    };
    /** Adds a temporary owner, and removes it again without any check. */
    const gone = new Set<string>();
    memberships.list = async id => (await list(id)).filter(({ user_id }) => !gone.has(`${id} ${user_id}`));
    memberships.add = membership => {
      gone.delete(`${membership.workspace_id} ${membership.user_id}`);
      return add(membership);
    };
    memberships.change = async (workspaceId, userId, role) => {
      const last = role !== 'owner' && (await isLast(workspaceId, userId));
      if (last) return refuse('last_owner');
      const answer = await change(workspaceId, userId, role);
      if (isRefused(answer) && answer.refused === 'last_owner') {
        gone.add(`${workspaceId} ${userId}`);
        return { workspace_id: workspaceId, user_id: userId, role };
      }
      return answer;
    };
    memberships.remove = async (workspaceId, userId) =>
      (await isLast(workspaceId, userId)) ? refuse('last_owner') : remove(workspaceId, userId);
  },
  'looks whether somebody is an owner before the step that changes a role': ({ memberships }) => {
    const { change, list } = memberships;
    memberships.change = async (workspaceId, userId, role, { by } = {}) => {
      const members = await list(workspaceId);
      if (!members.some(one => one.user_id === userId)) return refuse('not_found');
      const isOwner = by === undefined || members.some(one => one.user_id === by && one.role === 'owner');
      await turn();
      return isOwner ? change(workspaceId, userId, role) : refuse('by_no_owner');
    };
  },
  'removes the last owner': ({ memberships }) => {
    const { remove, list } = memberships;
    memberships.remove = async (workspaceId, userId) => {
      const answer = await remove(workspaceId, userId);
      const found = (await list(workspaceId)).find(({ user_id }) => user_id === userId);
      return isRefused(answer) && answer.refused === 'last_owner' && found ? found : answer;
    };
  },
  'changes the role of the last owner': ({ memberships }) => {
    const { change, list } = memberships;
    memberships.change = async (workspaceId, userId, role) => {
      const answer = await change(workspaceId, userId, role);
      const found = (await list(workspaceId)).find(({ user_id }) => user_id === userId);
      return isRefused(answer) && answer.refused === 'last_owner' && found ? { ...found, role } : answer;
    };
  },
};
