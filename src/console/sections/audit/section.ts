/** The audit log of a workspace. */
import { section, workspacePath as workspace } from '../../section.ts';

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
  load: () => import('./actions.ts'),
});
