/** Inbound endpoints, events, idempotency keys and numbers as rows of their tables. */
import { hash } from 'node:crypto';
import type { AutomationEventRecord } from '../../../generated/types.ts';
import { momentOf } from '../../../repository/index.ts';
import { sourceOf } from '../../rules/automation.ts';
import { collections } from '../../rules/collections/index.ts';
import type { Table } from '../database/columns.ts';
import { placeColumn } from '../database/place.ts';
import { collectionTable } from '../database/records.ts';

export const automationEndpointTable = collectionTable('automation_endpoints');

/** Finds the inbound endpoint of a token: keys that start without a workspace have tables of their own, without foreign keys. */
export const tokenTable: Table = {
  name: 'automation_tokens',
  columns: { digest: 'text', workspace_id: 'text', endpoint_id: 'text' },
};

/** Stands for what no two events of a workspace share: ids of senders may be longer than an index takes. */
export function sourceKeyOf(event: Pick<AutomationEventRecord, 'source' | 'source_id'>): string | null {
  const name = sourceOf(event);
  return name === null ? null : hash('sha256', name);
}

export const automationEventTable = collectionTable('automation_events', {
  members: { time: ['time', { column: 'happened_at' }] },
  besides: {
    at: ['time', momentOf],
    is_cancelled: ['boolean', ({ cancelled_at }) => cancelled_at !== null],
    source_key: ['text', sourceKeyOf],
    ...placeColumn,
  },
});

/**
 * The condition that an event, unless it is cancelled, is published at a time. Without `deliver_at` it is, even if the
 * clock that the time comes from is behind. The first part lets an index skip what is scheduled for later.
 */
export const isPublished = (clock: string): string =>
  `e.at <= ${clock} + interval '5 minutes' and (e.at <= ${clock} or e.deliver_at is null)`;

export const requestTable = collectionTable('automation_requests');

/** By what an idempotency key is told from others. */
export const requestKey = ['workspace_id', ...collections.automation_requests.identity];

export const refusalTable = collectionTable('automation_refusals');
export const refusalKey = ['workspace_id', ...collections.automation_refusals.identity];
