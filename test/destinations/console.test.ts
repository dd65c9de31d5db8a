/** The console lists a destination among the webhooks, and edits what is not its settings. */
import assert from 'node:assert/strict';
import { endpoint } from '../../src/testing/sample.ts';
import { home, start } from '../console/demo-pages.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Destinations in the console');

test('are listed, shown and edited, and none of their secrets is on a page', async cleanup => {
  const { mock, person, csrf } = await start(cleanup);
  const config = {
    destination: { type: 'queue', name: 'orders' },
    credentials: { password: 'QUEUE-PASSWORD' },
  };
  const url = 'queue://queue.example';
  const record = { ...endpoint('ep_queue', ['key.*']), url, kind: 'destination', config };
  await mock.repository.webhooks.createEndpoint('ws_studio', record);
  const page = `${home}/webhooks/ep_queue`;
  for (const path of [`${home}/webhooks`, page, `${page}/edit`]) {
    const { status, text } = await person.get(path);
    assert.equal(status, 200, path);
    assert.ok(text.includes('queue://queue.example') && !text.includes('QUEUE-PASSWORD'), path);
  }
  const fields = { csrf, url, event_types: ['key.*'] };
  const saved = await person.post(page, { ...fields, description: 'To the queue' });
  assert.equal(saved.status, 303, saved.text);
  const stored = await mock.repository.webhooks.findEndpoint('ws_studio', 'ep_queue');
  assert.deepEqual([stored?.description, stored?.url, stored?.config], ['To the queue', url, config]);
});

test.run();
