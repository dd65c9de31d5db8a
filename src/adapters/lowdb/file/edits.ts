/** Edits of a data file that somebody else makes while it is open. */
import { existsSync } from 'node:fs';
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

/** A warning about an edit that is kept beside the file. */
export const warn = ({ file, error, keptAs }: FileEdit): void => {
  if (keptAs === null) return;
  const reason =
    error === null
      ? `${file} was edited from an older version than the one that is stored`
      : `the edit of ${error.message}`;
  process.emitWarning(
    `${reason}; the data before it goes on, and the edit is kept as ${keptAs}: make it again in ${file}`,
  );
};
