/** The routes of the console: its own, and those of the served groups. */

import type { Route } from '../group/pages.ts';
import type { actions } from './actions/index.ts';
import { assetNames } from './asset-names.ts';
import { workspacePath as workspace } from './section.ts';

type ActionName = keyof typeof actions;

/** Pages for logged-in users that belong to no group. */
const pageRoutes: readonly Route<ActionName>[] = [
  ['', { GET: 'showStart' }],
  ['/reference', { GET: 'showReference' }],
  ['/theme', { GET: 'showStart', POST: 'changeTheme' }],
  ['/reference/:operation_id', { GET: 'showOperation' }],
  ['/reference/events/:event_type', { GET: 'showEvent' }],
  [workspace, { GET: 'showHome' }],
  [`${workspace}/search`, { GET: 'showSearch' }],
  [`${workspace}/start`, { GET: 'showGettingStarted' }],
  [`${workspace}/settings/retention`, { GET: 'showRetention' }],
  [
    `${workspace}/settings/workspace`,
    { GET: 'showWorkspace', POST: 'renameWorkspace' },
    'refillWorkspaceName',
  ],
  [`${workspace}/reference/:operation_id/key`, { GET: 'goToOperation', POST: 'makeTestKey' }],
];

const loginRoutes: readonly Route<ActionName>[] = [
  ['/login', { GET: 'showLogin', POST: 'logIn' }],
  ['/logout', { GET: 'showStart', POST: 'logOut' }],
];

const assetRoutes: readonly Route<ActionName>[] = assetNames.map(name => [
  `/assets/:version/${name}`,
  { GET: 'showAsset' },
]);

/** If the host has its own login, ours does not exist. */
export const shellRoutes = (ownLogin: boolean): readonly Route<ActionName>[] => [
  ...pageRoutes,
  ...(ownLogin ? loginRoutes : []),
  ...assetRoutes,
];
