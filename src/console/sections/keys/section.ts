/** The settings of a workspace: its API keys. */
import { section, workspacePath as workspace } from '../../section.ts';
import { searchKeys } from './search.ts';

const key = `${workspace}/settings/keys/:key_id`;

/** A GET request for an action, for example after a login, redirects to its page. */
export const keysSection = section({
  nav: { label: 'Keys', path: '/settings', group: 'Developers', icon: 'key-round', order: 10 },
  routes: [
    [`${workspace}/settings`, { GET: 'showSettings' }],
    [`${workspace}/settings/keys`, { GET: 'goToSettings', POST: 'createKey' }, 'refillKey'],
    [`${workspace}/settings/keys/new`, { GET: 'newKey' }],
    [`${workspace}/keys/:key_id`, { GET: 'showKeyPage', POST: 'changeKey' }, 'refillChangedKey'],
    [`${workspace}/keys/:key_id/edit`, { GET: 'editKey' }],
    [`${workspace}/settings/keys/bulk`, { GET: 'goToSettings', POST: 'revokeKeys' }, 'refillKeys'],
    [`${key}/secret`, { GET: 'showKeySecret' }],
    [`${key}/rotate`, { GET: 'goToSettings', POST: 'rotateKey' }],
    [`${key}/revoke`, { GET: 'goToSettings', POST: 'revokeKey' }],
  ],
  overview: async (visit, id) => (await import('./overview.ts')).overview(visit, id),
  search: searchKeys,
  shortcuts: [{ label: 'Create an API key', path: '/settings/keys/new#key-name' }],
  performs: { revokeKeys: null },
  load: () => import('./actions.ts'),
});
