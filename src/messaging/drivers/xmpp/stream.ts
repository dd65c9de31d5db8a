/** A stream to an XMPP server. */
import { randomBytes } from 'node:crypto';
import type { ChannelSession } from '../../../channel/driver.ts';
import { ChannelError } from '../../../channel/errors.ts';
import { onAbort } from '../../../common/concurrency/on-abort.ts';
import { defined } from '../../../common/defined.ts';
import type { ChannelRefusalCode } from '../../../generated/types.ts';
import { StreamGuard } from './guard.ts';
import { type Client, loadXmpp, type Socket, type Stanza, type Xml } from './library.ts';
import type { XmppOptions, XmppSettings } from './options.ts';
import { refusalIn, refusalOf, UnencryptedError, UnreachableError } from './refusals.ts';
import { publicOnly, serversOf } from './servers.ts';

/** How long a server may take for the response to a request, in milliseconds. */
const maxWait = 60_000;
/** Maximum number of requests that wait for their responses. */
const maxAsked = 1_000;

/** What the server is told when it has broken a limit. */
const violation =
  "<stream:error><policy-violation xmlns='urn:ietf:params:xml:ns:xmpp-streams'/></stream:error></stream:stream>";

/**
 * Connects and logs in. Not `start` of the library: if the stream cannot be opened, a promise of it is rejected that
 * nobody waits for, which would end the process.
 */
async function start(client: Client, service: string, domain: string): Promise<void> {
  const online = new Promise<void>((resolve, reject) => {
    client.on('online', () => resolve());
    client.on('error', reject);
    for (const end of ['close', 'disconnect'])
      client.on(end, () => reject(new Error('the server has closed the connection')));
  });
  online.catch(() => {});
  await client.connect(service);
  await client.open({ domain });
  await online;
}

export type StreamSession = Pick<ChannelSession, 'signal' | 'after'>;

/** Adds to what the library connects with. */
function connectWith(client: Client, more: object): void {
  const { socketParameters } = client;
  client.socketParameters = service => {
    const given = socketParameters.call(client, service);
    return typeof given === 'object' && given !== null ? { ...given, ...more } : given;
  };
}

export class Stream {
  readonly xml: Xml;
  readonly #client: Client;
  readonly #guard: StreamGuard;
  readonly #session: StreamSession;
  #socket: Socket | null = null;
  readonly #listeners = new Set<(stanza: Stanza) => void>();
  readonly #endings = new Set<(reason: string) => void>();
  #hasEnded = false;
  /** Why it was ended: the server has broken a limit. */
  #refused: Error | null = null;
  #asked = 0;

