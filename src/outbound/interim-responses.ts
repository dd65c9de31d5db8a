/**
 * Lets receivers send `100 Continue` before their response although nobody has asked for it (RFC 9110, 15.2). Undici ends
 * such a connection with an error, but ignores other interim responses.
 */
import type { Socket } from 'node:net';

const continues = 'HTTP/1.1 100';
const [cr = 0, lf = 0, two = 0] = Buffer.from('\r\n2');

/** Undici reads `102 Processing` instead of `100 Continue` from this socket. The rest of what arrives is not changed. */
export function acceptContinue<Connected extends Socket>(socket: Connected): Connected {
  const read = socket.read.bind(socket);
  const start = new ResponseStart();
  let written = 0;
  socket.read = size => {
    const chunk: Buffer | null = read(size);
    if (chunk === null) return chunk;
    // A response follows each request, because undici sends the next one after the response.
    if (socket.bytesWritten !== written) start.begin();
    written = socket.bytesWritten;
    start.read(chunk);
    return chunk;
  };
  return socket;
}

/** Reads until the status of the response that is no interim one, in chunks of any size. */
class ResponseStart {
  /** `head`: in the rest of the head of an interim response. `over`: behind the status of the response. */
  #place: 'status' | 'head' | 'over' = 'over';
  /** How many characters of the status line were read. */
  #length = 0;
  /** How many lines have ended since the last one with content. */
  #ends = 0;
  /** Whether the status line is that of `100 Continue` so far. */
  #isContinue = true;

  /** A request was sent. In the middle of an interim response, it is the rest of the same request. */
  begin(): void {
    if (this.#place === 'over') this.#expectStatus();
  }

  read(chunk: Buffer): void {
    for (let index = 0; index < chunk.length && this.#place !== 'over'; index += 1)
      if (this.#place === 'head') this.#readHead(chunk[index]);
      else this.#readStatus(chunk, index);
  }

  #expectStatus(): void {
    this.#place = 'status';
    this.#length = 0;
    this.#isContinue = true;
  }

  #readStatus(chunk: Buffer, index: number): void {
    const byte = chunk[index];
    // Empty lines may stand before a status line.
    if (this.#length === 0 && (byte === cr || byte === lf)) return;
    const isSame = byte === continues.charCodeAt(this.#length);
    this.#length += 1;
    // Only the last two digits of the status of an interim response may differ.
    if (!isSame && this.#length <= continues.length - 2) this.#place = 'over';
    this.#isContinue &&= isSame;
    if (this.#place === 'over' || this.#length < continues.length) return;
    if (this.#isContinue) chunk[index] = two;
    this.#place = 'head';
    this.#ends = 0;
  }

  #readHead(byte: number | undefined): void {
    if (byte === lf) this.#ends += 1;
    else if (byte !== cr) this.#ends = 0;
    if (this.#ends === 2) this.#expectStatus();
  }
}
