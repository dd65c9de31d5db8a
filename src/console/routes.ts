/** The routes of the console: its own, and those of the groups that are served. */

import type { Route } from '../group/pages.ts';
import type { actions } from './actions/index.ts';
import { assetNames } from './asset-names.ts';
import { workspacePath as workspace } from './section.ts';

type ActionName = keyof typeof actions;

/** Pages of who is logged in that are no group's. */
const pageRoutes: readonly Route<ActionName>[] = [
  ['', { GET: 'showStart' }],
  ['/reference', { GET: 'showReference' }],
  [workspace, { GET: 'showHome' }],
  [`${workspace}/start`, { GET: 'showGettingStarted' }],
];

const loginRoutes: readonly Route<ActionName>[] = [
  ['/login', { GET: 'showLogin', POST: 'logIn' }],
  ['/logout', { GET: 'showStart', POST: 'logOut' }],
];

const assetRoutes: readonly Route<ActionName>[] = assetNames.map(name => [
  `/assets/:version/${name}`,
  { GET: 'showAsset' },
]);

/** Where people log in with the host, our log-in does not exist. */
export const shellRoutes = (ownLogin: boolean): readonly Route<ActionName>[] => [
  ...pageRoutes,
  ...(ownLogin ? loginRoutes : []),
  ...assetRoutes,
];
