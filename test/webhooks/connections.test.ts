/** Connections to receivers: no endpoint waits for those of another, and none stays open for long. */
import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { elapsed, realTime } from '../../src/common/time/worker-time.ts';
import type { WholeRepository } from '../../src/index.ts';
import { TargetGuard } from '../../src/outbound/target.ts';
import { endpoint, event, shop } from '../../src/testing/sample.ts';
import { resolveWorkerOptions } from '../../src/webhooks/options.ts';
import { createSender } from '../../src/webhooks/send.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { engine, listen, receiver, storages } from './receiver.ts';

const test = suiteOf('Webhook connections');

function sending(cleanup: Cleanup, timeout = 3_600_000) {
  const guard = new TargetGuard({ allowed: ['127.0.0.0/8'] });
  const sender = createSender(guard, {
    ...resolveWorkerOptions({ timeout }, realTime),
    maxIdle: 20,
    publicUrl: null,
  });
  cleanup(sender.close);
  return (url: string, id: string) => {
    const { type, created_at, payload } = event(id);
    return sender.send({
      workspaceId: shop,
      payload,
      endpoint: { ...endpoint('ep_1', ['*']), url },
      delivery: {
        id,
        endpoint_id: 'ep_1',
        event_id: id,
        event_type: type,
        state: 'pending',
        created_at,
        next_attempt_at: created_at,
        attempts: [],
      },
    });
  };
}

test('leave room for another delivery to a host where a hundred hang', async cleanup => {
  const { url, reached, stop } = await receiver(cleanup, ({ url: path }, res) => {
    if (path === '/hook') res.writeHead(204).end();
  });
  const send = sending(cleanup);
  const hanging = Array.from({ length: 100 }, (_, index) => send(`${url}/hang`, `msg_${index}`));
  await reached(100);
  assert.equal((await send(url, 'msg_quick')).attempt.status, 204);
  stop();
  assert.equal((await Promise.all(hanging)).filter(({ attempt }) => attempt.status === null).length, 100);
});

test('end at the timeout, also in the middle of a response', async cleanup => {
  const { url } = await receiver(cleanup, ({ url: path }, res) => {
    if (path === '/slow') res.writeHead(200).write('a');
  });
  const send = sending(cleanup, 50);
  const sent = await Promise.all(['/hang', '/slow'].map(path => send(url + path, 'msg_1')));
  assert.deepEqual(
    sent.map(({ attempt: { status, error } }) => [status, error]),
    Array(2).fill([null, 'no response within 50 ms']),
  );
});

test('are timed from the start to the end of the response', async cleanup => {
  const { url } = await receiver(cleanup);
  const send = sending(cleanup);
  const before = elapsed();
  const { attempt } = await send(url, 'msg_1');
  const passed = elapsed() - before;
  assert.ok(attempt.duration_ms <= passed + 1, `${attempt.duration_ms} of ${passed} ms`);
});

test('take the response that follows an interim one', async cleanup => {
  const { url } = await receiver(cleanup, (_, res) => {
    res.writeEarlyHints({ link: '</style.css>; rel=preload' });
    res.writeHead(410, { 'retry-after': '7' }).end('gone');
  });
  const { attempt, requestedRetryMs } = await sending(cleanup)(url, 'msg_1');
  assert.deepEqual([attempt.status, attempt.response, requestedRetryMs], [410, 'gone', 7_000]);
});

test('keep only so many idle connections open', async cleanup => {
  const answers: (() => void)[] = [];
  const { url, received, reached } = await receiver(cleanup, (_, res) => {
    answers.push(() => res.writeHead(204).end());
    if (answers.length === 23) for (const answer of answers) answer();
  });
  const send = sending(cleanup);
  const all = Array.from({ length: 23 }, (_, index) => send(url, `msg_${index}`));
  await reached(23);
  await Promise.all(all);
  assert.equal(received.filter(({ headers }) => headers.connection === 'close').length, 3);
});

