/** marketplace.close(server): what becomes of requests, connections and engines. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Koa from 'koa';
import { createMarketplace, defineGroup, type Engine, type MarketplaceSettings } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, secrets, suiteOf } from '../helper.ts';
import { until } from '../until.ts';

const test = suiteOf('marketplace.close');
const headers = { authorization: `Bearer ${secrets.studio}` };

const drained = (engine: Engine) =>
  defineGroup({
    name: 'drained',
    description: 'Tells what it is told.',
    needs: [],
    scopes: { 'drained:read': 'Read' },
    operations: [],
    engine: { create: () => engine },
  });

/** A host whose route `/slow` answers when it is let. Node itself never closes its idle connections. */
async function open(cleanup: Cleanup, settings: Partial<MarketplaceSettings> = {}) {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const errors: unknown[] = [];
  const marketplace = createMarketplace({
    repository,
    publicUrl: 'https://shop.example',
    onError: error => errors.push(error),
    ...settings,
  });
  let answer = () => {};
  const { router, probes } = marketplace;
  const app = new Koa()
    .use(probes.routes())
    .use(router.routes())
    .use(async ctx => {
      if (ctx.path === '/slow')
        await new Promise<void>(resolve => {
          answer = resolve;
        });
      ctx.body = 'the host';
    });
  const server = createServer({ keepAliveTimeout: 0 }, app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const asked = (path: string, agent: Agent | false = false, method = 'GET') => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent });
    cleanup(() => sent.destroy());
    return sent;
  };
  const get = async (path: string, agent: Agent | false = false) => {
    const sent = asked(path, agent);
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    await once(response.resume(), 'end');
    return response;
  };
  const arrived = (path: string) =>
    new Promise<void>(resolve => {
      server.on('request', ({ url }) => url === path && resolve());
    });
  return { marketplace, server, errors, get, asked, arrived, answer: () => answer() };
}

const kept = (cleanup: Cleanup) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  cleanup(() => agent.destroy());
  return agent;
};

test('answers what is under way and what arrives over its connections, and ends each with its last answer', async cleanup => {
  const { marketplace, server, get, asked, arrived, answer } = await open(cleanup);
  const agent = kept(cleanup);
  const busy = kept(cleanup);
  assert.equal((await get('/api/v1/models', agent)).headers.connection, 'keep-alive');
  const slow = get('/slow', busy);
  await arrived('/slow');
  // Its body arrives after the shutdown has begun.
  const writing = asked('/api/v1/keys', agent, 'POST');
  writing.setHeader('content-type', 'application/json');
  const reached = arrived('/api/v1/keys');
  writing.flushHeaders();
  await reached;
  const closed = marketplace.close(server);
  writing.end(JSON.stringify({ name: 'Made at the end', scopes: ['models:read'] }));
  const [made] = (await once(writing, 'response')) as [IncomingMessage];
  assert.deepEqual([made.statusCode, made.headers.connection], [201, 'close']);
  made.resume();
  answer();
  assert.equal((await slow).statusCode, 200);
  await closed;
  assert.equal(server.listening, false);
  await assert.rejects(get('/'), { code: 'ECONNREFUSED' });
});

test('tells a client that sends another request over its connection to take a new one', async cleanup => {
  const { marketplace, server, arrived, answer } = await open(cleanup);
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  cleanup(() => socket.destroy());
  socket.write('GET /slow HTTP/1.1\r\nHost: shop.example\r\n\r\n');
  await arrived('/slow');
  const closed = marketplace.close(server);
  const second = arrived('/host');
  socket.write('GET /host HTTP/1.1\r\nHost: shop.example\r\n\r\n');
  await second;
  answer();
  let text = '';
  for await (const chunk of socket) text += chunk;
  assert.deepEqual(
    [...text.matchAll(/^Connection: (.*)\r$/gm)].map(([, how]) => how),
    ['keep-alive', 'close'],
  );
  await closed;
});

/** Five clients that send a request each, and a file that says when all have sent it. */
const clients = `
  import { once } from 'node:events';
  import { writeFileSync } from 'node:fs';
  import { connect } from 'node:net';
  const sockets = Array.from({ length: 5 }, () => connect(Number(process.env.PORT), '127.0.0.1'));
  await Promise.all(sockets.map(async socket => {
    await once(socket, 'connect');
    await new Promise(sent => socket.write('GET / HTTP/1.1\\r\\nHost: shop.example\\r\\nConnection: close\\r\\n\\r\\n', sent));
  }));
  writeFileSync(process.env.FILE, '');
  const answers = await Promise.all(sockets.map(async socket => {
    const [start] = await once(socket, 'data').catch(error => [error.code]);
    return String(start).replace(/^HTTP.1.1 (\\d+)[^]*/, '$1');
  }));
  process.stdout.write(answers.join(' '));
`;