  private constructor(xml: Xml, client: Client, limit: number, session: StreamSession) {
    this.xml = xml;
    this.#client = client;
    this.#session = session;
    this.#guard = new StreamGuard(client, limit, error => this.#refuse(error));
    const { _attachSocket: attach } = client;
    client._attachSocket = socket => {
      this.#socket = socket;
      attach.call(client, socket);
    };
    // The engine connects again, not the library.
    client.reconnect.stop();
    client.on('error', () => this.#end('The connection to the server has failed'));
    client.on('disconnect', () => this.#end('The server has closed the connection'));
    client.on('stanza', (stanza: Stanza) => {
      for (const listener of [...this.#listeners]) listener(stanza);
    });
  }

  /** Opens a stream, and logs in. It ends at the latest when the session does. @throws ChannelError */
  static async open(
    options: XmppOptions,
    settings: XmppSettings,
    resource: string,
    session: StreamSession,
    find: typeof serversOf = serversOf,
  ): Promise<Stream> {
    const domain = settings.jid.split('@')[1] ?? '';
    const { domains, servers = {} } = options;
    if (domains !== '*' && !domains.includes(domain))
      throw new ChannelError(`Accounts of ${domain} are not allowed here`);
    const own = servers[domain];
    const services = own === undefined ? await find(domain) : [own];
    let unreachable: unknown = new ChannelError('The server is not reachable', { retry: true });
    for (const service of services)
      try {
        return await Stream.#openAt(service, options, settings, resource, session);
      } catch (error) {
        if (!(error instanceof UnreachableError) || session.signal.aborted) throw error;
        // It says more than that another server of the domain is not there.
        if (!(unreachable instanceof UnencryptedError)) unreachable = error;
      }
    throw unreachable;
  }

  static async #openAt(
    service: string,
    { domains, servers, allowPrivateTargets, plaintext = false, stanzaLimit = 2 * 1024 ** 2 }: XmppOptions,
    { jid, password }: XmppSettings,
    resource: string,
    session: StreamSession,
  ): Promise<Stream> {
    const { signal } = session;
    const [username = '', domain = ''] = jid.split('@');
    const { xml, client: create } = await loadXmpp();
    let isUnsafe = false;
    const client = create({
      service,
      domain,
      resource,
      async credentials(authenticate, mechanisms, _fast, entity) {
        isUnsafe = !plaintext && !entity.isSecure();
        if (isUnsafe) throw new Error('the stream is not encrypted');
        const mechanism = mechanisms.find(one => one.startsWith('SCRAM')) ?? mechanisms[0];
        await authenticate({ username, password }, mechanism);
      },
    });
    if (servers?.[domain] === undefined) {
      // The certificate is that of the domain, whatever the server that DNS names is called.
      connectWith(client, { servername: domain });
      if (domains === '*') connectWith(client, { lookup: await publicOnly(service, allowPrivateTargets) });
    }
    const stream = new Stream(xml, client, stanzaLimit, session);
    const givenUp = new Promise<never>((_resolve, reject) => {
      onAbort(signal, () => {
        reject(signal.reason);
        stream.cut();
      });
    });
    givenUp.catch(() => {});
    try {
      await Promise.race([givenUp, start(client, service, domain)]);
      return stream;
    } catch (error) {
      stream.#hasEnded = true;
      if (stream.#refused === null) await Promise.race([givenUp, client.stop()]).catch(() => {});
      stream.cut();
      throw stream.#refused ?? refusalOf(error, isUnsafe);
    }
  }

  /** Called for each stanza. Returns a function that ends it. */
  listen(listener: (stanza: Stanza) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Size of the stanza that listeners hear, in bytes. */
  get size(): number {
    return this.#guard.size;
  }

  /** Called when the stream ends. */
  onEnd(listener: (reason: string) => void): void {
    this.#endings.add(listener);
  }

  async send(stanza: Stanza): Promise<void> {
    if (this.#hasEnded) throw new ChannelError('There is no connection to the server', { retry: true });
    await this.#client.send(stanza);
  }

  /**
   * Sends a request, and returns its response. `forbidden`: the code of a refusal with that condition.
   * @throws ChannelError if the server refuses it
   */
  async ask(
    type: 'get' | 'set',
    payload: Stanza,
    to?: string,
    forbidden?: ChannelRefusalCode,
  ): Promise<Stanza> {
    if (this.#asked >= maxAsked)
      throw new ChannelError('The server leaves too many requests unanswered', { retry: true });
    this.#asked += 1;
    const id = `iq${randomBytes(9).toString('hex')}`;
    let end = () => {};
    const answered = new Promise<Stanza>((resolve, reject) => {
      const onEnd = (reason: string) => reject(new Error(reason));
      const unlisten = this.listen(stanza => {
        if (!stanza.is('iq') || stanza.attrs.id !== id) return;
        if (stanza.attrs.type === 'result') resolve(stanza);
        else if (stanza.attrs.type === 'error') reject(refusalIn(stanza, forbidden));
      });
      this.#endings.add(onEnd);
      const cancel = this.#session.after(maxWait, () => onEnd('The server did not answer'));
      end = () => {
        this.#asked -= 1;
        cancel();
        unlisten();
        this.#endings.delete(onEnd);
      };
    });
    answered.catch(() => {});
    try {
      await this.send(this.xml('iq', defined({ type, id, to }), payload));
      return await answered;
    } finally {
      end();
    }
  }

  /** Asks the server for an answer: whatever it has got before is then with it. */
  async ping(): Promise<void> {
    try {
      await this.ask('get', this.xml('ping', { xmlns: 'urn:xmpp:ping' }));
    } catch (error) {
      // A server that knows no pings answers too.
      if (!(error instanceof ChannelError) || error.retry) throw error;
    }
  }

  async close(): Promise<void> {
    this.#hasEnded = true;
    // Anyone who still waits for an answer gets none.
    for (const listener of [...this.#endings]) listener('The connection has ended');
    await this.#client.stop();
  }

  /** Ends the connection at once: a server that does not answer cannot keep it. */
  cut(reason = 'The connection was given up'): void {
    this.#end(reason);
    const socket = this.#socket;
    if (socket?.destroy) socket.destroy();
    else if (socket?.socket?.destroy) socket.socket.destroy();
    else socket?.socket?.close?.();
  }

  /** The server has broken a limit: nothing more of it is read. */
  #refuse(error: Error): void {
    this.#refused = error instanceof ChannelError ? error : null;
    // Anyone who waits in the library has to know.
    const reason = this.#refused?.message ?? 'The connection to the server has failed';
    this.#socket?.write?.(violation, () => {});
    this.cut(reason);
    this.#client.emit('error', error);
  }

  #end(reason: string): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#client.reconnect.stop();
    for (const listener of [...this.#endings]) listener(reason);
    void this.#client.disconnect().catch(() => {});
  }
}
