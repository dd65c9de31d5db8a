/** Reads and writes whole files. */
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { InvalidDataError } from '../../rules/check.ts';
import { type Mark, markOf, ownTime } from './mark.ts';

/** The text of a file, with its mark from before it was read; `null`: there is no file. */
export async function readText(path: string): Promise<{ readonly text: string; readonly mark: Mark } | null> {
  try {
    const file = await open(path, 'r');
    try {
      const mark = markOf(await file.stat({ bigint: true }));
      return { mark, text: await file.readFile('utf8') };
    } finally {
      await file.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    if (code === 'ERR_STRING_TOO_LONG' || code === 'ERR_FS_FILE_TOO_LARGE')
      throw new InvalidDataError(path, '', 'is too large to be read');
    throw error;
  }
}

/** Writes a new file to the disk, readable by its owner only. */
export async function writeTo(path: string, pieces: Iterable<readonly Buffer[]>): Promise<Mark> {
  // `x` fails if the path exists, and does not follow symbolic links.
  const file = await open(path, 'wx', 0o600);
  try {
    // In pieces: other requests are served in between.
    for (const piece of pieces) await writeWhole(file, piece);
    const time = ownTime();
    await file.utimes(time, time);
    await file.sync();
    return markOf(await file.stat({ bigint: true }));
  } finally {
    await file.close();
  }
}

/** Writes all bytes: a full disk may take some of them before it refuses the rest. */
async function writeWhole(file: FileHandle, piece: readonly Buffer[]): Promise<void> {
  const { bytesWritten } = await file.writev(piece);
  const size = piece.reduce((sum, { length }) => sum + length, 0);
  if (bytesWritten < size) await file.writeFile(Buffer.concat(piece).subarray(bytesWritten));
}

/** Whether a temporary file was written to its end. */
export async function isWhole(file: string): Promise<boolean> {
  try {
    JSON.parse(await readFile(file, 'utf8'));
    return true;
  } catch {
    return false;
  }
}

/** A rename is durable only after fsync of the folder. Windows cannot open folders and does not need this. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
