/** Which files are run, and in which order. */
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

export interface TestFile {
  /** As it is printed, and as arguments name it. */
  readonly name: string;
  readonly path: string;
}

/** Those that take longest go first, or one core waits for them at the end. */
const slowFirst = [
  'adapters/postgres/conformance',
  'browser/',
  'contract/operations',
  'package/',
  'adapters/',
];

/** Those that are nothing without PostgreSQL or a browser, and those that start a process for each test. */
const notQuick = ['adapters/postgres/', 'browser/', 'package/', 'mock-server/cli', 'mock-server/database'];

export function testFiles(
  folder: string,
  { wanted, quick, ending }: { wanted: readonly string[]; quick: boolean; ending: string },
): TestFile[] {
  const rank = (name: string) => {
    const place = slowFirst.findIndex(start => name.startsWith(start));
    return place === -1 ? slowFirst.length : place;
  };
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(path => ({ name: path.split(sep).join('/'), path: join(folder, path) }))
      // Packages that are installed below bring tests of their own.
      .filter(({ name }) => name.endsWith(ending) && !name.split('/').includes('node_modules'))
      .filter(({ name }) => wanted.length === 0 || wanted.some(part => name.includes(part)))
      .filter(({ name }) => !quick || !notQuick.some(start => name.startsWith(start)))
      .sort((a, b) => rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : 1))
  );
}
