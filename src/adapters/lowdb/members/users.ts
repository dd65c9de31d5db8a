import { byText } from '../../../common/text/compare-texts.ts';
import type { Workspace } from '../../../generated/types.ts';
import type { MemberWorkspace, UsersRepository } from '../../../repository/index.ts';
import type { Store } from '../store.ts';

/** The workspaces of a user with the roles there. */
export const workspacesOfUsers =
  (store: Store): UsersRepository['workspacesOf'] =>
  userId => {
    const { memberships, workspaces } = store.data;
    const found: MemberWorkspace[] = [];
    for (const { workspace_id, user_id, role } of memberships) {
      const workspace = workspaces.find(({ id }) => id === workspace_id) as Workspace | undefined;
      if (user_id === userId && workspace !== undefined) found.push({ workspace, role });
    }
    return found.sort(byText(({ workspace }) => workspace.name));
  };
