/** Schemas of workspaces that take long to check a value. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { suiteOf } from '../helper.ts';
import { client } from './clients.ts';

const test = suiteOf('Values of events');

test('are checked while another endpoint of the workspace has a slow schema', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const api = client(mock);
  const slow = await api.create({ data_schema: { properties: { a: { pattern: '^(a+)+$' } } } });
  const quick = await api.create({ data_schema: { type: 'object' } });
  const flood = Array.from({ length: 34 }, () => api.postJson(slow.url, { a: `${'a'.repeat(40)}!` }));
  const answer = await api.postJson(quick.url, {});
  assert.equal(answer.status, 202, answer.text);
  // More than may wait for a workspace; what runs must end before the file does.
  await Promise.allSettled(flood);
});

test.run();