test('of the engine stay open for about four times as many deliveries as run at once', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
  const { url, received, reached } = await receiver(cleanup);
  // A host each, so that no connection is used again.
  const hosts = Array.from({ length: 20 }, (_, index) => `host${index}`);
  for (const host of hosts)
    await listen(repository, url.replace('127.0.0.1', `${host}.example`), { id: `ep_${host}` });
  const webhooks = engine(cleanup, repository, {
    concurrency: 2,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  });
  webhooks.start();
  await webhooks.publish(shop, 'order.paid', {});
  await reached(hosts.length);
  const kept = received.filter(({ headers }) => headers.connection === 'keep-alive').length;
  // The one that is one too many, and those that others are opening meanwhile.
  assert.ok(kept >= 9 && kept <= 12, `${kept} stay open`);
});

test('are reused for the next delivery', async cleanup => {
  const ports = new Set<number | undefined>();
  const { url } = await receiver(cleanup, ({ socket }, res) => {
    ports.add(socket.remotePort);
    res.writeHead(204).end();
  });
  const send = sending(cleanup);
  for (let count = 0; count < 30; count += 1) await send(url, `msg_${count}`);
  assert.ok(ports.size <= 2, `${ports.size} connections`);
});

/** A receiver that answers `answered` requests of each connection. With the next one it closes all connections instead. */
async function closing(cleanup: Cleanup, answered: number) {
  const requests = new Map<Socket, number>();
  return receiver(cleanup, ({ socket }, res) => {
    const count = (requests.get(socket) ?? 0) + 1;
    requests.set(socket, count);
    if (count <= answered) res.writeHead(204).end();
    else for (const one of requests.keys()) one.end();
  });
}

test('that the receiver has closed meanwhile are replaced: the delivery is sent on another one', async cleanup => {
  const { url, received } = await closing(cleanup, 1);
  const send = sending(cleanup);
  for (let count = 1; count <= 6; count += 1)
    assert.equal((await send(url, `msg_${count}`)).attempt.status, 204, `msg_${count}`);
  // Some took the connection of an earlier one, and were sent again.
  assert.ok(received.length > 6, `${received.length} requests`);
});

test('that are new and closed without a response are not replaced', async cleanup => {
  const { url, received } = await closing(cleanup, 0);
  const { attempt } = await sending(cleanup)(url, 'msg_1');
  assert.deepEqual(
    [attempt.status, attempt.error],
    [null, 'the connection was closed before a response arrived'],
  );
  assert.equal(received.length, 1);
});

test('that are closed in the middle of a status line are not replaced', async cleanup => {
  const { url, received } = await receiver(cleanup, ({ socket }, res) => {
    if (received.length % 2 === 1) res.writeHead(204).end();
    else socket.end('HTTP/1.1 20');
  });
  const send = sending(cleanup);
  assert.equal((await send(url, 'msg_1')).attempt.status, 204);
  assert.equal((await send(url, 'msg_2')).attempt.status, null);
  assert.equal(received.length, 2);
});

test('are kept open again after many were closed or failed', async cleanup => {
  const { url, received } = await receiver(cleanup, ({ socket, url: path }, res) => {
    if (path === '/hook/broken') socket.destroy();
    else res.writeHead(204, path === '/hook' ? {} : { connection: 'close' }).end();
  });
  const send = sending(cleanup);
  for (const path of ['/broken', '/closed'])
    for (let count = 0; count < 25; count += 1) await send(url + path, `msg_${count}`);
  for (let count = 0; count < 2; count += 1) await send(url, `msg_${count}`);
  assert.deepEqual(
    received.slice(-2).map(({ headers }) => headers.connection),
    ['keep-alive', 'keep-alive'],
  );
});

test('to another host are closed at once while more than enough are open', async cleanup => {
  const answers: (() => void)[] = [];
  const busy = await receiver(cleanup, (_, res) => {
    answers.push(() => res.writeHead(204).end());
    if (answers.length === 20) for (const answer of answers) answer();
  });
  const others = [await receiver(cleanup), await receiver(cleanup)];
  const send = sending(cleanup);
  await Promise.all(Array.from({ length: 20 }, (_, index) => send(busy.url, `msg_${index}`)));
  for (const { url } of others) await send(url, 'msg_other');
  assert.deepEqual(
    others.map(({ received }) => received[0]?.headers.connection),
    ['keep-alive', 'close'],
  );
});

test.run();
