/** The console lists a destination among the webhooks, and edits what is not its settings. */
import assert from 'node:assert/strict';
import { endpoint, event } from '../../src/testing/sample.ts';
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
  const edit = (await person.get(`${page}/edit`)).text;
  assert.match(edit, /<label[^>]*>Destination<\/label>/);
  assert.match(edit, /<input name="url"[^>]* readonly[^>]* value="queue:\/\/queue.example"/);
  assert.doesNotMatch(edit + (await person.get(page)).text, /POST /);
  await mock.repository.webhooks.publish('ws_studio', [event('msg_1', 'key.created')], { only: 'ep_queue' });
  const delivery = (await person.get(`${home}/webhook-deliveries/msg_1_ep_queue`)).text;
  assert.match(delivery, /<code id="target">queue:\/\/queue.example</);
  assert.match(delivery, />queue:\/\/queue.example<\/a> <span class="muted">Destination</);
  const fields = { csrf, url, event_types: ['key.*'] };
  const saved = await person.post(page, { ...fields, description: 'To the queue' });
  assert.equal(saved.status, 303, saved.text);
  const stored = await mock.repository.webhooks.findEndpoint('ws_studio', 'ep_queue');
  assert.deepEqual([stored?.description, stored?.url, stored?.config], ['To the queue', url, config]);
});

test.run();
