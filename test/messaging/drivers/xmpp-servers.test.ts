/** Servers of a domain are found by DNS. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { serversOf } from '../../../src/messaging/drivers/xmpp/servers.ts';
import { Stream } from '../../../src/messaging/drivers/xmpp/stream.ts';
import { suiteOf } from '../../helper.ts';
import { cert, key } from '../../webhooks/self-signed.ts';
import { account, type Lies, liar, serve } from './xmpp-liar.ts';

const test = suiteOf('Servers of XMPP domains');

const record = (name: string, port: number, priority: number, weight = 0) => ({
  name,
  port,
  priority,
  weight,
});

test('are the records of the domain, by priority and weight, and otherwise the domain itself', async () => {
  const zone: Record<string, ReturnType<typeof record>[]> = {
    '_xmpp-client._tcp.chat.example': [record('b.example', 5222, 20), record('a.example', 5222, 10, 5)],
    '_xmpps-client._tcp.chat.example': [record('a.example', 5223, 10, 9)],
    '_xmpp-client._tcp.none.example': [record('', 0, 0)],
    '_xmpp-client._tcp.many.example': Array.from({ length: 500 }, (_, at) => record(`${at}.example`, 1, at)),
  };
  const find = async (name: string) => {
    const found = zone[name];
    if (found === undefined) throw new Error('ENOTFOUND');
    return found;
  };
  assert.deepEqual(await serversOf('chat.example', find), [
    'xmpps://a.example:5223',
    'xmpp://a.example:5222',
    'xmpp://b.example:5222',
  ]);
  assert.deepEqual(await serversOf('none.example', find), ['xmpp://none.example:5222']);
  assert.deepEqual(await serversOf('other.example', find), ['xmpp://other.example:5222']);
  assert.equal((await serversOf('many.example', find)).length, 8);
});

const settings = { jid: 'shop@localhost', password: 'secret', nick: 'shop' };

test('are tried one after the other until one is reachable', async cleanup => {
  const port = await liar(cleanup, {});
  const { session } = account(cleanup, port);
  const find = async () => ['xmpp://127.0.0.1:1', `xmpp://127.0.0.1:${port}`];
  const stream = await Stream.open(
    { domains: '*', plaintext: true, allowPrivateTargets: ['127.0.0.0/8'] },
    settings,
    'test',
    session,
    find,
  );
  stream.cut();
  await assert.rejects(
    Stream.open(
      { domains: '*', plaintext: true, allowPrivateTargets: ['127.0.0.0/8'] },
      settings,
      'test',
      session,
      async () => ['xmpp://127.0.0.1:1'],
    ),
    /The server is not reachable/,
  );
});

for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]'])
  test(`must not be at ${host}, inside of the network, if users may choose any domain`, async cleanup => {
    let begun = 0;
    const port = await liar(cleanup, {
      begin() {
        begun += 1;
      },
    });
    const { session } = account(cleanup, port);
    const find = async () => [`xmpp://${host}:${port}`, `xmpps://${host}:${port}`];
    await assert.rejects(Stream.open({ domains: '*', plaintext: true }, settings, 'test', session, find), {
      name: 'ChannelError',
      message: 'The server must point to a public IP address',
      retry: true,
    });
    assert.equal(begun, 0);
  });

test('may be inside of the network if the host names them, or their domain', async cleanup => {
  const port = await liar(cleanup, {});
  const { session } = account(cleanup, port);
  const find = async () => [`xmpp://localhost:${port}`];
  for (const options of [
    { domains: '*', allowPrivateTargets: ['localhost'] },
    { domains: ['localhost'] },
  ] as const) {
    const stream = await Stream.open({ ...options, plaintext: true }, settings, 'test', session, find);
    stream.cut();
  }
});

test('must have the certificate of the domain, whatever they are called', async cleanup => {
  const lies: Lies = {};
  const server = tls.createServer({ cert, key }, socket => serve(socket, lies)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => void server.close());
  const { connect } = tls;
  tls.connect = ((options: tls.ConnectionOptions) => connect({ ...options, ca: cert })) as typeof connect;
  cleanup(() => {
    tls.connect = connect;
  });
  const { port } = server.address() as AddressInfo;
  const { session } = account(cleanup, port);
  const open = (jid: string) =>
    Stream.open(
      { domains: '*', allowPrivateTargets: ['127.0.0.0/8'] },
      { ...settings, jid },
      'test',
      session,
      async () => [`xmpps://127.0.0.1:${port}`],
    );
  (await open('shop@localhost')).cut();
  await assert.rejects(open('shop@other.example'));
});

test.run();
