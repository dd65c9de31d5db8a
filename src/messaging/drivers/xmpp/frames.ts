/**
 * Cuts what an XMPP server sends into its header and its stanzas, before anything is made of it: the parser of the
 * library gets whole stanzas within the limits only. Until then, a stanza is the bytes that have arrived of it, each
 * looked at once. What XMPP forbids (comments, instructions, document types) and what is not well-formed is refused
 * here, so that the parser sees the same elements.
 */
import { ChannelError } from '../../../channel/errors.ts';

/** Maximum size of the header of a stream, in bytes. */
const maxHeaderLength = 16_384;
const deepest = 100;
const maxAttributes = 100;
/** One element or attribute for as many bytes of the limit: each costs some hundred bytes of memory. */
const bytesEach = 32;

type State =
  | 'text'
  | 'tag'
  | 'name'
  | 'inside'
  | 'empty'
  | 'attribute'
  | 'equals'
  | 'quote'
  | 'value'
  | 'end'
  | 'end-space'
  | 'cdata'
  | 'xml';

const [tab, lineFeed, return_, space] = [9, 10, 13, 32];
const [bang, doubleQuote, singleQuote, slash, less, equals, greater, question, closing] = [
  0x21, 0x22, 0x27, 0x2f, 0x3c, 0x3d, 0x3e, 0x3f, 0x5d,
];

const isSpace = (byte: number) => byte === space || byte === lineFeed || byte === tab || byte === return_;
/** Letters, digits, `_`, `:`, `.`, `-`, and all characters beyond ASCII. */
const isName = (byte: number) =>
  byte >= 0x80 ||
  (byte >= 0x61 && byte <= 0x7a) ||
  (byte >= 0x41 && byte <= 0x5a) ||
  (byte >= 0x2d && byte <= 0x3a && byte !== slash) ||
  byte === 0x5f;

const refuse = (why: string): never => {
  throw new ChannelError(`The server has sent ${why}`, { retry: true });
};

const marker = Buffer.from('[CDATA[');

export class Frames {
  readonly #limit: number;
  /** The depth of the elements around stanzas. */
  readonly #base: number;
  #state: State = 'text';
  #depth = 0;
  /** Elements and attributes of the stanza, and attributes of the element. */
  #nodes = 0;
  #attributes = 0;
  #quote = 0;
  /** How much of `[CDATA[`, or of the end of something, has arrived. */
  #matched = 0;
  /** What has arrived of the stanza. */
  #kept = Buffer.alloc(0);
  #size = 0;

  /** `limit`: maximum size of a stanza, in bytes. `isFramed`: each message is a stanza, as over a WebSocket. */
  constructor(limit: number, { isFramed = false } = {}) {
    this.#limit = limit;
    this.#base = isFramed ? 0 : 1;
  }

