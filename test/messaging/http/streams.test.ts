/** Streams of events: how many there may be, what each costs, and when it ends. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Koa from 'koa';
import { createRouter, type MarketplaceOptions } from '../../../src/index.ts';
import { simulated } from '../../../src/messaging/drivers/simulated/driver.ts';
import { messagingEngine } from '../../../src/messaging/engine/engine.ts';
import { memoryMedia } from '../../../src/messaging/media/memory-store.ts';
import type { Parts } from '../../../src/repository/index.ts';
import { type Cleanup, fixtureRepository, secrets, suiteOf } from '../../helper.ts';
import { until } from '../../until.ts';
import { FakeTime } from '../fake-time.ts';

const test = suiteOf('Streams of events', { isLong: true });
const path = '/api/v1/instances/ins_demo/events';

/** A router over the fixtures with the timers of the test, and a count of the look-ups of the storage. */
async function served(cleanup: Cleanup, options: Partial<MarketplaceOptions> = {}) {
  const base = await fixtureRepository();
  cleanup(base.close);
  const time = new FakeTime();
  const calls: string[] = [];
  /** Called before each look-up. */
  const hook: {
    before: (name: string) => Promise<void>;
    feed?: Parts['messaging']['feed'];
    expired?: string;
  } = {
    before: async () => {},
  };
  const counted = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get(target, name) {
        const method = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return async (...given: unknown[]) => {
          calls.push(String(name));
          await hook.before(String(name));
          if (name === 'feed' && hook.feed !== undefined)
            return hook.feed(...(given as Parameters<typeof hook.feed>));
          const found = await method.apply(target, given);
          return name === 'find' && hook.expired !== undefined
            ? { ...found, expires_at: hook.expired }
            : found;
        };
      },
    });
  const repository = {
    ...base,
    keys: counted(base.keys),
    messaging: counted(base.messaging as Parts['messaging']),
  };
  const engine = messagingEngine(
    { repository: base as Parts, drivers: [simulated()], media: memoryMedia() },
    { drivers: [], download: () => Promise.reject(new Error('no network')), time },
  );
  cleanup(() => engine.close());
  const app = new Koa();
  app.silent = true;
  app.use(createRouter({ repository, messaging: engine, now: time.clock, ...options }).routes());
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const listen = (key = secrets.studio, at = path) => open(cleanup, port, key, at);
  return { base, time, calls, hook, engine, server, port, listen };
}

/** Opens a stream. Without a stream, it reads the answer. */
async function open(cleanup: Cleanup, port: number, key: string, at = path) {
  const asked = request({
    port,
    host: '127.0.0.1',
    path: at,
    headers: { authorization: `Bearer ${key}` },
    agent: false,
  });
  asked.on('error', () => {});
  cleanup(() => asked.destroy());
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  let text = '';
  response.on('data', chunk => {
    text += chunk;
  });
  let isOver = false;
  response.once('close', () => {
    isOver = true;
  });
  response.on('error', () => {});
  if (response.statusCode !== 200) await once(response, 'end');
  return {
    status: response.statusCode,
    headers: response.headers,
    text: () => text,
    isOver: () => isOver,
    leave: () => asked.destroy(),
  };
}

test('are limited for a key, and the answer says so', async cleanup => {
  const { listen, calls } = await served(cleanup);
  const streams = [];
  for (let count = 0; count < 50; count += 1) streams.push(await listen());
  assert.ok(streams.every(({ status }) => status === 200));
  calls.length = 0;
  const refused = await listen();
  assert.equal(refused.status, 429);
  assert.deepEqual(JSON.parse(refused.text()), {
    status: 'error',
    msg: 'Too many requests: this key has 50 open streams of events already',
  });
  assert.equal(refused.headers['retry-after'], '10');
  assert.deepEqual(calls, ['findByDigest'], 'it costs the look-up of its key only');
  // Whoever leaves gives a place back.
  streams[0]?.leave();
  await until(async () => (await listen()).status === 200);
  assert.equal((await listen()).status, 429);
});

for (const [who, streams, message] of [
  ['a workspace', { key: 10, workspace: 3 }, /this workspace has 3 open streams/],
  ['a process', { key: 10, workspace: 10, total: 3 }, /this process has 3 open streams/],
] as const)
  test(`are limited for ${who}, also if all are asked for at the same time`, async cleanup => {
    const { listen } = await served(cleanup, { streams });
    const all = await Promise.all(Array.from({ length: 20 }, () => listen()));
    assert.equal(all.filter(({ status }) => status === 200).length, 3);
    assert.match(all.find(({ status }) => status === 429)?.text() ?? '', message);
  });

