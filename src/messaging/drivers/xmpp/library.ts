/** `@xmpp/client`, which is loaded with the first connection. Only what is used of it is typed here. */
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
  /** It as XML. */
  toString(): string;
}

type Content = Stanza | string | undefined | false;

/** Creates an element. */
export type Xml = (
  name: string,
  attrs?: Readonly<Record<string, string | undefined>>,
  ...children: readonly Content[]
) => Stanza;

/** A socket of Node, or a wrapper around one or around a WebSocket. */
export interface Socket {
  write?(text: string, written: () => void): void;
  destroy?(): void;
  readonly socket?: { destroy?(): void; close?(): void; readonly writableLength?: number } | null;
  readonly writableLength?: number;
}

export interface Client {
  on(event: string, listener: (value: never) => void): void;
  connect(service: string): Promise<unknown>;
  open(options: { readonly domain: string; readonly lang?: string }): Promise<unknown>;
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
  /** What a socket is given. */
  socketParameters(service: string): unknown;
  /** Called with what the server sends: bytes, or a message of a WebSocket. */
  _onData(data: Buffer | string): void;
  /** Called when a stream begins: encryption and the log-in begin another one. */
  _attachParser(parser: object): void;
  _onElement(element: Stanza): void;
  /** Connects to the address that the server gives. */
  _onSeeOtherHost(error: unknown): unknown;
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

export async function loadXmpp(): Promise<Library> {
  try {
    return (await import('@xmpp/client')) as unknown as Library;
  } catch (error) {
    throw new Error('the XMPP driver needs the package @xmpp/client: npm install @xmpp/client', {
      cause: error,
    });
  }
}
