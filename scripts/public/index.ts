/**
 * Writes what is public as lines, one fact each, to test/package/public/: what others rely on, so that a change of it is
 * seen in review. With --check: fails if a file differs, and names what has gone since the last release.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { installPackages } from '../../tools/install.js';
import { documentLines } from './document.ts';
import { goneSince } from './gone.ts';
import { commandLines, migrationLines, tableLines } from './tables.ts';

installPackages();
const { typeLines } = await import('../../tools/public-types.ts');

const folder = new URL('../../test/package/public/', import.meta.url);
const isCheck = process.argv.includes('--check');
const { http, events, errors } = documentLines();
const files: Readonly<Record<string, readonly string[]>> = {
  types: typeLines(),
  http,
  events,
  errors,
  migrations: migrationLines(),
  tables: tableLines(),
  command: commandLines(),
};

mkdirSync(folder, { recursive: true });
for (const [name, lines] of Object.entries(files)) {
  const file = new URL(`${name}.txt`, folder);
  const text = `${[...new Set(lines)].sort().join('\n')}\n`;
  if (!isCheck) writeFileSync(file, text);
  else if (readIfThere(file) !== text) {
    console.error(`test/package/public/${name}.txt is not what is public now. Run: npm run public`);
    process.exitCode = 1;
  }
}

const releases = new URL('../../test/package/releases/', import.meta.url);
/** What is shown of what has gone: lines, and characters of each. */
const mostShown = 200;
const maxLength = 200;
const { release, gone } = goneSince(folder, Object.keys(files), releases);
const changelog = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
if (gone.length > 0 && !/^### Breaking$/m.test(changelog.split(/^## /m)[1] ?? '')) {
  console.error(
    `Gone or changed since ${release}, and CHANGELOG.md has no heading "### Breaking" in its first release:`,
  );
  for (const line of gone.slice(0, mostShown)) console.error(`  ${line.slice(0, maxLength)}`);
  if (gone.length > mostShown) console.error(`  … and ${gone.length - mostShown} more`);
  process.exitCode = 1;
}

function readIfThere(file: URL): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
