/**
 * Where the bytes of media are kept: a folder, the memory, or a storage of the host such as an object store. Only the
 * bytes: what is known of a file is a record of the repository. All of it is streamed, so that no file has to fit into
 * the memory.
 */
import type { Readable } from 'node:stream';

/** A part of a file, in bytes. Both ends are included, as in HTTP. */
export interface ByteRange {
  /** @default 0 */
  readonly start?: number;
  /** @default the last byte */
  readonly end?: number;
}

export interface StoredBytes {
  /** In bytes. */
  readonly size: number;
  /** SHA-256 in hexadecimal. */
  readonly digest: string;
}

export interface MediaStore {
  /**
   * Stores bytes under a new id (letters, digits, `_` and `-`). When it resolves, all of them are stored, and survive the
   * end of the process; if the stream fails or is destroyed, it rejects, and nothing is stored.
   * `most`: maximum size in bytes.
   * @throws MediaError if there are more
   */
  put(id: string, bytes: Readable, options?: { readonly most?: number }): Promise<StoredBytes>;
  /** Opens stored bytes, or a part of them. `null`: there are none under this id. */
  open(id: string, range?: ByteRange): Promise<Readable | null>;
  /** Deletes bytes. It is no error if there are none. */
  delete(id: string): Promise<void>;
}
