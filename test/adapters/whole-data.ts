/** Data in which no collection is empty. */
import assert from 'node:assert/strict';
import { toData } from '../../mock-server/fixtures.ts';
import { type CollectionName, collectionNames } from '../../src/adapters/rules/collections/index.ts';
import type { DataFile } from '../../src/generated/types.ts';
import { inbound, later, published, refused } from '../../src/testing/automation/sample.ts';
import { fixtures } from '../helper.ts';
import { addMessaging } from './whole-messaging.ts';

/** The same with few records of the collections that have most of the bytes, for tests that store it many times. */
export function smallData(): DataFile {
  const data = wholeData();
  const large = [data.link_days, data.messages, data.usage_counts, data.usage_hours];
  for (const list of large.flatMap((lists): unknown[][] => Object.values(lists))) list.splice(10);
  return data;
}

/** The fixtures, with records of the collections that they leave out. */
export function wholeData(): DataFile {
  const data: DataFile = structuredClone(toData(fixtures));
  const day = '2026-01-01';
  const [[studio = '', [link] = []] = []] = Object.entries(data.links);
  const at = `${day}T00:00:00Z`;
  data.sessions.push({
    digest: 'a'.repeat(64),
    user_id: data.users[0]?.id ?? '',
    created_at: at,
    seen_at: at,
  });
  data.link_visitors[studio] = ['v', 'w'].map(letter => ({
    link_id: link?.id ?? '',
    day,
    visitor: letter.repeat(22),
  }));
  Object.assign(data.webhook_endpoints[studio]?.[0] ?? {}, {
    headers: { authorization: 'Bearer x' },
    config: { token: 'x' },
  });
  data.link_salts.push({ day, salt: 's'.repeat(43) });
  data.link_quarantines[studio] = [{ domain: 'go.example', slug_key: 'old', until: later }];
  Object.assign(data.links[studio]?.[0] ?? {}, {
    aliases: [{ domain: '', slug: 'Older', slug_key: 'older' }],
  });
  data.idempotent_requests[studio] = [
    {
      digest: 'd'.repeat(64),
      fingerprint: 'f'.repeat(64),
      made: [
        { id: 'lnk_1', refused: null },
        { id: null, refused: 'slug_taken' },
      ],
      expires_at: later,
    },
  ];
  data.link_recorders.push({ id: 'rec_1', batch: 7, at });
  const event = published('evt_1', { data: 'NUL \u0000 and half a character \ud800', source_id: 'A' });
  data.automation_endpoints[studio] = [
    inbound('ain_1', '1', { event_type_from: '', repeat_id_from: '/id', keep_headers: ['x-name'] }),
    inbound('ain_2', '2', { verification: null, response_json: '{"status":204}' }),
  ];
  data.automation_events[studio] = [
    {
      ...event,
      sequence: 3,
      data_json: JSON.stringify(event.data, null, ' '),
      cloudevent: { dataschema: 'urn:order', extensions: { a: 1 } },
      headers: { 'x-name': 'Zoë' },
      request: { method: 'POST', verification: '' },
    },
    published('evt_2', { data: null, deliver_at: later }),
  ];
  data.automation_requests[studio] = [
    {
      scope: 'ain_1',
      key: 'order 1',
      fingerprint: 'f'.repeat(64),
      event_ids: ['evt_1'],
      expires_at: '2999-01-01T00:00:00Z',
    },
  ];
  data.automation_refusals[studio] = [refused('ain_1', { updated_at: later })];
  data.automation_types[studio] = [
    { type: 'b', description: '', data_schema: null, data_example: null, created_at: at, updated_at: at },
    {
      type: 'order.paid',
      description: 'Zoë',
      data_schema: { const: 'NUL \u0000' },
      data_example: 'half a character \ud800',
      created_at: at,
      updated_at: later,
    },
  ];
  data.automation_numbers[studio] = [
    { name: 'retention_days', value: 7 },
    { name: 'sequence', value: 3 },
  ];
  data.invitations[studio] = [
    {
      id: 'inv_1',
      email: 'sam@example.com',
      role: 'viewer',
      digest: 'a'.repeat(64),
      sent: true,
      invited_by: 'user_ann',
      created_at: at,
      expires_at: '2999-01-01T00:00:00Z',
    },
  ];
  data.audit_entries[studio] = [
    {
      id: 'aud_1',
      at,
      actor_type: 'user',
      actor_id: 'user_ann',
      actor_name: 'Demo',
      operation: 'createLink',
      record_id: 'lnk_1',
      record_type: 'link',
      record_name: 'Summer',
      changes: [
        { field: 'tags', from: null, to: ['a', 'b'], redacted: false },
        { field: 'password', from: null, to: null, redacted: true },
      ],
      session: 'a1b2c3d4e5f6',
      address: '192.0.2.1',
      request_id: null,
    },
  ];
  data.request_log[studio] = [
    {
      id: 'req_1',
      at,
      key_id: 'key_demo_studio',
      operation: 'listItems',
      method: 'GET',
      path: '/api/v1/items',
      status: 404,
      error: 'not_found',
      duration_us: 3_000,
      request_id: null,
      network: '192.0.2.1',
      parameters: { page: '2', q: null },
    },
  ];
  data.usage_counts[studio] = [
    {
      day,
      key_id: 'key_demo_studio',
      operation: 'listItems',
      succeeded: 0,
      client_errors: 1,
      server_errors: 0,
      duration_us: 3_000,
    },
  ];
  data.usage_hours[studio] = [
    {
      hour: `${day}T09`,
      key_id: 'key_demo_studio',
      operation: 'listItems',
      succeeded: 0,
      client_errors: 1,
      server_errors: 0,
      duration_us: 3_000,
    },
  ];
  data.delivery_hours[studio] = [
    { hour: `${day}T09`, kind: '', succeeded: 3, failed: 1 },
    { hour: `${day}T09`, kind: 'hook', succeeded: 1, failed: 0 },
  ];
  addMessaging(data, studio);
  const isEmpty = (name: CollectionName) => Object.values(data[name]).flat().length === 0;
  assert.deepEqual(collectionNames.filter(isEmpty), []);
  return data;
}
