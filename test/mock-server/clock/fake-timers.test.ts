/** A mock server under the fake timers of vitest, jest and sinon: all of them are @sinonjs/fake-timers. */
import assert from 'node:assert/strict';
import { install } from '@sinonjs/fake-timers';
import { startMock } from '../../../mock-server/index.ts';
import type { Message } from '../../../src/generated/types.ts';
import { type Cleanup, send, suiteOf } from '../../helper.ts';
import { clientOf, mara } from '../../messaging/http/service.ts';
import { mockFor } from '../../mock.ts';
import { receiver } from '../../webhooks/receiver.ts';

const test = suiteOf('A mock server under fake timers', { isLong: true });

const day = 86_400_000;

/** Everything that they can replace, apart from what the HTTP client of this test needs itself. */
function fake(cleanup: Cleanup, now: number) {
  const clock = install({
    now,
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'Date',
      'performance',
    ],
  });
  cleanup(() => clock.uninstall());
  return clock;
}

for (const when of ['before', 'after'] as const)
  test(`answers requests and sends events if they are installed ${when} its start`, async cleanup => {
    const at = Date.UTC(2030, 0, 1);
    if (when === 'before') fake(cleanup, at);
    const mock = await mockFor(cleanup);
    const { data, opened, group } = clientOf(mock);
    if (when === 'after') fake(cleanup, at);
    assert.equal(mock.now(), at);
    assert.equal((await send(`${mock.url}/api/items/all?api_key=${mock.keys.studio}`)).status, 200);
    const hook = await receiver(cleanup);
    await data('POST', '/webhooks', { url: hook.url, event_types: ['link.created'] });
    await data('POST', '/links', { url: 'https://shop.example/sale' });
    await hook.reached(1);
    // A command waits for an answer of the channel.
    await group(await opened());
  });

test('follows the date that they set, and what they advance', async cleanup => {
  const mock = await mockFor(cleanup);
  const { data, opened, messageOf } = clientOf(mock);
  const id = await opened();
  const clock = fake(cleanup, Date.now());
  const { id: later } = await data<Message>('POST', `/instances/${id}/messages`, {
    to: mara,
    text: 'Later',
    send_at: new Date(Date.now() + 30 * day).toISOString(),
  });
  clock.tick(29 * day);
  assert.equal((await messageOf(id, later)).state, 'queued');
  clock.setSystemTime(Date.now() + 2 * day);
  assert.equal(mock.now(), Date.now());
  while ((await messageOf(id, later)).state === 'queued');
});

test('can be moved besides, and reset to the date that they show', async cleanup => {
  const mock = await mockFor(cleanup);
  const clock = fake(cleanup, Date.UTC(2030, 0, 1));
  mock.advance('30d');
  clock.tick(day);
  assert.equal(mock.now(), Date.UTC(2030, 1, 1));
  assert.equal(mock.resetTime(), Date.UTC(2030, 0, 2));
});

test('follows those of node:test', async cleanup => {
  const { mock: nodeTest } = await import('node:test');
  const server = await startMock();
  cleanup(server.close);
  nodeTest.timers.enable({
    apis: ['setTimeout', 'setInterval', 'setImmediate', 'Date'],
    now: 1_900_000_000_000,
  });
  cleanup(() => nodeTest.timers.reset());
  assert.equal(server.now(), 1_900_000_000_000);
  assert.equal((await send(`${server.url}/api/items/all?api_key=${server.keys.studio}`)).status, 200);
  nodeTest.timers.tick(day);
  assert.equal(server.now(), 1_900_000_000_000 + day);
});

test.run();