test('goes on for as long as a proxy needs to see that the process is not ready', async cleanup => {
  const { marketplace, server, get, errors } = await open(cleanup);
  marketplace.start();
  assert.equal((await get('/readyz')).statusCode, 200);
  const closed = marketplace.close(server, { drainFor: 1_000 });
  assert.equal((await get('/readyz')).statusCode, 503);
  assert.equal((await get('/healthz')).statusCode, 200);
  const agent = kept(cleanup);
  const connectionOf = async () => (await get('/api/v1/models', agent)).headers.connection;
  // A proxy that keeps its connections open makes no new ones, which would be lost while the server stops listening.
  assert.equal(await connectionOf(), 'keep-alive');
  await until(() => !server.listening);
  // It may just be sending a request on one, so none is closed at once.
  assert.equal(await connectionOf(), 'close');
  await closed;
  await assert.rejects(get('/api/v1/models'), /ECONNREFUSED/);
  assert.deepEqual(errors, []);
});

test('answers what has connected while the process was busy, before it takes no connections any more', async cleanup => {
  const { marketplace, server } = await open(cleanup);
  const folder = mkdtempSync(join(tmpdir(), 'marketplace-close-'));
  cleanup(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'sent');
  const child = spawn(process.execPath, ['--input-type=module', '-e', clients], {
    env: { ...process.env, PORT: String((server.address() as AddressInfo).port), FILE: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanup(() => void child.kill());
  const drainFor = 50;
  const closed = marketplace.close(server, { drainFor });
  const due = performance.now() + drainFor;
  // The event loop stands still until the requests of all clients wait, and the time is over.
  while (!existsSync(file) || performance.now() <= due);
  const answers = await text(child.stdout);
  assert.equal(answers, '200 200 200 200 200');
  await closed;
});

test('ends requests that do not end before the deadline, and says so', async cleanup => {
  const { marketplace, server, errors, get, arrived } = await open(cleanup);
  const slow = get('/slow');
  const cut = assert.rejects(slow, { code: 'ECONNRESET' });
  await arrived('/slow');
  await marketplace.close(server, { deadline: 20 });
  await cut;
  assert.deepEqual(
    errors.map(error => (error as Error).message),
    ['Requests did not end within 0.02 s, and their connections were closed'],
  );
});

test('drains engines while requests are answered, and closes them afterwards', async cleanup => {
  const reported: string[] = [];
  const engine = {
    drain: () => void reported.push('drained'),
    close: async () => void reported.push('closed'),
  };
  const { marketplace, server, get, arrived, answer } = await open(cleanup, {
    groups: ['webhooks', drained(engine)],
  });
  server.on('request', (_, response) => response.on('finish', () => reported.push('answered')));
  const slow = get('/slow');
  await arrived('/slow');
  const closed = marketplace.close(server);
  assert.deepEqual(reported, ['drained']);
  answer();
  await slow;
  await closed;
  assert.deepEqual(reported, ['drained', 'answered', 'closed']);
});

test('goes on although an engine cannot be drained', async cleanup => {
  const broken = () => {
    throw new Error('stuck');
  };
  const { marketplace, server, errors } = await open(cleanup, { groups: [drained({ drain: broken })] });
  await marketplace.close(server);
  assert.deepEqual(errors, [new Error('stuck')]);
});

test('closes several servers, of which one does not listen, and only once', async cleanup => {
  const { marketplace, server, get } = await open(cleanup);
  const never = createServer();
  await get('/', kept(cleanup));
  const [one, other] = [marketplace.close([server, never]), marketplace.close(server)];
  assert.equal(one, other);
  await one;
  assert.equal(server.listening, false);
});

test('refuses what is no server, and unknown or wrong options', async cleanup => {
  const { marketplace, server } = await open(cleanup);
  const close = marketplace.close as (...given: unknown[]) => Promise<void>;
  for (const [given, message] of [
    [['SIGTERM'], 'marketplace.close: server must be a server of node:http, or a list of them'],
    [[null], 'marketplace.close: server must be a server of node:http, or a list of them'],
    [[server, 5_000], 'marketplace.close: the options must be an object, such as { drainFor, deadline }'],
    [
      [server, { drainFor: '5s' }],
      'marketplace.close: drainFor must be a number of milliseconds from 0 to 2147483647',
    ],
    [[undefined, { drainFor: 5 }], 'marketplace.close: drainFor needs the server that goes on meanwhile'],
    [
      [server, { deadline: -1 }],
      'marketplace.close: deadline must be a number of milliseconds from 0 to 2147483647',
    ],
    [
      [server, { dedline: 5 }],
      'marketplace.close: options contains an unknown option dedline: did you mean deadline?',
    ],
  ] as const)
    assert.throws(() => close(...given), { name: 'TypeError', message });
  assert.equal(server.listening, true);
  await marketplace.close(server);
});

test.run();
