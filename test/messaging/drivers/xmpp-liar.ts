/** A server of XMPP that can lie at each step, plain and after TLS. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { xmpp } from '../../../src/messaging/drivers/xmpp/driver.ts';
import type { XmppOptions } from '../../../src/messaging/drivers/xmpp/options.ts';
import { TestSession } from '../../../src/testing/channel/session.ts';
import type { Cleanup } from '../../helper.ts';
import { cert, key } from '../../webhooks/self-signed.ts';

export const header =
  "<?xml version='1.0'?><stream:stream xmlns='jabber:client' xmlns:stream='http://etherx.jabber.org/streams' from='localhost' version='1.0'>";
const sasl = "xmlns='urn:ietf:params:xml:ns:xmpp-sasl'";
export const mechanisms = `<stream:features><mechanisms ${sasl}><mechanism>PLAIN</mechanism></mechanisms></stream:features>`;
const bind = "<stream:features><bind xmlns='urn:ietf:params:xml:ns:xmpp-bind'/></stream:features>";
const startTls =
  "<stream:features><starttls xmlns='urn:ietf:params:xml:ns:xmpp-tls'><required/></starttls></stream:features>";
const proceed = "<proceed xmlns='urn:ietf:params:xml:ns:xmpp-tls'/>";

/** What the server does at each step. A step that is not given is done as a server should. */
export interface Lies {
  /** The first stream begins, or the first one after TLS. */
  readonly begin?: (socket: Socket) => void;
  /** The client logs in. */
  readonly logIn?: (socket: Socket) => void;
  /** The client is logged in: called with all that it sends from then on, the first time with an empty text. */
  readonly online?: (socket: Socket, text: string) => void;
}

/** Answers every request with an empty result. */
export function obliging(socket: Socket, text: string): void {
  for (const [, id] of text.matchAll(/<iq [^>]*id="([^"]+)"/g))
    socket.write(`<iq type='result' id='${id}'/>`);
}

/** Serves one connection. */
export function serve(socket: Socket, lies: Lies): void {
  let step: 'begin' | 'logIn' | 'bind' | 'online' = 'begin';
  socket.on('error', () => {});
  socket.on('data', data => {
    const text = String(data);
    if (step === 'begin') {
      step = 'logIn';
      if (lies.begin) lies.begin(socket);
      else socket.write(`${header}${mechanisms}`);
    } else if (step === 'logIn') {
      if (lies.logIn) return lies.logIn(socket);
      step = 'bind';
      socket.write(`<success ${sasl}/>`);
    } else if (step === 'bind' && text.includes('<stream:stream')) socket.write(`${header}${bind}`);
    else if (step === 'bind') {
      step = 'online';
      const [, id] = / id="([^"]+)"/.exec(text) ?? [];
      socket.write(
        `<iq type='result' id='${id}'><bind xmlns='urn:ietf:params:xml:ns:xmpp-bind'><jid>shop@localhost/test</jid></bind></iq>`,
      );
      lies.online?.(socket, '');
    } else lies.online?.(socket, text);
  });
}

/** Encrypts a connection when the client asks for it. */
function encrypted(plain: Socket, then: (socket: Socket) => void): void {
  plain.on('error', () => {});
  plain.on('data', data => {
    if (String(data).includes('<stream:stream')) {
      plain.write(`${header}${startTls}`);
      return;
    }
    plain.removeAllListeners('data');
    plain.write(proceed);
    const socket = new TLSSocket(plain, { isServer: true, cert, key });
    socket.once('secure', () => then(socket));
  });
}

/** Starts a server that lies, and resolves with its port. */
export async function liar(cleanup: Cleanup, lies: Lies, { isEncrypted = false } = {}): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    sockets.add(socket);
    if (isEncrypted) encrypted(socket, inner => serve(inner, lies));
    else serve(socket, lies);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return (server.address() as AddressInfo).port;
}

/** A driver whose accounts are on that server. */
export function account(
  cleanup: Cleanup,
  port: number,
  options: Partial<XmppOptions> = {},
  memory: Readonly<Record<string, unknown>> | null = null,
) {
  const driver = xmpp({
    domains: ['localhost'],
    servers: { localhost: `xmpp://127.0.0.1:${port}` },
    plaintext: true,
    ...options,
  });
  const session = new TestSession({
    instanceId: 'ins_1',
    settings: { jid: 'shop@localhost', password: 'secret' },
    memory,
  });
  cleanup(() => session.end());
  return { driver, session };
}

/** Sends a text again and again. Resolves with the number of bytes when the client has closed the connection, or has taken too many. */
export async function flood(socket: Socket, text: string, most = 24 * 1024 ** 2): Promise<number> {
  const part = text.repeat(Math.max(1, Math.floor(16_384 / text.length)));
  const closed = new Promise(resolve => socket.once('close', resolve));
  let sent = 0;
  while (!socket.destroyed && sent < most) {
    sent += part.length;
    if (socket.write(part)) await new Promise(resolve => setImmediate(resolve));
    else await Promise.race([new Promise(resolve => socket.once('drain', resolve)), closed]);
  }
  return sent;
}
