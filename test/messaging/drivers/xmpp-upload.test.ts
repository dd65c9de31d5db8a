/** Files go where the server says: nowhere inside of the network of the host, unless the host allows it. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { xmpp } from '../../../src/messaging/drivers/xmpp/driver.ts';
import type { XmppOptions } from '../../../src/messaging/drivers/xmpp/options.ts';
import { soon, texting } from '../../../src/testing/channel/opened.ts';
import { TestSession } from '../../../src/testing/channel/session.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { liar } from './xmpp-liar.ts';

const test = suiteOf('Files over XMPP');

const bytes = Buffer.alloc(100_000, 'x');

/** A service inside of the network, and the requests that it has got. */
async function inside(cleanup: Cleanup, answer?: RequestListener) {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (answer) return answer(request, response);
    const size = Buffer.concat(await request.toArray()).length;
    return response.writeHead(size === bytes.length ? 201 : 400).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => {
    server.close();
    server.closeAllConnections();
  });
  return { requests, port: (server.address() as AddressInfo).port };
}

/** Answers like a server that takes files, at the given address. */
function takesFiles(socket: Socket, text: string, put: string): void {
  for (const [whole, id] of text.matchAll(/<iq [^>]*?id="([^"]+)".*?<\/iq>/gs)) {
    const answer = whole.includes('#items')
      ? "<query xmlns='http://jabber.org/protocol/disco#items'><item jid='upload.localhost'/></query>"
      : whole.includes('#info')
        ? "<query xmlns='http://jabber.org/protocol/disco#info'><feature var='urn:xmpp:http:upload:0'/></query>"
        : whole.includes('http:upload')
          ? `<slot xmlns='urn:xmpp:http:upload:0'><put url='${put}'/><get url='https://files.example/1'/></slot>`
          : '';
    socket.write(`<iq type='result' id='${id}'>${answer}</iq>`);
  }
}

async function connected(cleanup: Cleanup, put: string, options: Partial<XmppOptions> = {}) {
  const heard: string[] = [];
  const port = await liar(cleanup, {
    online(socket, text) {
      heard.push(text);
      takesFiles(socket, text, put);
    },
  });
  const driver = xmpp({
    domains: ['localhost'],
    servers: { localhost: `xmpp://127.0.0.1:${port}` },
    plaintext: true,
    ...options,
  });
  cleanup(() => driver.close?.());
  const session = new TestSession({
    instanceId: 'ins_1',
    settings: { jid: 'shop@localhost', password: 'secret' },
    memory: null,
    media: new Map([['med_1', bytes]]),
  });
  cleanup(() => session.end());
  const connection = await driver.connect(session);
  const content = { kind: 'media', media_id: 'med_1', caption: null } as const;
  const send = () => connection.send(texting('person@localhost', '', { content }), soon());
  return { send, sent: () => heard.join('') };
}

test('are not put to private addresses', async cleanup => {
  for (const host of ['127.0.0.1', '[::ffff:127.0.0.1]', 'localhost', '2130706433']) {
    const { requests, port } = await inside(cleanup);
    const { send, sent } = await connected(cleanup, `http://${host}:${port}/admin`);
    await assert.rejects(send(), {
      name: 'ChannelError',
      message: 'The place that the server gives for the file must point to a public IP address',
      retry: false,
    });
    assert.deepEqual(requests, [], host);
    assert.ok(!sent().includes('files.example'), 'no address was sent');
  }
});

for (const [put, why] of [
  ['ftp://files.example/1', 'must be an absolute http or https URL'],
  ['https://me:secret@files.example/1', 'must not contain a user name or password'],
  ['/relative', 'must be an absolute http or https URL'],
] as const)
  test(`are not put to ${put}`, async cleanup => {
    const { send } = await connected(cleanup, put);
    await assert.rejects(send(), {
      message: `The place that the server gives for the file ${why}`,
      retry: false,
    });
  });

for (const allowPrivateTargets of [['127.0.0.0/8'], ['localhost']])
  test(`are put to a private address that the host allows as ${allowPrivateTargets}`, async cleanup => {
    const { requests, port } = await inside(cleanup);
    const host = allowPrivateTargets[0] === 'localhost' ? 'localhost' : '127.0.0.1';
    const { send, sent } = await connected(cleanup, `http://${host}:${port}/slot`, { allowPrivateTargets });
    await send();
    assert.deepEqual(requests, ['PUT /slot']);
    assert.match(sent(), /files\.example/);
  });

test('are put where the server says that it goes on reading', async cleanup => {
  const { requests, port } = await inside(cleanup, async (request, response) => {
    response.writeContinue();
    await request.toArray();
    response.writeContinue();
    response.writeHead(201).end();
  });
  const options = { allowPrivateTargets: ['127.0.0.0/8'] };
  const { send } = await connected(cleanup, `http://127.0.0.1:${port}/slot`, options);
  await send();
  assert.deepEqual(requests, ['PUT /slot']);
});

test('are not put where the address of the server leads on to', async cleanup => {
  const { requests, port: secret } = await inside(cleanup);
  const { port } = await inside(cleanup, (request, response) => {
    request.resume();
    response.writeHead(307, { location: `http://127.0.0.1:${secret}/` }).end();
  });
  const options = { allowPrivateTargets: ['127.0.0.0/8'] };
  const { send } = await connected(cleanup, `http://127.0.0.1:${port}/`, options);
  await assert.rejects(send(), { message: 'The server did not take the file (307)' });
  assert.deepEqual(requests, []);
});

test('are sent again later if the place for them is not there', async cleanup => {
  const options = { allowPrivateTargets: ['127.0.0.0/8'] };
  const { send } = await connected(cleanup, 'http://127.0.0.1:9/', options);
  await assert.rejects(send(), {
    name: 'ChannelError',
    message: 'The place for files is not reachable',
    retry: true,
  });
});

test('need a list of CIDRs and host names in the option', () => {
  assert.throws(
    () => xmpp({ domains: '*', allowPrivateTargets: ['10.0.0.0/99'] }),
    /xmpp: allowPrivateTargets must be a list of CIDRs and host names: 10\.0\.0\.0\/99 is neither/,
  );
});

test.run();
