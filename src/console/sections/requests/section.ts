/** The request log and the usage in the console. */
import { section, workspacePath as workspace } from '../../section.ts';
import { searchRequests } from './search.ts';
import type { RequestVisit } from './visit.ts';

export const requestsSection = section({
  nav: { label: 'Requests', path: '/requests', group: 'Developers', icon: 'activity', order: 20 },
  routes: [
    [`${workspace}/requests`, { GET: 'showRequests' }],
    [`${workspace}/requests/usage.csv`, { GET: 'showUsageFile' }],
    [`${workspace}/requests/:request_id`, { GET: 'showRequest' }],
  ],
  overview: async (visit, id, period) => (await import('./overview.ts')).overview(visit, id, period),
  search: searchRequests,
  onRecords: async (visit: RequestVisit, workspaceId, recordId) =>
    (await import('./on-records.ts')).showUse(visit, workspaceId, recordId),
  load: () => import('./actions.ts'),
});
