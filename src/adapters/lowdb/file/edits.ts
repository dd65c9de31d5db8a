/** Edits of a data file that somebody else makes while it is open. */
import { existsSync } from 'node:fs';
import type { InvalidDataError } from '../../rules/check.ts';

/** An edit of a data file that somebody else made while it was open. */
export interface FileEdit {
  readonly file: string;
  /** Why the edit does not fit; `null`: it was loaded, and changes go on with it. */
  readonly error: InvalidDataError | null;
  /** Where the edit is now, because the file had to be written; `null`: in the file. */
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
  process.emitWarning(
    error === null
      ? `${file} was edited twice at once; the earlier edit is kept as ${keptAs}`
      : `the edit of ${error.message}; the data before it goes on, and the edit is kept as ${keptAs}`,
  );
};
