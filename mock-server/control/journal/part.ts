/** What the journal keeps of a body. */
import { formType, jsonType } from '../../../src/http/body-types.ts';
import { remembering } from '../../remembering.ts';

/** How many bytes of a body are kept. */
export const maxBodyLength = 65_536;
/** A first chunk up to this size is kept without a look at its type. */
const small = 4_096;

/** Texts that are made for browsers. */
const pages: readonly string[] = ['text/html', 'text/css', 'text/javascript'];

export const isJsonBody = (type: string): boolean => {
  const bare = bareType(type);
  return bare === jsonType || (bare.startsWith('application/') && bare.endsWith('+json'));
};

export const isFields = (type: string): boolean => bareType(type) === formType;

/** Content types whose bodies are shown. All others are described by type and size. */
export const isShown = remembering(
  (type: string): boolean =>
    isJsonBody(type) || isFields(type) || (type.startsWith('text/') && !pages.includes(bareType(type))),
);

const bareType = (type: string) => (type.split(';', 1)[0] ?? '').trim().toLowerCase();

export type Chunk = Uint8Array | string;

/** Whether a first chunk is kept without a look at its type. */
export const isSmall = (chunk: Chunk): boolean => chunk.length <= small;

export class RecordedBody {
  /** Most bodies have one chunk. */
  #first: Chunk;
  #encoding: BufferEncoding | undefined;
  #more: Uint8Array[] | null = null;
  /** Of all chunks but a first text, whose bytes are counted when somebody asks. */
  #size = 0;
  #room = maxBodyLength;

  /** Starts with a chunk. */
  constructor(chunk: Chunk, encoding: BufferEncoding | undefined, isWorthKeeping: boolean) {
    this.#encoding = encoding;
    this.#first = chunk;
    if (isSmall(chunk)) return;
    this.#first = '';
    this.#more = [];
    if (!isWorthKeeping) this.#room = 0;
    this.add(chunk, encoding);
  }

  /** Bytes of the first chunk, for the bound of the journal. */
  get kept(): number {
    return this.#more === null ? this.#first.length : maxBodyLength - this.#room;
  }

  /** In bytes, of the whole body. */
  get size(): number {
    const first = this.#first;
    return this.#size + (typeof first === 'string' ? Buffer.byteLength(first, this.#encoding) : first.length);
  }

  /** Returns how many more bytes it keeps. */
  add(chunk: Chunk, encoding: BufferEncoding | undefined): number {
    this.#more ??= [];
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk;
    this.#size += bytes.length;
    const kept = Math.min(bytes.length, this.#room);
    if (kept === 0) return 0;
    this.#room -= kept;
    // A copy of a part, so that the journal does not hold the whole chunk.
    this.#more.push(kept === bytes.length ? bytes : Buffer.from(bytes.subarray(0, kept)));
    return kept;
  }

  /** The kept start. */
  bytes(): Buffer {
    const first = this.#first;
    const start = typeof first === 'string' ? Buffer.from(first, this.#encoding) : first;
    return Buffer.concat([start, ...(this.#more ?? [])]);
  }
}
