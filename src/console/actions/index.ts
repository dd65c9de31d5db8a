/** The actions of the console that belong to no group, by the names in the route table. */
import type { Action } from '../section.ts';
import { showHome } from './home.ts';
import { logIn, logOut, showLogin } from './log-in.ts';
import { showEvent, showOperation, showReference } from './reference.ts';
import { refuseAddress, refuseMethod } from './refuse.ts';
import { showRetention } from './retention.ts';
import { showSearch } from './search.ts';
import { showGettingStarted, showStart } from './show.ts';
import { showAsset } from './show-asset.ts';
import { goToOperation, makeTestKey } from './test-key.ts';
import { changeTheme } from './theme.ts';
import { refillWorkspaceName, renameWorkspace, showWorkspace } from './workspace.ts';

export const actions = {
  showStart,
  showHome,
  showGettingStarted,
  showSearch,
  showRetention,
  showWorkspace,
  renameWorkspace,
  refillWorkspaceName,
  showReference,
  showOperation,
  showEvent,
  goToOperation,
  makeTestKey,
  showLogin,
  logIn,
  logOut,
  changeTheme,
  showAsset,
  refuseAddress,
  refuseMethod,
} satisfies Record<string, Action>;
