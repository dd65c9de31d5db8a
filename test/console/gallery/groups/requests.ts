/** The table of requests with invented ones, for the gallery. */

import { frameOf } from '../../../../src/console/actions/frame.ts';
import { listTable } from '../../../../src/console/pages/list-table.ts';
import { requestTable } from '../../../../src/console/sections/requests/pages/log.ts';
import type { RequestLogEntry } from '../../../../src/generated/types.ts';
import type { ShowSpecimens } from '../specimen.ts';

export const requestSpecimens: ShowSpecimens = async visit => {
  const frame = frameOf(visit);
  const request = (minutes: number, given: Partial<RequestLogEntry>): RequestLogEntry => ({
    id: `req_kit_${minutes}`,
    at: new Date(Date.parse(frame.seen) - minutes * 60_000).toISOString(),
    key_id: 'key_kit',
    operation: 'listItems',
    method: 'GET',
    path: '/api/v1/items',
    status: 200,
    error: null,
    duration_ms: 0.42,
    request_id: null,
    network: '203.0.113.0/24',
    parameters: {},
    ...given,
  });
  const requests = [
    request(1, {}),
    request(9, {
      operation: 'createLink',
      method: 'POST',
      path: '/api/v1/links/:link_id/a-path-that-is-longer-than-its-column',
      status: 409,
      error: 'slug_taken',
      duration_ms: 12.7,
    }),
    request(3_000, { status: 500, error: 'internal', duration_ms: 12_043, key_id: 'key_of_nobody' }),
  ];
  const operationNames = new Map([
    ['listItems', 'List items'],
    ['createLink', 'Create a link'],
  ]);
  const keyNames = new Map([['key_kit', 'Deployment']]);
  return [
    {
      title: 'Requests',
      content: listTable(requestTable(frame, { requests, keyNames, operationNames, hrefOf: () => '#main' })),
    },
  ];
};
