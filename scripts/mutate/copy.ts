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
import { type Mutant, mutantsOf, withAll } from './mutants.ts';

/** What tests do not read. Everything else may be read by a test. */
const leftOut = ['.git', 'dist', 'coverage', 'bench'];
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
  readonly mutants: readonly Mutant[];
  remove(): void;
}

export function mutatedCopy(root: string, files: readonly string[]): MutatedCopy {
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
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const found = mutantsOf(file, text, mutants.length);
    mutants.push(...found);
    writeFileSync(join(folder, file), withAll(text, found));
  }
  return { folder, mutants, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }) };
}
