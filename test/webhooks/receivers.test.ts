/** Realistic receivers: slow, broken, removed, or with huge responses. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { WebhookDelivery } from '../../src/generated/types.ts';
import type { WholeRepository } from '../../src/repository/index.ts';
import { shop } from '../../src/testing/sample.ts';
import { variantsInTest } from '../extent.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { engine, listen, receiver, storages } from './receiver.ts';
import { cert, key } from './self-signed.ts';

const test = suiteOf('Webhook receivers', { isLong: true });

/** Sends one event to a URL, and returns the delivery after its first attempt. */
async function firstTry(cleanup: Cleanup, url: string, timeout = 300): Promise<WebhookDelivery> {
  const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
  await listen(repository, url);
  const webhooks = engine(cleanup, repository, { timeout });
  webhooks.start();
  await webhooks.publish(shop, 'order.paid', {}, { id: 'order_1' });
  const find = async () =>
    (await repository.webhooks.findDelivery(shop, 'order_1_ep_1'))?.delivery as WebhookDelivery;
  await until(async () => (await find()).attempts.length > 0);
  return find();
}

test('are judged by their status: only 2xx is success, and redirects are not followed', async cleanup => {
  const elsewhere = await receiver(cleanup);
  for (const [status, state] of [
    [200, 'succeeded'],
    [202, 'succeeded'],
    [299, 'succeeded'],
    [301, 'pending'],
    [307, 'pending'],
    [400, 'pending'],
    [404, 'pending'],
    [500, 'pending'],
  ] as const) {
    const { url } = await receiver(cleanup, (_, res) =>
      res.writeHead(status, { location: elsewhere.url }).end(),
    );
    const delivery = await firstTry(cleanup, url);
    assert.deepEqual([delivery.state, delivery.attempts[0]?.status], [state, status]);
  }
  assert.equal(elsewhere.received.length, 0);
});

test('that never respond time out', async cleanup => {
  const { url } = await receiver(cleanup, () => {});
  const { attempts, state } = await firstTry(cleanup, url);
  assert.equal(state, 'pending');
  assert.match(String(attempts[0]?.error), /^no response/);
});

test('have decided when their headers arrive, even if the body never ends', async cleanup => {
  for (const [status, state] of [
    [200, 'succeeded'],
    [500, 'pending'],
  ] as const) {
    const { url } = await receiver(cleanup, (_, res) => {
      res.writeHead(status);
      const timer = setInterval(() => res.write('.'), 20);
      cleanup(() => clearInterval(timer));
    });
    const delivery = await firstTry(cleanup, url);
    const [attempt] = delivery.attempts;
    assert.deepEqual([delivery.state, attempt?.status, attempt?.error], [state, status, null]);
    assert.match(String(attempt?.response), /^\.+$/);
  }
});

