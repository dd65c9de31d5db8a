/** Faults of an adapter that makes accounts, workspaces, users and memberships: they read, and then write. */
import { isRefused, refuse } from '../../../../src/repository/index.ts';
import { type Faults, wrap } from './plant.ts';

const turn = () => new Promise(resolve => setImmediate(resolve));

export const peopleFaults: Faults = {
  'finds an account of a workspace that belongs to none': ({ accounts }) => {
    const find = accounts.findByWorkspace;
    accounts.findByWorkspace = async workspaceId =>
      (await find(workspaceId)) ?? (await find(workspaceId === 'ws_shop' ? 'ws_other' : ''));
  },
  'lets an account in twice': ({ accounts }) => {
    const { create, change } = accounts;
    accounts.create = async (id, account) => {
      const answer = await create(id, account);
      return isRefused(answer) ? ((await change(id, account)) as typeof account) : answer;
    };
  },
  'writes an account back as it was read': ({ accounts, workspaces }) => {
    const { change, findByWorkspace } = accounts;
    accounts.change = async (id, given) => {
      const { workspaces: all } = await workspaces.list({ limit: 9 });
      const workspace = all.find(({ account_id }) => account_id === id);
      const account = workspace === undefined ? null : await findByWorkspace(workspace.id);
      await turn();
      return change(id, { ...account, ...given });
    };
  },
  'stores an e-mail address as it was typed': ({ users }) =>
    wrap(users, 'create', answer =>
      'email' in answer ? { ...answer, email: answer.email.toUpperCase() } : answer,
    ),
  'tells nobody that an e-mail address is taken': ({ users }) =>
    wrap(users, 'create', answer => (isRefused(answer) ? refuse('taken') : answer)),
  'looks whether an e-mail address is taken before it stores the user': ({ users }) => {
    const { create, findByEmail } = users;
    users.create = async user => {
      const holder = await findByEmail(user.email.toLowerCase());
      await turn();
      if (holder !== null) return refuse('email_taken');
      const answer = await create(user);
      // What another address would have let in.
      return isRefused(answer) && answer.refused === 'email_taken'
        ? create({ ...user, email: `${user.id}@example.com` })
        : answer;
    };
  },
  'looks whether an e-mail address is taken before it changes it': ({ users }) => {
    const { change, findByEmail } = users;
    users.change = async (id, given) => {
      const holder = given.email === undefined ? null : await findByEmail(given.email);
      await turn();
      if (holder !== null && holder.id !== id) return refuse('email_taken');
      const answer = await change(id, given);
      return isRefused(answer) && answer.refused === 'email_taken' ? await change(id, {}) : answer;
    };
  },
  'takes the own address of a user for that of another': ({ users }) => {
    const { change, findByEmail } = users;
    users.change = async (id, given) =>
      given.email !== undefined && (await findByEmail(given.email)) !== null
        ? refuse('email_taken')
        : change(id, given);
  },
  'finds a workspace by its account': ({ workspaces }) => {
    const { find } = workspaces;
    workspaces.find = id => find(id.replace(/^acc_/, 'ws_'));
  },
  'lists the first page of workspaces for ever': ({ workspaces }) => {
    const { list } = workspaces;
    let pages = 0;
    workspaces.list = ({ limit }) => {
      pages += 1;
      if (pages > 20) throw new Error('for ever');
      return list({ limit });
    };
  },
  'leaves out the last workspace': ({ workspaces }) =>
    wrap(workspaces, 'list', page => ({ ...page, workspaces: page.workspaces.slice(0, -1) })),
  'stores a new workspace before its owner': ({ workspaces, memberships, users }) => {
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
  'makes no key with a workspace': ({ workspaces }) => {
    const { create } = workspaces;
    workspaces.create = (workspace, { key: _, ...options } = {}) => create(workspace, options);
  },
  'makes the owner a viewer': ({ workspaces, memberships, users }) => {
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
  'knows no accounts when a workspace is made': ({ workspaces }) => {
    const { create } = workspaces;
    workspaces.create = async (workspace, options) => {
      const made = await create(workspace, options);
      return isRefused(made) && made.refused === 'account_unknown' ? workspace : made;
    };
  },
  'looks whether a workspace is the first before it makes it': ({ workspaces }) => {
    const { create, list } = workspaces;
    workspaces.create = async (workspace, { first = false, ...options } = {}) => {
      const { workspaces: all } = await list({ limit: 1 });
      await turn();
      return first && all.length > 0 ? refuse('not_first') : create(workspace, options);
    };
  },
  'lets a workspace in twice': ({ workspaces }) => {
    const { create, change } = workspaces;
    workspaces.create = async (workspace, options) => {
      const made = await create(workspace, options);
      return isRefused(made) && made.refused === 'taken'
        ? ((await change(workspace.id, { name: workspace.name })) as typeof workspace)
        : made;
    };
  },
  'changes the name only': ({ workspaces }) => {
    const { change } = workspaces;
    workspaces.change = (id, { account_id: _, ...given }) => change(id, given);
  },
  'renames a workspace whose account is unknown': ({ workspaces }) => {
    const { change } = workspaces;
    workspaces.change = async (id, given) => {
      const answer = await change(id, given);
      if (isRefused(answer) && answer.refused === 'account_unknown') await change(id, { name: 'renamed' });
      return answer;
    };
  },
  'adds a member again in another role': ({ memberships }) => {
    const { add, change } = memberships;
    memberships.add = async membership => {
      const answer = await add(membership);
      if (isRefused(answer) && answer.refused === 'taken')
        await change(membership.workspace_id, membership.user_id, membership.role);
      return answer;
    };
  },
  'looks whether somebody is a member before it adds them': ({ memberships }) => {
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
  'answers a member who was removed as nobody': ({ memberships }) =>
    wrap(memberships, 'remove', () => refuse('not_found')),
  'looks for another owner before it takes the role away': ({ memberships }) => {
    const { change, remove, list, add } = memberships;
    const isLast = async (workspaceId: string, userId: string) => {
      const owners = (await list(workspaceId)).filter(({ role }) => role === 'owner');
      await turn();
      return owners.length === 1 && owners[0]?.user_id === userId;
    };
    /** Somebody stands in as an owner, and leaves again in a way that nothing looks at. */
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
  'takes the last owner away': ({ memberships }) => {
    const { remove, list } = memberships;
    memberships.remove = async (workspaceId, userId) => {
      const answer = await remove(workspaceId, userId);
      const found = (await list(workspaceId)).find(({ user_id }) => user_id === userId);
      return isRefused(answer) && answer.refused === 'last_owner' && found ? found : answer;
    };
  },
  'knows no last owner when a role changes': ({ memberships }) => {
    const { change, list } = memberships;
    memberships.change = async (workspaceId, userId, role) => {
      const answer = await change(workspaceId, userId, role);
      const found = (await list(workspaceId)).find(({ user_id }) => user_id === userId);
      return isRefused(answer) && answer.refused === 'last_owner' && found ? { ...found, role } : answer;
    };
  },
};
