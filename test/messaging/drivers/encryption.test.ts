/** Why a server or a bridge cannot be connected to: whoever reads the reason knows what to mend. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import net, { type AddressInfo, type Server } from 'node:net';
import tls from 'node:tls';
import type { ChannelSession } from '../../../src/channel/driver.ts';
import { bridge } from '../../../src/messaging/drivers/bridge/driver.ts';
import { Stream } from '../../../src/messaging/drivers/xmpp/stream.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import * as expired from '../../webhooks/expired.ts';
import * as valid from '../../webhooks/self-signed.ts';
import { account } from './xmpp-liar.ts';

const test = suiteOf('Encryption of channels');

interface Fault {
  readonly server: () => Server;
  /** What this machine trusts. @default what it always does */
  readonly ca?: string;
  readonly reason: (peer: string) => string;
}

const faults: Readonly<Record<string, Fault>> = {
  'a self-signed certificate': {
    server: () => tls.createServer(valid),
    reason: peer => `The certificate of ${peer} is self-signed`,
  },
  'a certificate that has expired': {
    server: () => tls.createServer({ cert: expired.cert, key: expired.key }),
    ca: expired.cert,
    reason: peer => `The certificate of ${peer} has expired`,
  },
  'a certificate for another name': {
    server: () => tls.createServer(valid),
    ca: valid.cert,
    reason: peer => `The certificate of ${peer} is for another name`,
  },
  'no cipher that both know': {
    // The key of the certificate does not fit this cipher.
    server: () => tls.createServer({ ...valid, maxVersion: 'TLSv1.2', ciphers: 'AES256-GCM-SHA384' }),
    ca: valid.cert,
    reason: peer => `There is no encryption that ${peer} and this machine both know`,
  },
  'no encryption': {
    server: () => net.createServer(socket => socket.on('error', () => {}).end('HTTP/1.1 400 Bad\r\n\r\n')),
    reason: peer => `The answer of ${peer} is not encrypted, as it has to be at this port`,
  },
};

/** The port of a server with a fault. */
async function faulty(cleanup: Cleanup, { server: create, ca }: Fault): Promise<number> {
  const server = create().listen(0, '127.0.0.1');
  server.on('tlsClientError', () => {});
  await once(server, 'listening');
  cleanup(() => void server.close());
  if (ca !== undefined) {
    const { connect } = tls;
    tls.connect = ((options: tls.ConnectionOptions) => connect({ ...options, ca })) as typeof connect;
    cleanup(() => {
      tls.connect = connect;
    });
  }
  return (server.address() as AddressInfo).port;
}

for (const [what, fault] of Object.entries(faults)) {
  test(`with ${what} says so, over XMPP`, async cleanup => {
    const port = await faulty(cleanup, fault);
    const { session } = account(cleanup, port);
    const settings = { jid: 'shop@other.example', password: 'secret', nick: 'shop' };
    await assert.rejects(
      // Another server of the domain that is not there says less.
      Stream.open(
        { domains: '*', allowPrivateTargets: ['127.0.0.0/8'] },
        settings,
        'test',
        session,
        async () => [`xmpps://127.0.0.1:${port}`, 'xmpps://127.0.0.1:1'],
      ),
      { name: 'ChannelError', message: fault.reason('the server'), retry: true },
    );
  });

  test(`with ${what} says so, over a bridge`, async cleanup => {
    const port = await faulty(cleanup, fault);
    const secret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
    const driver = bridge({ url: `https://127.0.0.1:${port}`, secret });
    cleanup(() => driver.close?.());
    const over = new AbortController();
    cleanup(() => over.abort());
    const session = {
      workspaceId: 'ws_1',
      instanceId: 'ins_1',
      settings: {},
      memory: null,
      pairingMethod: 'qr',
      signal: over.signal,
    } as unknown as ChannelSession;
    await assert.rejects(async () => driver.connect(session), {
      name: 'ChannelError',
      message: fault.reason('the bridge'),
      retry: true,
    });
  });
}

test.run();
