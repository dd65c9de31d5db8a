/** Errors of the file system, as an operator can act on them: with the errno, and what to do. */
import { setTimeout as wait } from 'node:timers/promises';
import { withRemedy } from '../../../common/errors/remedy.ts';
import { RepositoryUnavailableError } from '../../../repository/index.ts';

/** What helps, by errno. */
const cures: Readonly<Record<string, string>> = {
  EBUSY: 'Mount the folder of the file into the container, and not the file alone',
  ENOSPC: 'Free space on its disk',
  EDQUOT: 'Free space in the quota of this user',
  EROFS: 'Mount its disk with write access, or choose another file',
  EACCES: 'Let this user write the file and its folder',
  EPERM: 'Let this user write the file and its folder',
  EMFILE: 'Let this process open more files (ulimit -n)',
  ENFILE: 'Let this machine open more files',
  EIO: 'Check the disk',
};

/** The error of a file that cannot be written. */
export function unwritableFile(path: string, cause: unknown): RepositoryUnavailableError {
  const { code = '', message = String(cause) } = cause as NodeJS.ErrnoException;
  const cure = cures[code];
  const reason = cure === undefined ? message : `${code}. ${cure}`;
  const error = new RepositoryUnavailableError(`the data file ${path} cannot be written: ${reason}`, {
    cause,
  });
  return cure === undefined ? error : withRemedy(error, cure);
}

/** How long a file may be held by another program, in milliseconds, and the pause between two tries. */
const maxHeld = 2_000;
const pause = 20;

/** On Windows, nobody can rename a file that an editor, an indexer or a virus scanner has open at the moment. */
export async function onceReleased<Result>(rename: () => Result): Promise<Result> {
  for (let left = process.platform === 'win32' ? maxHeld / pause : 0; ; left -= 1)
    try {
      return rename();
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (left <= 0 || !['EPERM', 'EACCES', 'EBUSY'].includes(code)) throw error;
      await wait(pause);
    }
}
