/** What each answer of a bridge means, as docs/messaging/bridge.md says; also answers that are none. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { ChannelConnection, ChannelSession } from '../../../src/channel/driver.ts';
import type { ChannelEvent } from '../../../src/channel/events.ts';
import { bridge } from '../../../src/messaging/drivers/bridge/driver.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';

const test = suiteOf('Answers of a bridge', { isLong: true });
const secret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A connection to a bridge that answers everything but `/connect` like this. */
async function connected(cleanup: Cleanup, answer: Answer, options: { readonly timeout?: number } = {}) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    request.resume();
    if (request.url === '/connect') response.end('{}');
    else answer(response, request);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const driver = bridge({ url, secret, ...options });
  cleanup(() => driver.close?.());
  const reported: ChannelEvent[] = [];
  const over = new AbortController();
  cleanup(() => over.abort());
  const session = {
    workspaceId: 'ws_1',
    instanceId: 'ins_1',
    settings: {},
    memory: null,
    pairingMethod: 'qr',
    signal: over.signal,
    tell: async (event: ChannelEvent) => void reported.push(event),
  } as unknown as ChannelSession;
  return { asked, reported, connection: await driver.connect(session) };
}

const calls: Record<string, (connection: ChannelConnection) => Promise<unknown>> = {
  send: connection =>
    connection.send(
      { id: 'msg_1', again: false, chat: '+49', content: { kind: 'text', text: 'Hello' }, replyTo: null },
      { signal: AbortSignal.timeout(90_000) },
    ),
  perform: connection =>
    connection.perform('group.invite', { group: 'g', renew: false }, { signal: AbortSignal.timeout(90_000) }),
  heartbeat: connection => connection.heartbeat({ signal: AbortSignal.timeout(90_000) }),
};

const answering =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  response =>
    void response.writeHead(status, headers).end(body);

const refusal = '{"error":"This number does not exist"}';
const words = 'This number does not exist';

for (const [status, body, message, retry] of [
  [429, refusal, words, true],
  [503, '', 'The bridge is busy', true],
  [400, refusal, words, false],
  [404, '<html>', 'The bridge refused it (404)', false],
  [422, '{"error":7}', 'The bridge refused it (422)', false],
] as const)
  for (const [name, call] of Object.entries(calls))
    test(`with ${status} to ${name} say that it is not done, ${retry ? 'and may be later' : 'for good'}`, async cleanup => {
      const { connection } = await connected(cleanup, answering(status, body));
      await assert.rejects(call(connection), { name: 'ChannelError', message, retry });
    });

for (const [name, call] of Object.entries(calls))
  test(`with 410 to ${name} say that it is not done, and end the connection`, async cleanup => {
    const { connection, reported } = await connected(cleanup, answering(410, '{"error":"Who is this?"}'));
    const message = 'The bridge does not know the connection any more';
    await assert.rejects(call(connection), { name: 'ChannelError', message, retry: true });
    assert.deepEqual(reported, [{ type: 'closed', reason: message, retry: true, forgotten: true }]);
  });

test('with 410 to disconnect say that there is nothing to end, but do not confirm a log-out', async cleanup => {
  const { connection, reported } = await connected(cleanup, answering(410, ''));
  const signal = AbortSignal.timeout(90_000);
  await assert.rejects(connection.disconnect({ logOut: true, signal }), {
    name: 'ChannelError',
    retry: true,
  });
  await connection.disconnect({ logOut: false, signal });
  assert.deepEqual(reported, []);
});

for (const [what, answer] of Object.entries<Answer>({
  'that do not come': () => {},
  'that stop in the middle': response => void response.writeHead(200, { 'content-length': '100' }).write('{'),
}))
  test(`${what} in time are said to be late`, async cleanup => {
    // Long enough for a loaded machine to connect.
    const { connection } = await connected(cleanup, answer, { timeout: 3_000 });
    const late = { name: 'ChannelTimeoutError', message: 'The bridge did not answer in time' };
    await Promise.all(Object.values(calls).map(call => assert.rejects(call(connection), late)));
  });

test('may follow interim responses, and be compressed although nobody has asked for it', async cleanup => {
  const codings: unknown[] = [];
  const { connection } = await connected(cleanup, (response, request) => {
    codings.push(request.headers['accept-encoding']);
    response.writeContinue();
    response.writeProcessing();
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"external_id":"their_1"}'));
  });
  assert.deepEqual(await calls.send?.(connection), { externalId: 'their_1' });
  assert.deepEqual(codings, ['identity']);
});

test('may begin with a byte order mark', async cleanup => {
  const { connection } = await connected(cleanup, answering(200, '\ufeff{"external_id":"their_1"}'));
  assert.deepEqual(await calls.send?.(connection), { externalId: 'their_1' });
  const refused = await connected(cleanup, answering(400, `\ufeff${refusal}`));
  await assert.rejects(async () => calls.send?.(refused.connection), { message: words });
});

test('that are larger than a megabyte when decoded say nothing about the outcome', async cleanup => {
  const { connection } = await connected(cleanup, response => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(20_000_000, 32)));
  });
  await assert.rejects(async () => calls.send?.(connection), /a response that is too large/);
});

/** Endless, until the driver has had enough. */
const endless: Answer = response => {
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(65_536, 32)));
  };
  response.on('drain', more).writeHead(200);
  more();
};

const unknown: Record<string, Answer> = {
  'with 500': answering(500, refusal),
  'that redirect': (response, request) =>
    void response.writeHead(307, { location: `/elsewhere${request.url}` }).end(),
  'that never end': endless,
  'that break off': response => {
    response.writeHead(200, { 'content-length': '100' }).write('{');
    setImmediate(() => response.destroy());
  },
};

for (const [what, answer] of Object.entries(unknown))
  for (const [name, call] of Object.entries(calls))
    test(`${what} to ${name} say nothing about the outcome`, async cleanup => {
      const { connection, asked } = await connected(cleanup, answer);
      await assert.rejects(call(connection), error => (error as Error).name !== 'ChannelError');
      assert.deepEqual(asked.slice(1), [`/${name}`], 'nothing is asked again, or elsewhere');
    });

for (const body of ['<html>', '[]', 'null', '{"external_id":7,"result":{"link":"no address"}}'])
  for (const name of ['send', 'perform'])
    test(`that are no result of ${name} say nothing about the outcome: ${body}`, async cleanup => {
      const { connection } = await connected(cleanup, answering(200, body));
      await assert.rejects(
        async () => calls[name]?.(connection),
        error => (error as Error).name !== 'ChannelError',
      );
    });

test.run();
