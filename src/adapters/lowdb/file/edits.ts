/** Edits of a data file that somebody else makes while it is open. */

import { existsSync } from 'node:fs';
import { adviceOf, withRemedy } from '../../../common/errors/remedy.ts';
import type { InvalidDataError } from '../../rules/check.ts';

/** An edit of a data file that somebody else made while it was open. */
export interface FileEdit {
  readonly file: string;
  /**
   * Why the edit does not fit; `null`: it does. It is loaded then, unless it was made from an older version than the one
   * that is stored: then it is kept beside the file.
   */
  readonly error: InvalidDataError | null;
  /** Where the edit is now, because the data goes on without it; `null`: in the file, and it is loaded. */
  readonly keptAs: string | null;
}

/** A name for an edit that is kept beside the file; nothing has it. */
export function nameBeside(file: string): string {
  const start = `${file}.edited-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  let name = start;
  for (let count = 2; existsSync(name); count += 1) name = `${start}-${count}`;
  return name;
}

/** A warning of the process, which is what an operator is told without the option `onError`. Ours need no stack. */
export const warn = (error: Error): void =>
  process.emitWarning(adviceOf(error) === null ? error : error.message);

/** What an operator is told about an edit, or `null` if there is nothing to do. */
export function warningAbout({ file, error, keptAs }: FileEdit): Error | null {
  if (keptAs === null) return null;
  const reason =
    error === null
      ? `${file} was edited from an older version than the one that is stored`
      : `the edit of ${error.message}`;
  return withRemedy(
    new Error(
      `${reason}; the data before it goes on, and the edit is kept as ${keptAs}: make it again in ${file}`,
    ),
    `Make the edit of ${keptAs} again in ${file}`,
    'warn',
  );
}
