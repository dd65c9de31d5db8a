/** The console lists a destination among the webhooks, and edits what is not its settings. */
import assert from 'node:assert/strict';
import { createWebhooks } from '../../src/index.ts';
import { endpoint, event } from '../../src/testing/sample.ts';
import { unescaped } from '../console/client.ts';
import { home, start } from '../console/demo-pages.ts';
import { suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { newQueue, queueDestination } from './house.ts';

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

test('are previewed with what they are really sent', async cleanup => {
  const { mock, person } = await start(cleanup);
  const { repository } = mock;
  const config = {
    destination: { type: 'queue', url: 'queue://127.0.0.1', name: 'orders', key: '/type' },
    credentials: {},
  };
  const record = { ...endpoint('ep_queue', ['key.created']), kind: 'destination', config, headers: {} };
  await repository.webhooks.createEndpoint('ws_studio', record);
  const { text } = await person.get(`${home}/webhooks/ep_queue/edit`);
  const [, code = ''] = /<code id="change-request-headers">(.*?)<\/code>/s.exec(text) ?? [];
  const shown = unescaped(code.replaceAll(/<[^>]*>/g, ''))
    .split('\n')
    .map(line => line.split(': '));
  const queue = newQueue();
  const engine = createWebhooks({
    repository,
    destinations: [queueDestination(queue)],
    allowPrivateTargets: ['127.0.0.0/8'],
  });
  cleanup(engine.close);
  engine.start();
  await repository.webhooks.publish('ws_studio', [event('msg_1', 'key.created')], { only: 'ep_queue' });
  const sent = await until(() => queue.sent[0]);
  assert.ok(sent?.key);
  assert.deepEqual(
    shown.map(([name]) => name),
    [...Object.keys(sent.headers), 'key'],
  );
  assert.deepEqual(
    shown.filter(([name]) => name === 'webhook-type' || name === 'key'),
    [
      ['webhook-type', 'key.created'],
      ['key', 'key.created'],
    ],
  );
});

test.run();
