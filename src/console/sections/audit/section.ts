/** The audit log of a workspace. */

import { section, workspacePath as workspace } from '../../section.ts';
import type { Visit } from '../../visit.ts';

export const auditSection = section({
  nav: {
    label: 'Audit log',
    path: '/settings/audit-log',
    group: 'Settings',
    icon: 'scroll-text',
    order: 20,
    notForViewers: true,
  },
  routes: [
    [`${workspace}/settings/audit-log`, { GET: 'showAuditLog' }],
    [`${workspace}/settings/audit-log/file.csv`, { GET: 'downloadAuditCsv' }],
    [`${workspace}/settings/audit-log/file.json`, { GET: 'downloadAuditJson' }],
    [`${workspace}/settings/audit-log/:entry_id`, { GET: 'showAuditEntry' }],
  ],
  onRecords: async (visit: Visit<'audit'>, workspaceId, recordId) =>
    (await import('./on-records.ts')).showChanges(visit, workspaceId, recordId),
  load: () => import('./actions.ts'),
});
