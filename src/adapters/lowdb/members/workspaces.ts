import { byText } from '../../../common/text/compare-texts.ts';
import type { Workspace } from '../../../generated/types.ts';
import type { WorkspacesRepository } from '../../../repository/index.ts';
import { checkCounts } from '../../rules/storable.ts';
import { derived, type FrozenData } from '../data.ts';
import type { Store } from '../store.ts';

const inOrder = derived((workspaces: FrozenData['workspaces']) =>
  [...(workspaces as readonly Workspace[])].sort(byText(({ id }) => id)),
);

export const pagesOfWorkspaces =
  (store: Store): WorkspacesRepository['list'] =>
  ({ limit, after }) => {
    checkCounts('workspaces.list', { limit });
    const following = inOrder(store.data.workspaces).filter(({ id }) => after === undefined || id > after);
    const workspaces = following.slice(0, limit);
    return { workspaces, next: following.length > limit ? (workspaces.at(-1)?.id ?? null) : null };
  };