test('have decided when their headers arrive, even if the body is broken', async cleanup => {
  for (const [answer, state, status] of [
    ['HTTP/1.1 204 No Content\r\nContent-Length: 6\r\n\r\nhello!', 'succeeded', 204],
    ['HTTP/1.1 200 OK\r\nContent-Length: 60\r\n\r\nhello!', 'succeeded', 200],
    ['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nnot a chunk', 'succeeded', 200],
    ['HTTP/1.1 503 Unavailable\r\nContent-Length: 60\r\n\r\nhello!', 'pending', 503],
    ['HTTP/1.1 200 OK\r\nContent-Len', 'pending', null],
  ] as const) {
    const server = createTcpServer(socket => {
      socket.on('error', () => {});
      socket.once('data', () => socket.end(answer));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    cleanup(() => server.close());
    const { port } = server.address() as AddressInfo;
    const delivery = await firstTry(cleanup, `http://127.0.0.1:${port}/`, 5_000);
    assert.deepEqual([delivery.state, delivery.attempts[0]?.status], [state, status], answer);
  }
});

/** The URL of a receiver that writes these parts in later turns of the loop, so that each is read by itself. */
async function speaking(cleanup: Cleanup, parts: readonly (string | Buffer)[]): Promise<string> {
  const server = createTcpServer(socket => {
    socket.on('error', () => {}).setNoDelay();
    socket.once('data', async () => {
      for (const part of parts) {
        await new Promise(resolve => socket.write(part, resolve));
        await turn();
        await turn();
      }
      socket.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';
const interim = 'HTTP/1.1 100 Continue\r\nServer: x\r\n\r\n';

test('may say that they go on reading before they respond', async cleanup => {
  for (const parts of [
    [interim, ok],
    [`${interim}${ok}`],
    [`${interim}HTTP/1.1 102 Processing\r\n\r\n${interim}`, ok],
    [...`${interim}${interim}`, ok],
  ]) {
    const { state, attempts } = await firstTry(cleanup, await speaking(cleanup, parts), 30_000);
    assert.deepEqual(
      [state, attempts[0]?.status, attempts[0]?.error, attempts[0]?.response],
      ['succeeded', 200, null, 'ok'],
      parts.join('|'),
    );
  }
});

test('that say that they go on reading, and then close the connection, have not responded', async cleanup => {
  const { state, attempts } = await firstTry(cleanup, await speaking(cleanup, [interim]), 30_000);
  assert.deepEqual(
    [state, attempts[0]?.status, attempts[0]?.error],
    ['pending', null, 'the connection was closed before a response arrived'],
  );
});

test('are quoted as they are, also if their body looks like the start of a response', async cleanup => {
  const body = 'HTTP/1.1 100 Continue\r\n\r\n';
  const head = `HTTP/1.1 500 No\r\nContent-Length: ${body.length}\r\n\r\n`;
  const { attempts } = await firstTry(cleanup, await speaking(cleanup, [head, body]), 30_000);
  assert.equal(attempts[0]?.response, body);
});

test('may send 200 kB of headers', async cleanup => {
  const headers = Array.from({ length: 200 }, (_, index) => `X-${index}: ${'x'.repeat(1_000)}\r\n`).join('');
  const url = await speaking(cleanup, [`HTTP/1.1 200 OK\r\n${headers}Content-Length: 2\r\n\r\nok`]);
  const { state, attempts } = await firstTry(cleanup, url, 30_000);
  assert.deepEqual([state, attempts[0]?.error, attempts[0]?.response], ['succeeded', null, 'ok']);
});

test('are asked not to compress, and quoted as text if they do', async cleanup => {
  const text = 'ungültig';
  for (const [coding, encode] of Object.entries({
    gzip: gzipSync,
    'X-GZIP': gzipSync,
    deflate: deflateSync,
    br: brotliCompressSync,
    identity: Buffer.from,
  })) {
    const { url, received } = await receiver(cleanup, (_, res) =>
      res.writeHead(500, { 'content-encoding': coding }).end(encode(text)),
    );
    const { attempts } = await firstTry(cleanup, url, 30_000);
    assert.equal(attempts[0]?.response, text, coding);
    assert.equal(received[0]?.headers['accept-encoding'], 'identity');
  }
});

test('that compress much are quoted with the first 4,096 characters', async cleanup => {
  const long = Buffer.alloc(10_000_000, 'x');
  for (const [coding, encode] of Object.entries({ gzip: gzipSync, br: brotliCompressSync })) {
    const { url } = await receiver(cleanup, (_, res) =>
      res.writeHead(500, { 'content-encoding': coding }).end(encode(long)),
    );
    const { attempts } = await firstTry(cleanup, url, 30_000);
    assert.equal(attempts[0]?.response, 'x'.repeat(4_096), coding);
  }
});

test('that end a compressed body early are quoted with what arrived, and others as they are', async cleanup => {
  const packed = gzipSync(`first ${randomBytes(6_000).toString('base64')}`);
  for (const [coding, body, quoted] of [
    ['gzip', packed, /^first /],
    ['gzip', 'no gzip', /^no gzip$/],
    ['gzip', '', /^$/],
    ['zstd, gzip', 'unknown', /^unknown$/],
  ] as const) {
    const { url } = await receiver(cleanup, (_, res) =>
      res.writeHead(200, { 'content-encoding': coding }).end(body),
    );
    const { state, attempts } = await firstTry(cleanup, url, 30_000);
    assert.deepEqual([state, attempts[0]?.error], ['succeeded', null]);
    assert.match(String(attempts[0]?.response), quoted, coding);
  }
});

test('that send 10 MB are read only up to the stored size', async cleanup => {
  let written = 0;
  const { url } = await receiver(cleanup, (_, res) => {
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const more = () => {
      while (written < 10_000_000 && !res.destroyed) {
        written += chunk.length;
        if (!res.write(chunk)) return res.once('drain', more);
      }
      return res.end();
    };
    more();
  });
  const { state, attempts } = await firstTry(cleanup, url, 5_000);
  assert.equal(state, 'succeeded');
  assert.equal(attempts[0]?.response?.length, 4_096);
  assert.ok(written < 10_000_000, `${written} bytes were taken`);
});

test('that refuse, reset or do not speak HTTP are failures with a reason', async cleanup => {
  const closed = createTcpServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  assert.equal(
    (await firstTry(cleanup, `http://127.0.0.1:${port}/`)).attempts[0]?.error,
    'the connection was refused',
  );
  for (const serve of [
    (socket: { destroy(): void }) => socket.destroy(),
    (socket: { end(text: string): void }) => socket.end('SSH-2.0-OpenSSH\r\n'),
    (socket: { resetAndDestroy(): void }) => socket.resetAndDestroy(),
  ]) {
    const server = createTcpServer(serve as never).listen(0, '127.0.0.1');
    await once(server, 'listening');
    cleanup(() => server.close());
    const { attempts } = await firstTry(
      cleanup,
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    );
    assert.match(String(attempts[0]?.error), /^the connection|^no response/);
    assert.equal(attempts[0]?.status, null);
  }
});

test('that fail are reported with a specific message each', async cleanup => {
  for (const [serve, error] of [
    [
      (socket: Socket) => socket.once('data', () => socket.end()),
      'the connection was closed before a response arrived',
    ],
    [(socket: Socket) => socket.once('data', () => socket.resetAndDestroy()), 'the connection was reset'],
    [(socket: Socket) => socket.once('data', () => socket.end('SSH-2.0\r\n')), 'the connection failed'],
  ] as const) {
    const server = createTcpServer(serve).listen(0, '127.0.0.1');
    await once(server, 'listening');
    cleanup(() => server.close());
    const { port } = server.address() as AddressInfo;
    const { attempts } = await firstTry(cleanup, `http://127.0.0.1:${port}/`, 30_000);
    assert.equal(attempts[0]?.error, error);
  }
});

test('that send a long body are quoted with the first 4,096 characters', async cleanup => {
  const { url } = await receiver(cleanup, (_, res) => {
    res.writeHead(500);
    // In a later turn of the loop, so that it is read by itself.
    res.write('a'.repeat(4_095), () => setImmediate(() => setImmediate(() => res.end('bc'))));
  });
  const { attempts } = await firstTry(cleanup, url, 30_000);
  assert.equal(attempts[0]?.response, `${'a'.repeat(4_095)}b`);
});

test('that answer 204 or an empty body are quoted with nothing', async cleanup => {
  for (const answer of [
    (res: ServerResponse) => res.writeHead(204).end(),
    (res: ServerResponse) => res.writeHead(200, { 'content-length': '0' }).end(),
    (res: ServerResponse) => res.writeHead(200, { 'transfer-encoding': 'chunked' }).end(),
  ]) {
    const { url } = await receiver(cleanup, (_, res) => void answer(res));
    const { attempts } = await firstTry(cleanup, url, 30_000);
    assert.deepEqual([attempts[0]?.error, attempts[0]?.response], [null, '']);
  }
});

test('that send endless headers are reported with the code of the error', async cleanup => {
  const { url } = await receiver(cleanup, (_, res) => {
    res.writeHead(
      200,
      Object.fromEntries(Array.from({ length: 300 }, (__, index) => [`x-${index}`, 'x'.repeat(1_000)])),
    );
    res.end();
  });
  const { attempts } = await firstTry(cleanup, url, 30_000);
  assert.equal(attempts[0]?.error, 'the connection failed (UND_ERR_HEADERS_OVERFLOW)');
});

test('that have responded leave no timer that keeps the process alive', async cleanup => {
  const timers = () => process.getActiveResourcesInfo().filter(kind => kind === 'Timeout').length;
  const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
  const { url, reached } = await receiver(cleanup);
  await listen(repository, url);
  const before = timers();
  const webhooks = engine(cleanup, repository, { timeout: 600_000 });
  webhooks.start();
  await webhooks.publish(shop, 'order.paid', {});
  await reached(1);
  await webhooks.close();
  assert.ok(timers() <= before, `${timers()} after ${before}`);
});

test('get one signed POST request to their whole URL', async cleanup => {
  const asked: string[] = [];
  const { url } = await receiver(cleanup, (req, res) => {
    asked.push(`${req.method} ${req.url} ${req.headers['user-agent']}`);
    res.writeHead(204).end();
  });
  await firstTry(cleanup, `${url}/deep?a=b%20c`, 30_000);
  assert.deepEqual(asked, ['POST /hook/deep?a=b%20c koa-marketplace-webhooks']);
});

test('with an untrusted certificate get nothing', async cleanup => {
  let bodies = 0;
  const server = createTlsServer({ key, cert }, (_, res) => {
    bodies += 1;
    res.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => server.close());
  const { attempts } = await firstTry(
    cleanup,
    `https://localhost:${(server.address() as AddressInfo).port}/`,
    3_000,
  );
  assert.match(String(attempts[0]?.error), /certificate was rejected/);
  assert.equal(bodies, 0);
});

test('may send characters that storages cannot store', async cleanup => {
  const { url } = await receiver(cleanup, (_, res) =>
    res.writeHead(500).end(Buffer.from([0x61, 0, 0xff, 0xed, 0xa0, 0x80, 0x62])),
  );
  for (const open of variantsInTest(Object.values(storages))) {
    const repository = await open(cleanup);
    await listen(repository, url);
    const webhooks = engine(cleanup, repository);
    webhooks.start();
    await webhooks.publish(shop, 'order.paid', {}, { id: 'order_1' });
    const find = async () =>
      (await repository.webhooks.findDelivery(shop, 'order_1_ep_1'))?.delivery.attempts ?? [];
    await until(async () => (await find()).length > 0);
    assert.match(String((await find())[0]?.response), /^a.*b$/s);
  }
});

test.run();
