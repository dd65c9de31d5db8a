/** Short links in the console. */
import { section, workspacePath as workspace } from '../../section.ts';

const link = `${workspace}/links/:link_id`;

/** A GET request for an action, for example after a login, redirects to its page. */
export const linksSection = section({
  nav: { label: 'Links', path: '/links', group: 'Links', icon: 'link', order: 10 },
  routes: [
    [`${workspace}/links`, { GET: 'showLinks', POST: 'createLink' }, 'refillLink'],
    [link, { GET: 'showLink', POST: 'changeLink' }, 'refillChangedLink'],
    [`${link}/archive`, { GET: 'goToLink', POST: 'archiveLink' }],
    [`${link}/unarchive`, { GET: 'goToLink', POST: 'unarchiveLink' }],
    [`${link}/delete`, { GET: 'goToLink', POST: 'deleteLink' }],
    [`${link}/qr.svg`, { GET: 'showQrSvg' }],
    [`${link}/qr.png`, { GET: 'showQrPng' }],
  ],
  load: () => import('./actions/index.ts'),
});
