/** A stream to an XMPP server. `@xmpp/client` is loaded with the first one; only what is used of it is typed here. */
import { randomBytes } from 'node:crypto';
import { ChannelError } from '../../../channel/driver.ts';
import type { XmppOptions, XmppSettings } from './options.ts';

/** An XML element. */
export interface Stanza {
  readonly name: string;
  readonly attrs: Readonly<Record<string, string | undefined>>;
  is(name: string, namespace?: string): boolean;
  getChild(name: string, namespace?: string): Stanza | undefined;
  getChildren(name: string, namespace?: string): Stanza[];
  getChildText(name: string, namespace?: string): string | null;
  getNS(): string | undefined;
  getChildElements(): Stanza[];
  text(): string;
}

type Content = Stanza | string | undefined | false;

/** Creates an element. */
export type Xml = (
  name: string,
  attrs?: Readonly<Record<string, string | undefined>>,
  ...children: readonly Content[]
) => Stanza;

/** A socket of Node, or a wrapper around one or around a WebSocket. */
interface Socket {
  destroy?(): void;
  readonly socket?: { destroy?(): void; close?(): void } | null;
}

interface Client {
  on(event: string, listener: (value: never) => void): void;
  connect(service: string): Promise<unknown>;
  open(options: { readonly domain: string; readonly lang?: string }): Promise<unknown>;
  readonly options: { readonly service: string; readonly domain: string; readonly lang?: string };
  stop(): Promise<unknown>;
  send(stanza: Stanza): Promise<void>;
  readonly reconnect: { stop(): void };
  isSecure(): boolean;
  disconnect(): Promise<unknown>;
  /** Called with each socket: encryption is a new one over the same connection. */
  _attachSocket(socket: Socket): void;
  /** `null`: the stream has ended. */
  readonly parser: object | null;
  emit(name: 'error', error: unknown): void;
  /** Called with what the server sends. */
  _onData(data: Buffer): void;
  /** Tells the server what is wrong with its stream, and ends the connection. */
  _streamError(...what: unknown[]): Promise<unknown>;
}

type Authenticate = (
  credentials: { username: string; password: string },
  mechanism: string | undefined,
) => Promise<void>;

interface Library {
  readonly xml: Xml;
  client(options: {
    readonly service?: string;
    readonly domain: string;
    readonly resource: string;
    readonly credentials: (
      authenticate: Authenticate,
      mechanisms: readonly string[],
      fast: unknown,
      entity: { isSecure(): boolean },
    ) => Promise<void>;
  }): Client;
}

/**
 * The library throws where nobody can catch it, which would end the process, if the server sends something that is not
 * XML, or more after the end of its stream.
 */
function readSafely(client: Client): void {
  const { _onData: read, _streamError: refuse } = client;
  // Nobody waits for it in the library, and it fails if the connection does.
  client._streamError = (...what) => refuse.apply(client, what).catch(() => {});
  client._onData = data => {
    if (client.parser === null) {
      void client.disconnect().catch(() => {});
      return;
    }
    try {
      read.call(client, data);
    } catch (error) {
      client.emit('error', error);
      void client.disconnect().catch(() => {});
    }
  };
}

/**
 * Connects and logs in. Not `start` of the library: if the stream cannot be opened, a promise of it is rejected that
 * nobody waits for, which would end the process.
 */
async function start(client: Client): Promise<void> {
  const online = new Promise<void>((resolve, reject) => {
    client.on('online', () => resolve());
    client.on('error', reject);
    for (const end of ['close', 'disconnect'])
      client.on(end, () => reject(new Error('the server has closed the connection')));
  });
  online.catch(() => {});
  const { service, ...stream } = client.options;
  await client.connect(service);
  await client.open(stream);
  await online;
}

async function loadXmpp(): Promise<Library> {
  try {
    return (await import('@xmpp/client')) as unknown as Library;
  } catch (error) {
    throw new Error('the XMPP driver needs the package @xmpp/client: npm install @xmpp/client', {
      cause: error,
    });
  }
}

export class Stream {
  readonly xml: Xml;
  readonly #client: Client;
  #socket: Socket | null = null;
  readonly #listeners = new Set<(stanza: Stanza) => void>();
  readonly #endings = new Set<(reason: string) => void>();
  #hasEnded = false;

