/** A server that breaks the rules of XMPP ends its own connection, and nothing else. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Stream } from '../../../src/messaging/drivers/xmpp/stream.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('XMPP servers that break the rules');

const start =
  "<?xml version='1.0'?><stream:stream xmlns='jabber:client' xmlns:stream='http://etherx.jabber.org/streams' from='chat.example' version='1.0'>";

for (const [what, text] of [
  ['bad XML', `${start}</wrong>`],
  ['no XML', '\u0000\u0001'],
  ['an end of the stream', `${start}</stream:stream>`],
] as const)
  test(`may send more after ${what}`, async cleanup => {
    const server = createServer(socket => {
      socket.on('error', () => {});
      socket.once('data', () => {
        socket.write(text);
        // In parts of their own, so that they arrive one after the other.
        const more = setInterval(() => socket.write('<message/>'), 5);
        socket.once('close', () => clearInterval(more));
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    cleanup(async () => {
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const options = {
      domains: ['chat.example'],
      servers: { 'chat.example': `xmpp://127.0.0.1:${port}` },
      plaintext: true,
    };
    const account = { jid: 'shop@chat.example', password: 'secret', nick: 'shop' };
    await assert.rejects(Stream.open(options, account, 'test'));
  });

test.run();