  /** What is complete now. @throws ChannelError, with which the connection has to end */
  take(bytes: Buffer): Buffer[] {
    const complete: Buffer[] = [];
    let start = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      // Most bytes are text: the next one that means something is found faster so.
      if (this.#state === 'text' && this.#depth > this.#base) at = placeOf(bytes, less, at);
      else if (this.#state === 'value') at = placeOf(bytes, this.#quote, at);
      if (at === bytes.length) break;
      const isComplete = this.#step(bytes[at] ?? 0);
      // Nothing but space may stand between stanzas, and nobody needs it.
      if (this.#state === 'text' && this.#depth === this.#base && !isComplete) start = at + 1;
      if (this.#size + at + 1 - start > this.#most) this.#tooLong();
      if (!isComplete) continue;
      complete.push(this.#whole(bytes.subarray(start, at + 1)));
      start = at + 1;
    }
    this.#keep(bytes.subarray(start));
    return complete;
  }

  get #isHeader(): boolean {
    return this.#depth < this.#base;
  }

  get #most(): number {
    return this.#isHeader ? Math.min(maxHeaderLength, this.#limit) : this.#limit;
  }

  #tooLong(): never {
    return refuse(`a ${this.#isHeader ? 'header' : 'stanza'} of more than ${this.#most} bytes`);
  }

  /** The memory grows in steps, because a server may send each byte on its own. */
  #keep(rest: Buffer): void {
    const size = this.#size + rest.length;
    if (size > this.#most) this.#tooLong();
    if (size > this.#kept.length) {
      const larger = Buffer.allocUnsafe(Math.min(this.#limit, Math.max(size, 2 * this.#kept.length)));
      this.#kept.copy(larger, 0, 0, this.#size);
      this.#kept = larger;
    }
    rest.copy(this.#kept, this.#size);
    this.#size = size;
  }

  #whole(rest: Buffer): Buffer {
    const whole = this.#size === 0 ? rest : Buffer.concat([this.#kept.subarray(0, this.#size), rest]);
    this.#kept = Buffer.alloc(0);
    this.#size = 0;
    this.#nodes = 0;
    return whole;
  }

  /** Whether the byte completes the header, a stanza or the stream. */
  #step(byte: number): boolean {
    switch (this.#state) {
      case 'text':
        if (byte === less) this.#state = 'tag';
        else if (this.#depth <= this.#base && !isSpace(byte)) refuse('text outside of stanzas');
        return false;
      case 'tag':
        return this.#begin(byte);
      case 'name':
        if (isName(byte)) return false;
        return this.#inside(byte);
      case 'inside':
        return this.#inside(byte);
      case 'attribute':
        if (isName(byte)) return false;
        this.#state = 'equals';
        return this.#equals(byte);
      case 'equals':
        return this.#equals(byte);
      case 'quote':
        return this.#openValue(byte);
      case 'value':
        // The bytes before its end are skipped.
        this.#state = 'inside';
        return false;
      case 'empty':
        return byte === greater ? this.#ended() : malformed();
      case 'end':
        if (isName(byte)) return false;
        this.#state = 'end-space';
        return this.#close(byte);
      case 'end-space':
        return this.#close(byte);
      case 'cdata':
        return this.#inCdata(byte);
      case 'xml':
        if (this.#matched === 1 && byte === greater) this.#state = 'text';
        this.#matched = byte === question ? 1 : 0;
        return false;
    }
  }

  /** After `<`. */
  #begin(byte: number): boolean {
    if (byte === slash) {
      if (this.#depth === 0) malformed();
      this.#state = 'end';
    } else if (byte === bang && this.#depth > this.#base) {
      this.#state = 'cdata';
      this.#matched = 0;
    } else if (byte === question && this.#isHeader && this.#nodes === 0) {
      // The declaration before the header.
      this.#nodes = 1;
      this.#state = 'xml';
      this.#matched = 0;
    } else if (isName(byte)) {
      this.#attributes = 0;
      this.#count();
      this.#state = 'name';
    } else malformed();
    return false;
  }

  /** In a tag, after its name or an attribute. */
  #inside(byte: number): boolean {
    if (byte === greater) return this.#opened();
    if (byte === slash) this.#state = 'empty';
    else if (isSpace(byte)) this.#state = 'inside';
    else if (isName(byte)) {
      this.#attributes += 1;
      if (this.#attributes > maxAttributes) refuse(`an element with more than ${maxAttributes} attributes`);
      this.#count();
      this.#state = 'attribute';
    } else malformed();
    return false;
  }

  #equals(byte: number): boolean {
    if (byte === equals) this.#state = 'quote';
    else if (!isSpace(byte)) malformed();
    return false;
  }

  #openValue(byte: number): boolean {
    if (byte === doubleQuote || byte === singleQuote) {
      this.#quote = byte;
      this.#state = 'value';
    } else if (!isSpace(byte)) malformed();
    return false;
  }

  #opened(): boolean {
    this.#state = 'text';
    this.#depth += 1;
    if (this.#depth > deepest) refuse(`a stanza that is nested deeper than ${deepest} levels`);
    return this.#depth === 1 && this.#base === 1;
  }

  /** A tag such as `<a/>`. */
  #ended(): boolean {
    this.#state = 'text';
    // A header that is the whole stream.
    if (this.#isHeader) malformed();
    return this.#depth === this.#base;
  }

  #close(byte: number): boolean {
    if (byte !== greater) return isSpace(byte) ? false : malformed();
    this.#state = 'text';
    this.#depth -= 1;
    return this.#depth <= this.#base;
  }

  #inCdata(byte: number): boolean {
    if (this.#matched < marker.length) {
      if (byte !== marker[this.#matched]) malformed();
      this.#matched += 1;
      return false;
    }
    // Beyond the marker, it counts the brackets of its end.
    const brackets = this.#matched - marker.length;
    if (byte === closing) this.#matched = marker.length + Math.min(2, brackets + 1);
    else if (byte === greater && brackets === 2) this.#state = 'text';
    else this.#matched = marker.length;
    return false;
  }

  #count(): void {
    this.#nodes += 1;
    const most = Math.floor(this.#limit / bytesEach);
    if (this.#nodes > most) refuse(`a stanza with more than ${most} elements and attributes`);
  }
}

const malformed = (): never => refuse('something that is not XML as XMPP allows it');

function placeOf(bytes: Buffer, byte: number, from: number): number {
  const place = bytes.indexOf(byte, from);
  return place === -1 ? bytes.length : place;
}
