/** The audit log over HTTP. Its entries are made where operations are performed. */
import { pageReply } from '../group/envelope.ts';
import { group } from '../group/group.ts';
import { lazily } from '../group/lazily.ts';
import { operation } from '../group/operation.ts';
import { auditService, keptDays } from './service.ts';

const auditHandlers = lazily(() => import('./handlers.ts'));

export const audit = group({
  name: 'audit',
  description: 'The audit log of a workspace: who has changed what, when, and from where.',
  needs: ['audit'],
  scopes: { 'audit:read': 'Read the audit log' },
  service: auditService,
  retention: () => [{ what: 'Entries of the audit log', days: keptDays }],
  recorder: service => service,
  operations: [
    operation({
      id: 'listAuditLog',
      method: 'GET',
      path: '/api/v1/audit-log',
      summary: 'List the audit log',
      description:
        'Returns the changes in the workspace, newest first: each successful call of an operation that writes, with a key or by a user of the console, with the name that the record had, and the old and new values of what changed. Secrets, and what people have written, are left out. Sent messages and published events are not recorded. Repeated changes of a record by the same actor become one entry with a `count`. Entries are kept for 400 days; a data file keeps the newest 1,000 about members, invitations, keys and workspaces each, and 1,000 about all other records.',
      auth: 'bearer',
      scope: 'audit:read',
      request: 'AuditLogRequest',
      reply: pageReply('AuditEntry', 'A page of entries.', {
        title: 'AuditLogReply',
        about: 'Entries of the audit log, newest first.',
      }),
      errors: [],
      handler: auditHandlers.listAuditLog,
    }),
  ],
});
