/**
 * What a server may send, and how it is read: within limits, and so that no error of the library ends the process. It
 * throws where nobody can catch it if the server sends something that is not XML, or more after the end of its stream.
 */
import { ChannelError } from '../../../channel/errors.ts';
import { Frames } from './frames.ts';
import type { Client, Socket } from './library.ts';

/** Maximum number of bytes before the log-in is over. */
const maxBeforeLogIn = 262_144;
/** Maximum number of bytes that wait to be read by the server: each of its requests is answered. */
const maxUnread = 1_048_576;

const streams = 'http://etherx.jabber.org/streams';

const refusal = (what: string) => new ChannelError(`The server ${what}`, { retry: true });

export class StreamGuard {
  readonly #client: Client;
  readonly #limit: number;
  readonly #read: Client['_onData'];
  readonly #fail: (error: Error) => void;
  #socket: Socket | null = null;
  #frames: Frames;
  #received = 0;
  #isOnline = false;
  /** How often this stream has told what it offers. */
  #offers = 0;
  #hasFailed = false;
  /** Size of the stanza that is being heard, in bytes. */
  size = 0;

  /** `limit`: maximum size of a stanza, in bytes. `fail` is called once, and must end the connection. */
  constructor(client: Client, limit: number, fail: (error: Error) => void) {
    this.#client = client;
    this.#limit = limit;
    this.#fail = fail;
    this.#read = client._onData;
    this.#frames = new Frames(limit);
    const {
      _streamError: refuse,
      _attachParser: attachParser,
      _attachSocket: attachSocket,
      _onElement: hear,
    } = client;
    // Nobody waits for it in the library, and it fails if the connection does.
    client._streamError = (...what) => refuse.apply(client, what).catch(() => {});
    client._onData = data => this.#take(data);
    client._attachSocket = socket => {
      this.#socket = socket;
      attachSocket.call(client, socket);
    };
    client._attachParser = parser => {
      // What was not complete on the stream before is nothing of this one, which may be the first encrypted one.
      this.#frames = new Frames(limit);
      this.#offers = 0;
      attachParser.call(client, parser);
    };
    client._onElement = element => {
      if (element.is('features', streams)) {
        // The library would log in again.
        if (this.#isOnline) throw refusal('offers a log-in after the log-in');
        this.#offers += 1;
        if (this.#offers > 1) throw refusal('offers a log-in twice');
      }
      hear.call(client, element);
    };
    client._onSeeOtherHost = () => {
      // Anyone who may choose a server must not choose another one for it.
      this.#end(refusal('refers to another address, which is not followed'));
    };
    client.on('online', () => {
      this.#isOnline = true;
    });
  }

  #take(data: Buffer | string): void {
    const client = this.#client;
    if (this.#hasFailed) return;
    if (client.parser === null) {
      void client.disconnect().catch(() => {});
      return;
    }
    try {
      for (const piece of this.#pieces(data)) {
        // The end of the stream may have been before.
        if (client.parser === null || this.#hasFailed) return;
        this.size = piece.length;
        this.#read.call(client, piece);
        this.#checkUnread();
      }
    } catch (error) {
      this.#end(error instanceof Error ? error : new Error('the stream cannot be read'));
    }
  }

  #pieces(data: Buffer | string): Buffer[] {
    if (!this.#isOnline) {
      this.#received += data.length;
      if (this.#received > maxBeforeLogIn)
        throw refusal(`has sent more than ${maxBeforeLogIn} bytes before the log-in`);
    }
    if (typeof data !== 'string') return this.#frames.take(data);
    // Over a WebSocket, each message is a stanza.
    return new Frames(this.#limit, { isFramed: true }).take(Buffer.from(data));
  }

  #checkUnread(): void {
    const socket = this.#socket;
    if ((socket?.writableLength ?? socket?.socket?.writableLength ?? 0) > maxUnread)
      throw refusal('does not read the answers to its requests');
  }

  #end(error: Error): void {
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    this.#fail(error);
  }
}