  private constructor(xml: Xml, client: Client) {
    this.xml = xml;
    this.#client = client;
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

  /** Opens a stream, and logs in. It ends at the latest when `signal` is aborted. @throws ChannelError */
  static async open(
    { domains, servers = {}, plaintext = false }: XmppOptions,
    { jid, password }: XmppSettings,
    resource: string,
    signal: AbortSignal,
  ): Promise<Stream> {
    const [username = '', domain = ''] = jid.split('@');
    if (domains !== '*' && !domains.includes(domain))
      throw new ChannelError(`Accounts of ${domain} are not allowed here`);
    const { xml, client: create } = await loadXmpp();
    const service = servers[domain];
    let isUnsafe = false;
    const client = create({
      ...(service === undefined ? {} : { service }),
      domain,
      resource,
      async credentials(authenticate, mechanisms, _fast, entity) {
        isUnsafe = !plaintext && !entity.isSecure();
        if (isUnsafe) throw new Error('the stream is not encrypted');
        const mechanism = mechanisms.find(one => one.startsWith('SCRAM')) ?? mechanisms[0];
        await authenticate({ username, password }, mechanism);
      },
    });
    readSafely(client);
    const stream = new Stream(xml, client);
    const givenUp = new Promise<never>((_resolve, reject) => {
      const end = () => {
        reject(signal.reason);
        stream.cut();
      };
      if (signal.aborted) end();
      else signal.addEventListener('abort', end, { once: true });
    });
    givenUp.catch(() => {});
    try {
      await Promise.race([givenUp, start(client)]);
      return stream;
    } catch (error) {
      stream.#hasEnded = true;
      await Promise.race([givenUp, client.stop()]).catch(() => {});
      stream.cut();
      throw refusalOf(error, isUnsafe);
    }
  }

  /** Called for each stanza. Returns a function that ends it. */
  listen(listener: (stanza: Stanza) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Called when the stream ends. */
  onEnd(listener: (reason: string) => void): void {
    this.#endings.add(listener);
  }

  async send(stanza: Stanza): Promise<void> {
    if (this.#hasEnded) throw new ChannelError('There is no connection to the server', { retry: true });
    await this.#client.send(stanza);
  }

  /** Sends a request, and returns its response. @throws ChannelError if the server refuses it */
  async ask(type: 'get' | 'set', payload: Stanza, to?: string): Promise<Stanza> {
    const id = `iq${randomBytes(9).toString('hex')}`;
    let end = () => {};
    const answered = new Promise<Stanza>((resolve, reject) => {
      const onEnd = (reason: string) => reject(new Error(reason));
      const unlisten = this.listen(stanza => {
        if (!stanza.is('iq') || stanza.attrs.id !== id) return;
        if (stanza.attrs.type === 'result') resolve(stanza);
        else if (stanza.attrs.type === 'error') reject(refusalIn(stanza));
      });
      this.#endings.add(onEnd);
      end = () => {
        unlisten();
        this.#endings.delete(onEnd);
      };
    });
    answered.catch(() => {});
    try {
      await this.send(this.xml('iq', { type, id, ...(to === undefined ? {} : { to }) }, payload));
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
    // Whoever still waits for an answer gets none.
    for (const listener of [...this.#endings]) listener('The connection has ended');
    await this.#client.stop();
  }

  /** Ends the connection at once: a server that does not answer cannot keep it. */
  cut(): void {
    this.#end('The connection was given up');
    const socket = this.#socket;
    if (socket?.destroy) socket.destroy();
    else if (socket?.socket?.destroy) socket.socket.destroy();
    else socket?.socket?.close?.();
  }

  #end(reason: string): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#client.reconnect.stop();
    for (const listener of [...this.#endings]) listener(reason);
    void this.#client.disconnect().catch(() => {});
  }
}

/** What an error stanza means. */
export function refusalIn(stanza: Stanza): ChannelError {
  const error = stanza.getChild('error');
  const condition = error?.getChildElements().find(({ name }) => name !== 'text')?.name ?? 'unknown';
  return refusedFor(condition, error?.attrs.type ?? 'cancel', error?.getChildText('text'));
}

/** The error of a stanza with this condition (RFC 6120, 8.3). */
function refusedFor(condition: string, type: string, text?: string | null): ChannelError {
  const why = conditions[condition] ?? `The server refused it (${condition})`;
  return new ChannelError(text ? `${why}: ${text}` : why, { retry: type === 'wait' });
}

const conditions: Readonly<Record<string, string>> = {
  'item-not-found': 'There is no such address',
  'service-unavailable': 'The address does not exist, or does not accept this',
  'remote-server-not-found': 'The server of the address does not exist',
  'not-allowed': 'The server does not allow this',
  forbidden: 'The server does not allow this',
  'not-acceptable': 'The server does not accept this',
  'registration-required': 'The room has members only',
};

function refusalOf(error: unknown, isUnsafe: boolean): Error {
  if (isUnsafe) return new ChannelError('The server offers no encryption');
  const { name, condition, code } = error as { name?: string; condition?: string; code?: string };
  if (name === 'SASLError')
    return new ChannelError(
      condition === 'temporary-auth-failure'
        ? 'The server cannot check the password now'
        : 'The server does not accept the account or its password',
      { retry: condition === 'temporary-auth-failure' },
    );
  if (code !== undefined) return new ChannelError('The server is not reachable', { retry: true });
  return error instanceof Error ? error : new Error('the server cannot be connected to');
}
