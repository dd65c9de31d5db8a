/** A data file that an earlier release has written. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { withRemedy } from '../../../common/errors/remedy.ts';
import { leftOutOf } from '../../rules/retired.ts';
import { writeTo } from './disk.ts';
import { unwritableFile } from './failures.ts';
import type { ParsedFile } from './parse-data.ts';

/**
 * Keeps what was read before the next change is written without what this release has no place for. The copy has its name
 * only when it is whole. `temporary`: a free name beside the file.
 * @returns the warning for an operator
 * @throws if the copy cannot be written
 */
export async function keepEarlier(
  file: string,
  text: string,
  { revision, left }: ParsedFile,
  temporary: string,
): Promise<Error> {
  // The same copy however often the file is read.
  const copy = `${file}.earlier-${revision?.replaceAll(/[^\w.-]/g, '_') ?? 'by-hand'}`;
  try {
    if (!existsSync(copy)) {
      await writeTo(temporary, [[Buffer.from(text)]]);
      await rename(temporary, copy);
    }
  } catch (error) {
    await rm(temporary, { force: true });
    throw unwritableFile(copy, error);
  }
  const todo = `Delete ${copy} when you do not need them any more`;
  return withRemedy(new Error(`${leftOutOf(file, left)}. It is kept in ${copy}. ${todo}.`), todo, 'warn');
}
