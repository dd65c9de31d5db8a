/**
 * A media store in a folder. A file gets its name only when all of its bytes are on the disk, so that anyone who finds it
 * finds all of it. Files are spread over folders by the end of their ids.
 */
import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { MediaError } from '../../channel/errors.ts';
import type { ByteRange, MediaStore } from '../../channel/media-store.ts';
import { defined } from '../../common/defined.ts';
import { newId } from '../../common/new-id.ts';
import { isText } from '../../common/options/check-options.ts';
import { checkMediaId } from './media-id.ts';

/** Creates a store in a folder, which is made when the first file is stored. @throws TypeError without a folder */
export function folderMedia(folder: string): MediaStore {
  const complaint = isText(folder);
  if (complaint !== null) throw new TypeError(`folderMedia: the folder ${complaint}`);
  const pathOf = (id: string): string => {
    checkMediaId(id);
    return join(folder, id.slice(-2), id);
  };
  return {
    async put(id, bytes, { most = Number.POSITIVE_INFINITY } = {}) {
      const path = pathOf(id);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const partial = join(dirname(path), `.${newId('part')}`);
      try {
        const stored = await written(partial, bytes, most);
        await rename(partial, path);
        await synced(dirname(path));
        return stored;
      } catch (error) {
        bytes.destroy();
        await rm(partial, { force: true });
        throw error;
      }
    },
    async open(id, { start = 0, end }: ByteRange = {}) {
      let file: FileHandle;
      try {
        file = await open(pathOf(id), 'r');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
      if (end !== undefined && end < start) {
        await file.close();
        return Readable.from([], { objectMode: false });
      }
      return file.createReadStream(defined({ start, end }));
    },
    async delete(id) {
      await rm(pathOf(id), { force: true });
    },
  };
}

async function written(path: string, bytes: Readable, most: number) {
  const digest = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) throw new MediaError(`must not have more than ${most} bytes`);
      digest.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { size, digest: digest.digest('hex') };
}

/** The new name is on the disk too. */
async function synced(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch {
    // Some file systems cannot do this with folders.
  } finally {
    await handle.close();
  }
}
