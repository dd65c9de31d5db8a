/** What a bridge may cost: a limit on the bytes and the time of each response. */
import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type EventEmitter, once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { bridge } from '../../../src/messaging/drivers/bridge/driver.ts';
import { BridgeReceiver } from '../../../src/messaging/drivers/bridge/receiver.ts';
import { TestSession } from '../../../src/testing/channel/session.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { until } from '../../until.ts';

const test = suiteOf('Limits of bridges', { isLong: true });

async function connecting(cleanup: Cleanup, listener: RequestListener, timeout = 90_000) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => {
    server.close();
    server.closeAllConnections();
  });
  const driver = bridge({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
    timeout,
  });
  cleanup(() => driver.close?.());
  const session = new TestSession({ instanceId: 'ins_1', settings: {}, memory: null });
  cleanup(() => session.end());
  return { session, connect: () => driver.connect(session) };
}

/** Sends until the client has closed the connection. Returns the number of bytes. */
async function flood(res: ServerResponse): Promise<number> {
  const part = Buffer.alloc(65_536, 0x20);
  const closed = once(res, 'close');
  let sent = 0;
  while (!res.destroyed && sent < 200 * 1024 ** 2) {
    sent += part.length;
    if (!res.write(part)) await Promise.race([new Promise(resolve => res.once('drain', resolve)), closed]);
  }
  return sent;
}

for (const status of [200, 500])
  test(`an answer with ${status} that never ends is given up after 1 MiB`, async cleanup => {
    let sent = Promise.resolve(0);
    const { connect } = await connecting(cleanup, (_, res) => {
      res.writeHead(status);
      sent = flood(res);
    });
    await assert.rejects(connect(), /a response that is too large/);
    assert.ok((await sent) < 24 * 1024 ** 2, `${await sent} bytes were taken`);
  });

test('an answer that hangs before or after its head is given up', async cleanup => {
  for (const head of [false, true]) {
    const hanging: RequestListener = (_, res) => {
      if (head) res.writeHead(200).flushHeaders();
    };
    // Long enough for a busy machine to send the head.
    const { connect } = await connecting(cleanup, hanging, 2_000);
    await assert.rejects(connect(), ({ name, message, cause }) => {
      assert.deepEqual([name, message], ['ChannelTimeoutError', 'The bridge did not answer in time']);
      assert.equal(cause.code, head ? 'UND_ERR_BODY_TIMEOUT' : 'UND_ERR_HEADERS_TIMEOUT');
      return true;
    });
  }
});

test('an answer that drips is given up with its session', async cleanup => {
  let drips = 0;
  const dripping: RequestListener = (_, res) => {
    res.writeHead(200);
    const timer = setInterval(() => {
      drips += 1;
      res.write(' ');
    }, 5);
    res.once('close', () => clearInterval(timer));
  };
  const { session, connect } = await connecting(cleanup, dripping);
  const refused = assert.rejects(connect(), /the connection has ended/);
  await until(() => drips >= 20);
  session.end();
  await refused;
});

test('a redirect is not followed', async cleanup => {
  let requests = 0;
  const { connect } = await connecting(cleanup, (_, res) => {
    requests += 1;
    res.writeHead(307, { location: '/elsewhere' }).end();
  });
  await assert.rejects(connect(), /has answered 307/);
  assert.equal(requests, 1);
});

test('a compressed answer is unpacked as far as it may be long', async cleanup => {
  const bomb = gzipSync(Buffer.alloc(100 * 1024 ** 2, 0x20));
  const { connect } = await connecting(cleanup, (_, res) => {
    res.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  });
  await assert.rejects(connect(), { message: 'the bridge has sent a response that is too large' });
});

test('connections that cannot be accepted end neither the process nor the receiver', async cleanup => {
  const receiver = new BridgeReceiver({
    ...{ secret: 'whsec_c2VjcmV0', now: Date.now, listen: { host: '127.0.0.1', port: 0 } },
  });
  cleanup(() => receiver.close());
  const url = await receiver.listen();
  let server: EventEmitter | undefined;
  const note = (message: unknown) => {
    ({ server } = message as { server: EventEmitter });
  };
  subscribe('http.server.request.start', note);
  cleanup(() => void unsubscribe('http.server.request.start', note));
  await (await fetch(url)).text();
  // As Node tells it.
  for (const _ of [1, 2]) server?.emit('error', new Error('accept ENOBUFS'));
  assert.equal(await receiver.listen(), url);
  assert.equal((await fetch(url)).status, 405);
});

test.run();