test('give their places back when they are refused, or their clients leave before the response begins', async cleanup => {
  const { listen, hook, server, port } = await served(cleanup, { streams: { key: 1 } });
  for (let count = 0; count < 5; count += 1)
    assert.equal((await listen(secrets.studio, '/api/v1/instances/ins_none/events')).status, 404);
  let waiting = 0;
  hook.before = async name => {
    if (name !== 'findInstance') return;
    waiting += 1;
    // The storage never answers.
    await new Promise(() => {});
  };
  const sockets: Socket[] = [];
  for (let count = 0; count < 5; count += 1) {
    const before = waiting;
    const accepted = once(server, 'connection') as Promise<[Socket]>;
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${secrets.studio}\r\n\r\n`);
    await until(() => waiting === before + 1);
    const [held] = await accepted;
    const noticed = new Promise(resolve => held.once('close', resolve));
    socket.resetAndDestroy();
    await noticed;
  }
  hook.before = async () => {};
  assert.equal((await listen()).status, 200);
});

test('give their places back when a connection ends that has asked for several at once', async cleanup => {
  const { listen, port, calls } = await served(cleanup, { streams: { key: 3 } });
  const socket = connect(port, '127.0.0.1');
  cleanup(() => socket.destroy());
  // Node answers one after the other, and begins with all of them.
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${secrets.studio}\r\n\r\n`.repeat(3),
  );
  await until(() => calls.filter(name => name === 'findInstance').length === 3);
  assert.equal((await listen()).status, 429);
  socket.resetAndDestroy();
  for (let count = 0; count < 3; count += 1) await until(async () => (await listen()).status === 200);
});

test('are not begun without number for one connection, which would use up the open files of the process', async cleanup => {
  const { listen, port, calls } = await served(cleanup, { streams: { key: 100, workspace: 100 } });
  const socket = connect(port, '127.0.0.1');
  cleanup(() => socket.destroy());
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${secrets.studio}\r\n\r\n`.repeat(40),
  );
  const count = (name: string) => calls.filter(one => one === name).length;
  await until(() => count('findByDigest') === 40);
  assert.equal((await listen()).status, 200);
  assert.equal(count('findInstance'), 16 + 1);
});

test('leave no timers behind, which would keep the process alive, if a connection ends that waits for several', async cleanup => {
  const { engine, server, port, calls } = await served(cleanup, { streams: { key: 100, workspace: 100 } });
  const socket = connect(port, '127.0.0.1');
  cleanup(() => socket.destroy());
  const turns = async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise(resolve => setImmediate(resolve));
  };
  const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length;
  const before = timers();
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${secrets.studio}\r\n\r\n`.repeat(16),
  );
  await until(() => calls.filter(name => name === 'findInstance').length === 16);
  await turns();
  server.closeAllConnections();
  engine.drain();
  await turns();
  assert.ok(timers() < before + 10, `${timers()} timers, and ${before} before`);
});

test('cost no look-up each: a key and the instances of a workspace are looked up once for all', async cleanup => {
  const { listen, time, calls } = await served(cleanup, { streams: { key: 200, workspace: 200 } });
  const streams = await Promise.all(Array.from({ length: 200 }, () => listen()));
  assert.ok(streams.every(({ status }) => status === 200));
  await until(() => streams.every(({ text }) => text().includes('retry: 2000')));
  await new Promise(resolve => setTimeout(resolve, 50));
  calls.length = 0;
  time.advance(15_000);
  await until(() => streams.every(({ text }) => text().includes(': still here')));
  assert.deepEqual([...calls].sort(), ['find', 'listInstances']);
});

type Served = Awaited<ReturnType<typeof served>>;

const endings: Record<string, (at: Served) => unknown> = {
  'a key that was revoked': async ({ base }) => {
    const { keys } = await base.keys.list('ws_studio', { limit: 100 });
    for (const { id } of keys) await base.keys.revoke('ws_studio', id, new Date().toISOString());
  },
  'a key that has expired': async ({ hook }) => {
    hook.expired = '2020-01-01T00:00:00Z';
  },
  'an instance that was deleted': ({ base }) => base.messaging?.deleteInstance('ws_studio', 'ins_demo'),
};

for (const [what, happen] of Object.entries(endings))
  test(`end within 15 seconds for ${what}`, async cleanup => {
    const at = await served(cleanup);
    const stream = await at.listen();
    assert.equal(stream.status, 200);
    at.time.advance(15_000);
    await until(() => stream.text().includes(': still here'));
    assert.equal(stream.isOver(), false);
    await happen(at);
    at.time.advance(15_000);
    await until(() => stream.isOver());
  });

test('end with the engine, whose clients come back later, and none begins any more', async cleanup => {
  const { engine, listen } = await served(cleanup);
  const stream = await listen();
  engine.drain();
  await until(() => stream.isOver());
  assert.match(stream.text(), /\nretry: [1-5]\d{3}\n\n$/);
  const refused = await listen();
  assert.equal(refused.status, 503);
  assert.equal(refused.headers['retry-after'], '1');
  assert.match(refused.text(), /temporarily unavailable: this process is shutting down/);
});

test('end for a client that reads nothing: its connection is closed, and its place is free', async cleanup => {
  const { listen, hook, engine, port } = await served(cleanup, { streams: { key: 1 } });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  cleanup(() => socket.destroy());
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${secrets.studio}\r\n\r\n`);
  await once(socket, 'data');
  socket.pause();
  assert.equal((await listen()).status, 429);
  const payload = JSON.stringify({ timestamp: '2026-03-14T09:26:53Z', data: { text: 'x'.repeat(60_000) } });
  let last = 1_000_000;
  hook.feed = async () => {
    last += 20;
    const events = Array.from({ length: 20 }, (_, index) => ({
      id: `evt_${last + index}`,
      sequence: last + index - 20,
      instance_id: 'ins_demo',
      type: 'contact.updated',
      created_at: '2026-03-14T09:26:53Z',
      payload,
    }));
    return { events, last, hasMore: false };
  };
  await until(async () => {
    engine.nudge('ws_studio');
    return (await listen()).status === 200;
  });
});

test.run();
