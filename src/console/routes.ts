/** The route table of the console: paths below its prefix, and the action of each method. */
import type { actions } from './actions/index.ts';
import { assetNames } from './asset-names.ts';

export type ActionName = keyof typeof actions;

/** Path below the prefix, then method to action. */
export type Route = readonly [path: string, methods: Readonly<Record<string, ActionName>>];

const workspace = '/workspaces/:workspace_id';
const key = `${workspace}/settings/keys/:key_id`;
const link = `${workspace}/links/:link_id`;
const webhook = `${workspace}/webhooks/:webhook_id`;
const delivery = `${workspace}/webhook-deliveries/:delivery_id`;

/** Pages and actions of who is logged in. A GET of an action, as after a log-in, leads to its page. */
const pageRoutes: readonly Route[] = [
  ['', { GET: 'showStart' }],
  ['/reference', { GET: 'showReference' }],
  [workspace, { GET: 'showHome' }],
  [`${workspace}/start`, { GET: 'showGettingStarted' }],
  [`${workspace}/settings`, { GET: 'showSettings' }],
  [`${workspace}/settings/keys`, { GET: 'goToSettings', POST: 'createKey' }],
  [`${key}/rotate`, { GET: 'goToSettings', POST: 'rotateKey' }],
  [`${key}/revoke`, { GET: 'goToSettings', POST: 'revokeKey' }],
  [`${workspace}/links`, { GET: 'showLinks', POST: 'createLink' }],
  [link, { GET: 'showLink', POST: 'changeLink' }],
  [`${link}/archive`, { GET: 'goToLink', POST: 'archiveLink' }],
  [`${link}/unarchive`, { GET: 'goToLink', POST: 'unarchiveLink' }],
  [`${link}/delete`, { GET: 'goToLink', POST: 'deleteLink' }],
  [`${link}/qr.svg`, { GET: 'showQrSvg' }],
  [`${link}/qr.png`, { GET: 'showQrPng' }],
  [`${workspace}/events`, { GET: 'showEvents' }],
  [`${workspace}/webhooks`, { GET: 'showWebhooks', POST: 'createWebhook' }],
  [webhook, { GET: 'showWebhook', POST: 'changeWebhook' }],
  [`${webhook}/test`, { GET: 'goToWebhook', POST: 'testWebhook' }],
  [`${webhook}/pause`, { GET: 'goToWebhook', POST: 'pauseWebhook' }],
  [`${webhook}/resume`, { GET: 'goToWebhook', POST: 'resumeWebhook' }],
  [`${webhook}/secret`, { GET: 'goToWebhook', POST: 'revealWebhookSecret' }],
  [`${webhook}/rotate`, { GET: 'goToWebhook', POST: 'rotateWebhookSecret' }],
  [`${webhook}/delete`, { GET: 'goToWebhook', POST: 'deleteWebhook' }],
  [`${webhook}/replay`, { GET: 'goToWebhook', POST: 'replayWebhook' }],
  [delivery, { GET: 'showDelivery' }],
  [`${delivery}/replay`, { GET: 'goToDelivery', POST: 'replayDelivery' }],
];

const loginRoutes: readonly Route[] = [
  ['/login', { GET: 'showLogin', POST: 'logIn' }],
  ['/logout', { GET: 'showStart', POST: 'logOut' }],
];

const assetRoutes: readonly Route[] = assetNames.map(name => [
  `/assets/:version/${name}`,
  { GET: 'showAsset' },
]);

/** Where people log in with the host, our log-in does not exist. */
export function consoleRoutes(ownLogin: boolean): readonly Route[] {
  return [...pageRoutes, ...(ownLogin ? loginRoutes : []), ...assetRoutes];
}
