/** Requests and responses as Koa knows them, without a network. */
import { EventEmitter } from './events.ts';
import { Readable, Writable } from './stream.ts';

export const METHODS: readonly string[] = [
  ...['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE', 'CONNECT'],
];

export const STATUS_CODES: Readonly<Record<number, string>> = {
  100: 'Continue',
  102: 'Processing',
  103: 'Early Hints',
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  205: 'Reset Content',
  206: 'Partial Content',
  301: 'Moved Permanently',
  302: 'Found',
  303: 'See Other',
  304: 'Not Modified',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  411: 'Length Required',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  416: 'Range Not Satisfiable',
  417: 'Expectation Failed',
  418: "I'm a Teapot",
  421: 'Misdirected Request',
  422: 'Unprocessable Entity',
  423: 'Locked',
  425: 'Too Early',
  426: 'Upgrade Required',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  505: 'HTTP Version Not Supported',
  507: 'Insufficient Storage',
  508: 'Loop Detected',
};

/** What is asked of a connection. */
class Socket extends EventEmitter {
  readonly remoteAddress = '127.0.0.1';
  readonly localPort = 0;
  readonly writable = true;
  destroyed = false;

  destroy(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.emit('close');
  }

  destroySoon(): void {
    this.destroy();
  }
}

export class IncomingMessage extends Readable {
  readonly httpVersion = '1.1';
  readonly httpVersionMajor = 1;
  readonly httpVersionMinor = 1;
  readonly headers: Record<string, string> = {};
  readonly rawHeaders: string[] = [];
  readonly socket = new Socket();
  method: string;
  url: string;
  complete = false;

  constructor(method: string, url: string, headers: Iterable<readonly [string, string]>) {
    super({ read() {} });
    this.method = method;
    this.url = url;
    for (const [name, value] of headers) {
      const before = this.headers[name.toLowerCase()];
      this.headers[name.toLowerCase()] = before === undefined ? value : `${before}, ${value}`;
      this.rawHeaders.push(name, value);
    }
  }

  get connection(): Socket {
    return this.socket;
  }

  /** Nothing more arrives. */
  finish(): void {
    this.complete = true;
    this.push(null);
  }
}

/** Where a response goes. */
interface Sink {
  head(status: number, text: string, headers: [string, string][]): void;
  write(bytes: Uint8Array): void;
  end(): void;
  /** The connection has ended before the response did. */
  fail(): void;
}

type HeaderValue = string | number | readonly string[];

export class ServerResponse extends Writable {
  readonly req: IncomingMessage;
  sink: Sink | null = null;
  statusCode = 200;
  statusMessage = '';
  sendDate = false;
  /** As Node.js keeps it: the journal reads it. */
  _header: string | null = null;
  readonly #headers = new Map<string, { readonly name: string; readonly value: HeaderValue }>();

  constructor(req: IncomingMessage) {
    super();
    this.req = req;
    req.socket.once('close', () => this.destroy());
    this.once('close', () => {
      if (!this.writableFinished) this.sink?.fail();
    });
    this.on('error', () => {});
  }

  get socket(): Socket {
    return this.req.socket;
  }

  get connection(): Socket {
    return this.req.socket;
  }

  get headersSent(): boolean {
    return this._header !== null;
  }

  get finished(): boolean {
    return this.writableEnded;
  }

  setHeader(name: string, value: HeaderValue): this {
    if (this.headersSent)
      throw Object.assign(new Error('the headers were sent already'), { code: 'ERR_HTTP_HEADERS_SENT' });
    this.#headers.set(name.toLowerCase(), { name, value });
    return this;
  }

  getHeader(name: string): HeaderValue | undefined {
    return this.#headers.get(name.toLowerCase())?.value;
  }

  hasHeader(name: string): boolean {
    return this.#headers.has(name.toLowerCase());
  }

  removeHeader(name: string): void {
    this.#headers.delete(name.toLowerCase());
  }

  getHeaderNames(): string[] {
    return [...this.#headers.keys()];
  }

  getRawHeaderNames(): string[] {
    return [...this.#headers.values()].map(({ name }) => name);
  }

  getHeaders(): Record<string, HeaderValue> {
    return Object.fromEntries([...this.#headers].map(([key, { value }]) => [key, value]));
  }

  writeHead(status: number, headers: Readonly<Record<string, HeaderValue>> = {}): this {
    this.statusCode = status;
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    this.flushHeaders();
    return this;
  }

  flushHeaders(): void {
    if (this.headersSent) return;
    const pairs = [...this.#headers.values()].flatMap(({ name, value }) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    );
    const text = this.statusMessage || (STATUS_CODES[this.statusCode] ?? '');
    this._header = [
      `HTTP/1.1 ${this.statusCode} ${text}`,
      ...pairs.map(([name, value]) => `${name}: ${value}`),
      '',
      '',
    ].join('\r\n');
    this.sink?.head(this.statusCode, text, pairs);
  }

  writeContinue(): void {}

  writeProcessing(): void {}

  writeEarlyHints(_: object, sent: () => void): void {
    queueMicrotask(sent);
  }

  override _write(chunk: Uint8Array | string, encoding: string, done: () => void): void {
    this.flushHeaders();
    this.sink?.write(typeof chunk === 'string' ? Buffer.from(chunk, encoding as BufferEncoding) : chunk);
    done();
  }

  override _final(done: () => void): void {
    this.flushHeaders();
    this.sink?.end();
    done();
  }
}

const nothing = (): void => {};

export { nothing as validateHeaderName, nothing as validateHeaderValue };
export class Server {}
export class Agent {}
export default { METHODS, STATUS_CODES, IncomingMessage, ServerResponse };
