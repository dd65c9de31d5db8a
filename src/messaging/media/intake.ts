/** Takes files into the media store, and opens them: uploads, downloads, and what drivers receive. */
import { Readable } from 'node:stream';
import type { ChannelMedia } from '../../channel/driver.ts';
import { MediaError } from '../../channel/errors.ts';
import type { ByteRange, MediaStore, StoredBytes } from '../../channel/media-store.ts';
import { ignorableStream } from '../../common/errors/ignorable.ts';
import { newId } from '../../common/new-id.ts';
import type { MediaRecord } from '../../generated/types.ts';
import { isRefused, type MessagingRepository } from '../../repository/index.ts';
import { sniffed } from './sniff.ts';

/** Opens a public URL. @throws MediaError with a message for the user */
export type Download = (url: string, workspaceId: string) => Promise<Readable>;

/** The file is larger than the limit, in bytes. */
export class MediaTooLargeError extends MediaError {
  readonly limit: number;

  constructor(limit: number) {
    super(`must not have more than ${limit} bytes`);
    this.limit = limit;
  }
}

/** The files of the workspace have reached their limit. */
export class MediaNoRoomError extends MediaError {}

export interface IntakeParts {
  readonly messaging: Pick<MessagingRepository, 'addMedia' | 'findMedia'>;
  readonly store: MediaStore;
  /** Maximum size of a file, in bytes. */
  readonly limit: number;
  /** Maximum total size of the files of a workspace, in bytes. */
  readonly limitPerWorkspace: number;
  /** Maximum number of files of a workspace. @default no limit */
  readonly filesPerWorkspace?: number;
  readonly now: () => number;
  readonly download: Download;
}

export interface MediaNaming {
  readonly name?: string | undefined;
  /** The id that the file gets. If the workspace has it already, that file is returned. @default a new one */
  readonly id?: string;
  /** Whether it is stored whatever the limits say. @default false */
  readonly isUnlimited?: boolean;
}

export class MediaIntake {
  readonly #parts: IntakeParts;

  constructor(parts: IntakeParts) {
    this.#parts = parts;
  }

  /** @throws MediaError with a message for the user: empty, too large, or the workspace has reached its limit */
  async store(
    workspaceId: string,
    given: Readable,
    { name, id = newId('med'), isUnlimited = false }: MediaNaming = {},
  ): Promise<Readonly<MediaRecord>> {
    const {
      messaging,
      store,
      limitPerWorkspace,
      filesPerWorkspace = Number.POSITIVE_INFINITY,
      now,
    } = this.#parts;
    const { type, isEmpty, bytes } = await sniffed(given);
    if (isEmpty) throw new MediaError('must not be empty');
    const most = (limit: number) => (isUnlimited ? Number.POSITIVE_INFINITY : limit);
    const stored = await this.#put(id, bytes, most(this.#parts.limit));
    const record: MediaRecord = {
      id,
      type,
      ...stored,
      name: fileNameOf(name),
      created_at: new Date(now()).toISOString(),
    };
    try {
      const added = await messaging.addMedia(workspaceId, record, {
        most: most(limitPerWorkspace),
        maxFiles: most(filesPerWorkspace),
      });
      if (!isRefused(added)) return added;
      const known = added.refused === 'taken' ? await messaging.findMedia(workspaceId, id) : null;
      if (known !== null) return known;
      if (added.refused !== 'too_many') throw new MediaError('cannot be stored');
      throw new MediaNoRoomError(
        `cannot be stored: the files of a workspace must not have more than ${limitPerWorkspace} bytes in total${filesPerWorkspace === Number.POSITIVE_INFINITY ? '' : `, or be more than ${filesPerWorkspace}`}`,
      );
    } catch (error) {
      // Another attempt may have stored the file meanwhile.
      if ((await messaging.findMedia(workspaceId, id)) === null) await store.delete(id);
      throw error;
    }
  }

  /**
   * Looks at the limit itself: a store of the host need not do so, and has its own errors.
   * @throws MediaTooLargeError
   */
  async #put(id: string, bytes: Readable, limit: number): Promise<StoredBytes> {
    const { store } = this.#parts;
    let size = 0;
    async function* limited(): AsyncGenerator<Buffer> {
      for await (const chunk of bytes as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > limit) throw new MediaTooLargeError(limit);
        yield chunk;
      }
    }
    try {
      // A store may have its own reason to fail, and not listen.
      const given = ignorableStream(Readable.from(limited(), { objectMode: false }));
      return await store.put(id, given, { most: limit });
    } catch (error) {
      throw size > limit ? new MediaTooLargeError(limit) : error;
    } finally {
      bytes.destroy();
    }
  }

  /** @throws MediaError with a message for the user */
  async fetch(workspaceId: string, url: string, naming: MediaNaming = {}): Promise<Readonly<MediaRecord>> {
    const name = naming.name ?? lastSegmentOf(url);
    return this.store(workspaceId, await this.#parts.download(url, workspaceId), { name });
  }

  /** `null`: the workspace has no such file, or the store has lost its bytes. */
  async open(workspaceId: string, mediaId: string, range?: ByteRange): Promise<Readable | null> {
    const record = await this.#parts.messaging.findMedia(workspaceId, mediaId);
    return record === null ? null : this.#parts.store.open(mediaId, range);
  }

  /** For drivers. @throws MediaError */
  async find(workspaceId: string, mediaId: string): Promise<ChannelMedia> {
    const { messaging, store } = this.#parts;
    const record = await messaging.findMedia(workspaceId, mediaId);
    if (record === null) throw new MediaError('does not exist');
    const { type, size, name } = record;
    async function* bytes(): AsyncGenerator<Buffer> {
      const opened = await store.open(mediaId);
      if (opened === null) throw new MediaError('does not exist');
      yield* opened as AsyncIterable<Buffer>;
    }
    const stream = () => ignorableStream(Readable.from(bytes(), { objectMode: false }));
    return { type, size, name, stream };
  }
}

/** A name without a folder, as it can be stored. */
function fileNameOf(name: string | undefined): string | null {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  const line = last
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, 255)
    .replace(/\p{Cs}$/u, '');
  return line === '' ? null : line;
}

function lastSegmentOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
  } catch {
    return undefined;
  }
}
