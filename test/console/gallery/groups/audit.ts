/** The table of the audit log with invented entries, for the gallery. */

import { frameOf } from '../../../../src/console/actions/frame.ts';
import { listTable } from '../../../../src/console/pages/list-table.ts';
import { auditTable } from '../../../../src/console/sections/audit/page.ts';
import type { AuditEntry } from '../../../../src/generated/types.ts';
import type { ShowSpecimens } from '../specimen.ts';

export const auditSpecimens: ShowSpecimens = async visit => {
  const frame = frameOf(visit);
  const entry = (minutes: number, given: Partial<AuditEntry>): AuditEntry => ({
    id: `aud_kit_${minutes}`,
    at: new Date(Date.parse(frame.seen) - minutes * 60_000).toISOString(),
    actor_type: 'user',
    actor_id: 'user_kit',
    actor_name: 'Mara Lindqvist',
    operation: 'createKey',
    record_id: 'key_kit',
    session: '4f1c2a9b7e30',
    address: '203.0.113.7',
    request_id: null,
    ...given,
  });
  const entries = [
    entry(2, {}),
    entry(75, {
      actor_type: 'key',
      actor_id: 'key_kit',
      actor_name: 'Deployment',
      operation: 'changeLink',
      record_id: 'lnk_a_link_with_a_very_long_id',
      session: null,
      count: 3,
    }),
    entry(4_000, { operation: 'anOperationThatIsNoLongerServed', record_id: null, actor_name: '' }),
  ];
  const operations = new Map([
    ['createKey', 'Create an API key'],
    ['changeLink', 'Update a link'],
  ]);
  return [
    {
      title: 'Changes',
      content: listTable(
        auditTable(frame, { entries, operations, query: new URLSearchParams(), open: null }, '#main'),
      ),
    },
  ];
};
