/** Edits of the data file and of fixtures, made while the mock server runs. */
import { realpathSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import type { FileEdit } from '../../../src/adapters/lowdb/index.ts';
import { InvalidDataError } from '../../../src/adapters/rules/check.ts';
import type { DataFile } from '../../../src/generated/types.ts';
import type { Storage } from '../../storage.ts';
import { watchFolder } from './watch-folder.ts';

/** `isBad`: something was not done. */
export type Tell = (line: string, isBad: boolean) => void;

/** Tells the host: by `notice`, or else in the log; what is bad is a warning if it has neither. */
export const tellBy =
  (notice: ((line: string) => void) | undefined, log: ((line: string) => void) | undefined): Tell =>
  (line, isBad) => {
    const say = notice ?? log;
    if (say !== undefined) say(line);
    else if (isBad) process.emitWarning(line);
  };

const shown = (path: string) => relative('', path) || '.';

/** What the storage reports of the data file. */
export const reportedEdit =
  (tell: Tell) =>
  ({ file, error, keptAs }: FileEdit): void => {
    const reason =
      error === null
        ? `${shown(file)} was edited from an older version than the one that is stored`
        : `The edit of ${error.message}`;
    const kept = `The data before it goes on; the edit is kept as ${keptAs}: make it again in ${shown(file)}`;
    if (keptAs === null) tell(`${shown(file)} was edited, and the edit is loaded`, false);
    else tell(`${reason}. ${kept}`, true);
  };

export const shownFixtures = (fixtures: unknown): string =>
  typeof fixtures === 'string' ? `the fixtures in ${shown(fixtures)}` : 'the given fixtures';

/** Says which of two sources of data is used. `given`: the other one. */
export function tellUnused(given: string, place: string, tell: Tell): void {
  tell(
    `The data is that of ${place}, and not ${given}: --reset (reset: true) deletes it and loads them`,
    true,
  );
}

export interface WatchingOptions {
  readonly file: string | undefined;
  readonly fixtures: string | undefined;
  readonly storage: Pick<Storage, 'reload' | 'reseed' | 'isSeeded'>;
  /** Reads the fixtures again. @throws InvalidDataError */
  readonly readSeed: () => Promise<DataFile>;
  /** Throws an error again, with the file of the fixtures that it is about. */
  readonly located: (error: unknown) => Promise<never>;
  readonly tell: Tell;
  /** Called when other fixtures are loaded. */
  readonly loaded: () => void;
}

/** Watches the data file and the folder of fixtures. Returns how to end it. */
export function watchEdits({
  file,
  fixtures,
  storage,
  readSeed,
  located,
  tell,
  loaded,
}: WatchingOptions): () => void {
  let isOver = false;
  const failed = (folder: string) => (error: Error) =>
    tell(
      `${shown(folder)} cannot be watched (${error.message}): edits are loaded with the next change`,
      true,
    );
  // One edit makes several events.
  let last = '';
  const looking = (look: () => Promise<void>) => async () => {
    try {
      await look();
      last = '';
    } catch (error) {
      if (isOver) return;
      const reason =
        error instanceof InvalidDataError ? `The edit of ${error.message}` : (error as Error).message;
      if (reason !== last) tell(`${reason}. The data before it goes on`, true);
      last = reason;
    }
  };
  const ends: (() => void)[] = [];
  if (file !== undefined) {
    // An edit may go through a symbolic link, or to the file behind it.
    const paths = new Set([resolve(file), realpathSync(file)]);
    for (const path of paths) {
      const folder = dirname(path);
      const changed = looking(async () => void (await storage.reload()));
      ends.push(
        watchFolder(folder, { isOurs: name => name === basename(path), changed, failed: failed(folder) }),
      );
    }
  }
  if (fixtures !== undefined) {
    const changed = looking(async () => {
      const isOther = await readSeed().then(storage.reseed).catch(located);
      if (!isOther) return;
      const use = storage.isSeeded ? 'are loaded' : 'will be loaded by the next reset';
      tell(`The fixtures in ${shown(fixtures)} were edited, and ${use}`, false);
      loaded();
    });
    ends.push(
      watchFolder(fixtures, { isOurs: name => name.endsWith('.json'), changed, failed: failed(fixtures) }),
    );
  }
  return () => {
    isOver = true;
    for (const end of ends) end();
  };
}
