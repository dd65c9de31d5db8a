/** The shutdown that docs/mounting.md shows, with everything under way that can be. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { toData } from '../../mock-server/fixtures.ts';
import { startMock } from '../../mock-server/index.ts';
import { createMarketplace, type WholeRepository } from '../../src/index.ts';
import { simulated } from '../../src/messaging/drivers/simulated/driver.ts';
import { memoryMedia } from '../../src/messaging/media/memory-store.ts';
import { type Cleanup, fixtureRepository, fixtures, post, secrets, suiteOf } from '../helper.ts';
import { folder, start } from '../mock-server/command.ts';
import { emptyRepository } from '../postgres-server.ts';
import { eachStorage } from '../storages.ts';
import { receiver } from '../webhooks/receiver.ts';

const test = suiteOf('Shutdown');
const authorization = `Bearer ${secrets.studio}`;
const listening = '/api/v1/instances/ins_demo/events';

const storages: Record<string, (cleanup: Cleanup) => Promise<WholeRepository>> = {
  lowdb: async cleanup => {
    const repository = await fixtureRepository();
    cleanup(repository.close);
    return repository;
  },
  PostgreSQL: async cleanup => {
    const repository = await emptyRepository(cleanup);
    await repository.import(toData(fixtures));
    return repository;
  },
};

/** What docs/mounting.md does at SIGTERM, as written there. */
async function shutdownOfPage(
  server: object,
  marketplace: object,
  repository: object,
): Promise<() => Promise<void>> {
  const page = await readFile(new URL('../../docs/mounting.md', import.meta.url), 'utf8');
  const [, code] = /^process\.once\('SIGTERM', (async \(\) => \{\n.*?\n\})\);$/ms.exec(page) ?? [];
  assert.ok(code !== undefined, 'the page shows a shutdown');
  return new Function('server', 'marketplace', 'repository', `return ${code}`)(
    server,
    marketplace,
    repository,
  );
}

function asking(cleanup: Cleanup, base: string, path: string, options: object = {}): ClientRequest {
  const { hostname, port } = new URL(base);
  const asked = request({ hostname, port, path, headers: { authorization }, ...options });
  asked.on('error', () => {});
  cleanup(() => asked.destroy());
  return asked;
}

/** A stream of events that has begun. Its client reads on. */
async function stream(cleanup: Cleanup, base: string, path = listening) {
  const asked = asking(cleanup, base, path, { agent: false });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  assert.equal(response.statusCode, 200);
  let text = '';
  response.on('data', chunk => {
    text += chunk;
  });
  const ended = new Promise<string>(resolve => {
    response.once('end', () => resolve(text));
  });
  return { ended };
}

for (const [storage, open] of eachStorage(storages))
  test(`of the documentation ends with a stream, an idle connection, a request and a delivery under way, on ${storage}`, async cleanup => {
    const order: string[] = [];
    const whole = await open(cleanup);
    const repository = { ...whole, close: async () => void order.push('the storage is closed') };
    let answer = () => {};
    const hook = await receiver(cleanup, (_, res) => {
      answer = () => {
        order.push('the receiver answers');
        res.writeHead(204).end();
      };
    });
    const marketplace = createMarketplace({
      repository,
      publicUrl: 'https://shop.example',
      webhooks: {
        events: [{ type: 'order.paid', summary: 'An order was paid' }],
        allowPrivateTargets: ['127.0.0.1'],
      },
      messaging: { drivers: [simulated()], media: memoryMedia() },
    });
    const app = new Koa();
    app.use(marketplace.router.routes());
    marketplace.start();
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    cleanup(() => {
      server.closeAllConnections();
    });
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

    const made = await post(
      `${base}/api/v1/webhooks`,
      { url: hook.url, event_types: ['order.paid'] },
      { authorization },
    );
    assert.equal(made.status, 201, made.text);
    const { id } = made.json.data as { id: string };
    const { ended } = await stream(cleanup, base);
    // A connection that waits for its next request.
    const agent = new Agent({ keepAlive: true });
    cleanup(() => agent.destroy());
    const idle = asking(cleanup, base, '/api/v1/models', { agent });
    idle.end();
    const [first] = (await once(idle, 'response')) as [IncomingMessage];
    await once(first.resume(), 'end');
    // A request whose body has not arrived completely.
    const body = JSON.stringify({ name: 'Made at the end', scopes: ['models:read'] });
    const slow = asking(cleanup, base, '/api/v1/keys', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'content-length': body.length },
      agent: false,
    });
    const arrived = new Promise<void>(resolve => {
      server.on('request', ({ url }) => url === '/api/v1/keys' && resolve());
    });
    slow.write(body.slice(0, 10));
    await arrived;
    // A delivery whose receiver has not answered yet.
    await marketplace.webhooks?.publish('ws_studio', 'order.paid', { id: 'order_1' });
    await hook.reached(1);

    const shutDown = await shutdownOfPage(server, marketplace, repository);
    const over = shutDown();
    assert.match(
      await ended,
      /\nretry: \d{4}\n\n$/,
      'the stream ends, and its client is told when to come back',
    );
    slow.end(body.slice(10));
    const [answered] = (await once(slow, 'response')) as [IncomingMessage];
    assert.equal(answered.statusCode, 201);
    answered.resume();
    answer();
    await over;
    assert.deepEqual(order, ['the receiver answers', 'the storage is closed']);
    const { deliveries } = await whole.webhooks.listDeliveries('ws_studio', { endpointId: id, limit: 10 });
    assert.deepEqual(
      deliveries.map(({ state }) => state),
      ['succeeded'],
    );
    assert.equal(server.listening, false);
  });

test('of the mock ends its streams and those of its journal at once', async cleanup => {
  const mock = await startMock();
  let isClosed = false;
  cleanup(() => isClosed || mock.close());
  const streams = [
    await stream(cleanup, mock.url),
    await stream(cleanup, mock.url, '/__mock/requests/events'),
  ];
  const closed = mock.close();
  for (const { ended } of streams) await ended;
  await closed;
  isClosed = true;
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  test(`of the command by ${signal} ends its streams, and the process ends with 0`, async cleanup => {
    const mock = await start(cleanup, await folder(cleanup), '--memory', '--quiet');
    const { ended } = await stream(cleanup, mock.url);
    assert.deepEqual(await mock.stop(signal), [0, null]);
    assert.match(await ended, /\nretry: \d{4}\n\n$/);
  });

test.run();
