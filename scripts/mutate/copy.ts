/** Copies the project and adds all mutants of a folder; the work tree itself is never changed. */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { groupBy } from '../../src/common/collections/group-by.ts';
import { type Mutant, mutantsOf, withAll } from './mutants.ts';

/** What tests do not read. Everything else may be read by a test. */
const leftOut = ['.git', 'dist', 'coverage'];
/** Folders with installed packages, which are linked. Others are left out. */
const installed = ['node_modules', 'tools/node_modules'];

/** The files of a room (see rooms.ts), in order. */
export function filesOf(root: string, code: readonly string[]): string[] {
  return code.flatMap(place =>
    statSync(join(root, place)).isFile()
      ? [place]
      : readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
          .filter(name => name.endsWith('.ts'))
          .sort()
          .map(name => join(place, name)),
  );
}

export interface MutatedCopy {
  readonly folder: string;
  /** All that the files allow. */
  readonly mutants: readonly Mutant[];
  /** Those that the copy has. */
  readonly chosen: readonly Mutant[];
  remove(): void;
}

export function mutatedCopy(
  root: string,
  files: readonly string[],
  choose: (mutants: readonly Mutant[]) => readonly Mutant[],
): MutatedCopy {
  const folder = mkdtempSync(join(tmpdir(), 'marketplace-mutants-'));
  for (const part of readdirSync(root))
    if (!leftOut.includes(part))
      cpSync(join(root, part), join(folder, part), {
        recursive: true,
        filter: path => basename(path) !== 'node_modules',
      });
  for (const packages of installed)
    if (existsSync(join(root, packages))) symlinkSync(join(root, packages), join(folder, packages));
  const mutants: Mutant[] = [];
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  for (const file of files) mutants.push(...mutantsOf(file, textOf(file), mutants.length));
  const chosen = choose(mutants);
  for (const [file, found] of groupBy(chosen, ({ file }) => file))
    writeFileSync(join(folder, file), withAll(textOf(file), found));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  return { folder, mutants, chosen, remove };
}
