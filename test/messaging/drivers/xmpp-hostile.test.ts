/** A server that breaks the rules of XMPP ends its own connection, and nothing else. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { xml } from '@xmpp/client';
import { ChannelError } from '../../../src/channel/errors.ts';
import { xmpp } from '../../../src/messaging/drivers/xmpp/driver.ts';
import type { Stanza } from '../../../src/messaging/drivers/xmpp/library.ts';
import { Rooms } from '../../../src/messaging/drivers/xmpp/rooms.ts';
import type { Stream } from '../../../src/messaging/drivers/xmpp/stream.ts';
import { TestSession } from '../../../src/testing/channel/session.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';

const test = suiteOf('XMPP servers that break the rules', { isLong: true });

const start =
  "<?xml version='1.0'?><stream:stream xmlns='jabber:client' xmlns:stream='http://etherx.jabber.org/streams' from='chat.example' version='1.0'>";

/** A server, and a driver whose accounts are there. */
async function serverOf(cleanup: Cleanup, serve: (socket: Socket) => void) {
  const server = createServer(socket => {
    socket.on('error', () => {});
    serve(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(async () => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const driver = xmpp({
    domains: ['chat.example'],
    servers: { 'chat.example': `xmpp://127.0.0.1:${port}` },
    plaintext: true,
  });
  const session = new TestSession({
    instanceId: 'ins_1',
    settings: { jid: 'shop@chat.example', password: 'secret' },
    memory: null,
  });
  cleanup(async () => session.end());
  return { driver, session };
}

for (const [what, text] of [
  ['bad XML', `${start}</wrong>`],
  ['no XML', '\u0000\u0001'],
  ['an end of the stream', `${start}</stream:stream>`],
] as const)
  test(`may send more after ${what}`, async cleanup => {
    const { driver, session } = await serverOf(cleanup, socket => {
      socket.once('data', () => {
        socket.write(text);
        // In parts of their own, so that they arrive one after the other.
        const more = setInterval(() => socket.write('<message/>'), 5);
        socket.once('close', () => clearInterval(more));
      });
    });
    await assert.rejects(driver.connect(session));
  });

test('may never let anybody log in: the connection is closed when it is given up', async cleanup => {
  let begun = () => {};
  const isBegun = new Promise<void>(resolve => {
    begun = resolve;
  });
  let ended = () => {};
  const isEnded = new Promise<void>(resolve => {
    ended = resolve;
  });
  const { driver, session } = await serverOf(cleanup, socket => {
    socket.once('close', ended);
    socket.once('data', () => {
      socket.write(start);
      begun();
    });
  });
  const connecting = driver.connect(session);
  connecting.catch(() => {});
  await isBegun;
  session.end();
  await assert.rejects(connecting);
  await isEnded;
});

/** Lets everybody log in, and answers nothing else. */
function deaf(socket: Socket): void {
  let isKnown = false;
  socket.on('data', data => {
    const text = String(data);
    if (text.includes('<stream:stream') || text.includes('<?xml')) {
      const offer = isKnown
        ? "<bind xmlns='urn:ietf:params:xml:ns:xmpp-bind'/>"
        : "<mechanisms xmlns='urn:ietf:params:xml:ns:xmpp-sasl'><mechanism>PLAIN</mechanism></mechanisms>";
      socket.write(`${start}<stream:features>${offer}</stream:features>`);
    } else if (text.includes('<auth')) {
      isKnown = true;
      socket.write("<success xmlns='urn:ietf:params:xml:ns:xmpp-sasl'/>");
    } else if (text.includes('urn:ietf:params:xml:ns:xmpp-bind')) {
      const [, id] = / id="([^"]+)"/.exec(text) ?? [];
      socket.write(
        `<iq type='result' id='${id}'><bind xmlns='urn:ietf:params:xml:ns:xmpp-bind'><jid>shop@chat.example/test</jid></bind></iq>`,
      );
    }
  });
}

test('may answer nothing after the log-in: the connection is closed when disconnecting is given up', async cleanup => {
  let ended = () => {};
  const isEnded = new Promise<void>(resolve => {
    ended = resolve;
  });
  const { driver, session } = await serverOf(cleanup, socket => {
    socket.once('close', ended);
    deaf(socket);
  });
  const connection = await driver.connect(session);
  const limit = new AbortController();
  const disconnecting = connection.disconnect({ logOut: false, signal: limit.signal });
  limit.abort(new Error('too late'));
  await disconnecting;
  await isEnded;
});

test('may refuse a room before it has got the request', async cleanup => {
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', onUnhandled);
  cleanup(() => void process.off('unhandledRejection', onUnhandled));
  const room = 'room@rooms.example';
  const refusal = xml('presence', { from: `${room}/shop`, type: 'error' }) as unknown as Stanza;
  const stream = {
    xml,
    async send() {
      rooms.present(refusal);
      await new Promise(resolve => setImmediate(resolve));
    },
  } as unknown as Stream;
  const rooms: Rooms = new Rooms(stream, 'shop', {
    tell() {},
    changed() {},
    now: () => 0,
    isAwaited: () => false,
  });
  await assert.rejects(
    rooms.enter(room, 0),
    (error: unknown) => error instanceof ChannelError && !error.retry,
  );
  assert.deepEqual(unhandled, []);
  assert.equal(rooms.nickIn(room), null);
});

test.run();
