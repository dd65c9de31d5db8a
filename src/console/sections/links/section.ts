/** Short links in the console. */
import { recordRoutes, section, workspacePath as workspace } from '../../section.ts';
import { searchLinks } from './search.ts';

const link = `${workspace}/links/:link_id`;

const links = recordRoutes({
  list: `${workspace}/links`,
  parameter: 'link_id',
  one: 'Link',
  many: 'Links',
  verbs: ['new', 'edit', 'archive', 'unarchive', 'delete'],
});

/** A GET request for an action, for example after a login, redirects to its page. */
export const linksSection = section({
  nav: [
    { label: 'Links', path: '/links', group: 'Links', icon: 'link', order: 10 },
    { label: 'Analytics', path: '/link-analytics', group: 'Links', icon: 'chart-column', order: 20 },
  ],
  routes: [
    ...links.routes,
    [`${workspace}/links/bulk`, { GET: 'showLinks', POST: 'changeLinks' }, 'refillLinks'],
    [`${workspace}/link-analytics`, { GET: 'showAnalytics' }],
    [`${workspace}/link-analytics/clicks.csv`, { GET: 'showAnalyticsFile' }],
    [`${workspace}/link-analytics/sources.csv`, { GET: 'showSourcesFile' }],
    [`${link}/clicks.csv`, { GET: 'showLinkFile' }],
    [`${link}/sources.csv`, { GET: 'showLinkSourcesFile' }],
    [`${link}/qr.svg`, { GET: 'showQrSvg' }],
    [`${link}/qr.png`, { GET: 'showQrPng' }],
  ],
  overview: async (visit, id, period) => (await import('./actions/overview.ts')).overview(visit, id, period),
  search: searchLinks,
  shortcuts: [{ label: 'Create a link', path: '/links/new#new-url' }],
  performs: { changeLinks: null },
  load: async () => (await import('./actions/index.ts')).actions,
});
