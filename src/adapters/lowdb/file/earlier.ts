/** A data file that an earlier release has written. */
import { constants, copyFileSync, existsSync } from 'node:fs';
import { withRemedy } from '../../../common/errors/remedy.ts';
import { leftOutOf } from '../../rules/retired.ts';
import { unwritableFile } from './failures.ts';
import type { ParsedFile } from './parse-data.ts';

/**
 * Keeps a copy of the file before the next change is written without what this release has no place for.
 * @returns the warning for an operator
 * @throws if the copy cannot be written
 */
export function keepEarlier(file: string, { revision, left }: ParsedFile): Error {
  // The same copy however often the file is read.
  const copy = `${file}.earlier-${revision?.replaceAll(/[^\w.-]/g, '_') ?? 'by-hand'}`;
  try {
    if (!existsSync(copy)) copyFileSync(file, copy, constants.COPYFILE_EXCL);
  } catch (error) {
    throw unwritableFile(copy, error);
  }
  const todo = `Delete ${copy} when you do not need them any more`;
  return withRemedy(new Error(`${leftOutOf(file, left)}. It is kept in ${copy}. ${todo}.`), todo, 'warn');
}
