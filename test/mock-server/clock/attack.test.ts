/** Jumps of the clock that nobody needs: far ones, many at once, and in the middle of everything. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMock } from '../../../mock-server/index.ts';
import { post, send, suiteOf } from '../../helper.ts';
import { clientOf } from '../../messaging/http/service.ts';
import { mockFor } from '../../mock.ts';
import { until } from '../../until.ts';
import { receiver } from '../../webhooks/receiver.ts';

const test = suiteOf('Jumps of the clock', { isLong: true });

const day = 86_400_000;

test('of 100 years send hundreds of scheduled events once each, and no more at the same time than usual', async cleanup => {
  const mock = await mockFor(cleanup);
  const { data } = clientOf(mock);
  let running = 0;
  let most = 0;
  const hook = await receiver(cleanup, (_, res) => {
    running += 1;
    most = Math.max(most, running);
    setImmediate(() => {
      running -= 1;
      res.writeHead(204).end();
    });
  });
  await data('POST', '/webhooks', { url: hook.url, event_types: ['automation.published'] });
  const deliver_at = new Date(mock.now() + 300 * day).toISOString();
  for (let batch = 0; batch < 3; batch += 1)
    await Promise.all(
      Array.from({ length: 100 }, () =>
        data('POST', '/automation/publish', { type: 'attack', data: {}, deliver_at }),
      ),
    );
  mock.advance('100y');
  await hook.reached(300);
  assert.equal(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size, 300);
  assert.equal(hook.received.length, 300);
  assert.ok(most <= 10, `${most} at once`);
});

test('at once add up, over HTTP and by the object, while requests are answered', async cleanup => {
  const mock = await mockFor(cleanup, { now: () => 0 });
  const items = `${mock.url}/api/items/all?api_key=${mock.keys.studio}`;
  const answers = await Promise.all([
    ...Array.from({ length: 25 }, () => post(`${mock.url}/__mock/clock/advance`, { by: '1d' })),
    ...Array.from({ length: 25 }, () => send(items)),
  ]);
  for (let count = 0; count < 25; count += 1) mock.advance('1d');
  assert.ok(answers.every(({ status }) => status === 200));
  assert.equal(mock.now(), 50 * day);
});

test('back by ten years leave deliveries and instances that nobody holds for no longer than before', async cleanup => {
  const mock = await mockFor(cleanup);
  const { data, opened, sent, stateOf } = clientOf(mock);
  let hangs = true;
  const hook = await receiver(cleanup, (_, res) => {
    if (hangs) res.destroy();
    else res.writeHead(204).end();
  });
  const id = await opened();
  await data('POST', '/webhooks', { url: hook.url, event_types: ['link.created'] });
  await data('POST', '/links', { url: 'https://shop.example/one' });
  await hook.reached(1);
  mock.setTime(mock.now() - 3_650 * day);
  hangs = false;
  await data('POST', '/links', { url: 'https://shop.example/two' });
  await hook.reached(2);
  await sent(id);
  assert.equal(await stateOf(id), 'open');
  // The failed one is due by the time at which it failed, and not lost.
  mock.resetTime();
  mock.advance('1h');
  await hook.reached(3);
  await mock.messaging.cut(id);
  await until(async () => (await stateOf(id)) !== 'open');
  await until(async () => (await stateOf(id)) === 'open');
});

test('of a mock that was killed leave no lease that outlives it in the file', async cleanup => {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-'));
  cleanup(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'mock.json');
  const first = await startMock({ file });
  const [one] = first.repository.data.webhook_deliveries.ws_studio ?? [];
  const [bridge] = (first.repository.data.instances.ws_studio ?? []).filter(
    ({ driver }) => driver === 'bridge',
  );
  assert.ok(one !== undefined && bridge !== undefined);
  const until2099 = '2099-01-01T00:00:00.000Z';
  await first.repository.put('webhook_deliveries', 'ws_studio', {
    ...one,
    state: 'pending',
    next_attempt_at: until2099,
    lease: { token: 'worker_killed', until: until2099 },
  });
  await first.repository.put('instances', 'ws_studio', { ...bridge, lease_until: until2099 });
  await first.close();
  assert.match(await readFile(file, 'utf8'), /worker_killed/);
  const second = await startMock({ file });
  cleanup(second.close);
  const { webhook_deliveries: deliveries, instances } = second.repository.data;
  assert.equal(deliveries.ws_studio?.find(({ id }) => id === one.id)?.lease, null);
  assert.equal(instances.ws_studio?.find(({ id }) => id === bridge.id)?.lease_until, null);
});

test.run();
